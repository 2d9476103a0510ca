#!/usr/bin/python3
"""check_prospects.py GOTERR_GROUNDS : that small random grounds are read, and that what is written about them can be fitted."""
import os
import re
import sys
import tempfile

from checking import fitted_like, said

small = ["--least", "4", "--most", "7", "--boards", "2000"]
COIN = 0.69  # nats that a coin loses


def main():
    grounds = sys.argv[1]
    read, asked = map(int, re.match(r"(\d+) of (\d+) read", said(grounds, "200", *small)).groups())
    assert asked == 200 and read >= 190, "%d of %d read" % (read, asked)
    with tempfile.TemporaryDirectory() as folder:
        rows = os.path.join(folder, "rows.tsv")
        said(grounds, "200", *small, "--rows", rows)
        fit = fitted_like("reading/prospects.hpp", "weight_of", "fit_prospects.py", rows)
    assert float(fit.split()[-1]) < COIN / 2, fit


if __name__ == "__main__":
    main()
