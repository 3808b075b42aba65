"""Runs every emitted pattern in every engine it is called exact for, on trees that are meant to be nasty: the same rule must
be found in the same files on the same lines. Then SwiftLint's form, which knows exception markers, against the pattern
without them and a filter. And `rulec check` against semgrep with what is emitted for it.

Usage: engines.py SEMGREP RG ICUSEARCH RULEC [GENERATED]"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

import yaml

import checker
from nasty import Writer

SEMGREP, RG, ICU, RULEC = sys.argv[1:5]
GENERATED = pathlib.Path(sys.argv[5] if len(sys.argv) > 5 else "generated")
MARKER = "// standard:exception(<ID>) <reason>"
LEAST_LINES = 10_000
problems = []


def write(folder, files):
    for name, data in files.items():
        path = pathlib.Path(folder, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


def icu(folder, files, patterns, are_sources=False):
    """For each (id, regex, capture): its findings as (path, line of the match, line of the reported group)."""
    request = pathlib.Path(folder, "request.json")
    request.write_text(json.dumps({
        "folder": str(folder), "paths": sorted(files),
        "patterns": [{"id": i, "regex": r, "capture": c, "isSource": are_sources} for i, r, c in patterns]}), encoding="utf-8")
    run = subprocess.run([ICU, str(request)], capture_output=True, text=True)
    request.unlink()
    if run.returncode:
        sys.exit(f"the search in ICU failed: {run.stderr}")
    found = {identifier: set() for identifier, _, _ in patterns}
    for line in run.stdout.split("\n")[:-1]:
        identifier, path, match, group = line.split("\t")
        found[identifier].add((path, int(match), int(group)))
    return found


def semgrep(config, folder):
    found, errors = checker.semgrep(SEMGREP, config, folder)
    problems.extend(errors)
    return found


def ripgrep(folder, regex, *flags):
    # On several threads, ripgrep 13 was seen to hang in PCRE2 for good.
    run = subprocess.run(
        [RG, *flags, "--threads=1", "--no-config", "--no-ignore", "--hidden", "--text", "--json", "-e", regex, "."],
        cwd=folder, capture_output=True)
    if run.returncode > 1:
        return None, run.stderr.decode().strip().split("\n")[-1]
    found = set()
    for line in run.stdout.split(b"\n")[:-1]:
        event = json.loads(line)
        if event["type"] != "match":
            continue
        data = event["data"]
        text = data["lines"]["text"].encode()
        for part in data["submatches"] or [{"start": 0}]:
            found.add((data["path"]["text"].removeprefix("./"), data["line_number"] + text[: part["start"]].count(b"\n")))
    return found, None


class Comparison:
    """Counts pairs of pattern and engine, and says where two sets of places differ."""

    def __init__(self, name, files):
        self.name, self.pairs, self.regional, self.findings, self.different = name, 0, 0, 0, 0
        self.lines = {path: data.decode().split("\n") for path, data in files.items()}

    def check(self, pattern, engine, regex, found, expected):
        self.pairs += 1
        self.findings += len(expected)
        for place in sorted(found ^ expected)[:3]:
            path, line = place
            text = self.lines[path][line - 1]
            problems.append(
                f"{self.name}: {pattern}: {'only' if place in found else 'not'} {engine} finds {path}:{line}: {text[:200]!r}\n"
                f"    pattern: {regex[:600]}")
        self.different += len(found ^ expected)

    def __str__(self):
        regional = f" ({self.regional} of them exact but for their 'in:')" if self.regional else ""
        return f"{self.name}: {self.pairs} pairs{regional}, {self.findings} findings, {self.different} differences"


def engines(module, pack, plan, swiftlint, config, folder, files):
    """Every pattern in every engine, on all files, whatever its paths; and those of semgrep.yml within them."""
    write(folder, files)
    patterns = pack["patterns"]
    forms = {p["id"]: p["engines"] for p in patterns}
    captures = {p["id"]: p["capture"] for p in patterns}
    bare = icu(folder, files, [(i, f["icu"]["pattern"], captures[i]) for i, f in forms.items()])
    for i in sorted(i for i, found in bare.items() if not found):
        problems.append(f"{module}: nothing in the tree is found by {i}, so it proves nothing")
    exact, reaches = {}, {p["id"]: p["on"] for p in patterns}
    for p in patterns:
        for engine in ("pcre2", "rust"):
            if "pattern" in forms[p["id"]][engine]:
                exact[p["id"], engine] = forms[p["id"]][engine]["pattern"]
    comparisons = []
    with ThreadPoolExecutor(2) as pool:
        for engine, flags in (("pcre2", ["-P"]), ("rust", [])):
            mine = {i: regex for (i, e), regex in exact.items() if e == engine}
            comparison = Comparison(f"{module}, rg {' '.join(flags)}".strip(), files)
            for (i, regex), (found, error) in zip(mine.items(), pool.map(lambda i: ripgrep(folder, mine[i], *flags, *(["-U"] if reaches[i] == "file" else [])), mine)):
                if error:
                    problems.append(f"{comparison.name} refuses {i}: {error}\n    pattern: {regex[:600]}")
                else:
                    expected = {place[:2] for place in bare[i]}
                    # Of a match that looks far ahead, ripgrep does not tell the place; semgrep does.
                    if reaches[i] == "file":
                        found, expected = ({(path, 1) for path, _ in places} for places in (found, expected))
                    comparison.check(i, comparison.name, regex, found, expected)
                    comparison.regional += forms[i][engine].get("grade") == "approximate"
            comparisons.append(comparison)
    for rule in config["rules"]:
        regex = rule.get("pattern-regex") or rule["patterns"][0]["pattern-regex"]
        if forms[rule["id"]]["pcre2"] != {"pattern": regex}:
            problems.append(f"{module}: {rule['id']} of semgrep.yml is not the exact PCRE2 form of patterns.json")
    with tempfile.TemporaryDirectory() as other:
        everywhere = pathlib.Path(other, "everywhere.yml")
        shape = {"languages": ["regex"], "message": "-", "severity": "INFO"}
        rules = [{"id": i, "pattern-regex": regex, **shape} for (i, e), regex in exact.items() if e == "pcre2"]
        everywhere.write_text(yaml.safe_dump({"rules": rules}, allow_unicode=True), encoding="utf-8")
        found = semgrep(everywhere, folder)
        scoped_config = pathlib.Path(other, "scoped.yml")
        scoped_config.write_text(yaml.safe_dump(config, allow_unicode=True), encoding="utf-8")
        scoped = semgrep(scoped_config, folder)
    comparison, places = Comparison(f"{module}, semgrep", files), Comparison(f"{module}, semgrep within its paths", files)
    for rule in rules:
        i, expected = rule["id"], {place[:2] for place in bare[rule["id"]]}
        comparison.check(i, "semgrep", rule["pattern-regex"], found.get(i, set()), expected)
        comparison.regional += forms[i]["pcre2"].get("grade") == "approximate"
    for rule in config["rules"]:
        # One that points at a group is found on the line of the group.
        i, line = rule["id"], 2 if "patterns" in rule else 1
        expected = {(place[0], place[line]) for place in bare[i]}
        custom = swiftlint["custom_rules"][i]
        inside = {place for place in expected if is_in_scope(custom, place[0])}
        places.check(i, "semgrep", f"{rule['paths']}", scoped.get(i, set()), inside)
    checked, whole = Comparison(f"{module}, rulec check and semgrep.yml", files), checker.check(RULEC, module, folder, pack)
    for i, mine, theirs in checker.differences(pack, plan, config, whole, scoped):
        checked.check(i, "semgrep", forms[i]["pcre2"]["pattern"], theirs, mine)
    return [*comparisons, comparison, places, checked]


def is_in_scope(custom, path):
    """By the regexes of SwiftLint, which are simple enough to mean the same here."""
    def any_in(key):
        return any(re.search(regex, f"/repository/{path}") for regex in custom.get(key, []))
    return any_in("included") and not any_in("excluded")


def excused(rule, lines, line):
    """By the rules for markers: on the finding's line, or alone on the line above, with the ID and a reason."""
    marker = r"//.*?standard:exception\([ \t]*" + re.escape(rule) + r"[ \t]*\).*?\w"
    return bool(re.search(marker, lines[line - 1]) or line > 1 and re.match(r"[ \t]*" + marker, lines[line - 2]))


