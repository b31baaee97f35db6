"""Arrays of a checkpoint file that are read piece by piece, so that no memory holds one whole."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from io import FileIO
from math import prod
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from insight.errors import CheckpointError, compose

from .tensor_types import dtype_of

Fill = Callable[[memoryview], None]
"""Puts the next bytes of an array into memory of whoever asks; there are so many."""


class Extent(NamedTuple):
    """Bytes of a file that belong together."""

    offset: int
    size: int


class Pieces:
    """An array on its way: its elements one behind the other, in C order, as they are asked for."""

    def __init__(self, dtype: np.dtype[Any], fill: Fill) -> None:
        self._dtype = dtype
        self._fill = fill

    def into(self, room: np.ndarray[Any, Any]) -> None:
        """Put the next elements into `room`, (n,), in its type; there are so many.

        Raises:
            CheckpointError: If the file has become shorter.
            OSError: If it cannot be read.

        """
        if room.dtype == self._dtype and room.flags.c_contiguous:
            self._fill(room.view(np.uint8).data)
            return
        piece: np.ndarray[Any, Any] = np.empty(room.shape, self._dtype)
        self._fill(piece.view(np.uint8).data)
        room[...] = piece


class FileArray(NamedTuple):
    """An array of a file, of which nothing is held.

    Attributes:
        where: The file and its name; stands first in errors.
        type_name: Its type as a checkpoint names it, such as `Float32`.
        shape: Its shape.
        opened: Begins to read its bytes.

    """

    where: str
    type_name: str
    shape: tuple[int, ...]
    opened: Callable[[], Fill]

    @property
    def dtype(self) -> np.dtype[Any]:
        """Its type, in the byte order of this machine.

        Raises:
            CheckpointError: If NumPy has none such.

        """
        return self._stored().newbyteorder("=")

    @property
    def size(self) -> int:
        """Elements."""
        return prod(self.shape)

    def pieces(self) -> Pieces:
        """Its elements from the first on."""
        return Pieces(self._stored(), self.opened())

    def read(self) -> np.ndarray[Any, Any]:
        """All of it.

        Raises:
            CheckpointError: If the file has become shorter.
            OSError: If it cannot be read.

        """
        array: np.ndarray[Any, Any] = np.empty(self.size, self.dtype)
        self.pieces().into(array)
        return array.reshape(self.shape)

    def _stored(self) -> np.dtype[Any]:
        try:
            return dtype_of(self.type_name)
        except KeyError as error:
            raise CheckpointError(compose(self.where, "a type of NumPy", self.type_name)) from error


class Extents:
    """Bytes of a file, read where they lie; the file is open only while some are read.

    So any number of files can be read in turn, whatever the system lets a process open. Bytes that
    are held already may stand between them.

    >>> import tempfile
    >>> path = Path(tempfile.mkdtemp()) / "letters"
    >>> _ = path.write_bytes(b"abcdef")
    >>> fill, room = Extents("letters", path, [Extent(0, 2), b"-", Extent(4, 2)]), bytearray(4)
    >>> fill(memoryview(room))
    >>> bytes(room)
    b'ab-e'

    """

    def __init__(self, where: str, path: Path, parts: Sequence[Extent | bytes]) -> None:
        self._where = where
        self._path = os.fspath(path)
        self._left = list(reversed(parts))

    def __call__(self, room: memoryview) -> None:
        if not room:
            return
        with FileIO(self._path) as file:  # as often as there are pieces, and quicker than open
            while room:
                part = self._left.pop()
                count = self._held(room, part) if isinstance(part, bytes) else 0
                if isinstance(part, Extent) and part.size:
                    count = self._read(file, room, part)
                room = room[count:]

    def _held(self, room: memoryview, part: bytes) -> int:
        count = min(len(room), len(part))
        room[:count] = part[:count]
        if count < len(part):
            self._left.append(part[count:])
        return count

    def _read(self, file: FileIO, room: memoryview, part: Extent) -> int:
        offset, size = part
        file.seek(offset)
        count = file.readinto(room[:size]) or 0
        if not count:
            hint = "another program has cut it short"
            got = f"an end at {offset}"
            raise CheckpointError(compose(self._where, f"{size} bytes more", got, hint))
        if count < size:
            self._left.append(Extent(offset + count, size - count))
        return count
