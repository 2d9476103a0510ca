#!/usr/bin/python3
"""train_net.py OUT.pt PLANES... [--minutes 45] [--init OTHER.pt] : trains the net on rows of goterr_planes.

Targets: ownership is three parts the label's and one part what became of the point, where both are known; the lead is
the label's and the record's margin; the interval holds the margin four times in five. One part in 32 of the games, by
their ids, is kept apart and reported.
"""
import argparse
import os
import time

import numpy as np
import torch
import torch.nn.functional as F

from net import NOT_KNOWN, ROW, Net, images, maps, turned


def arguments():
    a = argparse.ArgumentParser()
    a.add_argument("out")
    a.add_argument("planes", nargs="+")
    a.add_argument("--minutes", type=float, default=45)
    a.add_argument("--init")
    a.add_argument("--channels", type=int, default=32)
    a.add_argument("--blocks", type=int, default=4)
    a.add_argument("--batch", type=int, default=128)
    a.add_argument("--rate", type=float, default=3e-3)
    a.add_argument("--steps", type=int, default=0, help="stop after so many, whatever the clock says: repeatable")
    a.add_argument("--outcome", type=float, default=0.25, help="part of the outcome in the ownership")
    a.add_argument("--workers", type=int, default=1)
    a.add_argument("--seed", type=int, default=1)
    a.add_argument("--blank", default="", help="inputs set to nothing, by number")
    return a.parse_args()


def load(paths):
    """Memory maps and, for every size, where its rows are: (training, held apart)."""
    files = [np.memmap(p, ROW, "r") for p in paths]
    places = {}
    for k, rows in enumerate(files):
        apart = rows["game"] % 32 == 0
        width = np.array(rows["width"])
        for side in np.unique(width):
            for part, of in ((0, ~apart), (1, apart)):
                i = np.flatnonzero((width == side) & of)
                places.setdefault(int(side), ([], []))[part].append(
                    np.stack([np.full(len(i), k), i], 1))
    return files, {s: tuple(np.concatenate(p) for p in parts) for s, parts in places.items()}


def take(files, places):
    order = np.lexsort((places[:, 1], places[:, 0]))
    return np.concatenate([files[k][places[order][places[order][:, 0] == k][:, 1]]
                           for k in np.unique(places[:, 0])])


def targets(rows, outcome_part):
    side = int(rows["width"][0])
    label, became = maps(rows["ownership"], side), maps(rows["outcome"], side)
    has_label, has_became = label >= 0, became != NOT_KNOWN
    label = label * (2 / 63) - 1
    part = torch.where(has_label & has_became, torch.tensor(outcome_part), has_became.float())
    return (1 - part) * label + part * torch.where(has_became, became, torch.zeros(())), has_label | has_became


def numbers(rows, name):
    return torch.from_numpy(rows[name].astype(np.float32))


def mean_where(values, known):
    known = known.float()
    return (values * known).sum() / known.sum().clamp(min=1)


def losses(net, rows, way, args):
    x = turned(images(rows), way).contiguous(memory_format=torch.channels_last)
    if args.blank:
        x[:, [int(b) for b in args.blank.split(",")]] = 0
    target, known = targets(rows, args.outcome)
    base, area = numbers(rows, "base"), numbers(rows, "area")
    margin, lead = numbers(rows, "margin"), numbers(rows, "lead")
    with torch.autocast("cpu", dtype=torch.bfloat16):
        logit, said, half = net(x, base, area)
    owner = mean_where(F.binary_cross_entropy_with_logits(2 * logit, (turned(target, way) + 1) / 2, reduction="none"),
                       turned(known, way))
    # Margins that are no half points are an engine's guess, and handicap games are seldom even in the end.
    counted = (margin * 2 == (margin * 2).round()) & (numbers(rows, "handicap") == 0)
    off = lambda t: F.smooth_l1_loss(said, torch.nan_to_num(t), reduction="none", beta=2.0) / 4
    points = 0.75 * mean_where(off(lead), ~lead.isnan()) + 0.25 * mean_where(off(margin), counted)
    error = (said.detach() - torch.nan_to_num(margin)).abs()
    width = mean_where(torch.maximum(0.8 * (error - half), 0.2 * (half - error)), ~margin.isnan()) / 4
    return owner, points, width


