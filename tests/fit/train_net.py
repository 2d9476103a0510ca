#!/usr/bin/python3
"""train_net.py OUT.pt PLANES... --steps 20000 [--init OTHER.pt] : trains the net on rows of goterr_planes.

Targets: ownership is three parts the label's and one part what became of the point, where both are known; the lead is
the label's and the record's margin; the interval holds the margin four times in five. Positions come in pairs, one move
apart: what the lead changes over that move is a target too. One part in 32 of the games, by their ids, is kept apart and
reported. A file of planes that is named twice comes twice as often. The rate rises over the
first steps, then falls as a cosine does; what is written is the mean of the weights over the last steps. All that goes on
stands in OUT.pt.state every few minutes and when it is asked to end (SIGTERM); the same command goes on from there.
"""
import argparse
import os
import signal
import time

import numpy as np
import torch
import torch.nn.functional as F

from net import NOT_KNOWN, ROW, Net, images, maps, turned


def arguments():
    a = argparse.ArgumentParser()
    a.add_argument("out")
    a.add_argument("planes", nargs="+")
    a.add_argument("--steps", type=int, default=20000)
    a.add_argument("--minutes", type=float, default=0, help="stop after so many, whatever the steps say: not repeatable")
    a.add_argument("--stop-after", type=int, help="steps after which this run ends, to be gone on from")
    a.add_argument("--warm", type=int, default=100, help="steps in which the rate rises")
    a.add_argument("--mean", type=float, default=0.998, help="what a step keeps of the mean of the weights")
    a.add_argument("--save-minutes", type=float, default=10)
    a.add_argument("--look", type=int, default=1000, help="steps between two looks at some of what is kept apart")
    a.add_argument("--init")
    a.add_argument("--channels", type=int, default=32)
    a.add_argument("--blocks", type=int, default=4)
    a.add_argument("--batch", type=int, default=128)
    a.add_argument("--rate", type=float, default=3e-3)
    a.add_argument("--change", type=float, default=1, help="weight of what the lead changes over a move, beside the lead's")
    a.add_argument("--outcome", type=float, default=0.25, help="part of the outcome in the ownership")
    a.add_argument("--margin", type=float, default=0.5, help="part of the record's margin in the lead")
    a.add_argument("--small", type=float, default=5, help="so often come smaller boards: they are few, and cheap")
    a.add_argument("--seed", type=int, default=1)
    a.add_argument("--blank", default="", help="inputs set to nothing, by number")
    return a.parse_args()


def pairs(rows):
    """Where rows stand, two by two: one move apart, the first of them first; who has no neighbor stands with himself."""
    follows = (rows["game"][1:] == rows["game"][:-1]) & (rows["move"][1:] == rows["move"][:-1] + 1)
    found, last = [], -1
    for i in range(len(rows)):
        if i == last:
            continue
        last = i + 1 if i < len(follows) and follows[i] else i
        found.append((i, last))
    return np.array(found, int)


def load(paths):
    """Memory maps and, for every size, where its pairs of rows are: (training, held apart), as (file, row, row)."""
    files = [np.memmap(p, ROW, "r") for p in paths]
    places = {}
    for k, rows in enumerate(files):
        two = pairs(rows)
        apart = rows["game"][two[:, 0]] % 32 == 0
        width = np.array(rows["width"])[two[:, 0]]
        for side in np.unique(width):
            for part, of in ((0, ~apart), (1, apart)):
                i = two[(width == side) & of]
                places.setdefault(int(side), ([], []))[part].append(np.concatenate([np.full((len(i), 1), k), i], 1))
    return files, {s: tuple(np.concatenate(p) for p in parts) for s, parts in places.items()}


def take(files, places):
    """The rows of these pairs, each two one below the other."""
    order = places[np.lexsort((places[:, 1], places[:, 0]))]
    return np.concatenate([files[k][order[order[:, 0] == k][:, 1:].ravel()] for k in np.unique(order[:, 0])])


