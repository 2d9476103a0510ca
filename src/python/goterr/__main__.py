"""`python -m goterr [OPTIONS] FILE...`: estimates as text, JSON or pictures, where there is no program."""

from __future__ import annotations

import argparse
import sys
from typing import Any, Optional, Sequence

from . import GoterrError, __version__, estimate, library_version


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m goterr", description="Territory, dead stones and score of Go positions.")
    parser.add_argument("files", nargs="*", default=["-"], metavar="FILE", help="SGF, diagrams, servers' formats; - is stdin")
    parser.add_argument("-f", "--format", default="text", choices=["text", "json", "csv", "svg", "sgf", "png"])
    parser.add_argument("-L", "--until", type=int, metavar="N", help="the position after N moves")
    parser.add_argument("--rules", help="japanese, chinese, aga, ...; else the record's")
    parser.add_argument("--komi", type=float)
    parser.add_argument("--to-move", choices=["black", "white"])
    parser.add_argument("--effort", choices=["quick", "normal", "deep"])
    parser.add_argument("--explain", metavar="POINT", help="why a point is judged as it is")
    parser.add_argument("--version", action="version", version=f"goterr {__version__}, library {library_version()}")
    return parser


def _printed(name: str, given: argparse.Namespace) -> bytes:
    options: dict[str, Any] = {key: getattr(given, key) for key in ("until", "rules", "komi", "to_move", "effort")}
    e = estimate(sys.stdin.buffer.read() if name == "-" else name, **options)
    content = e.explain(given.explain) if given.explain else e.render(given.format)
    return content.encode() if isinstance(content, str) else content


def main(arguments: Optional[Sequence[str]] = None) -> int:
    given = _parser().parse_args(arguments)
    status = 0
    for name in given.files:
        try:
            sys.stdout.buffer.write(_printed(name, given))
        except (GoterrError, OSError) as error:
            print(f"goterr: {name}: error: {error}", file=sys.stderr)
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
