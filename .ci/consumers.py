"""Feeds every emitted file to the readers it is for, and compares what they see with what was meant."""

import io
import json
import pathlib
import sys

import ruamel.yaml
import yaml
from yamllint import linter
from yamllint.config import YamlLintConfig

GENERATED = pathlib.Path("generated")
problems = []
checked = 0


def plain(value):
    """ruamel's containers as ordinary ones, so that types and values compare with PyYAML's."""
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, list):
        return [plain(item) for item in value]
    return value


def check(condition, message):
    global checked
    checked += 1
    if not condition:
        problems.append(message)


# Emitted lines are as long as their patterns are; every other rule of yamllint holds.
LINT = YamlLintConfig("{extends: default, rules: {line-length: disable, document-start: disable}}")



def read(path):
    """The values of a config, on which the readers of YAML 1.1 and 1.2 agree."""
    text = path.read_text(encoding="utf-8")
    old = yaml.safe_load(text)
    new = plain(ruamel.yaml.YAML(typ="safe", pure=True).load(io.StringIO(text)))
    check(old == new, f"{path}: PyYAML (1.1) and ruamel.yaml (1.2) read it differently")
    for problem in linter.run(text, LINT, str(path)):
        check(False, f"{path}:{problem.line}:{problem.column}: yamllint: {problem.message}")
    return old


for path in sorted(GENERATED.glob("*/semgrep.yml")):
    check(read(path)["rules"], f"{path}: there is no rule in it")

configs = sorted(GENERATED.glob("*/swiftlint.yml"))
check(configs, "there is no generated/*/swiftlint.yml")
for path in configs:
    old = read(path)
    rules = old.get("custom_rules", {})
    check(not rules or "custom_rules" in old["only_rules"], f"{path}: only_rules lacks custom_rules, so none would run")
    pack = json.loads((path.parent / "patterns.json").read_text(encoding="utf-8"))
    ids = {pattern["id"] for pattern in pack["patterns"]}
    check(set(rules) == ids, f"{path}: its custom rules are not those of patterns.json: {set(rules) ^ ids}")
    for name, rule in rules.items():
        check(isinstance(rule["regex"], str), f"{path}: the regex of {name} is not read as text")

for path in sorted(GENERATED.rglob("*.json")):
    json.loads(path.read_text(encoding="utf-8"))
    checked += 1

for path in sorted(GENERATED.glob("*/plan.json")):
    plan = json.loads(path.read_text(encoding="utf-8"))
    counts = dict(plan["counts"])
    total = counts.pop("rules")
    check(total == sum(counts.values()) == len(plan["rules"]), f"{path}: the counts do not add up: {plan['counts']}")

STORES = {"transient", "keychain", "protected-file"}
ENTRY = {
    "symbols": list, "spellings": list, "class": str, "survives": str, "atRest": str, "loggable": str, "ladder": list,
    "decision": dict, "signedOffBy": (str, type(None)), "reducedBy": (str, type(None)), "clearedBy": (str, type(None)),
    "obligations": list, "notes": list, "patterns": list, "from": str,
}
inventories = sorted(GENERATED.glob("*/inventory.json"))
check(inventories, "there is no generated/*/inventory.json")
for path in inventories:
    inventory = json.loads(path.read_text(encoding="utf-8"))
    pack = json.loads((path.parent / "patterns.json").read_text(encoding="utf-8"))
    ids = {pattern["id"] for pattern in pack["patterns"]}
    check(inventory["entries"] or inventory["noneBecause"], f"{path}: it is empty, and nothing says why")
    for entry in inventory["entries"]:
        name = f"{path}: {entry['symbols']}"
        check(entry.keys() == ENTRY.keys(), f"{name}: its keys differ in {entry.keys() ^ ENTRY.keys()}")
        for key, kind in ENTRY.items():
            check(isinstance(entry[key], kind), f"{name}: {key} is {entry[key]!r}")
        steps = [step["step"] for step in entry["ladder"]]
        check(steps == list(range(1, len(steps) + 1)) and steps, f"{name}: the steps are {steps}")
        decision = entry["decision"]
        check(decision["store"] in STORES, f"{name}: it is stored in {decision['store']}")
        check((decision["store"] == "keychain") == bool(decision["accessibility"]), f"{name}: {decision}")
        check((decision["store"] == "protected-file") == bool(decision["protection"]), f"{name}: {decision}")
        check(set(entry["patterns"]) <= ids, f"{name}: patterns.json lacks {set(entry['patterns']) - ids}")
        check(entry["obligations"], f"{name}: nothing is owed to it")

for problem in problems:
    print(problem, file=sys.stderr)
print(f"{checked} checks, {len(problems)} problems")
sys.exit(1 if problems else 0)
