"""The C interface, goterr.h, as ctypes sees it."""

from __future__ import annotations

import ctypes
import ctypes.util
import os
import sys
from pathlib import Path
from typing import Any, Optional

ABI_VERSION = 1
NAME = "goterr.dll" if os.name == "nt" else "libgoterr.0.dylib" if sys.platform == "darwin" else "libgoterr.so.0"

_Handle = ctypes.c_void_p
_Text = ctypes.c_void_p  # not c_char_p: the pointer itself is needed to free it
_Signs = ctypes.POINTER(ctypes.c_byte)
_Error = ctypes.POINTER(_Text)

_SIGNATURES = {
    "goterr_abi_version": (ctypes.c_int, []),
    "goterr_version": (ctypes.c_char_p, []),
    "goterr_estimate": (_Handle, [ctypes.c_char_p, ctypes.c_size_t, ctypes.c_char_p, _Error]),
    "goterr_estimate_board": (_Handle, [ctypes.c_int, ctypes.c_int, _Signs, ctypes.c_char_p, _Error]),
    "goterr_record_read": (_Handle, [ctypes.c_char_p, ctypes.c_size_t, ctypes.c_char_p, _Error]),
    "goterr_record_free": (None, [_Handle]),
    "goterr_record_moves": (ctypes.c_int, [_Handle]),
    "goterr_record_game": (_Text, [_Handle, _Error]),
    "goterr_record_estimate": (_Handle, [_Handle, ctypes.c_char_p, _Error]),
    "goterr_map": (_Text, [_Handle, ctypes.c_char_p, ctypes.c_char_p, _Error]),
    "goterr_result_free": (None, [_Handle]),
    "goterr_render": (
        _Text,
        [_Handle, ctypes.c_char_p, ctypes.c_char_p, ctypes.POINTER(ctypes.c_size_t), _Error],
    ),
    "goterr_explain": (_Text, [_Handle, ctypes.c_char_p, _Error]),
    "goterr_free": (None, [_Text]),
    "goterr_width": (ctypes.c_int, [_Handle]),
    "goterr_height": (ctypes.c_int, [_Handle]),
    "goterr_board": (_Signs, [_Handle]),
    "goterr_owner": (_Signs, [_Handle]),
    "goterr_dead": (_Signs, [_Handle]),
    "goterr_seki": (_Signs, [_Handle]),
    "goterr_unsettled": (_Signs, [_Handle]),
    "goterr_ownership": (ctypes.POINTER(ctypes.c_float), [_Handle]),
    "goterr_lead": (ctypes.c_double, [_Handle]),
    "goterr_low": (ctypes.c_double, [_Handle]),
    "goterr_high": (ctypes.c_double, [_Handle]),
    "goterr_win_chance": (ctypes.c_double, [_Handle]),
}


class GoterrError(ValueError):
    """What was given cannot be estimated or rendered; the text is a sentence, with line and column where known."""


def _candidates() -> list[str]:
    """In this order: the one that is asked for, the package's own, the installed one."""
    if "GOTERR_LIBRARY" in os.environ:
        return [os.environ["GOTERR_LIBRARY"]]
    return [str(Path(__file__).with_name(NAME)), NAME]


def _load() -> ctypes.CDLL:
    problems = []
    for name in _candidates():
        try:
            library = ctypes.CDLL(name)
        except OSError as problem:
            problems.append(str(problem))
            continue
        if library.goterr_abi_version() != ABI_VERSION or not hasattr(library, "goterr_record_read"):
            problems.append(f"{name} is another version's")
            continue
        for function, (result, arguments) in _SIGNATURES.items():
            getattr(library, function).restype = result
            getattr(library, function).argtypes = arguments
        return library
    raise ImportError("libgoterr is not found: " + "; ".join(problems))


library = _load()


def library_version() -> str:
    """The version of the library that is in use, such as ``0.1.0``."""
    return str(library.goterr_version().decode())


def taken(text: int) -> bytes:
    """A copy of a text of the library, which is freed."""
    try:
        return ctypes.string_at(text)
    finally:
        library.goterr_free(text)


def checked(value: Any, error: ctypes.c_void_p) -> Any:
    """`value`, where the library has given one."""
    if value:
        return value
    if error.value is None:
        raise MemoryError("goterr: there is not enough memory")
    raise GoterrError(taken(error.value).decode(errors="replace"))
