public protocol Intent {  // expect: PSEAM-05
}
