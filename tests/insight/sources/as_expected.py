"""What a tool's script logged, by `expected.json` beside the tool's files, to compare with.

`scalars` is `{tag: [[step, value], …]}` in the order logged; NaN and infinities are texts.
"""

from __future__ import annotations

import json
import math
import struct
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from insight.tables.store import Store

_NUMBERS = {"NaN": math.nan, "Infinity": math.inf, "-Infinity": -math.inf}


def expected_runs(folder: Path) -> dict[str, dict[str, Any]]:
    """The runs of `expected.json` in a folder, by their name."""
    held = json.loads((folder / "expected.json").read_text())
    return {run["name"]: run for run in held["runs"]}


def expected_scalars(run: Mapping[str, Any]) -> dict[str, dict[float, float]]:
    """The values of each tag by step, where the newest of a step holds."""
    return {
        tag: {step: _NUMBERS[value] if isinstance(value, str) else value for step, value in rows}
        for tag, rows in run["scalars"].items()
    }


def read_scalars(
    store: Store, run: str, without: Callable[[str], bool] = lambda tag: tag.startswith("machine/")
) -> dict[str, dict[float, float]]:
    """The values that a store has of a run, by tag and step; without those of the machine."""
    table = store.table("scalar", runs=run)
    found: dict[str, dict[float, float]] = {}
    for tag, step, value in zip(table["tag"], table["step"], table["value"], strict=True):
        if not without(tag):
            found.setdefault(tag, {})[int(step)] = float(value)
    return found


def differences(
    found: Mapping[str, Mapping[float, float]], expected: Mapping[str, Mapping[float, float]]
) -> list[str]:
    """Each value that is not the same to the last bit, in words; signs of zero count, too."""
    told = [f"{tag}: not read" for tag in expected.keys() - found.keys()]
    told += [f"{tag}: not expected" for tag in found.keys() - expected.keys()]
    for tag in sorted(expected.keys() & found.keys()):
        mine, theirs = found[tag], expected[tag]
        told += [f"{tag} {step}: not read" for step in sorted(theirs.keys() - mine.keys())]
        told += [f"{tag} {step}: not expected" for step in sorted(mine.keys() - theirs.keys())]
        told += [
            f"{tag} {step}: {mine[step]!r} in place of {theirs[step]!r}"
            for step in sorted(mine.keys() & theirs.keys())
            if _bits(mine[step]) != _bits(theirs[step])
        ]
    return told


def _bits(value: float) -> bytes:
    """Its bytes; any NaN is like any other."""
    return b"nan" if math.isnan(value) else struct.pack("<d", value)
