#!/usr/bin/python3
"""check_trunk.py LIBRARY : that libgoterr_trunk says and learns what PyTorch does. Ends with 77 where PyTorch or the
processor's tiles are missing."""
import os
import sys

os.environ["GOTERR_TRUNK"] = sys.argv[1]
os.environ["GOTERR_TRUNK_THREADS"] = "3"  # shares of eight positions, one smaller than the others
try:
    import torch
except ImportError as missing:
    print("skipped: %s" % missing)
    sys.exit(77)

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import fast_trunk  # noqa: E402
from net import INPUTS, Net  # noqa: E402


def answers(net, questions, wanted):
    """What the net says, and the gradients of all that is learned if `wanted` is what comes back."""
    net.zero_grad()
    said = net(*questions)
    sum((a * b).sum() for a, b in zip(said, wanted)).backward()
    return [a.detach() for a in said], {name: p.grad.clone() for name, p in net.named_parameters()}


def far(a, b):
    return float((a - b).norm() / (b.norm() + 1e-9))


def check(side, channels, blocks, positions):
    torch.manual_seed(side)
    net = Net(channels, blocks)
    x = torch.rand(positions, INPUTS, side, side) * (torch.rand(positions, INPUTS, side, side) < 0.4)
    questions = x, torch.randn(positions), torch.ones(positions)
    wanted = torch.randn(positions, side, side), torch.randn(positions), torch.randn(positions)
    library = fast_trunk.LIBRARY
    if fast_trunk.trunk_of(net, x, torch.zeros(1, channels)) is None:
        print("skipped: this processor has no tiles")
        sys.exit(77)
    ours = answers(net, questions, wanted)
    fast_trunk.LIBRARY = None
    theirs = answers(net, questions, wanted)
    fast_trunk.LIBRARY = library
    # Numbers of eight bits: a maximum that another point takes by a hair sends its gradient elsewhere.
    apart = [far(a, b) for a, b in zip(ours[0], theirs[0])] + [far(ours[1][n], theirs[1][n]) / 10 for n in theirs[1]]
    if not max(apart) < 0.02:
        sys.exit("check_trunk: %dx%d, %d channels, %d blocks: %s" % (side, side, channels, blocks, apart))


def main():
    torch.set_num_threads(1)
    check(19, 96, 3, 8)
    check(9, 32, 2, 8)
    check(6, 64, 1, 2)  # fewer positions than threads


if __name__ == "__main__":
    main()
