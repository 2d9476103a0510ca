#!/usr/bin/python3
"""fit_fates.py FOLDER NAME PLANES LABELS : teaches the net of the tables FOLDER/NAME_*.inc what becomes of stones.

Two numbers a point, from what the net knows of it before it says who will own it: whether the stone stands if its owner
plays first, and if his enemy does. A dragon's are the means over its stones. PLANES are rows of goterr_planes, LABELS the
statuses that gnugo_labels wrote for the same positions. The rest of the net stays as it is: the layers are appended to its
tables, in place of those that stand there. One part in eight of the games is kept apart and reported.
"""
import argparse

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

import export_net
from import_net import net_of
from net import INPUTS, ROW, images, turned

COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"
STANDS = {"alive": (1, 1), "critical": (1, 0), "dead": (0, 0)}  # if its owner begins, if his enemy does
LEAST = 1e-3  # no share is surer, so that one wrong label does not weigh too much
MOST = 16  # an activation


def hash_of(text):
    """As ByteHash has it, the lower half."""
    value = 0xcbf29ce484222325
    for byte in text.encode():
        value = (value ^ byte) * 0x100000001b3 % 2 ** 64
    return value % 2 ** 32


def dragons_of(words, side):
    """-> [(places, stands)]"""
    found = []
    for dragon in words.split(" | "):
        status, *stones = dragon.split(" ")
        if status in STANDS:
            places = [(side - int(s[1:])) * side + COLUMNS.index(s[0]) for s in stones]
            found.append((places, STANDS[status]))
    return found


def load(planes, labels):
    """-> rows, and the dragons of each."""
    known = {}
    for line in open(labels):
        name, move, words = line.rstrip("\n").split("\t")
        known[hash_of(name), int(move)] = words
    rows = np.fromfile(planes, ROW)
    rows = rows[[(int(r["game"]), int(r["move"])) in known for r in rows]]
    return rows, [dragons_of(known[int(r["game"]), int(r["move"])], int(r["height"])) for r in rows]


class Head(nn.Module):
    def __init__(self, channels, hidden):
        super().__init__()
        self.first = nn.Conv2d(channels + INPUTS, hidden, 1)
        self.second = nn.Conv2d(hidden, 2, 1)

    def forward(self, y):
        """-> the share of the ways it may go in which the point stands, -1..1, (B, 2, side, side)."""
        return torch.tanh(self.second(self.first(y).clamp(0, MOST)))


def seen_by(net, rows, way):
    """What the layers are given, turned back."""
    with torch.no_grad():
        x = turned(images(rows), way)
        y = F.relu(net.start(x))
        for block in net.blocks:
            y = block(y)
        y = torch.cat([y, x], 1)
        if way & 1:
            y = y.flip(-1)
        if way & 2:
            y = y.flip(-2)
        return (y.transpose(-1, -2) if way & 4 else y).contiguous()


def said(head, seen, dragons):
    """-> what is said of all dragons, 0..1, (N, 2); what is right."""
    maps = head(seen).flatten(2)
    means = [maps[i][:, places].mean(1) for i, of in enumerate(dragons) for places, _ in of]
    return (torch.stack(means) + 1) / 2, torch.tensor([s for of in dragons for _, s in of], dtype=torch.float32)


def batches(rows, dragons, which, size):
    for side in np.unique(rows["width"]):
        of_side = [i for i in which if rows["width"][i] == side and dragons[i]]
        for k in range(0, len(of_side), size):
            yield of_side[k:k + size]


def report(net, head, rows, dragons, apart):
    shares, rights, sizes = [], [], []
    for some in batches(rows, dragons, apart, 64):
        with torch.no_grad():
            views = [said(head, seen_by(net, rows[some], way), [dragons[i] for i in some]) for way in (0, 3)]
        shares.append((views[0][0] + views[1][0]) / 2)
        rights.append(views[0][1])
        sizes += [len(places) for i in some for places, _ in dragons[i]]
    share, right, sizes = torch.cat(shares), torch.cat(rights), np.array(sizes)
    status = lambda s: (s > 0.5).sum(1).numpy()
    for name, of in (("one and two stones", sizes < 3), ("three and more", sizes >= 3)):
        ours, theirs = status(share)[of], status(right)[of]
        print("%s: %d, right %.2f %%, critical %d, said %d, right %d" % (
            name, of.sum(), 100 * (ours == theirs).mean(), (theirs == 1).sum(), (ours == 1).sum(),
            ((ours == 1) & (theirs == 1)).sum()), flush=True)


def train(net, head, rows, dragons, options):
    random = np.random.RandomState(options.seed)
    optimizer = torch.optim.AdamW(head.parameters(), lr=options.rate, weight_decay=options.decay)
    count = options.epochs * sum(1 for _ in batches(rows, dragons, options.learned, options.batch))
    step = 0
    for _ in range(options.epochs):
        mixed = list(batches(rows, dragons, random.permutation(options.learned), options.batch))
        random.shuffle(mixed)
        for some in mixed:
            for group in optimizer.param_groups:
                group["lr"] = options.rate * (1 + np.cos(np.pi * step / count)) / 2
            share, right = said(head, seen_by(net, rows[some], random.randint(8)), [dragons[i] for i in some])
            loss = F.binary_cross_entropy(share.clamp(LEAST, 1 - LEAST), right)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            step += 1
        print("%d of %d: %.4f" % (step, count, float(loss)), flush=True)


def main():
    a = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("folder", "name", "planes", "labels"):
        a.add_argument(name)
    a.add_argument("--hidden", type=int, default=32)
    a.add_argument("--epochs", type=int, default=30)
    a.add_argument("--batch", type=int, default=16)
    a.add_argument("--rate", type=float, default=3e-3)
    a.add_argument("--decay", type=float, default=1e-2)
    a.add_argument("--seed", type=int, default=1)
    a.add_argument("--dry", action="store_true", help="write nothing")
    options = a.parse_args()
    torch.manual_seed(options.seed)
    torch.set_num_threads(1)
    rows, dragons = load(options.planes, options.labels)
    apart = [i for i in range(len(rows)) if rows["game"][i] % 8 == 0]
    options.learned = [i for i in range(len(rows)) if rows["game"][i] % 8]
    print("%d positions, %d of them kept apart, %d dragons" % (len(rows), len(apart), sum(map(len, dragons))))
    net = net_of(options.folder, options.name)
    head = Head(net.shape["channels"], options.hidden)
    train(net, head, rows, dragons, options)
    report(net, head, rows, dragons, apart)
    if not options.dry:
        without = export_net.tables(net)
        export_net.append(options.folder, options.name, [head.first, head.second],
                          [len(without[kind]) for kind in ("dense", "numbers")])


if __name__ == "__main__":
    main()
