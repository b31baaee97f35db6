"""What a name of the file stands for while it is read."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.errors import GraphFileError
from insight.format.mindir import AttributeProto, array_from


class Ref(NamedTuple):
    """A value of the program.

    Attributes:
        name: Its name there.
        is_number: Whether it is a whole number that is known when the program runs: a length.

    """

    name: str
    is_number: bool = False


class Call(NamedTuple):
    """A graph that is to be called, with its first inputs."""

    graph: str
    given: tuple[Any, ...] = ()


class Nothing:
    """What orders effects, and results that are not computed here; no operator can read it."""


NOTHING = Nothing()

_KINDS = AttributeProto
_WHOLE = {
    _KINDS.UINT8,
    _KINDS.INT8,
    _KINDS.UINT16,
    _KINDS.INT16,
    _KINDS.INT32,
    _KINDS.INT64,
    _KINDS.UINT32,
    _KINDS.UINT64,
}
_ORDERING = {_KINDS.UMONAD, _KINDS.IOMONAD}


def value_of(where: str, attribute: AttributeProto) -> Any:
    """A setting or a constant as a value of Python's, or an array.

    Raises:
        GraphFileError: If it is of a kind that networks here do not have, or damaged.

    """
    kind = attribute.type
    if kind in _WHOLE:
        return _one(where, attribute, "i", attribute.ints)
    if kind == _KINDS.BOOL:
        return bool(_one(where, attribute, "i", attribute.ints))
    if kind == _KINDS.FLOAT:
        return _one(where, attribute, "f", attribute.floats)
    if kind == _KINDS.DOUBLE:
        return _one(where, attribute, "d", attribute.doubles)
    if kind == _KINDS.STRING:
        return _text(where, _one(where, attribute, "s", attribute.strings))
    if kind in (_KINDS.TUPLE, _KINDS.LIST):
        return tuple(value_of(where, part) for part in attribute.values)
    if kind == _KINDS.NONE:
        return None
    if kind in _ORDERING:
        return NOTHING
    if kind in (_KINDS.TENSOR, _KINDS.TENSORS):
        return _array(where, attribute)
    names = {number: name for name, number in AttributeProto.AttributeType.items()}
    got = names.get(kind, f"a value of kind {kind}")
    raise GraphFileError.of(where, "a number, text, tensor or a row of such", got)


def _one(where: str, attribute: AttributeProto, single: str, row: Any) -> Any:
    """A number, which of a part of a row stands in a row of one."""
    if attribute.HasField(single):
        return getattr(attribute, single)
    if len(row) != 1:
        raise GraphFileError.of(where, f"one value of {attribute.name!r}", len(row))
    return row[0]


def _array(where: str, attribute: AttributeProto) -> Any:
    found = [attribute.t] if attribute.HasField("t") else list(attribute.tensors)
    if len(found) != 1:
        raise GraphFileError.of(where, "one tensor", len(found))
    try:
        return array_from(where, found[0])
    except ValueError as error:  # of the format; users of engine catch engine's
        raise GraphFileError(str(error)) from error


def _text(where: str, content: bytes) -> str:
    try:
        return content.decode()
    except UnicodeDecodeError:
        raise GraphFileError.of(where, "a text", "bytes that are none") from None
