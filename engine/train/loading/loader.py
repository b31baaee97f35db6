"""What a kind of files of networks is to the rest: its name, its ending, its reader."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from engine.program import Program
from insight.format.encrypted import named_decrypted

__all__ = ["Loader", "NetworkFile"]


class NetworkFile(NamedTuple):
    """A file that is read.

    Attributes:
        path: Where it lies; what it names besides lies beside it.
        content: Its bytes, in the clear.
        cipher: What decrypted them, if they were encrypted.

    """

    path: Path
    content: bytes
    cipher: str | None = None

    @property
    def name(self) -> str:
        """What stands first in errors, and what the program is called."""
        where = f"file {self.path}"
        return where if self.cipher is None else named_decrypted(where, self.cipher)


class Loader(NamedTuple):
    """A kind of files of networks. A new one is a file in `formats/` that names its loader.

    `read` raises a GraphFileError for whatever bytes it cannot make a program of.
    """

    name: str
    suffix: str  # of its files
    read: Callable[[NetworkFile], Program]
    is_encrypted: bool = False  # whether it may be: then `dec_key` opens it
