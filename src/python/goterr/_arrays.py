"""Arrays over the board: numpy's, which nobody can write to, or tuples of tuples where numpy is not installed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Optional, Sequence

try:
    import numpy
except ImportError:
    numpy = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from typing_extensions import TypeAlias

    Array: TypeAlias = Any  # numpy.ndarray, where there is numpy


def array_of(values: Any, shape: tuple[int, int], dtype: str) -> Array:
    """From a pointer of the library or a sequence, row by row from the top left; None becomes NaN."""
    height, width = shape
    if numpy is None:
        return tuple(tuple(values[row * width + column] for column in range(width)) for row in range(height))
    if isinstance(values, (list, tuple)):
        array = numpy.array([float("nan") if v is None else v for v in values], dtype).reshape(shape)
    else:
        array = numpy.ctypeslib.as_array(values, shape).astype(dtype)
    array.flags.writeable = False
    return array


def flat_board(rows: Any) -> tuple[int, int, list[int]]:
    """Width, height and signs of rows of 1, -1 and 0: lists, arrays, whatever can be gone through."""
    if isinstance(rows, (str, bytes, dict)):
        raise TypeError("a board is rows of 1 (black), -1 (white) and 0; text is for estimate()")
    lines = [_row(row) for row in rows]
    width = len(lines[0]) if lines else 0
    if any(len(line) != width for line in lines):
        raise ValueError("the rows of a board are equally long")
    return width, len(lines), [stone for line in lines for stone in line]


def _row(row: Any) -> Sequence[int]:
    if isinstance(row, (str, bytes)) or not hasattr(row, "__iter__"):
        raise TypeError("a board is rows of 1 (black), -1 (white) and 0")
    return [_stone(stone) for stone in row]


def _stone(value: Any) -> int:
    sign: Optional[int] = {-1: -1, 0: 0, 1: 1}.get(value) if value == value else None  # NaN is not itself
    if sign is None or isinstance(value, str):
        raise ValueError(f"{value} is no stone: 1 is black, -1 white, 0 empty")
    return sign