def targets(rows, outcome_part):
    side = int(rows["width"][0])
    label, became = maps(rows["ownership"], side), maps(rows["outcome"], side)
    has_label, has_became = label >= 0, became != NOT_KNOWN
    label = label * (2 / 63) - 1
    part = torch.where(has_label & has_became, torch.tensor(outcome_part), has_became.float())
    return (1 - part) * label + part * torch.where(has_became, became, torch.zeros(())), has_label | has_became


def numbers(rows, name):
    return torch.from_numpy(rows[name].astype(np.float32))


def changes(lead, rows):
    """Of pairs, how much the second position is better for who was to move in the first; a lead is that of who moves."""
    two = torch.from_numpy(rows["move"].astype(np.int64)).reshape(-1, 2)
    return torch.where(two[:, 0] < two[:, 1], -lead.reshape(-1, 2).sum(1), torch.tensor(float("nan")))


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
    logit, said, half = net(x, base, area)
    owner = mean_where(F.binary_cross_entropy_with_logits(2 * logit, (turned(target, way) + 1) / 2, reduction="none"),
                       turned(known, way))
    # Margins that are no half points are an engine's guess, and handicap games are seldom even in the end.
    counted = (margin * 2 == (margin * 2).round()) & (numbers(rows, "handicap") == 0)
    off = lambda a, b: F.smooth_l1_loss(a, torch.nan_to_num(b), reduction="none", beta=2.0) / 4
    points = ((1 - args.margin) * mean_where(off(said, lead), ~lead.isnan())
              + args.margin * mean_where(off(said, margin), counted))
    changed = changes(lead, rows)
    points = points + args.change * mean_where(off(torch.nan_to_num(changes(said, rows)), changed), ~changed.isnan())
    error = (said.detach() - torch.nan_to_num(margin)).abs()
    width = mean_where(torch.maximum(0.8 * (error - half), 0.2 * (half - error)), ~margin.isnan()) / 4
    return owner, points, width


def what_it_says(net, rows, side, args):
    """-> by name, a number for each row."""
    x = images(rows)
    if args.blank:
        x[:, [int(b) for b in args.blank.split(",")]] = 0
    with torch.no_grad():
        logit, said, half = net(x, numbers(rows, "base"), numbers(rows, "area"))
    own = torch.tanh(logit)
    label = maps(rows["ownership"], side) * (2 / 63) - 1
    margin, lead = numbers(rows, "margin"), numbers(rows, "lead")
    sure = label.abs() > 0.6
    return dict(mse=((own - label) ** 2).mean((1, 2)), lead=(said - lead).abs(), bias=said - lead,
                change=changes(said, rows).abs(),
                margin=(said - margin).abs(), kata=(lead - margin).abs(),
                held=torch.where(margin.isnan(), margin, ((said - margin).abs() <= half).float()), half=half,
                winner=torch.where(margin.isnan() | (margin == 0), torch.tensor(float("nan")),
                                   (said * margin > 0).float()),
                sure=((own * label.sign() > 1 / 3) & sure).sum((1, 2)) / sure.sum((1, 2)))


