#!/usr/bin/python3
"""check_prospects.py GOTERR_GROUNDS : that small random grounds are read, and that what is written about them can be fitted.
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
small = ["--least", "4", "--most", "7", "--boards", "2000"]
COIN = 0.69  # nats that a coin loses


def said(*command):
    return subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout.decode()


def main():
    grounds = sys.argv[1]
    read, asked = map(int, re.match(r"(\d+) of (\d+) read", said(grounds, "200", *small)).groups())
    assert asked == 200 and read >= 190, "%d of %d read" % (read, asked)
    with tempfile.TemporaryDirectory() as folder:
        rows = os.path.join(folder, "rows.tsv")
        said(grounds, "200", *small, "--rows", rows)
        fit = said(sys.executable, os.path.join(here, "fit_prospects.py"), rows)
    weights = re.search(r"weight_of\{(.*)\}", fit).group(1).split(",")
    with open(os.path.join(here, "../../src/reading/prospects.hpp")) as header:
        shipped = re.search(r"weight_of\{(.*?)\}", header.read(), re.DOTALL).group(1).split(",")
    assert len(weights) == len(shipped), fit
    assert float(fit.split()[-1]) < COIN / 2, fit


if __name__ == "__main__":
    main()
