"""Writes trees of Swift that are meant to trip engines up: the examples of a pattern pack, whole and nearly, in every place
of a file where text can stand. The same pack and seed give the same tree."""

import itertools
import random
import re

ODD = [
    "\t", "\u00a0", "\u2003", "\u200b", "\u200d", "\ufe0f", "\u0301", "\u0345", "\u0085", "\u2028", "\u2029", "\u000b",
    "\u000c", "\r", "é", "ß", "ſ", "K", "ﬁ", "ﬆ", "İ", "ı", "٣", "Ⅷ", "ⓐ", "_", "‿", "漢", "😀", "👨‍👩‍👧", "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
]
TWINS = {"k": "K", "s": "ſ", "e": "é", "i": "İ", "ss": "ß", "fi": "ﬁ", "st": "ﬆ", "K": "K", "a": "а"}
FIXED = [
    "let s = \"/* not a comment */ // MARK: - In a string\"", "/* outer /* inner */ print(1) */", "#if DEBUG // print(1)",
    "let raw = #\"\\(x) \"quoted\" // print(\"#", "let many = \"\"\"", "  // MARK: - Text", "  print(2)", "  \"\"\"", "#endif",
    "let pounds = ##\"\"\"", "\"\"\"# print(3)", "\"\"\"##", "let r = /print\\(.*\\/\\/ x/", "let e = #/MARK: - (.+)$/#",
    "let nested = \"\\(f(\"print(\\(g(\"inner\"))\"))\"", "// MARK: - Überschrift", "// MARK: - A → B", "//MARK:-   State ",
    "// MARK: - 🙂 emoji 👨‍👩‍👧", "\tvar island: Bool = false", "    var isOpen: Bool = false", "    var é: Bool",
    "    var has2: Bool", "func f(_ index: Int, for itemIndex: Int)", " " * 2000 + "var open: Bool", "", "   \t ",
    "let url = \"http://example.com/" + "x" * 3000 + "\"; print(url)", "// \u2028let open: Bool", "// a\u0085    var open: Bool",
    "/*", " * TODO: text", "*/", "⚠️print(1)", "(\u0301print(1)", "a\u200bprint(1)", "e\u0301print(1)", "print\u200b(1)",
    " \u00a0\u2003var wide: Bool", "/* open \u2029print(1) */ print(2)", "// x\u000bvar open: Bool", "// x\rvar open: Bool",
    "if featureFlags.isOn(.seatUpgrade) {", "FeatureFlags(key)", "struct FetchSeat {", "final class SeatManager {", "class FetchSeatCatalog {",
]
PLACES = [
    "{}", "{}", "{}", "    {}", "\t{}", "// {}", "/// {}", "/* {} */", "/* /* {} */ {} */", "let t = \"{}\"", "let t = #\"{}\"#",
    "let t = \"\\({})\"", "let t = \"\"\"\n    {}\n    \"\"\"", "#if canImport(UIKit)\n{}\n#endif", "let t = /{}/", "{} // {}",
    "x{}", "_{}", "{}1", ".{}", "{} {}", "/*\n * {}\n */", "let t = \"" + "y" * 2500 + "\"; {}", "😀{}", "{}\u0301", "// \u2028{}",
    "// a\u0085{}", "@objc {}", "func g() {{ {} }}",
]

LEAST_PIECES = 4000


