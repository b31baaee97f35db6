"""Constants that grow with open axes, as nodes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from engine.autodiff import Spec
from engine.graph import GraphValue, Ramp, Repeated, Triangle

if TYPE_CHECKING:
    from .writer import Writer


def constant_of(writer: Writer, value: GraphValue) -> str:
    """The name of a constant of the traced graph."""
    if not isinstance(value.value, Repeated | Ramp | Triangle):
        return writer.number(value)
    made = written(writer, value.value)
    writer.specs[made] = Spec(value.shape, np.dtype(value.dtype))
    return made


def written(writer: Writer, rule: Repeated | Ramp | Triangle) -> str:
    """The name of the constant, of the length that the inputs have then.

    Raises:
        NoFormError: If its length follows from theirs by no formula.

    """
    if isinstance(rule, Repeated):
        made: str = writer.node("Expand", writer.constant(rule.part), writer.lengths(rule.shape))
        return made
    return _ramp(writer, rule) if isinstance(rule, Ramp) else _triangle(writer, rule)


def _ramp(writer: Writer, rule: Ramp) -> str:
    (length,) = (length for length in rule.shape if not isinstance(length, int))
    scalar = writer.node("Squeeze", writer.lengths([length]))
    zero, one = (writer.constant(np.int64(number)) for number in (0, 1))
    counted = writer.node("Range", zero, scalar, one)
    numbers = writer.cast_to(counted, rule.dtype)
    if rule.step != 1:
        numbers = writer.node("Mul", numbers, writer.constant(rule.step, rule.dtype))
    if rule.start != 0:
        numbers = writer.node("Add", numbers, writer.constant(rule.start, rule.dtype))
    return writer.reshaped(numbers, rule.shape)


def _triangle(writer: Writer, rule: Triangle) -> str:
    one = writer.constant(np.ones((1,) * len(rule.shape), np.int64))
    ones = writer.node("Expand", one, writer.lengths(rule.shape))
    diagonal = writer.constant(np.int64(rule.diagonal))
    below = writer.cast_to(writer.node("Trilu", ones, diagonal, upper=0), np.bool_)
    if rule.dtype == np.bool_:  # runtimes choose between numbers only
        return below if rule.below else str(writer.node("Not", below))
    values = (writer.constant(value, rule.dtype) for value in (rule.below, rule.above))
    return str(writer.node("Where", below, *values))
