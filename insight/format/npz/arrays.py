"""Where the arrays of an `.npz` lie, and how those are read that do not lie there as they are."""

from __future__ import annotations

import struct
import zipfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import BinaryIO

import numpy as np

from insight.errors import CheckpointError, compose
from insight.format.array_pieces import Extent, Extents, FileArray, Fill
from insight.format.tensor_types import TEXT_TYPE, dtype_of

from .archive import opened, told_as_damage
from .array_header import OBJECTS, STORED_AS, ArrayHead
from .reading import array_head, npz_values

_LOCAL = struct.Struct("<4s22xHH")  # a member's own head: its mark, bytes of name and of what else
_LOCAL_MARK = b"PK\3\4"


def npz_arrays(where: str, path: Path) -> dict[str, FileArray]:
    """The arrays of a file by name, texts apart, in its order.

    An array in Fortran's order, or with its bytes in the other order, is read whole each time; of
    all others pieces are.

    Raises:
        CheckpointError: If the file is damaged, no npz, or holds something else than numbers.
        OSError: If it cannot be read.

    """
    with path.open("rb") as file:
        archive, members = opened(where, file)
        heads = {
            name: array_head(f"{where}: {name}", archive, one) for name, one in members.items()
        }
        return {
            name: _found(where, path, name, head, _offset(f"{where}: {name}", file, members[name]))
            for name, head in heads.items()
            if head.type_name not in {TEXT_TYPE, OBJECTS}
        }


def _found(where: str, path: Path, name: str, head: ArrayHead, offset: int | None) -> FileArray:
    inside = f"{where}: {name}"
    is_turned = head.is_fortran and len(head.shape) > 1
    stored = np.dtype(STORED_AS.get(head.type_name, dtype_of(head.type_name)))
    begin: Callable[[], Fill]
    if is_turned or head.dtype != stored:
        begin = partial(_whole, where, path, name)
    elif offset is None:
        begin = partial(_Unpacking, where, path, name, head.size)
    else:
        begin = partial(Extents, inside, path, (Extent(offset + head.size, head.content),))
    return FileArray(inside, head.type_name, head.shape, begin)


def _offset(where: str, file: BinaryIO, member: zipfile.ZipInfo) -> int | None:
    """Where a member's bytes begin; None of one that is deflated."""
    if member.compress_type != zipfile.ZIP_STORED:
        return None
    file.seek(member.header_offset)
    head = file.read(_LOCAL.size)
    mark, name, more = _LOCAL.unpack(head) if len(head) == _LOCAL.size else (b"", 0, 0)
    if mark != _LOCAL_MARK:
        raise CheckpointError(compose(where, "the head of a member", "other bytes"))
    return int(member.header_offset + _LOCAL.size + name + more)


def _whole(where: str, path: Path, name: str) -> Fill:
    """All of an array, and its bytes handed out."""
    with path.open("rb") as file:
        array = npz_values(where, file, check_crc=False, wanted=lambda one: one == name)[name]
    assert not isinstance(array, str)
    little = array.astype(array.dtype.newbyteorder("<"), copy=False)
    left = little.reshape(-1).view(np.uint8).data

    def fill(room: memoryview) -> None:
        nonlocal left
        room[:] = left[: len(room)]
        left = left[len(room) :]

    return fill


class _Unpacking:
    """The bytes of a deflated array as they are unpacked; the file is open until the last."""

    def __init__(self, where: str, path: Path, name: str, head_size: int) -> None:
        self._where = f"{where}: {name}"
        self._file = path.open("rb")
        archive, members = opened(where, self._file)
        with told_as_damage(self._where):
            self._bytes = archive.open(members[name])
            self._bytes.read(head_size)

    def __call__(self, room: memoryview) -> None:
        with told_as_damage(self._where):
            done = 0
            while done < len(room):
                piece = self._bytes.read(len(room) - done)
                if not piece:
                    raise CheckpointError(compose(self._where, f"{len(room)} bytes more", done))
                room[done : done + len(piece)] = piece
                done += len(piece)

    def __del__(self) -> None:
        if hasattr(self, "_file"):
            self._file.close()
