"""Runs `rulec check` on a small tree in every format, and feeds each to a reader of that format.

Usage: findings.py RULEC SARIF"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

from junitparser import JUnitXml

RULEC, SARIF = sys.argv[1:3]
SOURCE = "Modules/Booking/Sources/Booking"
FILES = {
    f"{SOURCE}/a b.swift": 'let 👍🏽 = "é"; print(banner)\nprint(1) // standard:exception(READ-08) a test\n',
    f"{SOURCE}/c.swift": "let a = 1 // standard:exception(NO-01) a test\r\nNSLog(\"x\")\r\n",
    f"{SOURCE}/d.swift": "\0",
    # What fails nothing: a candidate.
    f"{SOURCE}/e.swift": "func f() { x.foregroundStyle(.red) }\n",
}
problems = []


def check(condition, message):
    if not condition:
        problems.append(message)


def whole(value):
    return isinstance(value, int) and value >= 1


with tempfile.TemporaryDirectory() as folder:
    for path, text in FILES.items():
        file = pathlib.Path(folder, path)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(text.encode())
    inputs = ["--registry", str(pathlib.Path("registry").resolve()), "--overlays", str(pathlib.Path("overlays").resolve())]

    def run(name):
        result = subprocess.run(
            [RULEC, "-C", folder, *inputs, "check", "Booking", "--format", name], capture_output=True, text=True)
        check(result.returncode == 1, f"{name}: exit {result.returncode}, not 1: {result.stderr}")
        return result.stdout

    found = json.loads(run("json"))
    findings = found["findings"]
    open_findings = [finding for finding in findings if not finding["excused"]]
    check(found["version"] == 1 and found["module"] == "Booking", "json: no version or module")
    summary = found["summary"]
    candidates = [finding for finding in open_findings if finding["confidence"] == "candidate"]
    check(candidates and summary["candidates"] == len(candidates), "json: candidates are not counted apart")
    counted = sum(summary[level] for level in ("blocking", "important", "suggestion", "reportedOnly", "candidates"))
    check(counted == len(open_findings), "json: the counts do not add up")
    check({finding["rule"] for finding in open_findings} >= {"READ-08", "excuse-unknown-rule"}, "json: rules are missing")
    check(len({finding["fingerprint"] for finding in findings}) == len(findings), "json: two findings share a fingerprint")
    for finding in findings:
        text = FILES.get(finding["file"], "").encode()
        if finding["start"]:
            before = text[: finding["start"]["offset"]].decode()
            check(finding["start"]["line"] == before.count("\n") + 1, f"json: {finding} is on another line")

    path = pathlib.Path(folder, "findings.sarif")
    path.write_text(run("sarif"), encoding="utf-8")
    summary = subprocess.run([SARIF, "summary", str(path)], capture_output=True, text=True)
    check(summary.returncode == 0 and "error: " in summary.stdout, f"sarif: sarif-tools: {summary.stdout}{summary.stderr}")
    sarif_run = json.loads(path.read_text(encoding="utf-8"))["runs"][0]
    check(len(sarif_run["results"]) == len(findings), "sarif: results are missing")
    rules = [rule["id"] for rule in sarif_run["tool"]["driver"]["rules"]]
    check(len(set(rules)) == len(rules), "sarif: a rule is listed twice")
    for result, finding in zip(sarif_run["results"], findings):
        check(rules[result["ruleIndex"]] == result["ruleId"] == finding["rule"], "sarif: a ruleIndex leads elsewhere")
        check(result["level"] in ("error", "warning", "note"), "sarif: an unknown level")
        check(result["level"] == "note" or finding["confidence"] == "verdict", "sarif: a candidate is more than a note")
        check(bool(result["suppressions"]) == bool(finding["excused"]), "sarif: an excuse is no suppression")
        region = result["locations"][0]["physicalLocation"].get("region")
        if region:
            text = FILES[finding["file"]].encode()
            line = text.decode().split("\n")[region["startLine"] - 1]
            column = len(line.encode("utf-16-le")[: 2 * (region["startColumn"] - 1)].decode("utf-16-le").encode())
            start = sum(len(part) + 1 for part in text.split(b"\n")[: region["startLine"] - 1])
            check(start + column == region["byteOffset"], f"sarif: {region} counts no UTF-16")

    junit = run("junit")
    suite = next(iter(JUnitXml.fromstring(junit.encode())))
    check(suite.tests == len(list(suite)) and suite.failures > 0, "junit: the counts of the suite are wrong")
    allowed = {
        "testsuites": {"name"}, "testsuite": {"name", "tests", "failures", "errors"}, "testcase": {"name", "classname"},
        "failure": {"message", "type"}, "error": {"message", "type"}, "system-out": set()}
    for element in ElementTree.fromstring(junit.encode()).iter():
        check(set(element.attrib) <= allowed.get(element.tag, set()), f"junit: <{element.tag}> has an unknown attribute")

    issues = json.loads(run("gitlab"))
    check(len(issues) == len(open_findings), "gitlab: issues are missing")
    check(len({issue["fingerprint"] for issue in issues}) == len(issues), "gitlab: two issues share a fingerprint")
    for issue in issues:
        check(
            isinstance(issue["description"], str) and isinstance(issue["check_name"], str)
            and issue["severity"] in ("info", "minor", "major", "critical", "blocker")
            and not issue["location"]["path"].startswith(("/", "./")) and whole(issue["location"]["lines"]["begin"]),
            f"gitlab: {issue} is no issue of a code quality report")

    lines = run("github").splitlines()
    check(len(lines) == len(open_findings), "github: commands are missing")
    for line in lines:
        check(
            re.fullmatch(r"::(error|warning|notice) file=[^,:]+(,(line|endLine|col|endColumn)=\d+)+,title=[^,:]+::.+", line),
            f"github: {line} is no command")
    for line in run("xcode").splitlines():
        check(re.fullmatch(r"/.+\.swift:\d+:\d+: (error|warning): .+", line), f"xcode: {line} is no issue")
    table = [line for line in run("markdown").splitlines() if line.startswith("|")]
    check(len(table) == len(open_findings) + 2 * table.count("|---|---|---|---|"), "markdown: rows are missing")
    for line in table:
        check(len(re.findall(r"(?<!\\)\|", line)) == 5, f"markdown: {line} has another number of cells")

if problems:
    print("\n".join(problems), file=sys.stderr)
    sys.exit(1)
print(f"{len(findings)} findings in eight formats")
