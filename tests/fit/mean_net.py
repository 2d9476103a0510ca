#!/usr/bin/python3
"""mean_net.py OUT.pt NET.pt NET.pt... : the net whose weights are the mean of those of others.

For nets that were trained on from one another, with other parts of the targets: the mean is as steady as the steadier and
as sharp as the sharper one (M. Wortsman and others, "Model soups", 2022). Of normal effort's the parts were 1 and .5, then
.6 and .25 (`--change`, `--margin` of train_net.py); of quick effort's 1 and .4, then .25 and .15.
"""
import sys

import torch


def main():
    out, *names = sys.argv[1:]
    nets = [torch.load(name) for name in names]
    if not nets or any(net["shape"] != nets[0]["shape"] for net in nets):
        sys.exit("mean_net: give nets of one shape")
    state = {key: sum(net["state"][key].double() for net in nets) / len(nets) for key in nets[0]["state"]}
    state = {key: value.to(nets[0]["state"][key].dtype) for key, value in state.items()}
    torch.save({**nets[0], "state": state}, out)


if __name__ == "__main__":
    main()
