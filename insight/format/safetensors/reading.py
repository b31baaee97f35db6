"""A safetensors file as values: each array goes from the file into the memory where it stays."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Any, BinaryIO

import numpy as np

from insight.errors import CheckpointError, compose
from insight.format.checkpoint_stream import PIECE
from insight.format.contents import Contents, Held, every, fact_of, held_text
from insight.format.tensor_types import Unfilled, check_bools

from .checksums import is_number, of_file, of_mindspore
from .header import CHECKSUM, MS_CHECKSUM
from .parsing import Header, read_header

if TYPE_CHECKING:
    from collections.abc import Callable

    from .header import Entry

Value = np.ndarray[Any, Any] | str


def safetensors_values(
    where: str, file: BinaryIO, *, check_crc: bool, wanted: Callable[[str], bool] = every
) -> dict[str, Value]:
    """What an open file holds; `where` stands first in errors.

    Args:
        where: The file.
        file: It, opened.
        check_crc: Whether its checksum is compared, ours or MindSpore's; a file without one passes.
        wanted: Says by name what is returned; asked once a name.

    Raises:
        CheckpointError: If the file is damaged or no safetensors.

    """
    header = read_header(where, file)
    chosen = [name for name in header.names if wanted(name)]
    values: dict[str, Value] = dict(header.texts)
    values |= _Reading(where, file, header, sums=check_crc).arrays(set(chosen))
    return {name: values[name] for name in chosen}


def safetensors_contents(where: str, file: BinaryIO) -> Contents:
    """What an open file holds, its arrays only told; `where` stands first in errors.

    A checksum is compared.

    Raises:
        CheckpointError: If the file is damaged or no safetensors.

    """
    header = read_header(where, file)
    small = {entry.name for entry in header.entries if not entry.shape}
    small -= {entry.name for entry in header.entries if entry.type_name.startswith("F8")}
    numbers = _Reading(where, file, header, sums=True).arrays(small)
    held = {e.name: Held(e.name, e.type_name, e.shape, e.size) for e in header.entries}
    for name, number in numbers.items():
        held[name] = held[name]._replace(value=fact_of(number))
    for name, text in header.texts.items():
        held[name] = held_text(name, text, len(text.encode(errors="replace")))
    has_checksum = bool({CHECKSUM, MS_CHECKSUM} & set(header.metadata))
    return Contents("safetensors", [held[name] for name in header.names], has_checksum)


class _Reading:
    """The arrays on their way, in the order in which they lie."""

    def __init__(self, where: str, file: BinaryIO, header: Header, *, sums: bool) -> None:
        self._where, self._file, self._header = where, file, header
        self._sums = sums and bool({CHECKSUM, MS_CHECKSUM} & set(header.metadata))
        self._of_arrays: dict[str, int] = {}
        self._numbers: dict[str, int] = {}

    def arrays(self, chosen: set[str]) -> dict[str, np.ndarray[Any, Any]]:
        """Those that are chosen, by name; all are summed up for the checksum, if it is compared."""
        found: dict[str, np.ndarray[Any, Any]] = {}
        self._file.seek(len(self._header.raw))
        for entry in sorted(self._header.entries, key=lambda one: (one.begin, one.end)):
            if entry.name in chosen:
                found[entry.name] = self._array(entry)
            else:
                self._pass_over(entry)
        if self._sums:
            self._check()
        return found

    def _array(self, entry: Entry) -> np.ndarray[Any, Any]:
        where = f"{self._where}: {entry.name}"
        unfilled = Unfilled(where, entry.type_name, entry.shape, entry.size, 0)
        room = unfilled.next_room(entry.type_name, entry.shape, entry.size)
        self._fill(room, entry)
        return unfilled.array()

    def _pass_over(self, entry: Entry) -> None:
        if not self._sums and entry.type_name != "Bool":
            self._file.seek(entry.size, 1)
            return
        room = memoryview(bytearray(min(entry.size, PIECE)))
        for begin in range(0, entry.size, PIECE):
            piece = room[: entry.size - begin]
            self._fill(piece, entry)
            if entry.type_name == "Bool":
                check_bools(f"{self._where}: {entry.name}", piece)

    def _fill(self, room: memoryview, entry: Entry) -> None:
        """Put the next bytes, which are of that array, into `room`."""
        step = PIECE if self._sums else max(1, len(room))  # summed up while a cache has them
        for begin in range(0, len(room), step):
            piece = room[begin : begin + step]
            self._read(piece)
            if self._sums:
                so_far = self._of_arrays.get(entry.name, 0)
                self._of_arrays[entry.name] = zlib.crc32(piece, so_far)
        if is_number(entry):
            is_signed = not entry.type_name.startswith("U")
            self._numbers[entry.name] = int.from_bytes(room, "little", signed=is_signed)

    def _read(self, room: memoryview) -> None:
        done = 0
        while done < len(room) and (more := self._file.readinto(room[done:])):  # type: ignore[attr-defined]
            done += more
        if done < len(room):
            got, hint = f"an end after {self._file.tell()}", "another program has cut it short"
            raise CheckpointError(compose(self._where, "all bytes of the file", got, hint))

    def _check(self) -> None:
        header, entries = self._header, self._header.entries
        of_arrays = {entry.name: self._of_arrays.get(entry.name, 0) for entry in entries}
        if CHECKSUM in header.metadata:
            recorded = header.metadata[CHECKSUM]
            found = of_file(header.raw, entries, of_arrays)
        else:
            recorded = header.metadata[MS_CHECKSUM]
            found = str(of_mindspore(entries, of_arrays, self._numbers))
        if found != recorded:
            expected, hint = f"CRC-32 {recorded!r}", "the file is damaged; take another"
            raise CheckpointError(compose(self._where, expected, repr(found), hint))
