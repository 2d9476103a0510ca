"""The options that estimates take, typed: `rulez=` is an error before anything runs."""

from __future__ import annotations

import inspect
import json
import math
import operator
from typing import TYPE_CHECKING, Any, Callable, Iterable, Optional, SupportsFloat, SupportsIndex, TypeVar, Union

if TYPE_CHECKING:
    from typing_extensions import Concatenate, Literal, ParamSpec

    Options = ParamSpec("Options")
    Rules = Literal[
        "japanese", "korean", "chinese", "chinese-ogs", "chinese-kgs", "aga", "bga", "aga-button", "new-zealand",
        "tromp-taylor", "stone-scoring", "ancient-territory",
    ]  # fmt: skip
    Side = Literal["black", "white"]
    Method = Literal["combined", "bouzy", "influence"]
    Effort = Literal["quick", "normal", "deep"]
    Count = Literal["auto", "as-it-stands", "played-out"]

_First = TypeVar("_First")
_Given = TypeVar("_Given")

Points = Union[str, Iterable[str]]


def plain(name: str, value: Any) -> Any:
    """A value as JSON has it: numpy's numbers too, and what can be gone through as a list."""
    if isinstance(value, (str, bool)) or value is None:
        return value
    if hasattr(value, "dtype"):  # numpy's numbers and arrays
        return plain(name, value.tolist())
    if hasattr(value, "__index__"):
        return operator.index(value)
    if isinstance(value, (bytes, dict)):
        raise TypeError(f"{name}: {type(value).__name__} is no value of an option")
    if hasattr(value, "__iter__"):
        return [plain(name, part) for part in value]
    number = float(value)
    if not math.isfinite(number):
        raise ValueError(f"{name}: {number} is not a number that can be counted with")
    return number


def options_json(**options: Any) -> bytes:
    """The options as the library takes them; those that are None are left out."""
    given = {name: plain(name, value) for name, value in options.items() if value is not None}
    return json.dumps(given).encode()


def of_estimates(
    *,
    file: Optional[str] = None,
    until: Optional[SupportsIndex] = None,
    game: Optional[SupportsIndex] = None,
    variation: Optional[Union[str, Iterable[int]]] = None,
    rules: Optional[Rules] = None,
    komi: Optional[Union[SupportsFloat, SupportsIndex]] = None,
    to_move: Optional[Side] = None,
    captures: Optional[Iterable[SupportsIndex]] = None,
    ko: Optional[str] = None,
    moves: Optional[Points] = None,
    dead: Optional[Points] = None,
    alive: Optional[Points] = None,
    seki: Optional[Points] = None,
    count: Optional[Count] = None,
    method: Optional[Method] = None,
    dilations: Optional[SupportsIndex] = None,
    erosions: Optional[SupportsIndex] = None,
    effort: Optional[Effort] = None,
    seed: Optional[SupportsIndex] = None,
    charset_of_record: Optional[str] = None,
) -> None:
    """What all estimates take; called by nobody, its parameters are those of the functions below."""


def of_batches(
    *,
    workers: Optional[int] = None,
    until: Optional[SupportsIndex] = None,
    game: Optional[SupportsIndex] = None,
    variation: Optional[Union[str, Iterable[int]]] = None,
    rules: Optional[Rules] = None,
    komi: Optional[Union[SupportsFloat, SupportsIndex]] = None,
    to_move: Optional[Side] = None,
    captures: Optional[Iterable[SupportsIndex]] = None,
    ko: Optional[str] = None,
    moves: Optional[Points] = None,
    dead: Optional[Points] = None,
    alive: Optional[Points] = None,
    seki: Optional[Points] = None,
    count: Optional[Count] = None,
    method: Optional[Method] = None,
    dilations: Optional[SupportsIndex] = None,
    erosions: Optional[SupportsIndex] = None,
    effort: Optional[Effort] = None,
    seed: Optional[SupportsIndex] = None,
    charset_of_record: Optional[str] = None,
) -> None:
    """What batches take."""


def of_positions(
    *,
    until: Optional[SupportsIndex] = None,
    rules: Optional[Rules] = None,
    komi: Optional[Union[SupportsFloat, SupportsIndex]] = None,
    to_move: Optional[Side] = None,
    captures: Optional[Iterable[SupportsIndex]] = None,
    ko: Optional[str] = None,
    moves: Optional[Points] = None,
    dead: Optional[Points] = None,
    alive: Optional[Points] = None,
    seki: Optional[Points] = None,
    count: Optional[Count] = None,
    method: Optional[Method] = None,
    dilations: Optional[SupportsIndex] = None,
    erosions: Optional[SupportsIndex] = None,
    effort: Optional[Effort] = None,
    seed: Optional[SupportsIndex] = None,
) -> None:
    """What the positions of a game take that is read."""


def takes(
    like: Callable[Options, None], first: _First
) -> Callable[[Callable[..., _Given]], Callable[Concatenate[_First, Options], _Given]]:
    """A function whose first argument is of the type of `first`, and whose options are those of `like`."""

    def typed(function: Callable[..., _Given]) -> Callable[Concatenate[_First, Options], _Given]:
        own = inspect.signature(function)
        kept = [p for p in own.parameters.values() if p.kind is not p.VAR_KEYWORD]
        named = [p for p in inspect.signature(like).parameters.values() if p.name not in own.parameters]
        function.__signature__ = own.replace(parameters=kept + named)  # type: ignore[attr-defined]
        return function

    return typed