def markers(module, pack, swiftlint, folder, files, name):
    """SwiftLint's form against the bare pattern and a filter. A line on which a marker may not be seen must be found at most
    by the bare pattern and at least by the filtered one."""
    write(folder, files)
    patterns = {p["id"]: p for p in pack["patterns"]}
    rules = [(i, r["regex"], r.get("capture_group", 0)) for i, r in swiftlint["custom_rules"].items()]
    emitted = icu(folder, files, rules)
    bare = icu(folder, files, [(i, patterns[i]["engines"]["icu"]["pattern"], c) for i, _, c in rules])
    unless = icu(folder, files, [(i, patterns[i]["unless"], 0) for i, _, _ in rules if patterns[i]["unless"]], True)
    comparison = Comparison(f"{module}, {name}", files)
    count = 0
    for i, regex, _ in rules:
        every = {(path, line) for path, _, line in bare[i]}
        allowed = {place[:2] for place in unless.get(i, set())}
        left = {p for p in every if p not in allowed and not excused(patterns[i]["rule"], comparison.lines[p[0]], p[1])}
        count += len(every - left)
        found = {(path, line) for path, _, line in emitted[i]}
        unseen = {p for p in every - left if max(len(text) for text in comparison.lines[p[0]][max(p[1] - 2, 0):p[1]]) > 300}
        comparison.check(i, "SwiftLint's form", regex, found - unseen, left)
    return comparison, count


