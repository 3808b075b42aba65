"""Runs `rulec check` and semgrep with the emitted `semgrep.yml` on one tree: each pattern that is in both must be found in the
same files on the same lines.

Usage: checker.py RULEC SEMGREP MODULE TREE [GENERATED]

TREE is the root of a repository, in which the module's sources lie where its overlay says."""

import json
import pathlib
import subprocess
import sys
import time

import yaml


def semgrep(program, config, folder):
    """The findings of each rule as (path, line), and what went wrong."""
    run = subprocess.run(
        [program, "scan", "--metrics=off", "--disable-version-check", "--no-git-ignore", "--jobs=2", "--quiet", "--json",
         "--timeout=0", "--max-target-bytes=0", "--config", str(config), "."], cwd=folder, capture_output=True, text=True)
    try:
        report = json.loads(run.stdout)
    except ValueError:
        sys.exit(f"semgrep does not take {config}: {run.stdout}{run.stderr}")
    found = {}
    for result in report["results"]:
        place = (result["path"].removeprefix("./"), result["start"]["line"])
        found.setdefault(result["check_id"].rsplit(".", 1)[-1], set()).add(place)
    return found, [f"semgrep on {config}: {error.get('message', error)}" for error in report["errors"]]


def check(rulec, module, folder, pack):
    """The findings of each pattern as (path, line), those that a marker excuses as well: semgrep knows no markers. Paths of
    a waiver are in neither. A predicate counts where the pattern stands for it. Lines are counted as semgrep does: a lone CR, at which Swift and editors end a line, ends none."""
    inputs = [f"--{name}={pathlib.Path(name).resolve()}" for name in ("registry", "overlays")]
    run = subprocess.run(
        [rulec, "-C", str(folder), *inputs, "check", module, "--format", "json", "--report"], capture_output=True, text=True)
    if run.returncode:
        sys.exit(f"rulec check failed: {run.stderr}")
    lowered = {pattern["id"] for pattern in pack["patterns"] if pattern["from"].endswith("/predicate")}
    found = {}
    for finding in json.loads(run.stdout)["findings"]:
        if finding["predicate"] and finding["pattern"] not in lowered:
            continue
        if finding["start"] and (finding["excused"] or {}).get("by") != "waiver":
            before = pathlib.Path(folder, finding["file"]).read_bytes()[: finding["start"]["offset"]]
            found.setdefault(finding["pattern"], set()).add((finding["file"], before.count(b"\n") + 1))
    return found


def differences(pack, plan, config, checked, searched):
    """Of each pattern of the config that is compared, what only one of the two finds. Where the loss report says that
    semgrep over-reports, it may find more."""
    rules = {pattern["id"]: pattern["rule"] for pattern in pack["patterns"]}
    loose = {loss["rule"] for loss in plan["losses"] if loss["target"] == "semgrep" and loss.get("errs") == "over-reports"}
    for rule in config["rules"]:
        i = rule["id"]
        mine, theirs = checked.get(i, set()), searched.get(i, set())
        if rules[i] in loose:
            theirs = theirs & mine
        yield i, mine, theirs


if __name__ == "__main__":
    rulec, program, module, tree = sys.argv[1:5]
    folder = pathlib.Path(sys.argv[5] if len(sys.argv) > 5 else "generated", module)
    pack, plan = (json.loads((folder / name).read_text(encoding="utf-8")) for name in ("patterns.json", "plan.json"))
    config = yaml.safe_load((folder / "semgrep.yml").read_text(encoding="utf-8"))
    start = time.monotonic()
    checked = check(str(pathlib.Path(rulec).resolve()), module, tree, pack)
    middle = time.monotonic()
    searched, problems = semgrep(program, (folder / "semgrep.yml").resolve(), tree)
    end = time.monotonic()
    compared = list(differences(pack, plan, config, checked, searched))
    for i, mine, theirs in compared:
        problems += [f"only rulec check: {i}: {place}" for place in sorted(mine - theirs)]
        problems += [f"only semgrep: {i}: {place}" for place in sorted(theirs - mine)]
    print("\n".join(problems))
    print(f"{len(compared)} patterns, {sum(len(mine) for _, mine, _ in compared)} findings of rulec check in "
          f"{middle - start:.1f} s, {sum(len(found) for found in searched.values())} of semgrep in {end - middle:.1f} s, "
          f"{len(problems)} differences")
    sys.exit(1 if problems else 0)
