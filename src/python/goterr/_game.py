"""A record that is read once: its moves, players, comments, and any of its positions."""

from __future__ import annotations

import ctypes
import json
import weakref
from functools import cached_property
from typing import Any, Iterator, Optional, SupportsIndex, Union, cast

from ._estimate import Estimate, Source, content_of
from ._library import checked, library, taken
from ._options import of_estimates, of_positions, options_json, takes
from ._record import Move

_LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"


class Game:
    """One line of one game. `len` is its moves, `game[120]` the estimate after 120 moves, and going through it gives the
    estimates of all its positions, the empty board's first."""

    def __init__(self, handle: int, again: tuple[Any, ...], variation: tuple[int, ...]) -> None:
        self._handle = handle
        self._again = again
        self._variation = variation
        weakref.finalize(self, library.goterr_record_free, handle)

    def __reduce__(self) -> tuple[Any, ...]:
        return self._again

    def __len__(self) -> int:
        return int(library.goterr_record_moves(self._handle))

    def __bool__(self) -> bool:
        return True  # also without moves

    def __getitem__(self, until: SupportsIndex) -> Estimate:
        number = until.__index__()
        last = len(self)
        if not -last - 1 <= number <= last:
            raise IndexError(f"the game has {last} moves, so there is no position after move {number}")
        return self.estimate(until=number if number >= 0 else last + 1 + number)

    def __iter__(self) -> Iterator[Estimate]:
        return (self.estimate(until=until) for until in range(len(self) + 1))

    @takes(of_positions, cast("Game", None))
    def estimate(self, **options: Any) -> Estimate:
        """The estimate of one position: ``until=120``; the last where nothing is said. Other options go over those of `read`."""
        return _estimate_position(self, options_json(**options))

    @cached_property
    def tree(self) -> dict[str, Any]:
        """Everything of the record: facts, and all nodes of all lines (`goterr_game` of goterr.h)."""
        error = ctypes.c_void_p()
        fields: dict[str, Any] = json.loads(taken(checked(library.goterr_record_game(self._handle, ctypes.byref(error)), error)))
        return fields

    @cached_property
    def _line(self) -> list[dict[str, Any]]:
        """The nodes of this line, the first of the record first."""
        nodes = self.tree["nodes"]
        children: dict[int, list[int]] = {}
        for number, node in enumerate(nodes):
            children.setdefault(node["p"], []).append(number)
        line, at, branches = [nodes[0]], 0, list(self._variation)
        while at in children:
            nexts = children[at]
            at = nexts[branches.pop(0) - 1 if len(nexts) > 1 and branches else 0]
            line.append(nodes[at])
        return line

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """The moves of this line, passes among them."""
        played = [node for node in self._line if "side" in node]
        return tuple(Move({"B": "black", "W": "white"}[node["side"]], self._name(node["at"])) for node in played)

    @cached_property
    def comments(self) -> tuple[str, ...]:
        """What the record says of each position, `len(game) + 1` texts."""
        texts: list[list[str]] = [[] for _ in range(len(self) + 1)]
        for node in self._line:
            if node.get("comment"):
                texts[min(node["move"], len(self))].append(node["comment"])
        return tuple("\n".join(parts) for parts in texts)

    def _name(self, at: int) -> Optional[str]:
        if at < 0:
            return None
        width, height = self.tree["size"]
        row, column = divmod(at, width)
        letters = _LETTERS[column] if column < 25 else _LETTERS[column // 25 - 1] + _LETTERS[column % 25]
        return letters + str(height - row)

    # --- what the record says of its game; empty where it does not ----------------------------------------------

    def _fact(self, name: str) -> str:
        return str(self.tree["facts"][name])

    @property
    def black(self) -> str:
        return self._fact("black")

    @property
    def white(self) -> str:
        return self._fact("white")

    @property
    def black_rank(self) -> str:
        return self._fact("blackRank")

    @property
    def white_rank(self) -> str:
        return self._fact("whiteRank")

    @property
    def date(self) -> str:
        return self._fact("date")

    @property
    def event(self) -> str:
        return self._fact("event")

    @property
    def place(self) -> str:
        return self._fact("place")

    @property
    def result(self) -> str:
        """As the record has it."""
        return self._fact("result")

    @property
    def rules(self) -> str:
        """By which it is counted."""
        return self._fact("rules")

    @property
    def komi(self) -> float:
        return float(self.tree["facts"]["komi"])

    @property
    def handicap(self) -> int:
        return int(self.tree["facts"]["handicap"])

    @property
    def shape(self) -> tuple[int, int]:
        """(height, width) in lines."""
        width, height = self.tree["size"]
        return height, width

    def __repr__(self) -> str:
        return f"<goterr.Game {self.black or '?'} - {self.white or '?'}, {len(self)} moves>"


def _branches(variation: Union[None, str, Any]) -> tuple[int, ...]:
    if variation is None:
        return ()
    if isinstance(variation, str):
        variation = [part for part in variation.replace(",", ".").split(".") if part]
    return tuple(int(part) for part in variation)


@takes(of_estimates, cast(Source, None))
def read(source: Source, **options: Any) -> Game:
    """A record that is read once, for any of its positions: ``game`` and ``variation`` say which line, other options hold for
    its positions where `Game.estimate` says nothing else."""
    content, name = content_of(source)
    return _read_bytes(content, options_json(**{"file": name, **options}), _branches(options.get("variation")))


def _read_bytes(content: bytes, options: bytes, variation: tuple[int, ...]) -> Game:
    error = ctypes.c_void_p()
    handle = library.goterr_record_read(content, len(content), options, ctypes.byref(error))
    return Game(checked(handle, error), (_read_bytes, (content, options, variation)), variation)


def _estimate_position(game: Game, options: bytes) -> Estimate:
    error = ctypes.c_void_p()
    handle = library.goterr_record_estimate(game._handle, options, ctypes.byref(error))
    return Estimate(checked(handle, error), (_estimate_position, (game, options)))
