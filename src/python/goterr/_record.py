"""The JSON record, schema 1, as types."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Optional, TypedDict


class Captures(TypedDict):
    """Stones that each side has taken."""

    black: int
    white: int


class SideScore(TypedDict):
    territory: float
    prisoners: float
    stones: float
    komi: float


class Score(TypedDict):
    black: SideScore
    white: SideScore


class Warning(TypedDict):
    line: int
    column: int
    message: str


@dataclass(frozen=True)
class Fate:
    """What becomes of a dragon when one side moves first, how that is known, and the moves as far as they were read."""

    outcome: str
    known: str
    line: tuple[str, ...]


@dataclass(frozen=True)
class Dragon:
    """Chains that live or die together, with both fates."""

    side: str
    stones: tuple[str, ...]
    status: str
    owner_first: Fate
    attacker_first: Fate
    eyes: str
    escape: int
    secure: bool
    survival: float
    saved_by: tuple[str, ...]
    killed_by: tuple[str, ...]
    reason: str


def _fate(fields: dict[str, Any]) -> Fate:
    return Fate(fields["outcome"], fields["known"], tuple(fields["line"]))


def dragon(fields: dict[str, Any]) -> Dragon:
    """A row of `goterr map dragons -f json`."""
    fates = fields["fates"]
    return Dragon(
        fields["side"], tuple(fields["stones"]), fields["status"], _fate(fates["owner_first"]),
        _fate(fates["attacker_first"]), fields["eyes"], int(fields["escape"]), fields["secure"], fields["survival"],
        tuple(fields["saved_by"]), tuple(fields["killed_by"]), fields["reason"],
    )  # fmt: skip


@dataclass(frozen=True)
class Move:
    """`point` is None for a pass."""

    side: str
    point: Optional[str]