class Writer:
    def __init__(self, pack, source, seed):
        self.random = random.Random(seed)
        self.pack = pack
        self.source = source

    def mutated(self, text):
        """Nearly the same text."""
        choose, at = self.random.choice, self.random.randrange(len(text) + 1)
        kind = self.random.randrange(8)
        if kind == 0:
            return text[:at] + text[at + 1:]
        if kind == 1:
            return text[:at] + choose(ODD) + text[at:]
        if kind == 2:
            return text[:at] + choose(ODD) + text[at + 1:]
        if kind == 3:
            return text[:at].swapcase() + text[at:]
        if kind == 4:
            return text[:at] + text[max(at - 1, 0):]
        if kind == 5:
            twins = [(m.start(), t) for t in TWINS for m in re.finditer(t, text)]
            if twins:
                at, twin = choose(twins)
                return text[:at] + TWINS[twin] + text[at + len(twin):]
        if kind == 6:
            return re.sub(r" +", lambda _: choose(["", " ", "  ", "\t", "\u00a0", "\n"]), text)
        return text[:at] + choose(["\n", "\n\n", "(", "\"", " // ", "/*", "*/", "\\"]) + text[at:]

    def pieces(self):
        """Every example as it stands, mutated, and in a place of each kind in turn; more than once from a small pack."""
        turn = 0
        while turn < LEAST_PIECES:
            for pattern in self.pack["patterns"]:
                for text in pattern["examples"]["bad"] + pattern["examples"]["good"]:
                    text = text.rstrip("\n")
                    yield pattern, text
                    for _ in range(5):
                        place = PLACES[turn % len(PLACES)]
                        turn += 1
                        changed = text if self.random.random() < 0.4 else self.mutated(text)
                        yield pattern, place.replace("{}", changed).replace("{{", "{").replace("}}", "}")
                yield pattern, self.random.choice(FIXED)

    def path(self, glob, number):
        """A path that a glob of the pack matches, or nearly does."""
        chance = self.random.random
        def folders():
            return "/".join(self.random.choice(["Screens", "Seat", "Data", "Presentation", "Domain", "Row+1", "Übersicht", "Generated"])
                            for _ in range(self.random.randrange(3)))
        text = glob
        while alternatives := re.search(r"\{([^{}]*)\}", text):
            text = text.replace(alternatives[0], self.random.choice(alternatives[1].split(",")), 1)
        parts = []
        for part in text.split("/"):
            if part == "**":
                parts += [p for p in folders().split("/") if p]
            else:
                parts.append(part.replace("*", self.random.choice(["Seat", "Map", "Seat+Map", "É"])))
        name = "/".join(parts)
        if not name.endswith(".swift"):
            name += "/File.swift"
        if chance() < 0.1:
            name = name.replace("Sources/", self.random.choice(["Sources/X", "sources/", "Sources/Sources/"]), 1)
        folder, _, file = name.rpartition("/")
        return f"{folder}/{number}{file}" if chance() < 0.8 else f"{folder}/{number}/{file}"

    def tree(self):
        """Path to bytes. Files differ in their line ends, their first and their last bytes."""
        globs = sorted({g for p in self.pack["patterns"] for kind in ("include", "exclude") for g in p["paths"][kind]})
        pieces = list(self.pieces())
        files, number = {}, 0
        while pieces:
            size = self.random.randrange(40, 90)
            text, pieces = [text for _, text in pieces[:size]], pieces[size:]
            text += self.random.sample(FIXED, 8)
            self.random.shuffle(text)
            body = "\n".join(text)
            if number % 3 == 1:
                body = body.replace("\r\n", "\n").replace("\n", "\r\n")
            elif number % 9 == 5:
                body = re.sub("\n", lambda _: self.random.choice(["\n", "\r\n"]), body)
            if number % 4 != 3:
                body += "\r\n" if number % 3 == 1 else "\n"
            if number % 11 == 4:
                body = "// nothing\n" * 401 + body
            # Nowhere but at the start of a file: ripgrep takes each line for a text, and so for a place of a BOM.
            if number % 7 == 2:
                body = "\ufeff" + body
            files[self.path(globs[number % len(globs)], number)] = body.encode()
            number += 1
        files.update(self.examples())
        return files

    def examples(self):
        """Every example once more as it stands, on LF and on CRLF, and those that are whole files in files of
        their own. And an empty file."""
        folder = self.source
        files = {f"{folder}/Empty.swift": b"", f"{folder}/Long.swift": b"let x = 1\n" * 700}
        texts = []
        for pattern in self.pack["patterns"]:
            for number, text in enumerate(pattern["examples"]["bad"] + pattern["examples"]["good"]):
                texts.append(text.rstrip("\n"))
                if pattern["on"] == "file":
                    files[f"{folder}/{pattern['id']}/{number}.swift"] = text.encode()
        # Not all in one: where a pattern looks through a hundred kilobytes, semgrep gives up without a word.
        for start in range(0, len(texts), 100):
            text = "\n\n".join(texts[start:start + 100])
            for name, end in (("LF", "\n"), ("CRLF", "\r\n")):
                files[f"{folder}/{name}{start}.swift"] = text.replace("\n", end).encode()
        return files

    def marked(self, marker):
        """The same kind of tree with exception markers, good ones and nearly, on LF and CRLF. No line is so long that a
        marker on it may not be seen."""
        files, lines, number = {}, [], 0
        for pattern, text in itertools.chain(self.pieces(), self.pieces()):
            if max(len(line) for line in text.split("\n")) > 200:
                continue
            excuse = self.excuse(pattern["rule"], marker)
            first, *rest = text.split("\n")
            lines += self.random.choice([
                [f"{first} {excuse}", *rest], [excuse, text], [f"    {excuse}", text], [f"let before = 1 {excuse}", text],
                [excuse, "", text], [text, excuse], [f"{text} {excuse}"], [f"/* {excuse} */", text],
                [f"// swiftlint:disable:next x - {excuse[3:]}", text], [text],
            ])
            if len(lines) > 500:
                end = "\r\n" if number % 3 == 1 else "\n"
                files[f"{self.source}/Marked{number}.swift"] = end.join(
                    "\n".join(lines).replace("\r\n", "\n").split("\n")).encode()
                lines, number = [], number + 1
        return files

    def excuse(self, rule, marker):
        reason = self.random.choice(["the console is the product", "x", "ß", "", " ", "-", "...", "1 2"])
        name = self.random.choice([rule] * 12 + [rule + "b", "X" + rule, rule.lower(), rule[:-1], "READ-99", rule + "_x", ""])
        text = marker.replace("<ID>", self.random.choice(["", "", " "]) + name).replace("<reason>", reason)
        return self.random.choice([text] * 6 + [text.replace("// ", "//"), text.replace(":", " : "), text.upper(), text + " // more"])
