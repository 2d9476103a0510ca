#!/usr/bin/python3
"""check_net.py : that the tools here agree with each other, on rows of noise. Ends with 77 where PyTorch is missing.

A net is trained for a few steps, in one go and with a stop between; written as tables and read from them; widened; the mean
of two is taken.
"""
import os
import subprocess
import sys
import tempfile

try:
    import numpy as np
    import torch
except ImportError as missing:
    print("skipped: %s" % missing)
    sys.exit(77)

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, here)
from net import INPUTS, NOT_KNOWN, ROW, Net  # noqa: E402


def rows_of_noise(path):
    random = np.random.RandomState(1)
    rows = np.zeros(320, ROW)
    rows["game"], rows["move"] = np.divmod(np.arange(len(rows)), 2)
    rows["width"] = rows["height"] = np.where(rows["game"] % 4, 9, 13)
    rows["turn"] = 1
    rows["inputs"] = random.randint(-64, 65, rows["inputs"].shape) * (random.rand(*rows["inputs"].shape) < 0.2)
    rows["ownership"] = np.where(rows["inputs"][:, :, 0] > 0, 63, 20)
    rows["outcome"] = NOT_KNOWN
    rows["lead"] = random.randint(-20, 21, len(rows))
    rows["margin"] = rows["lead"] + 0.5
    rows.tofile(path)


def run(tool, *words):
    made = subprocess.run([sys.executable, os.path.join(here, tool), *words], stdout=subprocess.PIPE, check=True)
    return made.stdout.decode()


def net_in(path):
    saved = torch.load(path)
    net = Net(**saved["shape"])
    net.load_state_dict(saved["state"])
    return net


def answers(net):
    torch.manual_seed(3)
    x = torch.rand(8, INPUTS, 9, 9) * (torch.rand(8, INPUTS, 9, 9) < 0.3)
    with torch.no_grad():
        return net(x, torch.zeros(8), torch.zeros(8))


def apart(one, other):
    return max(float((a - b).abs().max()) for a, b in zip(answers(one), answers(other)))


def train(out, planes, *more):
    return run("train_net.py", out, planes, "--batch", "8", "--blocks", "2", "--look", "1000", *more)


def check(holds, sentence):
    if not holds:
        sys.exit("check_net: " + sentence)


def main():
    torch.set_num_threads(1)
    folder = tempfile.TemporaryDirectory()
    path = lambda name: os.path.join(folder.name, name)
    rows_of_noise(path("planes"))
    train(path("once.pt"), path("planes"), "--steps", "12")
    train(path("parts.pt"), path("planes"), "--steps", "12", "--stop-after", "5")
    check(os.path.exists(path("parts.pt.state")), "nothing to go on from")
    said = train(path("parts.pt"), path("planes"), "--steps", "12")
    check("from step 5" in said, "training began anew")
    check(apart(net_in(path("once.pt")), net_in(path("parts.pt"))) < 1e-4, "a stop changed what was learned")
    train(path("other.pt"), path("planes"), "--steps", "12", "--seed", "2")
    run("mean_net.py", path("mean.pt"), path("once.pt"), path("other.pt"))
    one, other, mean = (list(net_in(path(name)).parameters()) for name in ("once.pt", "other.pt", "mean.pt"))
    check(all(torch.allclose(m, (a + b) / 2, atol=1e-6) for m, a, b in zip(mean, one, other)), "the mean lies elsewhere")
    check(any((a - b).abs().max() > 1e-3 for a, b in zip(one, other)), "two trainings learned the same")
    run("widen_net.py", path("once.pt"), path("wide.pt"), "--channels", "64", "--blocks", "3")
    for name in ("once", "wide"):
        run("export_net.py", path(name + ".pt"), folder.name, name)
        run("import_net.py", folder.name, name, path(name + "-read.pt"))
        # Sums of 576 products, each rounded to some thousandth of the largest, and a lead of seven points to a sixtieth.
        check(apart(net_in(path(name + ".pt")), net_in(path(name + "-read.pt"))) < 0.15, "the tables say something else")
    shape = net_in(path("wide-read.pt")).shape
    check((shape["channels"], shape["blocks"]) == (64, 3), "the tables have another shape")


if __name__ == "__main__":
    main()
