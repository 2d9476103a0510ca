"""One position: `estimate`, `board` and what they give."""

from __future__ import annotations

import ctypes
import json
import os
import weakref
from functools import cached_property
from pathlib import Path
from typing import Any, Sequence, Union

from ._library import checked, library, options_json, taken

try:
    import numpy
except ImportError:  # then arrays are lists of lists
    numpy = None  # type: ignore[assignment]

Source = Union[str, bytes, "os.PathLike[str]"]


class Estimate:
    """An estimate; it never changes.

    Everything that the JSON record has is in `record`, and under the record's names as attributes: `e.score`,
    `e.dead`, `e.confident`.
    """

    def __init__(self, handle: int, again: tuple[Any, ...]) -> None:
        """`again`: the function and the arguments that make an equal one, for another process."""
        self._handle = handle
        self._again = again
        weakref.finalize(self, library.goterr_result_free, handle)

    def __reduce__(self) -> tuple[Any, ...]:
        return self._again

    def __copy__(self) -> Estimate:
        return self

    def __deepcopy__(self, memo: Any) -> Estimate:
        return self

    # --- arrays and numbers -----------------------------------------------------------------------------

    @property
    def shape(self) -> tuple[int, int]:
        """(height, width) in lines."""
        return library.goterr_height(self._handle), library.goterr_width(self._handle)

    def _array(self, values: Any, dtype: str) -> Any:
        height, width = self.shape
        if numpy is not None:
            return numpy.ctypeslib.as_array(values, (height, width)).astype(dtype)
        return [[values[row * width + column] for column in range(width)] for row in range(height)]

    @cached_property
    def ownership(self) -> Any:
        """The expected owner of each point at the end, -1 (white) to 1 (black); shape (height, width), float32."""
        return self._array(library.goterr_ownership(self._handle), "float32")

    @cached_property
    def owner(self) -> Any:
        """Who gets each point in the count: 1 black, -1 white, 0 nobody; shape (height, width), int8."""
        return self._array(library.goterr_owner(self._handle), "int8")

    @cached_property
    def stones(self) -> Any:
        """The board: 1 black, -1 white, 0 empty; shape (height, width), int8."""
        return self._array(library.goterr_board(self._handle), "int8")

    @cached_property
    def dead_stones(self) -> Any:
        """1 on each stone that is judged dead; shape (height, width), int8. `dead` has their names."""
        return self._array(library.goterr_dead(self._handle), "int8")

    @property
    def lead(self) -> float:
        """Points by which black leads, komi included."""
        return library.goterr_lead(self._handle)

    @property
    def interval(self) -> tuple[float, float]:
        """Points between which the final lead lies four times in five."""
        return library.goterr_low(self._handle), library.goterr_high(self._handle)

    # --- the record and other forms ---------------------------------------------------------------------

    def render(self, format: str, **options: Any) -> Union[str, bytes]:
        """As ``text``, ``json``, ``csv``, ``svg``, ``sgf`` (str) or ``png`` (bytes); options as the command line's."""
        error, size = ctypes.c_void_p(), ctypes.c_size_t()
        text = library.goterr_render(
            self._handle, format.encode(), options_json(options), ctypes.byref(size), ctypes.byref(error)
        )
        checked(text, error)
        try:
            content = ctypes.string_at(text, size.value)
        finally:
            library.goterr_free(text)
        return content if format == "png" or format == "sgf" and not _is_utf8(content) else content.decode()

    def json(self) -> str:
        """The JSON record on one line, the bytes that ``goterr batch --ownership`` writes."""
        return self.render("json")  # type: ignore[return-value]

    def svg(self, **options: Any) -> str:
        """A picture; options: ``style``, ``marks``, ``width`` in pixels, ``no_coordinates``, ``no_caption``."""
        return self.render("svg", **options)  # type: ignore[return-value]

    def text(self, **options: Any) -> str:
        """Board and score for people; option ``charset``: ``unicode`` or ``ascii``."""
        return self.render("text", **{"charset": "unicode", **options})  # type: ignore[return-value]

    def explain(self, point: str) -> str:
        """Why a point, such as ``"D4"``, is judged as it is: a sentence a line."""
        error = ctypes.c_void_p()
        return taken(checked(library.goterr_explain(self._handle, point.encode(), ctypes.byref(error)), error)).decode()

    @cached_property
    def record(self) -> dict[str, Any]:
        """The JSON record, schema 1, as a dict."""
        return json.loads(self.json())

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


def _is_text(source: str) -> bool:
    """Whether this is a record or a diagram, and not the name of a file."""
    return "\n" in source or "\0" in source or source.lstrip().startswith("(;")


def _content(source: Source) -> tuple[bytes, str]:
    """The bytes, and what the record calls them."""
    if isinstance(source, (bytes, bytearray, memoryview)):
        return bytes(source), "-"
    if isinstance(source, str) and _is_text(source):
        return source.encode(), "-"
    if not isinstance(source, (str, os.PathLike)):
        raise TypeError(f"a path, text or bytes are wanted, not {type(source).__name__}")
    return Path(source).read_bytes(), os.fspath(source)


def estimate(source: Source, **options: Any) -> Estimate:
    """The estimate of a position.

    `source` is a path, the text of an SGF record or a board diagram, or the bytes of either. Options have the names of
    the command line, with underscores: ``rules="chinese"``, ``komi=7.5``, ``until=120`` (moves), ``game=2``,
    ``variation="2.1"``, ``to_move="white"``, ``captures=(3, 5)``, ``dead=["D4"]``, ``alive``, ``seki``,
    ``method``, ``effort="quick"``, ``seed``.

    Raises `GoterrError` for what cannot be read, `OSError` for files that cannot be opened.
    """
    content, name = _content(source)
    return _estimate_bytes(content, options_json({"file": name, **options}))


def _estimate_bytes(content: bytes, options: bytes) -> Estimate:
    error = ctypes.c_void_p()
    handle = library.goterr_estimate(content, len(content), options, ctypes.byref(error))
    return Estimate(checked(handle, error), (_estimate_bytes, (content, options)))


def board(stones: Sequence[Sequence[int]], **options: Any) -> Estimate:
    """The estimate of a board: rows from the top, 1 black, -1 white, 0 empty; a list of lists or an array.

    Options as for `estimate`; Japanese rules, komi 6.5 and black to move where they do not say otherwise.
    """
    rows = [[int(stone) for stone in row] for row in stones]
    width = len(rows[0]) if rows else 0
    if any(len(row) != width for row in rows):
        raise ValueError("the rows of a board are equally long")
    flat = [stone for row in rows for stone in row]
    for stone in flat:
        if stone not in (-1, 0, 1):
            raise ValueError(f"{stone} is no stone: 1 is black, -1 white, 0 empty")
    return _estimate_board(width, len(rows), flat, options_json(options))


def _estimate_board(width: int, height: int, flat: list[int], options: bytes) -> Estimate:
    error = ctypes.c_void_p()
    stones = (ctypes.c_byte * len(flat))(*flat)
    handle = library.goterr_estimate_board(width, height, stones, options, ctypes.byref(error))
    return Estimate(checked(handle, error), (_estimate_board, (width, height, flat, options)))