OVERLAYS = (yaml.safe_load(path.read_text(encoding="utf-8")) for path in pathlib.Path("overlays").glob("*.yml"))
SOURCES = {overlay["module"]: overlay["source"] for overlay in OVERLAYS}
comparisons = []
for path in sorted(GENERATED.glob("*/patterns.json")):
    pack = json.loads(path.read_text(encoding="utf-8"))
    swiftlint = yaml.safe_load((path.parent / "swiftlint.yml").read_text(encoding="utf-8"))
    config = yaml.safe_load((path.parent / "semgrep.yml").read_text(encoding="utf-8"))
    plan = json.loads((path.parent / "plan.json").read_text(encoding="utf-8"))
    module, writer = pack["module"], Writer(pack, SOURCES[pack["module"]], seed=len(comparisons))
    plain, marked = writer.tree(), writer.marked(MARKER)
    for name, files in (("plain", plain), ("marked", marked)):
        lines = sum(data.count(b"\n") for data in files.values())
        print(f"{module}: the {name} tree has {len(files)} files, {lines} lines")
        if lines < LEAST_LINES:
            problems.append(f"{module}: the {name} tree is too small to prove anything")
    with tempfile.TemporaryDirectory() as folder:
        comparisons += engines(module, pack, plan, swiftlint, config, folder, plain)
        comparisons.append(markers(module, pack, swiftlint, folder, plain, "SwiftLint's form without markers")[0])
    with tempfile.TemporaryDirectory() as folder:
        comparison, count = markers(module, pack, swiftlint, folder, marked, "SwiftLint's form with markers")
        comparisons.append(comparison)
        print(f"{module}: markers excuse {count} findings")

inside = sum(c.findings for c in comparisons if c.name.endswith("within its paths"))
if not 0 < inside < sum(c.findings for c in comparisons if c.name.endswith("semgrep")):
    problems.append("the paths of the rules leave out nothing, or everything")
for comparison in comparisons:
    print(comparison)
for problem in problems[:60]:
    print(problem, file=sys.stderr)
print(f"{len(problems)} problems")
sys.exit(1 if problems or not comparisons else 0)
