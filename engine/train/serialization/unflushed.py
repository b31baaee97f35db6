"""Checkpoints of which many are kept for a while: written whole, but not waited for by the disk."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from insight.format.checkpoint_stream import write_parts
from insight.record.provenance.ancestry import note_saved

from .formats import codec_of


def write_unflushed(path: Path, values: Mapping[str, Any]) -> None:
    """Put a `.ckpt` file at `path`: there whole or not at all, whenever the process is killed.

    Nothing is flushed: a power cut within seconds may take the file, or leave an empty one. What
    the provenance keeps of it is hashed from memory.

    Args:
        path: Replaced if it is there.
        values: Arrays, numbers and texts by name, as `snapshot.owned` gives them.

    Raises:
        CheckpointError: If a value has a type that the format does not know.
        OSError: If it cannot be written.

    """
    # The parts are views of the arrays: a list of them holds no more than there is.
    parts = list(codec_of("format", "ckpt").parts(f"checkpoint {path}", values))
    write_parts(path, parts, is_flushed=False)
    note_saved(path, parts)
