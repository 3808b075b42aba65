extension ExcuseFault {
    /// Why it is reported.
    package var reason: String {
        switch self {
        case .withoutReason:
            "A reader cannot tell whether an excuse still holds that does not say why. A marker without a reason excuses "
                + "nothing, and a swiftlint:disable or nosemgrep that silences a rule needs a marker with one beside it."
        case .unknownRule:
            "The rule was misspelled or is retired, so the comment excuses nothing and only looks as if it did."
        case .unused:
            "The rule reports nothing there any more. The comment would excuse the next mistake without a sound."
        case .unreadable:
            "The comment was meant for a marker, and is not spelled as the registry's exception_marker is: it excuses nothing."
        }
    }

    package var mend: String {
        switch self {
        case .withoutReason: "Write the reason behind the rule's ID, or remove the comment and mend what is reported."
        case .unknownRule: "Write the ID of the rule that is meant, or remove the comment."
        case .unused: "Remove the comment."
        case .unreadable: "Write the marker as the message shows it, or remove the comment."
        }
    }
}
