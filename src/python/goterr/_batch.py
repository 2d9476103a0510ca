"""Many files on many threads: the library does its work without Python's lock."""

from __future__ import annotations

import os
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Iterable, Iterator, Optional, Union

from ._estimate import Estimate, Source, estimate
from ._library import GoterrError


@dataclass(frozen=True)
class Failure:
    """A file that could not be read or estimated, in its place among the others. It is false."""

    source: Source
    error: Exception

    def __bool__(self) -> bool:
        return False


def batch(
    sources: Iterable[Source], workers: Optional[int] = None, **options: Any
) -> Iterator[Union[Estimate, Failure]]:
    """The estimates of many sources in their order, on `workers` threads (default: one a processor).

    Options as for `estimate`. Only a few sources a worker are under way at once, however many there are.
    """
    count = workers if workers is not None else os.cpu_count() or 1
    if count < 1:
        raise ValueError("at least one worker is needed")
    return _run(iter(sources), count, options)


def _one(source: Source, options: dict[str, Any]) -> Union[Estimate, Failure]:
    try:
        return estimate(source, **options)
    except (GoterrError, OSError) as error:
        return Failure(source, error)


def _run(sources: Iterator[Source], workers: int, options: dict[str, Any]) -> Iterator[Union[Estimate, Failure]]:
    waiting: deque[Any] = deque()
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
