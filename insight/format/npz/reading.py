"""An `.npz` as values: each array is read piece by piece into the memory where it stays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, BinaryIO, NamedTuple

import numpy as np

from insight.errors import CheckpointError, compose
from insight.format.checkpoint_stream import PIECE
from insight.format.contents import Contents, Held, every, fact_of, held_text
from insight.format.tensor_types import TEXT_TYPE, check_bools, dtype_of, text_from

from .archive import opened, told_as_damage
from .array_header import OBJECTS, STORED_AS, ArrayHead, read_head

if TYPE_CHECKING:
    import zipfile
    from collections.abc import Callable

Value = np.ndarray[Any, Any] | str


def npz_values(
    where: str, file: BinaryIO, *, check_crc: bool, wanted: Callable[[str], bool] = every
) -> dict[str, Value]:
    """What an open file holds; `where` stands first in errors.

    Args:
        where: The file.
        file: It, opened.
        check_crc: Whether what is not wanted is read too, to compare its checksum; what is wanted
            always is.
        wanted: Says by name what is returned; asked once a name.

    Raises:
        CheckpointError: If the file is damaged, no npz, or holds something else than numbers.

    """
    archive, members = opened(where, file)
    values: dict[str, Value] = {}
    for name, member in members.items():
        reading = _Reading(f"{where}: {name}", archive, member)
        if wanted(name):
            values[name] = reading.value()
        elif check_crc:
            reading.pass_over()
    return values


def npz_contents(where: str, file: BinaryIO) -> Contents:
    """What an open file holds, its arrays only told; `where` stands first in errors.

    All is read, and every checksum compared. Of arrays of Python objects no more than that is done.

    Raises:
        CheckpointError: If the file is damaged, no npz, or holds something else than numbers.

    """
    archive, members = opened(where, file)
    held = [_held(f"{where}: {name}", name, archive, one) for name, one in members.items()]
    return Contents("npz", held, has_checksum=True)


def array_head(where: str, archive: zipfile.ZipFile, member: zipfile.ZipInfo) -> ArrayHead:
    """What a member is, which fits its bytes; `where` stands first in errors.

    Raises:
        CheckpointError: If the member is damaged or no array.

    """
    return _Reading(where, archive, member).head()


def _held(where: str, name: str, archive: zipfile.ZipFile, member: zipfile.ZipInfo) -> Held:
    reading = _Reading(where, archive, member)
    head = reading.head()
    if head.shape or head.type_name == OBJECTS:
        reading.pass_over()
        return Held(name, head.type_name, head.shape, member.file_size - head.size)
    value = reading.value()
    if isinstance(value, str):
        return held_text(name, value, head.content)
    return Held(name, head.type_name, (), head.content, fact_of(value))


class _Reading(NamedTuple):
    """One array on its way; `where` is its file and name."""

    where: str
    archive: zipfile.ZipFile
    member: zipfile.ZipInfo

    def head(self) -> ArrayHead:
        """What it is; it fits its bytes."""
        with told_as_damage(self.where), self.archive.open(self.member) as file:
            return self._head(file)

    def value(self) -> Value:
        """It, read."""
        with told_as_damage(self.where), self.archive.open(self.member) as file:
            head = self._head(file)
            if head.type_name == OBJECTS:
                got, hint = "pickled objects", "save them as arrays of numbers, or of one text"
                raise CheckpointError(compose(self.where, "an array of numbers", got, hint))
            if head.type_name == TEXT_TYPE:
                room = memoryview(bytearray(head.content))
                self._fill(file, room)
                return self._text(head, bytes(room))
            return self._array(file, head)

    def pass_over(self) -> None:
        """Read it, so that its checksum is compared, and keep nothing."""
        with told_as_damage(self.where), self.archive.open(self.member) as file:
            head = self._head(file)
            while piece := file.read(PIECE):
                if head.type_name == "Bool":
                    check_bools(self.where, memoryview(piece))

    def _head(self, file: Any) -> ArrayHead:
        marked = self.member.comment.decode("latin-1")
        head = read_head(self.where, file, marked if marked in STORED_AS else "")
        if head.type_name != OBJECTS and head.size + head.content != self.member.file_size:
            expected = f"{head.content} bytes for shape {head.shape}"
            got = self.member.file_size - head.size
            raise CheckpointError(compose(self.where, expected, got))
        return head

    def _array(self, file: Any, head: ArrayHead) -> np.ndarray[Any, Any]:
        # The bytes of an array in Fortran's order are those of the one with its axes turned.
        shape = head.shape[::-1] if head.is_fortran else head.shape
        array: np.ndarray[Any, Any] = np.empty(shape, head.dtype)
        room = array.reshape(-1).view(np.uint8).data
        self._fill(file, room)
        if head.type_name == "Bool":
            check_bools(self.where, room)
        if head.type_name in STORED_AS:
            array = array.view(dtype_of(head.type_name))
        turned = array.T if head.is_fortran else array
        return np.ascontiguousarray(turned, turned.dtype.newbyteorder("=")).reshape(head.shape)

    def _fill(self, file: Any, room: memoryview) -> None:
        done = 0
        while done < len(room) and (more := file.readinto(room[done : done + PIECE])):
            done += more
        if done < len(room) or file.read(1):
            raise CheckpointError(compose(self.where, f"{len(room)} bytes", f"{done} or more"))

    def _text(self, head: ArrayHead, content: bytes) -> str:
        order = "be" if head.dtype.str.startswith(">") else "le"
        text = text_from(self.where, content, f"utf-32-{order}")
        # NumPy fills a text up with zeros, and so has none at its end; ours is as long as it is.
        return text if self.member.comment == TEXT_TYPE.encode() else text.rstrip("\0")
