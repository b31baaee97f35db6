"""One event record: its scalars, or that it has to be read by protobuf.

The rules stand in the package's docstring; here they are as plain Python.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass, field

from .scan import Layout
from .wire import BYTES, FIXED32, FIXED64, VARINT, Unusual, read_varint, walk

_DOUBLE = struct.Struct("<d")
_FLOAT = struct.Struct("<f")
_FLOAT_TYPE = 1  # DT_FLOAT
_SCALARS_PLUGIN = b"scalars"


@dataclass(frozen=True, slots=True)
class _Shape:
    """The fields of a message that may stand once, by number, with their wire type."""

    wires: dict[int, int]
    choice: frozenset[int] = field(default_factory=frozenset)
    """Of these only one may be there at all."""


_EVENT = _Shape({1: FIXED64, 2: VARINT, 5: BYTES})
_ELSE_IN_EVENT = frozenset({3, 4, 6, 7, 8, 9})
_VALUE = {
    Layout.MINDSPORE: _Shape(
        {1: BYTES, 3: FIXED32, 4: BYTES, 8: BYTES, 9: BYTES, 10: BYTES},
        frozenset({3, 4, 8, 9, 10}),
    ),
    Layout.TENSORBOARD: _Shape(
        {1: BYTES, 2: FIXED32, 3: BYTES, 4: BYTES, 5: BYTES, 6: BYTES, 8: BYTES, 9: BYTES},
        frozenset({2, 3, 4, 5, 6, 8}),
    ),
}
_METADATA = _Shape({1: BYTES})
_PLUGIN_DATA = _Shape({1: BYTES})
_TENSOR = _Shape({1: VARINT, 2: BYTES, 4: BYTES})

Spans = dict[int, tuple[int, int]]


@dataclass(frozen=True, slots=True)
class ScalarEvent:
    """What a record holds, when nothing about it is unusual."""

    wall_time: float
    step: int
    scalars: list[tuple[bytes, float]]
    """(tag, value) in the order of the record."""
    has_more: bool
    """Whether it holds a value that is no scalar."""


def read_event(payload: bytes, layout: Layout) -> ScalarEvent | None:
    """The scalars of a record; None where nothing may be taken from it."""
    try:
        event = _read_event(payload, layout)
    except Unusual:
        return None
    return event if event.scalars else None


def _read_event(data: bytes, layout: Layout) -> ScalarEvent:
    fields = _once(data, (0, len(data)), _EVENT, refused=_ELSE_IN_EVENT)
    if 1 not in fields:
        raise Unusual
    step = read_varint(data, *fields[2])[0] if 2 in fields else 0
    values = [_read_value(data, span, layout) for span in _values(data, fields.get(5, (0, 0)))]
    scalars = [scalar for scalar in values if scalar is not None]
    return ScalarEvent(
        wall_time=_DOUBLE.unpack_from(data, fields[1][0])[0],
        step=step - (1 << 64) if step >> 63 else step,
        scalars=scalars,
        has_more=len(scalars) < len(values),
    )


def _values(data: bytes, summary: tuple[int, int]) -> list[tuple[int, int]]:
    spans = []
    for number, wire, begin, stop in walk(data, *summary):
        if number == 1:
            if wire != BYTES:
                raise Unusual
            spans.append((begin, stop))
    return spans


def _read_value(data: bytes, span: tuple[int, int], layout: Layout) -> tuple[bytes, float] | None:
    """(tag, value), or None if it is no scalar."""
    fields = _once(data, span, _VALUE[layout])
    if 1 not in fields:
        raise Unusual
    tag = data[slice(*fields[1])]
    number = 3 if layout is Layout.MINDSPORE else 2
    if number in fields:
        return tag, _FLOAT.unpack_from(data, fields[number][0])[0]
    if layout is Layout.TENSORBOARD and {8, 9} <= fields.keys() and _is_scalar(data, fields[9]):
        return tag, _read_tensor(data, fields[8])
    return None


def _is_scalar(data: bytes, metadata: tuple[int, int]) -> bool:
    plugin_data = _once(data, metadata, _METADATA).get(1, (0, 0))
    name = _once(data, plugin_data, _PLUGIN_DATA).get(1, (0, 0))
    return data[slice(*name)] == _SCALARS_PLUGIN


def _read_tensor(data: bytes, span: tuple[int, int]) -> float:
    """The only number of a float tensor without axes."""
    fields = _once(data, span, _TENSOR)
    shape_begin, shape_stop = fields.get(2, (0, 0))
    if 1 not in fields or read_varint(data, *fields[1])[0] != _FLOAT_TYPE:
        raise Unusual
    numbers = [fields[4]] if 4 in fields else []
    for number, wire, begin, stop in walk(data, *span):
        if number == 5:
            if wire not in {BYTES, FIXED32}:
                raise Unusual
            numbers.append((begin, stop))
    if shape_begin < shape_stop or len(numbers) != 1:
        raise Unusual
    begin, stop = numbers[0]
    if stop - begin != _FLOAT.size:
        raise Unusual
    value: float = _FLOAT.unpack_from(data, begin)[0]
    return value


def _once(
    data: bytes,
    span: tuple[int, int],
    shape: _Shape,
    refused: frozenset[int] = frozenset(),
) -> Spans:
    """Where the fields of `shape` lie.

    Raises:
        Unusual: If one stands twice or in another wire type, two of a choice are there, or one of
            `refused` is.

    """
    spans: Spans = {}
    for number, wire, begin, stop in walk(data, *span):
        if number in refused:
            raise Unusual
        if number in shape.wires:
            if number in spans or wire != shape.wires[number]:
                raise Unusual
            spans[number] = (begin, stop)
    if len(shape.choice & spans.keys()) > 1:
        raise Unusual
    return spans
