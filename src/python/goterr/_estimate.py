"""One position: `estimate`, `board` and what they give."""

from __future__ import annotations

import ctypes
import json
import os
import weakref
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, IO, Any, Iterable, Optional, SupportsIndex, Union, cast

from ._arrays import array_of, flat_board
from ._library import checked, library, taken
from ._options import of_estimates, options_json, takes
from ._record import Captures, Dragon, Score, Warning, dragon

if TYPE_CHECKING:
    from ._arrays import Array

Source = Union[str, bytes, bytearray, memoryview, "os.PathLike[str]", IO[str], IO[bytes]]
Rows = Iterable[Iterable[SupportsIndex]]

LAYERS = ("bouzy", "influence", "order", "territory", "eyes", "escape", "chains", "dragons", "secure")


class Estimate:
    """An estimate; it never changes.

    Everything that the JSON record has is in `record`, and under the record's names as attributes: `e.score`,
    `e.dead`, `e.confident`. Two estimates are equal where their records are.
    """

    if TYPE_CHECKING:  # the record's fields; __getattr__ finds them
        file: str
        game: int
        move: int
        width: int
        height: int
        to_move: str
        rules: str
        komi: float
        captures: Captures
        dead: list[str]
        seki: list[str]
        unsettled: list[list[str]]
        score: Score
        score_lead: float
        score_low: float
        score_high: float
        result: str
        finished: bool
        confident: bool
        recorded_result: Optional[str]
        warnings: list[Warning]

    def __init__(self, handle: int, again: tuple[Any, ...]) -> None:
        """`again`: the function and the arguments that make an equal one, for another process."""
        self._handle = handle
        self._again = again
        weakref.finalize(self, library.goterr_result_free, handle)

    def __reduce__(self) -> tuple[Any, ...]:
        return self._again

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Estimate) and self.json() == other.json()

    def __hash__(self) -> int:
        return hash(self.json())

    def __copy__(self) -> Estimate:
        return self

    def __deepcopy__(self, memo: Any) -> Estimate:
        return self

    # --- arrays and numbers -----------------------------------------------------------------------------

    @property
    def shape(self) -> tuple[int, int]:
        """(height, width) in lines."""
        return library.goterr_height(self._handle), library.goterr_width(self._handle)

    def _array(self, values: Any, dtype: str) -> Array:
        return array_of(values, self.shape, dtype)

    @cached_property
    def ownership(self) -> Array:
        """The expected owner of each point at the end, -1 (white) to 1 (black); shape (height, width), float32."""
        return self._array(library.goterr_ownership(self._handle), "float32")

    @cached_property
    def owner(self) -> Array:
        """Who gets each point in the count: 1 black, -1 white, 0 nobody; shape (height, width), int8."""
        return self._array(library.goterr_owner(self._handle), "int8")

    @cached_property
    def stones(self) -> Array:
        """The board: 1 black, -1 white, 0 empty; shape (height, width), int8."""
        return self._array(library.goterr_board(self._handle), "int8")

    @cached_property
    def dead_stones(self) -> Array:
        """1 on each stone that is judged dead; shape (height, width), int8. `dead` has their names."""
        return self._array(library.goterr_dead(self._handle), "int8")

    @cached_property
    def seki_stones(self) -> Array:
        """1 on each stone alive in seki; shape (height, width), int8. `seki` has their names."""
        return self._array(library.goterr_seki(self._handle), "int8")

    @cached_property
    def unsettled_stones(self) -> Array:
        """1 on each stone whose fate depends on who moves or is not known; shape (height, width), int8."""
        return self._array(library.goterr_unsettled(self._handle), "int8")

    @property
    def lead(self) -> float:
        """Points by which black leads, komi included."""
        return float(library.goterr_lead(self._handle))

    @property
    def win_chance(self) -> float:
        """Black's chance to win, 0 to 1; a draw counts half."""
        return float(library.goterr_win_chance(self._handle))

    @property
    def interval(self) -> tuple[float, float]:
        """Points between which the final lead lies four times in five."""
        return library.goterr_low(self._handle), library.goterr_high(self._handle)

    # --- dragons and layers ---------------------------------------------------------------------------------

    def layer(self, name: str, of: Optional[str] = None) -> dict[str, Any]:
        """A map as ``goterr map NAME -f json`` has it; one of `LAYERS`. What is a number a point is an array, NaN where there is
        none. `of`: a point for ``order`` and ``escape``."""
        error = ctypes.c_void_p()
        point = None if of is None else of.encode()
        text = library.goterr_map(self._handle, name.encode(), point, ctypes.byref(error))
        fields: dict[str, Any] = json.loads(taken(checked(text, error)))
        height, width = self.shape
        for key, value in fields.items():
            if isinstance(value, list) and len(value) == height * width and _are_numbers(value):
                fields[key] = array_of(value, self.shape, "float32")
        return fields

    def layers(self) -> dict[str, dict[str, Any]]:
        """All maps by their names; of an empty board those that need no stone."""
        stones = any(value != "." for value in self.record["board"])
        return {name: self.layer(name) for name in LAYERS if stones or name not in ("order", "escape")}

    @cached_property
    def dragons(self) -> tuple[Dragon, ...]:
        """Every dragon with both fates, as ``goterr map dragons`` has them: where fights are left it looks longer."""
        return tuple(dragon(fields) for fields in self.layer("dragons")["dragons"])

    # --- the record and other forms ---------------------------------------------------------------------

    def render(self, format: str, **options: Any) -> Union[str, bytes]:
        """As ``text``, ``json``, ``csv``, ``svg``, ``sgf`` (str) or ``png`` (bytes); options as the command line's."""
        error, size = ctypes.c_void_p(), ctypes.c_size_t()
        text = library.goterr_render(
            self._handle, format.encode(), options_json(**options), ctypes.byref(size), ctypes.byref(error)
        )
        checked(text, error)
        try:
            content = ctypes.string_at(text, size.value)
        finally:
            library.goterr_free(text)
        return content if format == "png" or format == "sgf" and not _is_utf8(content) else content.decode()

    def json(self) -> str:
        """The JSON record on one line, the bytes that ``goterr batch --ownership`` writes."""
        return str(self.render("json"))

    def svg(self, **options: Any) -> str:
        """A picture; options: ``style``, ``marks``, ``width`` in pixels, ``no_coordinates``, ``no_caption``."""
        return str(self.render("svg", **options))

    def text(self, **options: Any) -> str:
        """Board and score for people; option ``charset``: ``unicode`` or ``ascii``."""
        return str(self.render("text", **{"charset": "unicode", **options}))

    def explain(self, point: str) -> str:
        """Why a point, such as ``"D4"``, is judged as it is: a sentence a line."""
        error = ctypes.c_void_p()
        return taken(checked(library.goterr_explain(self._handle, point.encode(), ctypes.byref(error)), error)).decode()

    @cached_property
    def record(self) -> dict[str, Any]:
        """The JSON record, schema 1, as a dict."""
        fields: dict[str, Any] = json.loads(self.json())
        return fields

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            if not name.startswith("_") and name in self.record:
                return self.record[name]
            raise AttributeError(f"an estimate has no {name!r}")

    def __dir__(self) -> list[str]:
        return sorted({*super().__dir__(), *self.record})

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        height, width = self.shape
        return f"<goterr.Estimate {width}x{height} {self.record['result']}>"

    def _repr_svg_(self) -> str:
        """What Jupyter shows."""
        return self.svg()