def report(net, files, places, args, most=None):
    """Of what is kept apart, or of `most` pairs of each size."""
    net.eval()
    for side, (_, apart) in sorted(places.items()):
        s = {}
        apart = apart[::max(1, len(apart) // most)] if most else apart
        for k in range(0, len(apart), 128):
            for name, v in what_it_says(net, take(files, apart[k:k + 128]), side, args).items():
                s.setdefault(name, []).append(v[~v.isnan()])
        if s:
            print("%dx%d %d:" % (side, side, 2 * len(apart)),
                  " ".join("%s %.4f" % (n, torch.cat(v).mean()) for n, v in s.items()), flush=True)
    net.train()


class Training:
    """The net, the mean of its weights, and how far they have come."""

    def __init__(self, net, args):
        self.net, self.args = net, args
        decayed = [p for p in net.parameters() if p.ndim > 1]
        plain = [p for p in net.parameters() if p.ndim <= 1]
        self.optimizer = torch.optim.AdamW(
            [dict(params=decayed, weight_decay=1e-2), dict(params=plain, weight_decay=0)], lr=args.rate)
        self.mean = {n: p.detach().clone() for n, p in net.named_parameters()}
        self.step, self.minutes, self.stopped = 0, 0.0, False
        self.random = np.random.RandomState(args.seed)

    def save(self):
        path = self.args.out + ".state"
        torch.save(dict(net=self.net.state_dict(), optimizer=self.optimizer.state_dict(), mean=self.mean, step=self.step,
                        minutes=self.minutes, random=self.random.get_state()), path + ".new")
        os.replace(path + ".new", path)
        torch.save(dict(shape=self.net.shape, state=self.mean, arguments=vars(self.args)), self.args.out)

    def resume(self):
        path = self.args.out + ".state"
        if os.path.exists(path):
            saved = torch.load(path)
            self.net.load_state_dict(saved["net"])
            self.optimizer.load_state_dict(saved["optimizer"])
            self.random.set_state(saved["random"])
            self.mean, self.step, self.minutes = saved["mean"], saved["step"], saved["minutes"]
            print("from step %d" % self.step, flush=True)

    def mean_net(self):
        net = Net(**self.net.shape).to(memory_format=torch.channels_last)
        net.load_state_dict(self.mean)
        return net

    def passed(self):
        return max(self.step / self.args.steps, self.minutes / self.args.minutes if self.args.minutes else 0)

    def one_step(self, files, places, side):
        for group in self.optimizer.param_groups:
            group["lr"] = (self.args.rate * min(1, (self.step + 1) / self.args.warm)
                           * (0.01 + 0.99 * (1 + np.cos(np.pi * min(1, self.passed()))) / 2))
        pool = places[side][0]
        rows = take(files, pool[self.random.randint(len(pool), size=self.args.batch // 2)])
        owner, points, width = losses(self.net, rows, self.random.randint(8), self.args)
        self.optimizer.zero_grad(set_to_none=True)
        (owner + 0.05 * points + 0.02 * width).backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self.optimizer.step()
        self.step += 1
        decay = min(self.args.mean, self.step / (self.step + 10))
        with torch.no_grad():
            for n, p in self.net.named_parameters():
                self.mean[n].mul_(decay).add_(p, alpha=1 - decay)
        return np.array([float(owner), float(points), float(width)])


def train(training, files, places, args):
    sides = sorted(places)
    often = np.array([len(places[s][0]) * (1 if s == 19 else args.small) for s in sides], float)
    before, saved, sums, count = training.minutes, time.time(), np.zeros(3), 0
    began = saved
    signal.signal(signal.SIGTERM, lambda *_: setattr(training, "stopped", True))
    while training.passed() < 1 and not training.stopped:
        training.stopped = training.stopped or training.step + 1 == args.stop_after
        sums += training.one_step(files, places, sides[training.random.choice(len(sides), p=often / often.sum())])
        count += 1
        training.minutes = before + (time.time() - began) / 60
        if training.step % 100 == 0:
            print("step %d  ownership %.4f  lead %.3f  width %.3f  %.1f min" %
                  (training.step, *(sums / count), training.minutes), flush=True)
            sums, count = np.zeros(3), 0
        if training.step % args.look == 0:
            report(training.mean_net(), files, places, args, 250)
        if time.time() - saved > 60 * args.save_minutes:
            training.save()
            saved = time.time()


def net_to_begin_with(args):
    if not args.init:
        return Net(args.channels, args.blocks)
    saved = torch.load(args.init)
    net = Net(**saved["shape"])
    net.load_state_dict(saved["state"])
    return net


def main():
    args = arguments()
    torch.manual_seed(args.seed)
    torch.set_num_threads(1)
    Net.halves = True
    files, places = load(args.planes)
    print({s: (2 * len(a), 2 * len(b)) for s, (a, b) in places.items()}, flush=True)
    training = Training(net_to_begin_with(args).to(memory_format=torch.channels_last), args)
    training.resume()
    if training.step == 0:
        report(training.net, files, places, args, 250)
    train(training, files, places, args)
    training.save()
    if training.stopped:
        return
    os.remove(args.out + ".state")
    report(training.mean_net(), files, places, args)


if __name__ == "__main__":
    main()
