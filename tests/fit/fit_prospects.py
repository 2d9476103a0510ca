#!/usr/bin/python3
"""fit_prospects.py ROWS... : weights for src/reading/prospects.hpp from what goterr_grounds --rows wrote.

A logistic regression of who wins on the counts of each board, in eighths; four rows in five are fitted, on the others the
loss is told, in nats a board.
"""
import sys

import numpy as np

UNIT = 8
TINY = 0.1  # keeps a count that never differs from being weighed


def fitted(signs, won):
    weights = np.zeros(signs.shape[1])
    for _ in range(50):
        chance = 1 / (1 + np.exp(-signs @ weights))
        slope = signs.T @ (chance - won) + TINY * weights
        bend = (signs.T * (chance * (1 - chance))) @ signs + TINY * np.eye(len(weights))
        step = np.linalg.solve(bend, slope)
        weights -= step
        if np.abs(step).max() < 1e-6:
            break
    return weights


def loss(scores, won):
    return float(np.mean(np.logaddexp(0, np.where(won > 0, -scores, scores))))


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    rows = np.concatenate([np.loadtxt(path, dtype=np.int16, delimiter="\t") for path in sys.argv[1:]]).astype(float)
    signs, won = rows[:, :-1], rows[:, -1]
    kept = len(won) * 4 // 5
    weights = np.round(UNIT * fitted(signs[:kept], won[:kept]))
    print("weight_of{%s}" % ", ".join("%d" % w for w in weights))
    print("%d rows, loss on others %.4f" % (len(won), loss(signs[kept:] @ weights / UNIT, won[kept:])))


if __name__ == "__main__":
    main()
