"""Feeds every emitted file to the readers it is for, and compares what they see with what was meant."""

import html.parser
import io
import json
import pathlib
import re
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



def compare_texts(folder):
    """Random texts that WriterTests wrote: both readers see each of them as it was."""
    meant = json.loads((folder / "texts.json").read_text(encoding="utf-8"))
    text = (folder / "texts.yml").read_bytes()
    readers = {"PyYAML": yaml.safe_load, "ruamel.yaml": ruamel.yaml.YAML(typ="safe", pure=True).load}
    for name, load in readers.items():
        read = load(text)
        check(len(read) == len(meant), f"{name} reads {len(read)} of {len(meant)} written texts")
        for index, (item, expected) in enumerate(zip(read, meant)):
            check(plain(item) == expected, f"{name} reads {item!r} where {expected!r} was written (text {index})")


compare_texts(pathlib.Path(sys.argv[1]))

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

merged = read(GENERATED / "swiftlint.yml")
alone = {name for path in configs for name in read(path).get("custom_rules", {})}
together = {name.split(".")[0] for name in merged["custom_rules"]}
check(together == alone, f"swiftlint.yml holds other custom rules than the modules: {together ^ alone}")

for path in sorted(GENERATED.glob("*/audit.md")):
    text = path.read_text(encoding="utf-8")
    head = yaml.safe_load(text.split("---\n")[1])
    check(set(head) == {"name", "description"}, f"{path}: its front matter holds {sorted(head)}")
    check(re.fullmatch("[a-z0-9]+(-[a-z0-9]+)*", head["name"]), f"{path}: '{head['name']}' is no name of a skill")
    check(len(head["name"]) <= 64 and len(head["description"]) <= 1024, f"{path}: its front matter is too long")
    check(text.count("\n") < 500, f"{path}: it has 500 lines or more")


class Page(html.parser.HTMLParser):
    """Whether elements end where they should, and where links lead."""

    def __init__(self):
        super().__init__()
        self.open, self.ids, self.links = [], [], []

    def handle_starttag(self, tag, attributes):
        if tag not in ("meta", "input", "br"):
            self.open.append(tag)
        self.ids += [value for name, value in attributes if name == "id"]
        self.links += [value for name, value in attributes if name in ("href", "src")]

    def handle_endtag(self, tag):
        check(self.open and self.open.pop() == tag, f"index.html:{self.getpos()[0]}: </{tag}> ends nothing")


page = Page()
page.feed((GENERATED / "docs" / "index.html").read_text(encoding="utf-8"))
check(not page.open, f"index.html: {page.open} are not ended")
check(len(set(page.ids)) == len(page.ids), "index.html: an id stands twice")
for link in page.links:
    found = link[1:] in page.ids if link.startswith("#") else (GENERATED / "docs" / link).exists()
    check(found, f"index.html: the link {link} leads nowhere")

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
