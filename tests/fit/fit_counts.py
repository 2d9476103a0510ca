#!/usr/bin/python3
"""fit_counts.py GOTERR SOURCE... : fits the weights of the signs of a count (count_habit.hpp) on finished games.

A SOURCE is a folder of records with results, or RULES:FOLDER where the records do not name their rules; games of one
source were counted by one habit, so that whole sources are left out in turn to see what the weights are worth. Of each
game both counts are taken; it teaches something where exactly one of them is the recorded result. Where there are no
games that have a sign, or few, its weight stays near the reasoned one in the table. Prints the table as fitted, and how
many of the games that tell each choice of weights counts as their players did.
"""
import json
import math
import re
import subprocess
import sys

PRIOR = 1.0        # how far a weight may be from the reasoned one, as a standard deviation
MOST_OF_SOURCE = 60  # games of a source count as no more than that many together


def records(goterr, source):
    """(signs, 1 if counted as played out else 0) of the games that tell."""
    rules, _, folder = source.rpartition(":")
    command = [goterr, "batch", "--format", "ndjson", "--count", "as-it-stands", folder]
    if rules:
        command[2:2] = ["--rules", rules]
    lines = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False).stdout
    found = []
    for line in lines.decode("utf-8", "replace").splitlines():
        record = json.loads(line)
        recorded = margin(record.get("recorded_result") or "")
        if recorded is None or "counted" not in record:
            continue
        stands = recorded == record["score_lead"]
        played = recorded == margin(record["other_result"])
        if stands != played:
            found.append((tuple(record["count_signs"]), int(played)))
    return found


def margin(result):
    if result == "0":
        return 0.0
    told = re.fullmatch(r"\s*([BW])\+(\d+(?:\.\d+)?)\s*", result)
    return None if told is None else float(told[2]) * (1 if told[1] == "B" else -1)


def table():
    """The reasoned weights and those in use, as the header has them."""
    text = open(__file__.rsplit("/tests/", 1)[0] + "/include/goterr/record/count_habit.hpp").read()
    rows = re.findall(r'\{CountSign::\w+, "([\w-]+)", "[^"]*", (-?[\d.]+), (-?[\d.]+)\}', text)
    reasoned = {name: float(weight) for name, weight, _ in rows}
    used = {name: float(weight) for name, _, weight in rows}
    reasoned[""] = float(re.search(r"reasoned_weight_of_no_sign = (-?[\d.]+)", text)[1])
    used[""] = float(re.search(r" weight_of_no_sign = (-?[\d.]+)", text)[1])
    return reasoned, used


def chance(weights, signs):
    return 1 / (1 + math.exp(-sum(weights[s] for s in signs) - weights[""]))


def fit(sources, prior):
    """Logistic regression by Newton's method in one coordinate after the other."""
    weights = dict(prior)
    games = []
    for found in sources:
        part = min(1, MOST_OF_SOURCE / max(len(found), 1))
        games += [(signs, played, part) for signs, played in found]
    for _ in range(200):
        for name in weights:
            slope = (prior[name] - weights[name]) / PRIOR**2
            bend = 1 / PRIOR**2
            for signs, played, part in games:
                if name and name not in signs:
                    continue
                p = chance(weights, signs)
                slope += part * (played - p)
                bend += part * p * (1 - p)
            weights[name] += max(-1, min(1, slope / bend))
    return weights


def right(weights, found):
    return sum((chance(weights, signs) > 0.5) == bool(played) for signs, played in found)


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    goterr, names = sys.argv[1], sys.argv[2:]
    reasoned, used = table()
    sources = [records(goterr, name) for name in names]
    fitted = fit(sources, reasoned)
    columns = "source telling played reasoned in-use fitted left-out".split()
    print("%-30s %8s %8s %8s %8s %8s %8s" % tuple(columns))
    sums = [0] * 6
    for i, found in enumerate(sources):
        others = fit(sources[:i] + sources[i + 1:], reasoned)
        row = [len(found), sum(p for _, p in found)] + [right(w, found) for w in (reasoned, used, fitted, others)]
        sums = [a + b for a, b in zip(sums, row)]
        print("%-30s %8d %8d %8d %8d %8d %8d" % (names[i][-30:], *row))
    print("%-30s %8d %8d %8d %8d %8d %8d\n" % ("all", *sums))
    for name in fitted:
        seen = sum(name in signs or not name for found in sources for signs, _ in found)
        print("%-16s %5d games %+.1f -> %+.1f" % (name or "(no sign)", seen, reasoned[name], fitted[name]))


if __name__ == "__main__":
    main()
