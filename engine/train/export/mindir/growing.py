"""Constants that grow with open axes, as nodes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from engine.autodiff import Spec
from engine.graph import GraphValue, Ramp, Repeated, Triangle

if TYPE_CHECKING:
    from .writer import Writer


def constant_of(writer: Writer, value: GraphValue) -> str:
    """The name of a constant of the traced graph.

    Raises:
        NoFormError: If its length follows from the open axes by no formula.

    """
    if isinstance(value.value, Repeated | Ramp | Triangle):
        return written(writer, value.value)
    return writer.number(value)


def written(writer: Writer, rule: Repeated | Ramp | Triangle) -> str:
    """The name of the constant, of the length that the inputs have then."""
    if isinstance(rule, Repeated):
        return _repeated(writer, rule.part, rule.shape)
    if isinstance(rule, Triangle):
        return _triangle(writer, rule)
    (axis,) = (k for k, length in enumerate(rule.shape) if not isinstance(length, int))
    counted = _counted(writer, rule.shape, axis, rule.dtype)
    return _with(writer, "Add", _with(writer, "Mul", counted, rule.step), rule.start)


def _repeated(writer: Writer, part: Any, shape: tuple[Any, ...]) -> str:
    makes = Spec(shape, part.dtype)
    return writer.node("BroadcastTo", writer.constant(part), tuple(shape), makes=makes)


def _counted(writer: Writer, shape: tuple[Any, ...], axis: int, dtype: Any) -> str:
    """0, 1, 2 … along an axis: ones, summed up, less one."""
    ones = _repeated(writer, np.ones((1,) * len(shape), np.int64), shape)
    sums = writer.node("CumSum", ones, axis, False, False, makes=writer.like(ones))
    return writer.cast(_with(writer, "Sub", sums, 1), dtype)


def _with(writer: Writer, op_type: str, name: str, number: Any) -> str:
    other = writer.constant(number, writer.dtype(name))
    return writer.node(op_type, name, other, makes=writer.like(name))


def _triangle(writer: Writer, rule: Triangle) -> str:
    rank = len(rule.shape)
    rows, columns = (
        _counted(writer, _alone(rule.shape, axis), axis, np.int64) for axis in (rank - 2, rank - 1)
    )
    shape: Any = rule.shape
    distance = writer.node("Sub", columns, rows, makes=Spec(shape, np.int64))
    diagonal = writer.constant(rule.diagonal, np.int64)
    below = writer.node("LessEqual", distance, diagonal, makes=Spec(shape, bool))
    both = (writer.constant(one, rule.dtype) for one in (rule.below, rule.above))
    return writer.node("Select", below, *both, makes=Spec(shape, rule.dtype))


def _alone(shape: tuple[Any, ...], axis: int) -> tuple[Any, ...]:
    return tuple(length if k == axis else 1 for k, length in enumerate(shape))
