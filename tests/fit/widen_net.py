#!/usr/bin/python3
"""widen_net.py NET.pt WIDER.pt CHANNELS : the same function, with more channels to learn with.

What the new channels say is random, and nobody listens to them yet (T. Chen and others, "Net2Net", 2016).
"""
import sys

import torch

from net import Net


def widened(name, old, new, narrow, wide):
    """`new` is a fresh tensor of the wide net, of `wide` channels; `old` the one of `narrow` channels in its place."""
    if old.shape == new.shape:
        return old
    if name in ("owner.weight", "owner_pool.weight", "lead1.weight"):
        listens = torch.zeros_like(new)
        listens[:, :narrow] = old[:, :narrow]
        if name == "owner.weight":
            listens[:, wide:] = old[:, narrow:]
        else:
            listens[:, wide:wide + narrow] = old[:, narrow:2 * narrow]
            listens[:, 2 * wide:] = old[:, 2 * narrow:]
        return listens
    new = new.clone()
    if new.ndim == 1:
        new[narrow:] = 0
        new[:narrow] = old
    elif new.ndim == 2:
        new[:narrow] = 0
        new[:narrow, :narrow] = old[:, :narrow]
        new[:narrow, wide:wide + narrow] = old[:, narrow:]
        new[narrow:] *= 0.3
    else:
        new[:narrow] = 0
        new[:narrow, :old.shape[1]] = old
    return new


def main():
    path, out, wide = sys.argv[1], sys.argv[2], int(sys.argv[3])
    saved = torch.load(path)
    torch.manual_seed(5)
    net = Net(**{**saved["shape"], "channels": wide})
    state = {name: widened(name, saved["state"][name], fresh, saved["shape"]["channels"], wide)
             for name, fresh in net.state_dict().items()}
    torch.save(dict(shape=net.shape, state=state), out)


if __name__ == "__main__":
    main()