def report(net, files, places, args):
    net.eval()
    for side, (_, apart) in sorted(places.items()):
        if not len(apart):
            continue
        s = {}
        for k in range(0, len(apart), 256):
            rows = take(files, apart[k:k + 256])
            x = images(rows)
            if args.blank:
                x[:, [int(b) for b in args.blank.split(",")]] = 0
            with torch.no_grad():
                logit, said, half = net(x, numbers(rows, "base"), numbers(rows, "area"))
            own = torch.tanh(logit)
            label = maps(rows["ownership"], side) * (2 / 63) - 1
            margin, lead = numbers(rows, "margin"), numbers(rows, "lead")
            sure = label.abs() > 0.6
            for name, v in (("mse", ((own - label) ** 2).mean((1, 2))), ("lead", (said - lead).abs()),
                            ("bias", said - lead), ("margin", (said - margin).abs()), ("kata", (lead - margin).abs()),
                            ("held", ((said - margin).abs() <= half).float()), ("half", half),
                            ("sure", ((own * label.sign() > 1 / 3) & sure).sum((1, 2)) / sure.sum((1, 2)))):
                s.setdefault(name, []).append(v[~v.isnan()])
        print("%dx%d %d:" % (side, side, len(apart)),
              " ".join("%s %.4f" % (n, torch.cat(v).mean()) for n, v in s.items()), flush=True)
    net.train()


def train(net, files, places, args, worker):
    """Until the time or the steps are over; -> the weights averaged over the last few hundred steps."""
    if worker:
        os.setsid()  # schedulers that share out by sessions treat each worker alike
    torch.set_num_threads(1)
    torch.manual_seed(args.seed + worker)
    random = np.random.RandomState(args.seed + worker)
    decayed = [p for p in net.parameters() if p.ndim > 1]
    plain = [p for p in net.parameters() if p.ndim <= 1]
    optimizer = torch.optim.AdamW([dict(params=decayed, weight_decay=1e-2), dict(params=plain, weight_decay=0)],
                                  lr=args.rate)
    sides = sorted(places)
    # Small boards come five times as often as they are: they are few, and cheap.
    often = np.array([len(places[s][0]) * (1 if s == 19 else 5) for s in sides], float)
    mean = {n: p.detach().clone() for n, p in net.named_parameters()}
    began, step, sums = time.time(), 0, np.zeros(3)
    while True:
        passed = step / args.steps if args.steps else (time.time() - began) / 60 / args.minutes
        if passed >= 1:
            return mean
        for group in optimizer.param_groups:
            group["lr"] = args.rate * min(1, (step + 1) / 100) * (0.01 + 0.99 * (1 + np.cos(np.pi * passed)) / 2)
        side = sides[random.choice(len(sides), p=often / often.sum())]
        pool = places[side][0]
        rows = take(files, pool[random.randint(len(pool), size=args.batch)])
        owner, points, width = losses(net, rows, random.randint(8), args)
        optimizer.zero_grad(set_to_none=True)
        (owner + 0.05 * points + 0.02 * width).backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimizer.step()
        step += 1
        sums += [float(owner), float(points), float(width)]
        if worker:
            continue
        decay = min(0.998 ** args.workers, step / (step + 10))
        with torch.no_grad():
            for n, p in net.named_parameters():
                mean[n].mul_(decay).add_(p, alpha=1 - decay)
        if step % 100 == 0:
            print("step %d  ownership %.4f  lead %.3f  width %.3f  %.1f min" %
                  (step, *(sums / 100), (time.time() - began) / 60), flush=True)
            sums[:] = 0


def main():
    args = arguments()
    torch.manual_seed(args.seed)
    torch.set_num_threads(1)
    files, places = load(args.planes)
    print({s: (len(a), len(b)) for s, (a, b) in places.items()}, flush=True)
    if args.init:
        saved = torch.load(args.init)
        net = Net(**saved["shape"])
        net.load_state_dict(saved["state"])
    else:
        net = Net(args.channels, args.blocks)
    net = net.to(memory_format=torch.channels_last)
    net.share_memory()
    # More workers than one write the same weights without waiting for each other: faster, and no two runs the same.
    others = [torch.multiprocessing.get_context("fork").Process(target=train, args=(net, files, places, args, k))
              for k in range(1, args.workers)]
    for other in others:
        other.start()
    mean = train(net, files, places, args, 0)
    for other in others:
        other.join()
    net = Net(**net.shape)
    net.load_state_dict(mean)
    torch.save(dict(shape=net.shape, state=mean, arguments=vars(args)), args.out)
    report(net, files, places, args)


if __name__ == "__main__":
    main()
