import RulecCLI
import Testing

@Suite("rulec yaml")
struct YAMLCommandTests {
    private func run(_ option: String, _ text: String) throws -> Sandbox.Result {
        let sandbox = try Sandbox()
        try sandbox.write("a.yml", text)
        return sandbox.run("yaml", option, "a.yml")
    }

    @Test("--events prints the notation of the YAML test suite")
    func events() throws {
        let result = try run("--events", "a: &x 'b'\nc:\n- !!str d\n- *x\n")
        #expect(
            result.output == """
                +STR
                +DOC
                +MAP
                =VAL :a
                =VAL &x 'b
                =VAL :c
                +SEQ
                =VAL <tag:yaml.org,2002:str> :d
                =ALI *x
                -SEQ
                -MAP
                -DOC
                -STR

                """)
        #expect(result.status == .success)
        #expect(result.error == "")
    }

    @Test(
        "--events takes what only a tree could not hold",
        arguments: ["a: 1\na: 2\n", "a\n--- b\n", "!t a\n", "*none\n", "<<: a\n"])
    func eventLevel(text: String) throws {
        let result = try run("--events", text)
        #expect(result.status == .success)
        #expect(result.output.hasSuffix("-STR\n"))
        #expect(result.error == "")
    }

    @Test("--json prints a line a document, with the types of the core schema and the keys in the order of the text")
    func json() throws {
        let text = """
            z: [null, ~, true, 12, 0x1F, -1.5e3, .inf, -.INF, .nan, yes, 012]
            a: "12"
            ? [k, 1]
            : !!str 3
            b: &x {}
            c: *x
            ---
            - |
              line
            --- 1.0
            """
        let result = try run("--json", text)
        #expect(
            result.output == """
                {"z":[null,null,true,12,31,-1500.0,".inf","-.INF",".nan","yes",12],"a":"12","[\\"k\\",1]":"3","b":{},"c":{}}
                ["line\\n"]
                1.0

                """)
        #expect(result.status == .success, "\(result.error)")
    }

    @Test("a key inside a key inside a key is not quoted again at each level")
    func nestedKeys() throws {
        let result = try run("--json", String(repeating: "? ", count: 100) + "a")
        #expect(result.status == .success)
        #expect(result.output.utf8.count < 1000)
        #expect(try run("--json", "? {[a]: 1}\n: b\n").output == #"{"{[\"a\"]:1}":"b"}"# + "\n")
    }

    @Test("an error is reported at its place, and nothing is printed", arguments: ["--events", "--json", "--notes"])
    func errors(option: String) throws {
        let result = try run(option, "a: 1\nb: [1, 2\n")
        #expect(result.status == .findings)
        #expect(result.output == "")
        #expect(result.error.hasPrefix("a.yml:2:4: error: ") && result.error.hasSuffix("1 error\n"), "\(result.error)")
    }

    @Test("--json refuses a key that stands twice")
    func duplicate() throws {
        let result = try run("--json", "a: 1\na: 2\n")
        #expect(result.status == .findings)
        #expect(result.error.contains("a.yml:2:1: error: ") && result.error.contains("[yaml-duplicate-key]"))
    }

    @Test(
        "--notes names what YAML 1.1 readers see in unquoted values and keys",
        arguments: [
            ("yes", "text here and the truth value true"), ("Off", "text here and the truth value false"),
            ("y", "text here and the truth value true"), ("012", "the integer 12 here and the integer 10"),
            ("-1:30", "text here and the integer -90"), ("1:30.5", "text here and a number"),
            ("1_000", "text here and the integer 1000"), ("0b11", "text here and the integer 3"),
            ("08", "the integer 8 here and text"), ("0o17", "the integer 15 here and text"),
            ("1e3", "a number here and text"),
            ("2026-11-30", "text here and a date or time"),
            ("2001-12-14t21:59:43.10-05:00", "text here and a date or time"), ("<<", "text here and a merge key"),
            ("=", "text here and the default-value key, which most readers refuse"),
        ] as [(String, String)])
    func notes(text: String, words: String) throws {
        let result = try run("--notes", "k: [1,\n  \(text)]\n'yes': !!str on\n")
        #expect(result.output == "a.yml:2:3: note: `\(text)` is \(words) in YAML 1.1\n")
        #expect(result.status == .success)
        #expect(try run("--notes", "\(text): 'no'\n").output.hasPrefix("a.yml:1:1: note: "))
    }

    @Test(
        "--notes is silent where both versions agree",
        arguments: [
            "a", "1", "-12", "007", "0x1F", "+1", "1.5", ".5", "1.0e+3", "true", "NULL", "~", "", ".inf", "2026",
            "12:60", "1.2.3",
            "99999999999999999999", "-9223372036854775808",
        ])
    func agreement(text: String) throws {
        let result = try run("--notes", "- \(text)\n")
        #expect(result.output == "")
        #expect(result.status == .success)
    }

    @Test(
        "wrong usage is exit 2",
        arguments: [
            (["a.yml"], "needs one of --events, --json and --notes"),
            (["--json", "--events", "a.yml"], "needs one of"),
            (["--json"], "needs a file"), (["--json", "a.yml", "a.yml"], "takes one operand"),
            (["--json", "none.yml"], "none.yml'"),
        ] as [([String], String)])
    func usage(arguments: [String], words: String) throws {
        let sandbox = try Sandbox()
        try sandbox.write("a.yml", "a: 1\n")
        var error = ""
        let console = Console(output: { _ in }, error: { error += $0 }, isColored: false)
        #expect(Rulec.run(["-C", sandbox.root, "yaml"] + arguments, console: console) == .failure)
        #expect(error.contains(words), "\(error)")
    }

    @Test("a merge key brings in what the mapping does not have itself")
    func mergeKeys() throws {
        let sandbox = try Sandbox()
        try sandbox.write(
            "a.yml", "base: &b {x: 1, y: 2}\nmore: &m {y: 3, z: 4}\nall: {y: 0, <<: [*b, *m]}\n")
        let result = sandbox.run("yaml", "--json", "a.yml")
        #expect(
            result.output
                == #"{"base":{"x":1,"y":2},"more":{"y":3,"z":4},"all":{"y":0,"x":1,"z":4}}"# + "\n",
            "\(result.error)")
    }
}
