"""Checkpoints in `insight check`: what they hold, and whether they are whole, but not loaded."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from insight.cli.listing import printable

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

NO_CHECKSUM = "no checksum: numbers that are damaged would not show"
_EXPORTS = (".onnx", ".mindir")


def is_checkpoint(name: str) -> bool:
    """Whether a file of this name is one, by its ending."""
    from insight.format.file_contents import READERS

    return name.endswith(tuple(READERS))


def held_by(file: Path) -> dict[str, Any]:
    """What a checkpoint holds, as `--json` has it.

    Raises:
        CheckpointError: If it is damaged, or none.
        OSError: If it cannot be read.

    """
    from insight.format.file_contents import file_contents

    found = file_contents(file)
    return {
        "format": found.format,
        "checksum": found.has_checksum,
        "encrypted": found.cipher,
        "values": [held._asdict() | {"value": _as_json(held.value)} for held in found.values],
    }


def pickled_in(holds: dict[str, Any]) -> list[str]:
    """A problem for each value that pickle alone reads."""
    from insight.errors import compose
    from insight.format.foreign import PICKLED_HINT
    from insight.format.npz.array_header import OBJECTS

    names = [held["name"] for held in holds["values"] if held["type"] == OBJECTS]
    return [compose(name, "an array of numbers", "pickled objects", PICKLED_HINT) for name in names]


def has_checksum(holds: dict[str, Any]) -> bool:
    """Whether damaged numbers would show; encryption shows them, too."""
    return bool(holds["checksum"] or holds["encrypted"])


def lines_of(holds: dict[str, Any], *, alone: bool) -> Iterator[str]:
    """What is said of a whole checkpoint; where it stands alone, of each of its values, too.

    >>> held = {"name": "w", "type": "Float32", "shape": (2, 3), "bytes": 24, "value": None}
    >>> holds = {"format": "ckpt", "checksum": False, "encrypted": None, "values": [held]}
    >>> list(lines_of(holds, alone=True))
    ['no checksum: numbers that are damaged would not show', 'w  Float32  2 x 3  24 bytes']
    """
    if holds["encrypted"]:
        yield f"encrypted by {holds['encrypted']}: what it holds is told by its key alone"
        return
    if alone:
        if not has_checksum(holds):
            yield NO_CHECKSUM
        yield from _aligned([_cells(held) for held in holds["values"]])


def hint_for(path: str) -> str:
    """What to give instead of a path at which there is nothing to check."""
    if path.endswith(_EXPORTS):
        return "an exported network is no checkpoint; engine.load reads it"
    from insight.format.file_contents import READERS

    endings = ", ".join(READERS)
    return f"give a folder of runs or a file of one; checkpoints end in {endings}"


def _as_json(value: Any) -> Any:
    """A number that JSON has, or the name of one that it does not have."""
    if isinstance(value, float) and not math.isfinite(value):
        return "NaN" if math.isnan(value) else "Infinity" if value > 0 else "-Infinity"
    return value


def _cells(held: dict[str, Any]) -> list[str]:
    shape = " x ".join(map(str, held["shape"]))
    value = "" if held["value"] is None else repr(held["value"])
    cells = [held["name"], held["type"], shape, f"{held['bytes']} bytes", value]
    return [printable(cell) for cell in cells]


def _aligned(rows: list[list[str]]) -> Iterator[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=True) if width]
        yield "  ".join(cells).rstrip()
