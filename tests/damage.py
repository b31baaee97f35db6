"""Damage to files, as disks and copies that were cut off make it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from insight.format.ending import RECORD_BYTES

if TYPE_CHECKING:
    from pathlib import Path


def flip_middle(file: Path) -> None:
    """Turns over the byte in the middle of a file."""
    content = bytearray(file.read_bytes())
    content[len(content) // 2] ^= 0xFF
    file.write_bytes(content)


def cut_end(file: Path) -> None:
    """Takes the word at a file's end away, and the last bytes of the value before it."""
    file.write_bytes(file.read_bytes()[: -(RECORD_BYTES + 7)])
