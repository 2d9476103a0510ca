"""Many files on many threads: the library does its work without Python's lock."""

from __future__ import annotations

import os
from collections import deque
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Iterable, Iterator, Optional, Union, cast

from ._estimate import Estimate, Source, estimate
from ._library import GoterrError
from ._options import of_batches, takes


@dataclass(frozen=True)
class Failure:
    """A file that could not be read or estimated, in its place among the others. It is false."""

    source: Source
    error: Exception

    def __bool__(self) -> bool:
        return False


Result = Union[Estimate, Failure]


class Batch(Iterator[Result]):
    """The results one by one, in the order of the sources."""

    def __init__(self, results: Iterator[Result]) -> None:
        self._results = results

    def __next__(self) -> Result:
        return next(self._results)

    def to_frame(self) -> Any:
        """What is left of the results as a DataFrame of pandas: a row each, with the columns of ``goterr batch -f csv`` that are
        numbers, names or texts, and ``error`` for what could not be read."""
        import pandas  # type: ignore[import]

        return pandas.DataFrame([_row(result) for result in self])


def _row(result: Result) -> dict[str, Any]:
    if isinstance(result, Failure):
        source = result.source
        return {"file": os.fspath(source) if isinstance(source, (str, os.PathLike)) else "-", "error": str(result.error)}
    row: dict[str, Any] = {}
    for name, value in result.record.items():
        if isinstance(value, dict):
            row.update(_flat(name, value))
        elif not isinstance(value, list) and name not in ("schema", "board", "owner"):
            row[name] = value
    row["win_chance"] = result.win_chance
    row["error"] = None
    return row


def _flat(name: str, fields: dict[str, Any]) -> dict[str, Any]:
    row: dict[str, Any] = {}
    for key, value in fields.items():
        row.update(_flat(f"{name}_{key}", value) if isinstance(value, dict) else {f"{name}_{key}": value})
    return row


@takes(of_batches, cast(Iterable[Source], None))
def batch(sources: Iterable[Source], workers: Optional[int] = None, **options: Any) -> Batch:
    """The estimates of many sources in their order, on `workers` threads (default: one a processor).

    Options as for `estimate`. Only a few sources a worker are under way at once, however many there are.
    """
    if isinstance(sources, (str, bytes, bytearray, os.PathLike)):
        raise TypeError("batch takes many sources, such as a list of paths; for one there is estimate()")
    count = workers if workers is not None else os.cpu_count() or 1
    if count < 1:
        raise ValueError("at least one worker is needed")
    return Batch(_run(iter(sources), count, options))


def _one(source: Source, options: dict[str, Any]) -> Result:
    try:
        return estimate(source, **options)
    except (GoterrError, OSError) as error:
        return Failure(source, error)


def _run(sources: Iterator[Source], workers: int, options: dict[str, Any]) -> Iterator[Result]:
    waiting: deque[Future[Result]] = deque()
    with ThreadPoolExecutor(workers) as pool:
        try:
            for source in sources:
                waiting.append(pool.submit(_one, source, options))
                if len(waiting) >= 4 * workers:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            for future in waiting:
                future.cancel()
