"""Whose territory is whose in a position of Go: ownership, dead stones, score.

>>> import goterr
>>> e = goterr.estimate("game.sgf", rules="chinese")   # doctest: +SKIP
>>> e.result, e.dead                                    # doctest: +SKIP
('B+3.5', ['C4', 'D4'])

Black is positive everywhere. Arrays have the shape (height, width), row 0 at the top of the board; they are numpy arrays
where numpy is installed, lists of lists elsewhere. Points in records are named as players name them: ``D4``.
"""

from ._batch import Failure, batch
from ._estimate import Estimate, board, estimate
from ._library import GoterrError, library_version

__all__ = ["Estimate", "Failure", "GoterrError", "batch", "board", "estimate", "library_version"]
__version__ = "0.1.0"
