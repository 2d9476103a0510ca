#!/usr/bin/python3
"""check_stands.py GOTERR_STANDS GAMES : that what is known of dragons is written, and that weights can be fitted to it."""
import os
import sys
import tempfile

from checking import HERE, said

GAMES = ("19x19-aga", "19x19-chinese", "19x19-japanese", "19x19-handicap-6-japanese")
MOVES = (70, 100, 130)


def status_of(row):
    """What the fit has to find again: who has room stands."""
    room = float(row.split("\t")[5])
    return "alive" if room > 0.6 else "critical" if room > 0.3 else "dead"


def main():
    stands, games = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        labels, rows = os.path.join(folder, "labels.tsv"), os.path.join(folder, "rows.tsv")
        with open(labels, "w") as file:
            file.writelines("%s\t%d\tnot asked\n" % (game, move) for game in GAMES for move in MOVES)
        found = said(stands, labels, *(os.path.join(games, game + ".sgf") for game in GAMES))
        assert len(found.splitlines()) > 100, "dragons that nothing proves: %s" % found
        with open(rows, "w") as file:
            file.write(found)
        with open(labels, "w") as file:
            for row in found.splitlines():
                name, move, stone = row.split("\t")[:3]
                file.write("%s\t%s\t%s %s\n" % (name, move, status_of(row), stone))
        fit = said(sys.executable, os.path.join(HERE, "fit_stands.py"), folder, rows, labels)
        assert fit.count("dragons, ") == 4, fit
        with open(os.path.join(folder, "stand_weights.inc")) as file:
            fitted = [[float(n) for n in line.strip("{},\n").split(",")] for line in file]
        with open(os.path.join(HERE, "../../data/stand_weights.inc")) as file:
            shipped = [line.strip("{},\n").split(",") for line in file]
        assert [len(weights) for weights in fitted] == [len(weights) for weights in shipped], fitted
        room, others = fitted[3][3], fitted[3][1:3] + fitted[3][4:]  # of large dragons, the attacker first
        assert room > max(others), "room was what decided: %s %s" % (fitted[3], fit)


if __name__ == "__main__":
    main()
