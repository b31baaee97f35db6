"""Where the arrays of a safetensors file lie: its header says it."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from insight.format.array_pieces import Extent, Extents, FileArray

from .parsing import read_header


def safetensors_arrays(where: str, path: Path) -> dict[str, FileArray]:
    """The arrays of a file by name, texts apart, in the order in which they were saved.

    Raises:
        CheckpointError: If the file is damaged or no safetensors.
        OSError: If it cannot be read.

    """
    with path.open("rb") as file:
        header = read_header(where, file)
    found = {}
    for entry in header.entries:
        inside = f"{where}: {entry.name}"
        extents = (Extent(len(header.raw) + entry.begin, entry.size),)
        opened = partial(Extents, inside, path, extents)
        found[entry.name] = FileArray(inside, entry.type_name, entry.shape, opened)
    return {name: found[name] for name in header.names if name in found}
