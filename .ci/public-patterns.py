"""Prints what `rulec validate` says about patterns that people wrote for SwiftLint, for a person to read.

Usage: public-patterns.py RULEC FILE [CODE ...]

A pattern is read as `on: file`, since SwiftLint lets every pattern cross lines. Each line of FILE is a JSON object with
`file`, `rule` and `regex`. With codes, such as `slow-regex`, only those are printed."""

import collections
import json
import pathlib
import subprocess
import sys
import tempfile

RULEC, FILE, CODES = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2]), set(sys.argv[3:])
# Of each text once, under the first name that it has.
names = {}
for line in FILE.read_text(encoding="utf-8").splitlines():
    rule = json.loads(line)
    names.setdefault(rule["regex"], f"{rule['file']} {rule['rule']}")
lines = ["version: 1.0.0", "rules:"]
places = {}
for number, regex in enumerate(names):
    lines.append(json.dumps({
        "id": f"PUB-{number:04}", "title": "T", "severity": "important", "enforcement": "lint", "rationale": "R",
        "patterns": [{"regex": regex.replace("${", "$${"), "on": "file"}]}, ensure_ascii=False))
    lines[-1] = "  - " + lines[-1]
    places[len(lines)] = regex
with tempfile.TemporaryDirectory() as folder:
    registry = pathlib.Path(folder, "rules.yml")
    registry.write_text("\n".join(lines) + "\n", encoding="utf-8")
    run = subprocess.run([RULEC, "validate", "--registry", str(registry), "--format", "json"], capture_output=True, text=True, cwd=folder)
if run.returncode not in (0, 1):
    sys.exit(f"rulec failed: {run.stderr}")
counts = collections.Counter()
for finding in json.loads(run.stdout)["diagnostics"]:
    code, start, end = finding["code"], finding["start"], finding["end"]
    regex = places.get(start["line"]) if finding["file"].endswith("rules.yml") else None
    if code == "pattern-without-example" or regex is None:
        continue
    counts[code] += 1
    if CODES and code not in CODES:
        continue
    text = lines[start["line"] - 1][start["column"] - 1:end["column"] - 1] if start["line"] == end["line"] else ""
    print(f"{code}: {names[regex]}: {finding['message']}\n    regex: {regex}\n    part:  {text}\n    help:  {finding['help']}")
print(f"{len(names)} regexes: " + ", ".join(f"{count} {code}" for code, count in sorted(counts.items())))
