"""The net's residual blocks by libgoterr_trunk (fit/trunk/), where it is built and the processor has tiles (Intel AMX).

Says what PyTorch says, up to the rounding of 16-bit numbers, in less than half the time: `trunk_of` is None where it
cannot. GOTERR_TRUNK names the library; without it nothing is looked for.
"""
import ctypes
import os

import torch

FLOATS = ctypes.POINTER(ctypes.c_float)


def library():
    path = os.environ.get("GOTERR_TRUNK")
    if not path:
        return None
    made = ctypes.CDLL(path)
    made.goterr_trunk.restype = ctypes.c_void_p
    return made


LIBRARY = library()
TRUNKS = {}  # by shape and size of board: each keeps room for its positions
PASSES = {}  # how many each has made forwards: only the last one can go backwards


def array(tensor):
    assert tensor.dtype == torch.float32 and tensor.is_contiguous()
    return ctypes.cast(tensor.data_ptr(), FLOATS)


def arrays(tensors):
    return (FLOATS * len(tensors))(*[array(tensor) for tensor in tensors])


def trunk_for(*shape):
    """inputs, channels, blocks, told, side"""
    if shape not in TRUNKS:
        made = LIBRARY.goterr_trunk(*shape[:4], int(os.environ.get("GOTERR_TRUNK_THREADS", "1")))
        TRUNKS[shape] = ctypes.c_void_p(made) if made else None
    return TRUNKS[shape]


class Passes(torch.autograd.Function):
    """x (B, side, side, inputs) -> told (B, points, number), mean and maximum of the channels (B, 2 channels)."""

    @staticmethod
    def forward(ctx, x, trunk, *parameters):
        x = x.contiguous()
        batch, side = x.shape[0], x.shape[1]
        ctx.trunk = trunk
        ctx.number = PASSES[trunk.value] = PASSES.get(trunk.value, 0) + 1
        ctx.parameters = [p.detach().contiguous() for p in parameters]
        told = torch.empty(batch, side * side, len(parameters[-1]))
        pooled = torch.empty(batch, 2 * parameters[-1].shape[1])
        LIBRARY.goterr_trunk_forward(trunk, arrays(ctx.parameters), side, batch, array(x), array(told), array(pooled))
        return told, pooled

    @staticmethod
    def backward(ctx, told, pooled):
        assert ctx.number == PASSES[ctx.trunk.value], "other positions have passed since"
        gradients = [torch.empty_like(p) for p in ctx.parameters]
        told, pooled = told.contiguous(), pooled.contiguous()
        LIBRARY.goterr_trunk_backward(ctx.trunk, arrays(ctx.parameters), array(told), array(pooled), arrays(gradients))
        return (None, None, *gradients)


def parameters_of(net, told):
    found = [net.start.rounded(), net.start.bias]
    for block in net.blocks:
        for layer in (block.first, block.second):
            found += [layer.rounded(), layer.bias]
        if block.pool is not None:
            found += [block.pool.weight, block.pool.bias]
    return found + [told]


def trunk_of(net, x, told):
    """What the channels behind the blocks add up to with the weights `told` (number, channels) at each point (B, number,
    side, side), and their means and maxima (B, 2 channels); None where PyTorch has to say it. x: (B, inputs, side, side)."""
    side = x.shape[2]
    if LIBRARY is None or x.shape[3] != side:
        return None
    trunk = trunk_for(x.shape[1], net.shape["channels"], net.shape["blocks"], len(told), side)
    if trunk is None:
        return None
    sums, pool = Passes.apply(x.permute(0, 2, 3, 1), trunk, *parameters_of(net, told))
    return sums.transpose(1, 2).reshape(len(x), -1, side, side), pool
