#!/usr/bin/python3
"""check_choice.py GOTERR_CHOICES : that what a drawing may be about is counted, and that what is written can be fitted.
Ends with 77 where NumPy is missing.
"""
import os
import re
import subprocess
import sys
import tempfile

try:
    import numpy  # noqa: F401
except ImportError as missing:
    print("skipped: %s" % missing)
    sys.exit(77)

here = os.path.dirname(os.path.abspath(__file__))
# A white chain in the corner that a placement kills, beside stones that nobody asks about.
DRAWING = "(;SZ[19]PL[B]AB[aq][bq][cq][dq][eq][er][es][gq]AW[ar][br][cr][dr][ds]AW[jq][jr][mp]AB[mr])"
RIGHT = "B1"


def said(*command, told=""):
    return subprocess.run(command, input=told.encode(), stdout=subprocess.PIPE, check=True).stdout.decode()


def main():
    with tempfile.TemporaryDirectory() as folder:
        drawing, rows = os.path.join(folder, "drawing.sgf"), os.path.join(folder, "rows.tsv")
        with open(drawing, "w") as file:
            file.write(DRAWING)
        # one problem is enough for each of the five parts
        found = said(sys.argv[1], "40000", told=("%s %s\n" % (drawing, RIGHT)) * 5)
        with open(rows, "w") as file:
            file.write(found)
        fit = said(sys.executable, os.path.join(here, "fit_choice.py"), rows)
    weights = re.search(r"choice_weight_of\{(.*)\}", fit).group(1).split(",")
    with open(os.path.join(here, "../../src/life/problem_choice.hpp")) as header:
        shipped = re.search(r"choice_weight_of\{(.*?)\}", header.read(), re.DOTALL).group(1).split(",")
    assert len(weights) == len(shipped), fit
    assert "5 problems: 5 right, fitted to the others 5, any candidate 5" in fit, fit


if __name__ == "__main__":
    main()
