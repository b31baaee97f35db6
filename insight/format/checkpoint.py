"""Checkpoint files (`.ckpt`): arrays and texts by name, in MindSpore's container.

The file is one `Checkpoint` message, written as a row of messages with one value each; protobuf
joins them. An array over 512 MB is cut into several values of one name. A file may end with
`crc_num` and the CRC-32 of everything before it.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from insight.errors import CheckpointError, compose

from .checkpoint_stream import (
    TRAILER,
    Part,
    check_readable,
    content_end,
    has_checksum,
    with_checksum,
    write_parts,
)
from .messages import Checkpoint
from .tensor_types import TEXT_TYPE, array_from, content_of
from .varint import varint

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from .messages import CheckpointTensor

MOST_CONTENT = 512 * 1024 * 1024
"""Bytes of one value; MindSpore cuts larger arrays, because protobuf cannot hold 2 GiB."""

_MOST_IN_VALUE = 2**31 - 1  # what protobuf reads
_HEAD = 11  # bytes: the tag of a value and the longest length
_VALUE = b"\x0a"  # Checkpoint.value, and in it Value.tag: both field 1, length-delimited
_TENSOR = b"\x12"  # Value.tensor
_DIM = b"\x08"  # TensorProto.dims, one varint each
_TYPE = b"\x12"  # TensorProto.tensor_type
_CONTENT = b"\x1a"  # TensorProto.tensor_content

Value = np.ndarray[Any, Any] | str


def read_checkpoint(path: str | os.PathLike[str], *, check_crc: bool = False) -> dict[str, Value]:
    """What a checkpoint file holds, in the order of the file.

    Args:
        path: The file.
        check_crc: Whether the checksum at the end is compared; a file without one passes.

    Returns:
        Arrays, and str for texts, by name. A single number has shape ().

    Raises:
        CheckpointError: If the file is encrypted, damaged or no checkpoint.
        OSError: If it cannot be read.

    >>> import tempfile
    >>> path = Path(tempfile.mkdtemp()) / "net.ckpt"
    >>> write_checkpoint(path, {"fc.weight": np.ones((2, 3), np.float32), "epoch": np.int64(4)})
    >>> {name: array.shape for name, array in read_checkpoint(path).items()}
    {'fc.weight': (2, 3), 'epoch': ()}

    """
    where = f"checkpoint {os.fspath(path)}"
    _check_outline(where, Path(path))
    data = Path(path).read_bytes()
    end = content_end(where, data, check_crc=check_crc)
    parts: dict[str, list[CheckpointTensor]] = {}
    for value in _values(where, data, end):
        parts.setdefault(value.tag, []).append(value.tensor)
    return {name: array_from(f"{where}: {name}", tensors) for name, tensors in parts.items()}


def _check_outline(where: str, path: Path) -> None:
    """Refuse a file whose values are not one behind the other, before all of it is in memory."""
    with path.open("rb") as file:
        size = file.seek(0, os.SEEK_END)
        file.seek(max(0, size - TRAILER))
        end = size - TRAILER if has_checksum(file.read(TRAILER)) else size
        file.seek(0)
        check_readable(where, file.read(4))
        position = 0
        while position < end:
            file.seek(position)
            head = file.read(_HEAD)
            length, behind = _length_after(head, 1)
            is_whole = head[:1] == _VALUE and any(byte < 0x80 for byte in head[1:])
            if not is_whole or position + behind + length > end or length > _MOST_IN_VALUE:
                raise _other_bytes(where, position, size)
            position += behind + length


def _other_bytes(where: str, position: int, size: int) -> CheckpointError:
    got = f"other bytes at offset {position} of {size}"
    hint = "the file is cut short or no checkpoint"
    return CheckpointError(compose(where, "a value of a parameter", got, hint))


def _values(where: str, data: bytes, end: int) -> Iterator[Checkpoint.Value]:
    """The values one by one: as a whole, a file over 2 GiB would be too much for protobuf."""
    from google.protobuf.message import DecodeError

    position = 0
    while position < end:
        length, begin = _length_after(data, position + 1)
        if data[position : position + 1] != _VALUE or begin + length > end:
            raise _other_bytes(where, position, len(data))
        try:
            value = Checkpoint.Value.FromString(data[begin : begin + length])
        except DecodeError as error:
            got = f"damaged bytes at offset {begin}"
            raise CheckpointError(compose(where, "a value of a parameter", got)) from error
        if not isinstance(value.tag, str):  # protobuf gives bytes where a text is no UTF-8
            got = f"the bytes {value.tag!r} as a name"
            raise CheckpointError(compose(where, "a name in UTF-8", got))
        if not value.HasField("tensor"):
            got = value.WhichOneof("value") or "nothing"
            raise CheckpointError(compose(f"{where}: {value.tag}", "an array", got))
        yield value
        position = begin + length


def _length_after(data: bytes, position: int) -> tuple[int, int]:
    """The varint at `position` and where it ends; too long ones come out too large to fit."""
    length, shift = 0, 0
    while position < len(data) and shift < 64:
        byte = data[position]
        length |= (byte & 0x7F) << shift
        position, shift = position + 1, shift + 7
        if byte < 0x80:
            return length, position
    return len(data), position


def write_checkpoint(
    path: str | os.PathLike[str], values: Mapping[str, Any], *, crc: bool = False
) -> None:
    """Writes a checkpoint file, whole or not at all; it may be read only, as MindSpore leaves it.

    Args:
        path: Replaced if it is there.
        values: Arrays, numbers, bools and texts by name, in the order of the file.
        crc: Whether a checksum is put at the end.

    Raises:
        CheckpointError: If a value has a type that the format does not know.
        OSError: If it cannot be written; an older file of the name is as it was then.

    """
    parts = checkpoint_parts(f"checkpoint {os.fspath(path)}", values)
    write_parts(Path(path), parts, [with_checksum] if crc else [])


def checkpoint_parts(where: str, values: Mapping[str, Any]) -> Iterator[Part]:
    """The file's bytes, made as they are asked for; those of an array are not copied.

    Raises:
        CheckpointError: If a value has a type that the format does not know; `where` stands first.

    """
    for name, value in values.items():
        if not isinstance(name, str):
            raise CheckpointError(compose(where, "names that are texts", repr(name)))
        type_name, dims, content = content_of(f"{where}: {name}", value)
        head = b"".join(_DIM + varint(size) for size in dims) + _field(_TYPE, type_name.encode())
        # A text is never cut: MindSpore reads its first value only.
        step = len(content) if type_name == TEXT_TYPE else MOST_CONTENT
        for begin in range(0, max(len(content), 1), max(step, 1)):
            part = content[begin : begin + step]
            tensor_head = head + _CONTENT + varint(len(part))
            tensor_size = len(tensor_head) + len(part)
            value_head = _field(_VALUE, name.encode()) + _TENSOR + varint(tensor_size)
            yield _VALUE + varint(len(value_head) + tensor_size) + value_head + tensor_head
            yield part


def _field(tag: bytes, content: bytes) -> bytes:
    return tag + varint(len(content)) + content
