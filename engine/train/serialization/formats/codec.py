"""What a checkpoint format is to the rest: its name, its ending, its bytes in both directions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, BinaryIO, NamedTuple, Protocol

from insight.format.checkpoint_stream import Part

__all__ = ["Codec"]


Parts = Callable[[str, Mapping[str, Any]], Iterator[Part]]
"""(where, values): the bytes of a file."""


CheckNames = Callable[[str, Iterable[str]], None]
"""(where, names): raises the ValueError that `Parts` would, for a name that no file can have."""


def _any_names(where: str, names: Iterable[str]) -> None:
    """Whatever they are."""


class Read(Protocol):
    """Reads an open file: arrays, and str for texts, by name; `where` stands first in errors.

    Arrays lie in memory of their own that nothing else changes: they become parameters as they are.
    `wanted` is asked once for each name, in the order of the file; what it declines is not read,
    only checked as far as its place tells. So a reader needs the memory of what it returns.

    Raises:
        ValueError: If the file is damaged, or of something else.

    """

    def __call__(
        self, where: str, file: BinaryIO, *, check_crc: bool, wanted: Callable[[str], bool]
    ) -> Mapping[str, Any]: ...


class Codec(NamedTuple):
    """A format of checkpoint files. A new one is a file in this folder that names its codec.

    What is put around the bytes (a checksum, encryption) and how they reach the disk is no matter
    of the format: `insight.format.checkpoint_stream`. Its reader gets the file as it lies, also
    with a checksum behind the bytes; one that was encrypted, decrypted. A format that other
    libraries read has a place of its own for a checksum, or none, and is not encrypted.
    """

    name: str  # what users type
    suffix: str  # of its files
    parts: Parts
    read: Read
    checked_parts: Parts | None = None  # with a checksum inside; None: it goes behind the bytes
    is_encryptable: bool = True
    check_names: CheckNames = _any_names
