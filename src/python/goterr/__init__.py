"""Whose territory is whose in a position of Go: ownership, dead stones, score.

>>> import goterr
>>> e = goterr.estimate("game.sgf", rules="chinese")   # doctest: +SKIP
>>> e.result, e.dead                                    # doctest: +SKIP
('B+3.5', ['C4', 'D4'])

Black is positive everywhere. Arrays have the shape (height, width), row 0 at the top of the board; they are numpy arrays
that cannot be written to where numpy is installed, tuples of tuples elsewhere. Points in records are named as players name
them: ``D4``.
"""

from ._batch import Batch, Failure, batch
from ._estimate import LAYERS, Estimate, board, estimate
from ._game import Game, read
from ._library import GoterrError, library_version
from ._record import Dragon, Fate, Move

__all__ = [
    "LAYERS", "Batch", "Dragon", "Estimate", "Failure", "Fate", "Game", "GoterrError", "Move", "batch", "board", "estimate",
    "library_version", "read",
]  # fmt: skip
__version__ = "0.1.0"
