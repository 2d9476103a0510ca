#!/usr/bin/python3
"""fit_choice.py ROWS... : weights for src/life/problem_choice.hpp from what goterr_choices wrote.

All candidates of a problem share one certainty by the exponents of their scores; the weights give the right ones the largest
part. Told besides: of how many problems the likeliest candidate is right when they are fitted to the others (five parts), and
of how many any is.
"""
import sys

import numpy as np

UNIT = 1000
PULL = 2.0  # towards zero, on counts that are scaled to like sizes


def problems_of(paths):
    problems = []
    for path in paths:
        rows = np.loadtxt(path, dtype=np.int64, delimiter="\t", ndmin=2)
        for number in np.unique(rows[:, 0]):
            of = rows[rows[:, 0] == number]
            problems.append((of[:, 1:-1].astype(float), of[:, -1] > 0))
    return problems


def parts(scores):
    parts = np.exp(scores - scores.max())
    return parts / parts.sum()


def fitted(problems):
    """By Newton's steps, halved until the fit gets better, on counts of like sizes."""
    told = [(signs, right) for signs, right in problems if right.any()]
    scale = np.concatenate([signs for signs, _ in told]).std(axis=0)
    scale[scale == 0] = 1
    told = [(signs / scale, right) for signs, right in told]

    def loss(weights):
        missed = -sum(np.log(parts(signs @ weights)[right].sum()) for signs, right in told)
        return missed + PULL * (weights**2).sum() / 2

    weights = np.zeros(len(scale))
    for _ in range(100):
        slope, bend = PULL * weights, PULL * np.eye(len(scale))
        for signs, right in told:
            part = parts(signs @ weights)
            of_right = np.where(right, part, 0) / part[right].sum()
            mean = part @ signs
            slope = slope + mean - of_right @ signs
            bend = bend + (signs.T * part) @ signs - np.outer(mean, mean)
        step = np.linalg.solve(bend, slope)
        size = 1.0
        while size > 1e-6 and loss(weights - size * step) > loss(weights):
            size /= 2
        weights = weights - size * step
        if np.abs(size * step).max() < 1e-6:
            break
    return weights / scale


def found(problems, weights):
    return sum(bool(right[np.argmax(signs @ weights)]) for signs, right in problems)


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    problems = problems_of(sys.argv[1:])
    others = sum(
        found(problems[part::5], fitted([p for i, p in enumerate(problems) if i % 5 != part])) for part in range(5)
    )
    weights = fitted(problems)
    print("choice_weight_of{%s}" % ", ".join("%d" % w for w in np.round(UNIT * weights)))
    print(
        "%d problems: %d right, fitted to the others %d, any candidate %d"
        % (len(problems), found(problems, weights), others, sum(right.any() for _, right in problems))
    )


if __name__ == "__main__":
    main()
