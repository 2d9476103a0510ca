#!/usr/bin/python3
"""widen_net.py IN.pt OUT.pt --channels 64 --blocks 5 : a larger net that says what a smaller one says, to train on from.

Each channel stands for one of the smaller net's; what reads channels that stand for the same one reads them in parts that
add up to what was read before, other parts for each reader, so that they learn different things (T. Chen and others,
"Net2Net: accelerating learning via knowledge transfer", 2016). New blocks add nothing at first. Refuses to write a net that
does not answer as before.
"""
import argparse
import sys

import torch

from net import INPUTS, SCALARS, Convolution, Net


def stands_for(channels, before):
    """Of each channel, which of the smaller net's it repeats."""
    return torch.arange(channels) % before


def parts(weight, groups):
    """`weight`, whose second dimension is the channels read, shared out among those that are the same one (`groups`)."""
    share = torch.empty(weight.shape).uniform_(0.5, 1.5)
    sums = torch.zeros(weight.shape).index_add_(1, groups, share)
    return weight * share / sums[:, groups]


def read_by(weight, came, copies=1, after=0):
    """For a layer that reads the channels `copies` times, then `after` numbers that stay what they were."""
    before = int(came.max()) + 1
    count = len(came)
    made = [parts(weight[:, k * before + came], came) for k in range(copies)]
    return torch.cat(made + [weight[:, weight.shape[1] - after:]], 1) if after else torch.cat(made, 1)


def widened(small, channels, blocks):
    before = small.shape["channels"]
    if channels < before or blocks < small.shape["blocks"]:
        sys.exit("widen_net: the net would be smaller")
    came = stands_for(channels, before)
    net = Net(channels, blocks, small.shape["hidden"])
    with torch.no_grad():
        net.start.weight.copy_(small.start.weight[came])
        net.start.bias.copy_(small.start.bias[came])
        for block, old in zip(net.blocks, small.blocks):
            for layer, of in ((block.first, old.first), (block.second, old.second)):
                layer.weight.copy_(read_by(of.weight[came], came))
                layer.bias.copy_(of.bias[came])
            if block.pool is not None:
                block.pool.weight.copy_(read_by(old.pool.weight[came], came, 2))
                block.pool.bias.copy_(old.pool.bias[came])
        for block in net.blocks[len(small.blocks):]:
            block.second.weight.zero_()
            block.second.bias.zero_()
        net.owner.weight.copy_(read_by(small.owner.weight, came, 1, INPUTS))
        net.owner_pool.weight.copy_(read_by(small.owner_pool.weight, came, 2))
        net.lead1.weight.copy_(read_by(small.lead1.weight, came, 2, SCALARS))
        net.lead2.weight.copy_(small.lead2.weight)
        for layer, of in ((net.owner, small.owner), (net.owner_pool, small.owner_pool), (net.lead1, small.lead1),
                          (net.lead2, small.lead2)):
            layer.bias.copy_(of.bias)
    return net


def farthest_apart(net, other):
    """Of what two nets say about boards of noise, but for the rounding of weights: ownership (logit), lead and half width."""
    x = torch.rand(16, INPUTS, 9, 9) * (torch.rand(16, INPUTS, 9, 9) < 0.3)
    base, area = torch.zeros(16), torch.zeros(16)
    Convolution.rounds = False
    with torch.no_grad():
        apart = max(float((a - b).abs().max()) for a, b in zip(net(x, base, area), other(x, base, area)))
    Convolution.rounds = True
    return apart


def main():
    a = argparse.ArgumentParser()
    a.add_argument("before")
    a.add_argument("out")
    a.add_argument("--channels", type=int, default=64)
    a.add_argument("--blocks", type=int, default=5)
    a.add_argument("--seed", type=int, default=1)
    args = a.parse_args()
    torch.manual_seed(args.seed)
    saved = torch.load(args.before)
    small = Net(**saved["shape"])
    small.load_state_dict(saved["state"])
    net = widened(small, args.channels, args.blocks)
    if not farthest_apart(net, small) < 1e-3:
        sys.exit("widen_net: the larger net says something else")
    torch.save(dict(shape=net.shape, state=net.state_dict()), args.out)


if __name__ == "__main__":
    main()
