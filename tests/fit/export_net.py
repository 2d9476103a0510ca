#!/usr/bin/python3
"""export_net.py NET.pt FOLDER NAME : writes the tables data/NAME_weights.inc, data/NAME_dense.inc and data/NAME_numbers.inc.

Convolutions become numbers from -31 to 31 with a factor for each channel, in 4096ths; the factors, and the weights of dense
layers in 4096ths, are 16-bit numbers, all else 32-bit ones. Refuses a net whose sums could leave 32 bits.
"""
import sys

import numpy as np
import torch

from net import WEIGHT_UNIT as UNIT, Net, factors

MOST = 16 * 256 - 1  # an activation
INPUT_UNIT, ACTIVATION_UNIT = 64, 256
BYTES = {"weights": 1, "dense": 2, "numbers": 4}


def convolution(layer, unit, most, weights, dense, numbers):
    """`unit`: what 1 is in its inputs; `most`: the largest of them. Weights stand by inputs, outputs, taps: neighbors in
    the table are alike in size, which compresses best."""
    w = layer.weight.detach().double().numpy().reshape(layer.weight.shape[0], -1) * UNIT
    rows = []
    every = factors(layer.weight.detach()).int().flatten().tolist()
    for row, bias, factor in zip(w, layer.bias.detach().double().numpy(), every):
        small = np.rint(row / factor).astype(int)
        rows.append(small)
        number = int(round(bias * UNIT * unit))
        if np.abs(small * factor).sum() * most + abs(number) + UNIT >= 2 ** 31:
            sys.exit("export_net: a sum could leave 32 bits")
        dense.append(factor)
        numbers.append(number)
    weights += list(np.stack(rows).reshape(layer.weight.shape[0], -1, 9).transpose(1, 0, 2).flatten())


def dense(layer, weights, numbers):
    small = np.rint(layer.weight.detach().double().numpy().flatten() * UNIT).astype(int)
    if np.abs(small).max() > 32767:
        sys.exit("export_net: a weight could leave 16 bits")
    weights += list(small)
    numbers += [int(round(b * UNIT)) for b in layer.bias.detach().double().numpy()]


def tables(net):
    small, middle, numbers = [], [], [net.shape[name] for name in ("channels", "blocks", "hidden")]
    convolution(net.start, INPUT_UNIT, 127, small, middle, numbers)
    for block in net.blocks:
        convolution(block.first, ACTIVATION_UNIT, MOST, small, middle, numbers)
        if block.pool is not None:
            dense(block.pool, middle, numbers)
        convolution(block.second, ACTIVATION_UNIT, MOST, small, middle, numbers)
    for layer in (net.owner, net.owner_pool, net.lead1, net.lead2):
        dense(layer, middle, numbers)
    return {"weights": small, "dense": middle, "numbers": numbers}


def read(path):
    with open(path) as file:
        return [int(word) for word in file.read().replace(",", " ").split()]


def append(folder, name, layers, length):
    """Two layers more behind the first `length` (dense weights, other numbers) of a net's tables."""
    made = {kind: read("%s/%s_%s.inc" % (folder, name, kind))[:most] for kind, most in zip(("dense", "numbers"), length)}
    made["numbers"].append(layers[0].weight.shape[0])
    for layer in layers:
        dense(layer, made["dense"], made["numbers"])
    for kind in made:
        write("%s/%s_%s.inc" % (folder, name, kind), made[kind])


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
    made = tables(net)
    for kind, values in made.items():
        write("%s/%s_%s.inc" % (folder, name, kind), values)
    print("%s: %d bytes" % (name, sum(len(made[kind]) * size for kind, size in BYTES.items())))


if __name__ == "__main__":
    main()
