public protocol Intent {  // expect: PSEAM-05
}

enum Command {
    case reload
    case tick
    case collapse  // expect: PENG-07
}
