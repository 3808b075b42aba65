extension StringProtocol {
    /// The words an identifier is made of, in lower case: `userIDNumber` and `user_id_number` are user, id, number. A digit
    /// belongs to the word before it.
    package var identifierWords: [String] {
        var words: [String] = []
        var word = ""
        func end() {
            if !word.isEmpty { words.append(word.lowercased()) }
            word = ""
        }
        let characters = Array(self)
        for (index, character) in characters.enumerated() {
            guard character.isLetter || character.isNumber else {
                end()
                continue
            }
            if character.isUppercase, let last = word.last {
                // In `URLToken` the T begins a word, since a small letter follows it.
                let endsCapitals = characters.indices.contains(index + 1) && characters[index + 1].isLowercase
                if !last.isUppercase || endsCapitals { end() }
            }
            word.append(character)
        }
        end()
        return words
    }
}
