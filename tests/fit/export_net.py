#!/usr/bin/python3
"""export_net.py NET.pt FOLDER NAME : writes the tables data/NAME_weights.inc and data/NAME_numbers.inc.

Convolutions become 8-bit numbers with a factor for each channel, in 4096ths; everything else numbers in 4096ths.
Refuses a net whose sums could leave 32 bits.
"""
import sys

import numpy as np
import torch

from net import Net

UNIT = 4096
MOST = 32 * 256 - 1  # an activation
INPUT_UNIT, ACTIVATION_UNIT = 64, 256
BOARD = 8  # the place of "board" among the inputs


def made_good(layer):
    """The biases of the first convolution with what rounding takes from the input that is 1 all over the board."""
    w = layer.weight.detach().double()
    factor = torch.ceil(w.abs().amax((1, 2, 3), keepdim=True) * UNIT / 127).clamp(min=1) / UNIT
    lost = w - torch.round(w / factor) * factor
    return layer.bias.detach().double() + lost[:, BOARD].sum((1, 2))


def convolution(layer, unit, most, weights, numbers):
    """`unit`: what 1 is in its inputs; `most`: the largest of them."""
    w = layer.weight.detach().double().numpy().transpose(0, 2, 3, 1).reshape(layer.weight.shape[0], -1) * UNIT
    for row, bias in zip(w, layer.bias.detach().double().numpy()):
        factor = max(1, int(np.ceil(np.abs(row).max() / 127)))
        small = np.rint(row / factor).astype(int)
        number = int(round(bias * UNIT * unit))
        if np.abs(small * factor).sum() * most + abs(number) + UNIT >= 2 ** 31 or np.abs(small * factor).max() > 32767:
            sys.exit("export_net: a sum could leave 32 bits")
        numbers += [factor, number]
        weights += list(small)


def dense(weight, bias, numbers):
    for row, b in zip(weight.detach().double().numpy().reshape(len(bias), -1), bias.detach().double().numpy()):
        numbers += [int(round(b * UNIT))] + [int(round(x * UNIT)) for x in row]


def tables(net):
    weights, numbers = [], [net.shape["channels"], net.shape["blocks"], net.shape["hidden"]]
    net.start.bias.data = made_good(net.start).float()
    convolution(net.start, INPUT_UNIT, 127, weights, numbers)
    for block in net.blocks:
        convolution(block.first, ACTIVATION_UNIT, MOST, weights, numbers)
        if block.pool is not None:
            dense(block.pool.weight, block.pool.bias, numbers)
        convolution(block.second, ACTIVATION_UNIT, MOST, weights, numbers)
    for layer in (net.owner, net.owner_pool, net.lead1, net.lead2):
        dense(layer.weight, layer.bias, numbers)
    return weights, numbers


def write(path, values):
    text = ""
    line = ""
    for value in values:
        word = "%d," % value
        if len(line) + len(word) > 110:
            text += line + "\n"
            line = ""
        line += word
    with open(path, "w") as out:
        out.write(text + line + "\n")


def main():
    path, folder, name = sys.argv[1:]
    saved = torch.load(path)
    net = Net(**saved["shape"])
    net.load_state_dict(saved["state"])
    weights, numbers = tables(net)
    write("%s/%s_weights.inc" % (folder, name), weights)
    write("%s/%s_numbers.inc" % (folder, name), numbers)
    print("%s: %d bytes" % (name, len(weights) + 4 * len(numbers)))


if __name__ == "__main__":
    main()
