"""Runs the emitted semgrep configs, and holds semgrep against `rg -P` on a tree that is meant to be nasty: each pattern
that both engines are said to find exactly must be found in the same files on the same lines.

Usage: engines.py SEMGREP RG"""

import json
import pathlib
import subprocess
import sys
import tempfile

import yaml

SEMGREP, RG = sys.argv[1:]
problems = []
compared = 0


def nasty(module, pack):
    """File name to text: every example of the registry, then what trips engines up."""
    examples = [text for p in pack["patterns"] for kind in ("bad", "good") for text in p["examples"][kind]]
    source = f"Modules/{module}/Sources/{module}"
    lines = [
        "let s = \"/* not a comment */ // MARK: - In a string\"", "/* outer /* inner */ print(1) */",
        "let raw = #\"\\(x) \"quoted\" // print(\"#", "let many = \"\"\"", "  // MARK: - Text", "  print(2)", "  \"\"\"",
        "\tvar island: Bool = false", "    var isOpen: Bool = false", "    var is: Bool", "    var é: Bool", "    var has2: Bool",
        "// MARK: - Überschrift", "// MARK: - A → B", "//MARK:-   State ", "// MARK: - 🙂 emoji 👨‍👩‍👧", "func f(_ index: Int, for itemIndex: Int)",
        "struct DateUtil {", "public final class Helpers {", "let url = \"http://example.com/" + "x" * 3000 + "\"",
        " " * 2000 + "var open: Bool", "", " \u00a0\u2003var wide: Bool", "#if DEBUG", "fatalError(\"x\")", "#endif",
    ]
    return {
        f"{source}/Examples.swift": "\n".join(examples) + "\n",
        f"{source}/Screens/Seat/Presentation/SeatScene.swift": "\n".join(lines) + "\n",
        f"{source}/Screens/Seat/Presentation/Components/Row/RowView.swift": "\n\n".join(lines + examples),
        f"{source}/Windows.swift": "\r\n".join(lines + examples) + "\r\n",
        f"{source}/Long.swift": "// nothing\n" * 401 + "\n".join(lines),
        f"{source}/Generated/Left.swift": "\n".join(lines + examples),
        f"{source}/Empty.swift": "",
    }


def semgrep(config, tree):
    run = subprocess.run(
        [SEMGREP, "scan", "--metrics=off", "--disable-version-check", "--no-git-ignore", "--jobs=2", "--quiet", "--json",
         "--max-target-bytes=0", "--config", str(config), "."], cwd=tree, capture_output=True, text=True)
    try:
        report = json.loads(run.stdout)
    except ValueError:
        sys.exit(f"semgrep does not take {config}: {run.stdout}{run.stderr}")
    for error in report["errors"]:
        problems.append(f"semgrep on {config}: {error.get('message', error)}")
    return {(r["check_id"].rsplit(".", 1)[-1], r["path"].removeprefix("./"), r["start"]["line"]) for r in report["results"]}


def ripgrep(identifier, pattern, tree):
    run = subprocess.run(
        [RG, "-P", "-U", "--no-config", "--no-ignore", "--hidden", "--json", "-e", pattern, "Modules"],
        cwd=tree, capture_output=True, text=True)
    if run.returncode > 1:
        problems.append(f"rg -P on {identifier}: {run.stderr}")
    found = set()
    for line in run.stdout.splitlines():
        event = json.loads(line)
        if event["type"] != "match":
            continue
        data = event["data"]
        text = data["lines"]["text"].encode()
        for part in data["submatches"]:
            number = data["line_number"] + text[: part["start"]].count(b"\n")
            found.add((identifier, data["path"]["text"], number))
    return found


for path in sorted(pathlib.Path("generated").glob("*/semgrep.yml")):
    config = yaml.safe_load(path.read_text(encoding="utf-8"))
    pack = json.loads((path.parent / "patterns.json").read_text(encoding="utf-8"))
    forms = {p["id"]: p["engines"]["pcre2"] for p in pack["patterns"]}
    with tempfile.TemporaryDirectory() as folder:
        tree = pathlib.Path(folder, "tree")
        for name, text in nasty(pack["module"], pack).items():
            tree.joinpath(name).parent.mkdir(parents=True, exist_ok=True)
            tree.joinpath(name).write_bytes(text.encode())
        scoped = semgrep(path.resolve(), tree)
        for rule in config["rules"]:
            if forms[rule["id"]] != {"pattern": rule["pattern-regex"]}:
                problems.append(f"{path}: {rule['id']} is not the exact PCRE2 form of patterns.json")
            del rule["paths"]
        everywhere = pathlib.Path(folder, "everywhere.yml")
        everywhere.write_text(yaml.safe_dump(config, allow_unicode=True), encoding="utf-8")
        left = semgrep(everywhere, tree)
        right = set()
        for rule in config["rules"]:
            right |= ripgrep(rule["id"], rule["pattern-regex"], tree)
        for finding in sorted(left ^ right):
            problems.append(f"{path}: only {'semgrep' if finding in left else 'rg -P'} finds {finding}")
        if not scoped or not scoped < left:
            problems.append(f"{path}: the paths of its rules leave out nothing, or everything")
        for finding in sorted(f for f in scoped if "/Generated/" in f[1]):
            problems.append(f"{path}: {finding} is in a generated file")
        compared += len(left)
        print(f"{path}: {len(config['rules'])} rules, {len({f[0] for f in left})} of them with findings, {len(left)} lines")

for problem in problems[:40]:
    print(problem, file=sys.stderr)
print(f"{compared} findings compared, {len(problems)} problems")
sys.exit(1 if problems or not compared else 0)
