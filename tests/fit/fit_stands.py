#!/usr/bin/python3
"""fit_stands.py FOLDER ROWS LABELS... : weights of FOLDER/stand_weights.inc, how likely a dragon stands (src/life/chance.hpp).

ROWS are what goterr_stands wrote of the positions of LABELS, which gnugo_labels wrote. Told besides: how often the fitted chance
is on the right side of one half, and the mean of its logarithm, when it is fitted to the games of three parts and asked about the
fourth; and the same of the net's word alone.
"""
import collections
import os
import sys
import zlib

import numpy as np

SUREST = 0.99  # as `surest_word`
PULL = 0.1
PARTS = 4
STANDS = {"alive": (1, 1), "critical": (1, 0), "dead": (0, 0)}  # if its owner begins, if his enemy does


def statuses_of(paths):
    """-> {(id, moves played): {stone: what stands}}"""
    statuses = collections.defaultdict(dict)
    for path in paths:
        for line in open(path):
            name, move, words = line.rstrip("\n").split("\t")
            for dragon in words.split(" | "):
                status, *stones = dragon.split(" ")
                if status in STANDS:
                    statuses[name, move].update(dict.fromkeys(stones, STANDS[status]))
    return statuses


def load(rows, statuses):
    """-> games, sizes, numbers of each dragon (survival, room, escape, the net's two words), what stands"""
    games, large, numbers, stands = [], [], [], []
    for line in open(rows):
        name, move, stone, is_large, *rest = line.rstrip("\n").split("\t")
        known = statuses[name, move].get(stone)
        if known:
            games.append(zlib.crc32(name.encode()) % PARTS)
            large.append(int(is_large))
            numbers.append([float(n) for n in rest])
            stands.append(known)
    return np.array(games), np.array(large), np.array(numbers), np.array(stands, dtype=float)


def terms(numbers, word):
    share = np.clip(numbers[:, word], 1 - SUREST, SUREST)
    return np.column_stack([np.ones(len(numbers)), np.log(share / (1 - share)), numbers[:, :3]])


def chance(terms, weights):
    return 1 / (1 + np.exp(-terms @ weights))


def fitted(terms, right):
    weights = np.zeros(terms.shape[1])
    for _ in range(40):
        p = chance(terms, weights)
        slope = terms.T @ (p - right) + PULL * weights
        bend = (terms.T * (p * (1 - p))) @ terms + PULL * np.eye(len(weights))
        weights -= np.linalg.solve(bend, slope)
    return weights


def told(games, terms, right):
    asked = np.zeros(len(right))
    for part in range(PARTS):
        asked[games == part] = chance(terms[games == part], fitted(terms[games != part], right[games != part]))
    loss = -np.mean(right * np.log(asked) + (1 - right) * np.log(1 - asked))
    return "right %.2f %%, loss %.4f" % (100 * ((asked > 0.5) == right).mean(), loss)


def main():
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    folder, rows, *labels = sys.argv[1:]
    games, large, numbers, stands = load(rows, statuses_of(labels))
    lines = []
    for size, kind in enumerate(("small", "large")):
        of = large == size
        for first, beginner in enumerate(("owner", "attacker")):
            all_terms, right = terms(numbers[of], 3 + first), stands[of, first]
            print("%s dragons, %s first: %d, %s; the net alone: %s" % (
                kind, beginner, of.sum(), told(games[of], all_terms, right), told(games[of], all_terms[:, :2], right)))
            lines.append("{{%s}},\n" % ", ".join("%.3f" % w for w in fitted(all_terms, right)))
    with open(os.path.join(folder, "stand_weights.inc"), "w") as file:
        file.writelines(lines)


if __name__ == "__main__":
    main()
