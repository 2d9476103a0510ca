#!/usr/bin/python3
"""import_net.py FOLDER NAME OUT.pt : the net that the tables FOLDER/NAME_*.inc hold, for train_net.py --init.

It answers as they do but for the rounding of a few factors, which export_net.py finds anew.
"""
import sys

import torch

from export_net import ACTIVATION_UNIT, INPUT_UNIT
from net import WEIGHT_UNIT as UNIT, Net


class Table:
    def __init__(self, path):
        with open(path) as file:
            self.values = [int(word) for word in file.read().replace(",", " ").split()]
        self.at = 0

    def take(self, count):
        self.at += count
        return torch.tensor(self.values[self.at - count:self.at], dtype=torch.float64)


def convolution(layer, unit, weights, dense, numbers):
    outputs, inputs = layer.weight.shape[:2]
    small = weights.take(layer.weight.numel()).view(inputs, outputs, 9).permute(1, 0, 2)
    rows = [(dense.take(1), numbers.take(1)) for _ in range(outputs)]
    factors = torch.cat([f for f, _ in rows]).view(-1, 1, 1)
    layer.weight.copy_((small * factors / UNIT).reshape(layer.weight.shape))
    layer.bias.copy_(torch.cat([n for _, n in rows]) / (UNIT * unit))


def fully(layer, weights, numbers):
    layer.weight.copy_((weights.take(layer.weight.numel()) / UNIT).view(layer.weight.shape))
    layer.bias.copy_(numbers.take(layer.bias.numel()) / UNIT)


def net_of(folder, name):
    small, dense, numbers = (Table("%s/%s_%s.inc" % (folder, name, kind)) for kind in ("weights", "dense", "numbers"))
    net = Net(*(int(n) for n in numbers.take(3)))
    with torch.no_grad():
        convolution(net.start, INPUT_UNIT, small, dense, numbers)
        for block in net.blocks:
            convolution(block.first, ACTIVATION_UNIT, small, dense, numbers)
            if block.pool is not None:
                fully(block.pool, dense, numbers)
            convolution(block.second, ACTIVATION_UNIT, small, dense, numbers)
        for layer in (net.owner, net.owner_pool, net.lead1, net.lead2):
            fully(layer, dense, numbers)
    assert small.at == len(small.values)  # of the others there may be more: what fit_fates.py appended
    return net


if __name__ == "__main__":
    net = net_of(sys.argv[1], sys.argv[2])
    torch.save(dict(shape=net.shape, state=net.state_dict()), sys.argv[3])
