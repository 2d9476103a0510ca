"""What the checks of fitted weights share. Ends with 77 where NumPy is missing."""
import os
import re
import subprocess
import sys

try:
    import numpy  # noqa: F401
except ImportError as missing:
    print("skipped: %s" % missing)
    sys.exit(77)

HERE = os.path.dirname(os.path.abspath(__file__))


def said(*command, told=""):
    return subprocess.run(command, input=told.encode(), stdout=subprocess.PIPE, check=True).stdout.decode()


def fitted_like(header, name, script, rows):
    """What `script` says of the file of rows; its weights have to be as many as `name` has in the header."""
    fit = said(sys.executable, os.path.join(HERE, script), rows)
    with open(os.path.join(HERE, "../../src", header)) as source:
        shipped = re.search(name + r"\{(.*?)\}", source.read(), re.DOTALL).group(1)
    weights = re.search(name + r"\{(.*)\}", fit).group(1)
    assert len(weights.split(",")) == len(shipped.split(",")), fit
    return fit
