"""Checkpoint files (`.ckpt`): arrays and texts by name, in MindSpore's container.

The file is one `Checkpoint` message, written as a row of messages with one value each; protobuf
joins them. An array over 512 MB is cut into several values of one name. A file may end with
`crc_num` and the CRC-32 of everything before it. It may begin with how many names it has, in a
field that MindSpore does not know and passes over: without it, the first half of the values is a
whole file.
"""

from __future__ import annotations

import functools
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .checkpoint_pieces import COUNT
from .checkpoint_stream import Part, with_checksum, write_parts
from .checkpoint_values import Value, checkpoint_values
from .tensor_types import TEXT_TYPE, check_utf8, content_of
from .varint import varint

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

MOST_CONTENT = 512 * 1024 * 1024
"""Bytes of one value; MindSpore cuts larger arrays, because protobuf cannot hold 2 GiB."""

_VALUE = b"\x0a"  # Checkpoint.value, and in it Value.tag: both field 1, length-delimited
_TENSOR = b"\x12"  # Value.tensor
_DIM = b"\x08"  # TensorProto.dims, one varint each
_TYPE = b"\x12"  # TensorProto.tensor_type
_CONTENT = b"\x1a"  # TensorProto.tensor_content


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

    >>> import tempfile, numpy as np
    >>> path = Path(tempfile.mkdtemp()) / "net.ckpt"
    >>> write_checkpoint(path, {"fc.weight": np.ones((2, 3), np.float32), "epoch": np.int64(4)})
    >>> {name: array.shape for name, array in read_checkpoint(path).items()}
    {'fc.weight': (2, 3), 'epoch': ()}

    """
    with Path(path).open("rb") as file:
        return checkpoint_values(f"checkpoint {os.fspath(path)}", file, check_crc=check_crc)


def write_checkpoint(
    path: str | os.PathLike[str], values: Mapping[str, Any], *, crc: bool = False
) -> None:
    """Writes a checkpoint file, whole or not at all.

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


def counted_parts(where: str, values: Mapping[str, Any]) -> Iterator[Part]:
    """The bytes of a file that begins with how many names it has, so that no cut goes unseen.

    Raises:
        CheckpointError: As `checkpoint_parts`.

    """
    yield COUNT + varint(len(values))
    yield from checkpoint_parts(where, values)


def check_checkpoint_names(where: str, names: Iterable[str]) -> None:
    """The format can hold every name.

    Raises:
        CheckpointError: If one is no text in UTF-8; `where` stands first.

    """
    for name in names:
        check_utf8(where, name)


def checkpoint_parts(where: str, values: Mapping[str, Any]) -> Iterator[Part]:
    """The file's bytes, made as they are asked for; those of an array are not copied.

    Raises:
        CheckpointError: If a value has a type that the format does not know; `where` stands first.

    """
    check_checkpoint_names(where, values)
    for name, value in values.items():
        # In a function of its own: what it holds is given back before the next is fetched.
        yield from _parts_of(where, name, value)


def _parts_of(where: str, name: str, value: Any) -> Iterator[Part]:
    type_name, dims, content = content_of(f"{where}: {name}", value)
    head = _described(type_name, dims)
    # A text is never cut: MindSpore reads its first value only.
    step = len(content) if type_name == TEXT_TYPE else MOST_CONTENT
    for begin in range(0, max(len(content), 1), max(step, 1)):
        part = content[begin : begin + step]
        tensor_head = head + _CONTENT + varint(len(part))
        tensor_size = len(tensor_head) + len(part)
        value_head = _field(_VALUE, name.encode()) + _TENSOR + varint(tensor_size)
        yield _VALUE + varint(len(value_head) + tensor_size) + value_head + tensor_head
        yield part


@functools.lru_cache(1024)  # networks have few types and shapes, and many parameters
def _described(type_name: str, dims: tuple[int, ...]) -> bytes:
    return b"".join(_DIM + varint(size) for size in dims) + _field(_TYPE, type_name.encode())


def _field(tag: bytes, content: bytes) -> bytes:
    return tag + varint(len(content)) + content
