import OutlineEngine

struct Scenario {}  // expect: PTRIG-12
