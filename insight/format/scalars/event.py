"""One event record: where its scalars are, or that it has to be read by protobuf.

The rules stand in the package's docstring; here they are as plain Python.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from .scan import Layout
from .wire import BYTES, FIXED32, FIXED64, VARINT, Unusual, read_varint, walk

_FLOAT_TYPE = 1  # DT_FLOAT
_FLOAT_BYTES = 4
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

Span = tuple[int, int]
Spans = dict[int, Span]
_NOWHERE = (0, 0)


@dataclass(frozen=True, slots=True)
class ScalarOffsets:
    """Where in a record its scalars are, when nothing about it is unusual."""

    wall_time: int
    step: Span
    """Of its varint; empty without one."""
    scalars: list[tuple[Span, int]]
    """(tag, where the value begins), in the order of the record; at least one."""
    has_more: bool
    """Whether it holds a value that is no scalar."""


def find_scalars(payload: bytes, layout: Layout) -> ScalarOffsets | None:
    """Where the scalars of a record are; None where nothing may be taken from it."""
    try:
        fields = _once(payload, (0, len(payload)), _EVENT, refused=_ELSE_IN_EVENT)
        spans = _values(payload, fields.get(5, _NOWHERE))
        values = [_find_scalar(payload, span, layout) for span in spans]
    except Unusual:
        return None
    scalars = [scalar for scalar in values if scalar is not None]
    if 1 not in fields or not scalars:
        return None
    has_more = len(scalars) < len(values)
    return ScalarOffsets(fields[1][0], fields.get(2, _NOWHERE), scalars, has_more)


def _values(data: bytes, summary: Span) -> list[Span]:
    spans = []
    for number, wire, begin, stop in walk(data, *summary):
        if number == 1:
            if wire != BYTES:
                raise Unusual
            spans.append((begin, stop))
    return spans


def _find_scalar(data: bytes, span: Span, layout: Layout) -> tuple[Span, int] | None:
    """Where its tag is and where its value begins, or None if it is no scalar."""
    fields = _once(data, span, _VALUE[layout])
    if 1 not in fields:
        raise Unusual
    number = 3 if layout is Layout.MINDSPORE else 2
    if number in fields:
        return fields[1], fields[number][0]
    if layout is Layout.TENSORBOARD and {8, 9} <= fields.keys() and _is_scalar(data, fields[9]):
        return fields[1], _find_float(data, fields[8])
    return None


def _is_scalar(data: bytes, metadata: Span) -> bool:
    plugin_data = _once(data, metadata, _METADATA).get(1, _NOWHERE)
    name = _once(data, plugin_data, _PLUGIN_DATA).get(1, _NOWHERE)
    return data[slice(*name)] == _SCALARS_PLUGIN


def _find_float(data: bytes, span: Span) -> int:
    """Where the only number of a float tensor without axes begins."""
    fields = _once(data, span, _TENSOR)
    shape_begin, shape_stop = fields.get(2, _NOWHERE)
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
    if stop - begin != _FLOAT_BYTES:
        raise Unusual
    return begin


def _once(
    data: bytes,
    span: Span,
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
