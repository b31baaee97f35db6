"""What is known of one file."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass
class Checked:
    """What is known of one file after reading it; the keys of `--json`."""

    path: str
    kind: str
    records: int = 0
    bytes: int = 0
    problems: list[dict[str, Any]] = field(default_factory=list)
    superseded: int = 0
    """Rows that are in no table: a restart took them, or another row of their step stands."""
    without_steps: int = 0
    """How many of those because their series have no steps: all its rows bear one."""
    remarks: list[str] = field(default_factory=list)
    """By which rules it was read where it is not sure itself. Not among the keys without any."""
    unshown: dict[str, int] = field(default_factory=dict)
    """How many records no table has a place for, by what they are; not among the keys likewise."""
    holds: dict[str, Any] | None = None
    """Of a whole checkpoint alone: format, whether there is a checksum, cipher, values."""
    refused: bool = False
    """Whether it holds what is not read here, such as pickled objects; the problems say what.
    Not among the keys where it is false."""
