#!/usr/bin/python3
"""check_choice.py GOTERR_CHOICES : that what a drawing may be about is counted, and that what is written can be fitted."""
import os
import sys
import tempfile

from checking import fitted_like, said

# A white chain in the corner that a placement kills, beside stones that nobody asks about.
DRAWING = "(;SZ[19]PL[B]AB[aq][bq][cq][dq][eq][er][es][gq]AW[ar][br][cr][dr][ds]AW[jq][jr][mp]AB[mr])"
RIGHT = "B1"


def main():
    with tempfile.TemporaryDirectory() as folder:
        drawing, rows = os.path.join(folder, "drawing.sgf"), os.path.join(folder, "rows.tsv")
        with open(drawing, "w") as file:
            file.write(DRAWING)
        # the same for each of the five parts
        found = said(sys.argv[1], "40000", told=("%s %s\n" % (drawing, RIGHT)) * 5)
        assert len(found.splitlines()) > 10, "other stones may be meant: %s" % found
        with open(rows, "w") as file:
            file.write(found)
        fit = fitted_like("life/problem_choice.hpp", "choice_weight_of", "fit_choice.py", rows)
    assert "5 problems: 5 right, fitted to the others 5, any candidate 5" in fit, fit


if __name__ == "__main__":
    main()
