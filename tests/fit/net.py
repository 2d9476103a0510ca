"""The net as PyTorch sees it, and the rows that goterr_planes writes.

A convolution to CHANNELS channels, BLOCKS residual blocks of two convolutions (every second one with the mean and the
maximum over the board added inside), and two heads. Ownership: a 1x1 convolution that also sees all inputs, plus a number
for the whole board; tanh. Lead: the sum of the ownership, plus what a small layer makes of the pooled channels and of that
sum; the same layer says how wide the interval is.
"""
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

from fast_trunk import trunk_of

INPUTS = 22
UNIT = 64
POINTS = 361
WEIGHT_UNIT = 4096  # weights are small numbers times a factor for each channel, in 4096ths
MOST_SMALL = 31     # of those numbers: with 127 the tables are half as long again when they are packed, and hardly better
NOT_KNOWN = 127
ROW = np.dtype([
    ("game", "<u4"), ("move", "<i2"), ("width", "u1"), ("height", "u1"), ("turn", "i1"), ("area", "u1"),
    ("handicap", "u1"), ("open", "u1"), ("base", "<f4"), ("margin", "<f4"), ("lead", "<f4"), ("today", "<f4"),
    ("inputs", "i1", (POINTS, INPUTS)), ("ownership", "i1", POINTS), ("outcome", "i1", POINTS)])
assert ROW.itemsize == 28 + POINTS * (INPUTS + 2)

SUM_UNIT = 32.0   # points of lead that the small layer sees as one
LEAD_UNIT = 8.0   # points that one of its outputs means
SCALARS = 6


def factors(weight):
    """Of a 3x3 convolution, one for each of its outputs, shape (outputs, 1, 1, 1)."""
    most = weight.abs().amax((1, 2, 3), keepdim=True) * WEIGHT_UNIT
    return torch.ceil(most / MOST_SMALL).clamp(min=1)


class Convolution(nn.Conv2d):
    """3x3, with the weights as integers will have them; the gradient goes past the rounding."""

    rounds = True

    def __init__(self, inputs, outputs):
        super().__init__(inputs, outputs, 3, padding=1)

    def rounded(self):
        """The weights as they are shipped."""
        if not self.rounds:
            return self.weight
        steps = factors(self.weight.detach()) / WEIGHT_UNIT
        rounded = torch.round(self.weight.detach() / steps) * steps
        return self.weight + (rounded - self.weight.detach())

    def forward(self, x):
        return F.conv2d(x, self.rounded(), self.bias, padding=1)


def pooled(y):
    return torch.cat([y.mean((2, 3)), y.amax((2, 3))], 1)


class Block(nn.Module):
    def __init__(self, channels, pools):
        super().__init__()
        self.first = Convolution(channels, channels)
        self.second = Convolution(channels, channels)
        self.pool = nn.Linear(2 * channels, channels) if pools else None
        with torch.no_grad():
            self.second.weight.mul_(0.3)
            if pools:
                self.pool.weight.mul_(0.1)

    def forward(self, x):
        y = F.relu(self.first(x))
        if self.pool is not None:
            y = F.relu(y + self.pool(pooled(y).to(self.pool.weight.dtype))[:, :, None, None].to(y.dtype))
        return F.relu(x + self.second(y))


class Net(nn.Module):
    halves = False  # 16-bit floating point numbers in the blocks: for training

    def __init__(self, channels=32, blocks=4, hidden=32):
        super().__init__()
        self.shape = dict(channels=channels, blocks=blocks, hidden=hidden)
        self.start = Convolution(INPUTS, channels)
        self.blocks = nn.ModuleList([Block(channels, k % 2 == 1) for k in range(blocks)])
        self.owner = nn.Conv2d(channels + INPUTS, 1, 1)
        self.owner_pool = nn.Linear(2 * channels, 1)
        self.lead1 = nn.Linear(2 * channels + SCALARS, hidden)
        self.lead2 = nn.Linear(hidden, 2)
        nn.init.zeros_(self.owner_pool.weight)
        with torch.no_grad():
            self.lead2.weight.mul_(0.1)
            self.lead2.bias[1] = 1.5

    def trunk(self, x):
        """-> what the channels say of the owner of each point, and their means and maxima over the board."""
        weights = self.owner.weight[:, :self.shape["channels"]]
        fast = trunk_of(self, x, weights[:, :, 0, 0])
        if fast is not None:
            return fast[0][:, 0], fast[1]
        with torch.autocast("cpu", dtype=torch.bfloat16, enabled=self.halves):
            y = F.relu(self.start(x))
            for block in self.blocks:
                y = block(y)
            return F.conv2d(y, weights)[:, 0].float(), pooled(y).float()

    def forward(self, x, base, area):
        """-> logit of the ownership (tanh), lead, half width; all of the side to move."""
        said, pool = self.trunk(x)
        of_inputs = F.conv2d(x, self.owner.weight[:, self.shape["channels"]:], self.owner.bias)[:, 0]
        logit = said + of_inputs + self.owner_pool(pool)[:, :, None]
        total = torch.tanh(logit).sum((1, 2)) + base
        points = float(x.shape[2] * x.shape[3])
        phase = (x[:, 0] + x[:, 1]).float().sum((1, 2)) / points
        small = x[:, 9, 0, 0].float()
        undecided = torch.sqrt((1 - torch.tanh(logit) ** 2).sum((1, 2)) + 1e-3) / 8
        s = total.clamp(-256, 256) / SUM_UNIT
        z = torch.cat([pool, torch.stack([s, s * phase, s * small, phase, area, undecided.detach()], 1)], 1)
        out = self.lead2(F.relu(self.lead1(z)))
        return logit, total + LEAD_UNIT * out[:, 0], LEAD_UNIT * out[:, 1]


def images(rows):
    """int8 inputs of rows of one size as a float tensor (B, INPUTS, side, side)."""
    side = int(rows["width"][0])
    x = torch.from_numpy(np.ascontiguousarray(rows["inputs"][:, :side * side])).float() / UNIT
    return x.view(len(rows), side, side, INPUTS).permute(0, 3, 1, 2)


def maps(values, side):
    return torch.from_numpy(values[:, :side * side].astype(np.float32)).view(-1, side, side)


def turned(x, way):
    """One of the eight symmetries of the last two dimensions."""
    if way & 4:
        x = x.transpose(-1, -2)
    if way & 1:
        x = x.flip(-1)
    return x.flip(-2) if way & 2 else x
