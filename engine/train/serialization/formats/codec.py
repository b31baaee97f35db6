"""What a checkpoint format is to the rest: its name, its ending, its bytes in both directions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from insight.format.checkpoint_stream import Part

__all__ = ["Codec"]


class Read(Protocol):
    """Reads a file: arrays, and str for texts, by name.

    Raises:
        ValueError: If the file is damaged, or of something else.

    """

    def __call__(self, path: Path, *, check_crc: bool) -> Mapping[str, Any]: ...


class Codec(NamedTuple):
    """A format of checkpoint files. A new one is a file in this folder that names its codec.

    What is put around the bytes (a checksum, encryption) and how they reach the disk is no matter
    of the format: `insight.format.checkpoint_stream`. Its reader gets the file as it lies, also
    with a checksum behind the bytes.
    """

    name: str  # what users type
    suffix: str  # of its files
    parts: Callable[[str, Mapping[str, Any]], Iterator[Part]]  # (where, values): the file's bytes
    read: Read
