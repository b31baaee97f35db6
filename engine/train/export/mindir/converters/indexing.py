"""Parts by indices, and rows of one 1."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from engine.graph import GraphNode, Length
from engine.train.export.mindir.index import Parts, Picked, from_the_start, parts_of
from engine.train.export.mindir.registry import Reads, converts
from engine.train.export.mindir.writer import Writer
from engine.train.export.refusal import NoFormError


class _Step(NamedTuple):
    """What of one axis is taken: from `begin` to before `end`, each `stride`-th."""

    begin: Any
    end: Any
    stride: int = 1
    turned: bool = False


@converts("taken")
def taken(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """`x[index]`."""
    x, out = writer.settled(reads[0]), node.outputs[0]
    parts = parts_of(writer, node.attributes["index"], reads[1:], writer.shape(x))
    picked = parts.picked
    x = _sliced(writer, writer.reshaped(x, parts.shape), parts)
    if not picked or all(one.is_one for one in picked.values()):
        _check_reach(parts, writer.shape(x), out.shape)
        return writer.reshaped(x, out.shape)
    if len(picked) == 1:
        ((axis, one),) = picked.items()
        numbers = from_the_start(writer, one, parts.shape[axis])
        shape = (*writer.shape(x)[:axis], *one.shape, *writer.shape(x)[axis + 1 :])
        made = writer.node("Gather", x, numbers, axis, 0, makes=writer.like(x, shape))
        return writer.reshaped(made, out.shape)
    return writer.reshaped(_by_row(writer, x, parts), out.shape)


def _by_row(writer: Writer, x: str, parts: Parts) -> str:
    """Several axes picked from together: they are made one, which comes first."""
    shape, axes = writer.shape(x), list(parts.picked)
    rest = [k for k in range(len(shape)) if k not in axes]
    front = _turned(writer, x, [*axes, *rest])
    kept = tuple(shape[k] for k in rest)
    size: Any = math.prod(shape[k] for k in axes)
    flat = writer.reshaped(front, (size, *kept))
    offsets = _offsets(writer, [(parts.picked[k], shape[k]) for k in axes])
    wide = writer.shape(offsets)
    makes = writer.like(x, (*wide, *kept))
    made = writer.node("Gather", flat, offsets, 0, 0, makes=makes)
    begin, width = parts.begin, len(wide)
    if not begin or not width:
        return made
    order = [*range(width, width + begin), *range(width), *range(width + begin, width + len(rest))]
    return _turned(writer, made, order)


def _turned(writer: Writer, name: str, order: list[int]) -> str:
    if order == sorted(order):
        return name
    shape = [writer.shape(name)[k] for k in order]
    return writer.node("Transpose", name, tuple(order), makes=writer.like(name, shape))


def _offsets(writer: Writer, picked: list[tuple[Picked, Any]]) -> str:
    """Numbers along axes as one number, as if those axes were one row."""
    made = None
    for k, (one, length) in enumerate(picked):
        stride: Any = math.prod(other for _, other in picked[k + 1 :])
        if not isinstance(stride, int):
            raise NoFormError("several arrays of numbers along open axes")
        number = from_the_start(writer, one, length)
        if stride != 1:
            factor = writer.constant(stride, np.int64)
            number = writer.node("Mul", number, factor, makes=writer.like(number))
        if made is None:
            made = number
            continue
        shape = _broadcast(writer.shape(made), writer.shape(number))
        made = writer.node("Add", made, number, makes=writer.like(made, shape))
    assert made is not None
    return made


def _broadcast(one: tuple[Any, ...], other: tuple[Any, ...]) -> tuple[Any, ...]:
    rank = max(len(one), len(other))
    one, other = ((1,) * (rank - len(part)) + tuple(part) for part in (one, other))
    return tuple(b if a == 1 else a for a, b in zip(one, other, strict=True))


def _sliced(writer: Writer, x: str, parts: Parts) -> str:
    """What the slices leave; an axis with one number keeps length 1, another picked one all."""
    shape, alone = writer.shape(x), all(one.is_one for one in parts.picked.values())
    along = [slice(None) if isinstance(one, Picked) and not alone else one for one in parts.along]
    steps = [_step(part, length) for part, length in zip(along, shape, strict=True)]
    lengths = [_length(step) for step in steps]
    if any(step[:3] != (0, length, 1) for step, length in zip(steps, shape, strict=True)):
        rows = (tuple(one) for one in zip(*(step[:3] for step in steps), strict=True))
        x = writer.node("StridedSlice", x, *rows, 0, 0, 0, 0, 0, makes=writer.like(x, lengths))
    turned = tuple(k for k, step in enumerate(steps) if step.turned)
    return writer.node("ReverseV2", x, turned, makes=writer.like(x)) if turned else x


def _check_reach(parts: Parts, sliced: tuple[Any, ...], shape: tuple[Any, ...]) -> None:
    """Refuse `x[-10:]` where an axis may be shorter: MindSpore counts on from its end then."""
    left = [k for k in range(len(parts.along)) if k not in parts.picked]
    for k, length in zip(left, shape, strict=True):
        part = parts.along[k]
        bounds = (part.start, part.stop) if isinstance(part, slice) else ()
        from_the_end = any(isinstance(one, int) and one < 0 for one in bounds)
        if from_the_end and sliced[k] != length:
            raise NoFormError("numbers that may reach past the start of an open axis")


def _step(part: Any, length: Any) -> _Step:
    if isinstance(part, Picked):
        number = part.numbers if isinstance(part.numbers, Length) else int(part.numbers)
        begin = _from_the_end(number, length)
        return _Step(begin, begin + 1)
    if isinstance(length, int) and not _is_open(part):
        numbers = range(*part.indices(length))
        if not numbers:
            raise NoFormError("an index that takes nothing")
        if numbers.step > 0:
            return _Step(numbers.start, numbers[-1] + 1, numbers.step)
        return _Step(numbers[-1], numbers.start + 1, -numbers.step, turned=True)
    if part.step not in (None, 1):
        raise NoFormError("steps along an open axis")
    begin = 0 if part.start is None else part.start
    end = length if part.stop is None else part.stop
    return _Step(_from_the_end(begin, length), _from_the_end(end, length))


def _is_open(part: slice) -> bool:
    return any(isinstance(one, Length) for one in (part.start, part.stop, part.step))


def _from_the_end(number: Any, length: Any) -> Any:
    return length + number if isinstance(number, int) and number < 0 else number


def _length(step: _Step) -> Any:
    if step.stride == 1:
        return step.end - step.begin
    return -(-(step.end - step.begin) // step.stride)


@converts("one_hot_rows")
def one_hot_rows(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """A new last axis with one number at the position, another elsewhere."""
    out, attributes = node.outputs[0], node.attributes
    on, off = (writer.constant(attributes[name], out.dtype) for name in ("on", "off"))
    positions = writer.cast(reads[0], np.int64)
    return writer.node("OneHot", positions, attributes["depth"], on, off, -1)