def _is_utf8(content: bytes) -> bool:
    try:
        content.decode()
    except UnicodeDecodeError:
        return False
    return True


def _are_numbers(values: list[Any]) -> bool:
    return all(value is None or isinstance(value, (int, float)) and not isinstance(value, bool) for value in values)


def _is_text(source: str) -> bool:
    """Whether this is a record or a diagram, and not the name of a file."""
    return "\n" in source or "\0" in source or source.lstrip("\ufeff \t\r").startswith("(;")


def content_of(source: Source) -> tuple[bytes, str]:
    """The bytes, and what the record calls them."""
    if isinstance(source, (bytes, bytearray, memoryview)):
        return bytes(source), "-"
    if isinstance(source, str) and _is_text(source):
        return source.lstrip("\ufeff").encode(), "-"
    if hasattr(source, "read"):
        content = source.read()
        name = getattr(source, "name", "-")
        return content.encode() if isinstance(content, str) else bytes(content), name if isinstance(name, str) else "-"
    if not isinstance(source, (str, os.PathLike)):
        raise TypeError(f"a path, a file, text or bytes are wanted, not {type(source).__name__}")
    return Path(source).read_bytes(), os.fspath(source)


@takes(of_estimates, cast(Source, None))
def estimate(source: Source, **options: Any) -> Estimate:
    """The estimate of a position.

    `source` is a path, a file that is open, the text of an SGF record or a board diagram, or the bytes of either. Options
    have the names of the command line, with underscores: ``rules="chinese"``, ``komi=7.5``, ``until=120`` (moves),
    ``game=2``, ``variation="2.1"``, ``to_move="white"``, ``captures=(3, 5)``, ``moves=["D4", "pass"]`` (played on top),
    ``ko="E5"``, ``dead=["D4"]``, ``alive``, ``seki``, ``method``, ``effort="quick"``, ``seed``,
    ``charset_of_record="GB18030"``.

    Raises `GoterrError` for what cannot be read, `OSError` for files that cannot be opened.
    """
    content, name = content_of(source)
    return _estimate_bytes(content, options_json(**{"file": name, **options}))


def _estimate_bytes(content: bytes, options: bytes) -> Estimate:
    error = ctypes.c_void_p()
    handle = library.goterr_estimate(content, len(content), options, ctypes.byref(error))
    return Estimate(checked(handle, error), (_estimate_bytes, (content, options)))


@takes(of_estimates, cast(Rows, None))
def board(stones: Rows, **options: Any) -> Estimate:
    """The estimate of a board: rows from the top, 1 black, -1 white, 0 empty; a list of lists or an array.

    Options as for `estimate`; Japanese rules, komi 6.5 and black to move where they do not say otherwise.
    """
    width, height, flat = flat_board(stones)
    return _estimate_board(width, height, flat, options_json(**options))


def _estimate_board(width: int, height: int, flat: list[int], options: bytes) -> Estimate:
    error = ctypes.c_void_p()
    stones = (ctypes.c_byte * len(flat))(*flat)
    handle = library.goterr_estimate_board(width, height, stones, options, ctypes.byref(error))
    return Estimate(checked(handle, error), (_estimate_board, (width, height, flat, options)))
