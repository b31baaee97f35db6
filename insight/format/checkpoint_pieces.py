"""The values of a checkpoint file one behind the other: their heads, and the bytes of small ones.

Values of a few bytes are given to protobuf, many at once. Of a large one the head is read here, as
far as its array, whose bytes are left to whoever asks. A large value that is laid out in another
way than writers do it is given to protobuf, too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from google.protobuf.message import DecodeError

from insight.errors import CheckpointError, compose

from .encrypted import cipher_name
from .messages import Checkpoint

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .checkpoint_source import Source

COUNT = b"\x78"
"""Checkpoint's field 15, a number, which MindSpore does not have: how many names follow."""

_MOST_IN_VALUE = 2**31 - 1  # what protobuf reads
_LONGEST_LENGTH = 11  # bytes: the tag of a value and the longest length
_MOST_HEAD = 64 * 1024  # bytes; what has no more is read at once
_VALUE = 0x0A  # Checkpoint.value, and in it Value.tag: both field 1, length-delimited
_TENSOR = 0x12  # Value.tensor
_DIM = 0x08  # TensorProto.dims, one varint each
_TYPE = 0x12  # TensorProto.tensor_type
_CONTENT = 0x1A  # TensorProto.tensor_content


class Piece(NamedTuple):
    """One value of a file: all of an array or text, or a part of an array."""

    name: str
    type_name: str
    shape: tuple[int, ...]
    size: int  # bytes of content
    content: bytes | None  # None: they are the next of the source
    behind: int  # bytes of the file behind the value


def cipher_of(source: Source) -> str | None:
    """Which cipher a file that nothing was taken of is encrypted by; None: it is in the clear."""
    return cipher_name(bytes(source.peek(4)))


def count_of(source: Source) -> int | None:
    """How many names the file has; None where it does not tell."""
    head = source.peek(_LONGEST_LENGTH)
    if bytes(head[:1]) != COUNT:
        return None
    count, behind = _varint(head, 1)
    source.skip(min(behind, source.left))
    return count


def next_pieces(source: Source) -> Iterable[Piece]:
    """The next values, taken from the source but for the content of a large array."""
    begins, size = _run_of_small(source)
    if not begins:
        return (_next_piece(source),)
    first, ends = source.position, [*begins[1:], size]
    data = source.take(size)
    try:
        values: Iterable[Any] = Checkpoint.FromString(data).value
    except DecodeError:  # one of them is damaged: each by itself, so that it is known which
        heads = (_varint(memoryview(data), begin + 1)[1] for begin in begins)
        values = (
            _decoded(source.where, data[head:end], first + head)
            for head, end in zip(heads, ends, strict=True)
        )
    told = zip(values, begins, ends, strict=True)
    return (_piece_of(source, value, first + begin, first + end) for value, begin, end in told)


def _run_of_small(source: Source) -> tuple[list[int], int]:
    """Where values begin that have few bytes and lie in memory, from the next byte on; their end.

    Protobuf takes all of them at once, which is quicker by far than one by one.
    """
    data, at, begins = source.ahead(_LONGEST_LENGTH), 0, []
    while at < len(data) and data[at] == _VALUE:
        length, behind = _varint(data, at + 1)
        if length > _MOST_HEAD or behind + length > len(data):
            break
        begins.append(at)
        at = behind + length
    return begins, at


def _next_piece(source: Source) -> Piece:
    """The next value, taken from the source but for the content of a large array."""
    position = source.position
    head = source.peek(_LONGEST_LENGTH)
    length, behind = _varint(head, 1)
    if head[0] != _VALUE or length > min(source.left - behind, _MOST_IN_VALUE):
        got = f"other bytes at offset {position} of {source.size}"
        hint = "the file is cut short or no checkpoint"
        raise CheckpointError(compose(source.where, "a value of a parameter", got, hint))
    source.skip(behind)
    begin, end = source.position, source.position + length
    if length > _MOST_HEAD and (opened := _opened(source.peek(_MOST_HEAD), length)) is not None:
        piece, head_size = opened
        source.skip(head_size)
        return piece._replace(behind=source.end - end)
    return _piece_of(source, _decoded(source.where, source.take(length), begin), begin, end)


def _decoded(where: str, data: bytes, begin: int) -> Any:
    """The message of a value that lies in memory; `begin` is its offset in the file."""
    try:
        return Checkpoint.Value.FromString(data)
    except DecodeError as error:
        got = f"damaged bytes at offset {begin}"
        raise CheckpointError(compose(where, "a value of a parameter", got)) from error


def _piece_of(source: Source, value: Any, begin: int, end: int) -> Piece:
    """A value that lies in memory; `begin` and `end` are its offsets in the file."""
    name = value.tag
    if not isinstance(name, str):  # protobuf gives bytes where a text is no UTF-8
        got = f"the bytes {name!r} as a name at offset {begin}"
        raise CheckpointError(compose(source.where, "a name in UTF-8", got))
    if not value.HasField("tensor"):
        got = value.WhichOneof("value") or "nothing"
        raise CheckpointError(compose(f"{source.where}: {name}", "an array", got))
    tensor = value.tensor
    content, shape = tensor.tensor_content, tuple(tensor.dims)
    return Piece(name, tensor.tensor_type, shape, len(content), content, source.end - end)


def _opened(head: memoryview, length: int) -> tuple[Piece, int] | None:
    """A value of `length` bytes and where in it its array begins, which nothing follows.

    None if its first bytes, which `head` is, are laid out in another way.
    """
    try:
        if head[0] != _VALUE:
            return None
        size, begin = _varint(head, 1)
        name, at = str(head[begin : begin + size], "utf-8"), begin + size
        size, begin = _varint(head, at + 1)
        if head[at] != _TENSOR or begin + size != length:
            return None
        shape: list[int] = []
        at, type_name = begin, ""
        while head[at] != _CONTENT:
            number, begin = _varint(head, at + 1)
            if head[at] == _DIM and number < 2**63:
                shape.append(number)
                at = begin
            elif head[at] == _TYPE:
                type_name, at = str(head[begin : begin + number], "utf-8"), begin + number
            else:
                return None
        size, begin = _varint(head, at + 1)
    except (IndexError, UnicodeDecodeError):
        return None
    if begin + size != length:
        return None
    return Piece(name, type_name, tuple(shape), size, None, 0), begin


def _varint(data: memoryview, at: int) -> tuple[int, int]:
    """The varint that begins there and where it ends; too long ones come out too large to fit."""
    number, shift = 0, 0
    while at < len(data) and shift < 64:
        byte = data[at]
        number |= (byte & 0x7F) << shift
        at, shift = at + 1, shift + 7
        if byte < 0x80:
            return number, at
    return 2**64, at
