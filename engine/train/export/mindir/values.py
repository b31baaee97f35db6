"""Python's values as attributes, and what a node's results look like."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Spec
from insight.format.mindir import AttributeProto, tensor_message

# A tensor of one number that is none, as MindSpore marks a number that is known when it runs.
_SCALAR_SHAPE = (0,)


class Scalar:
    """What a node makes that is a whole number, not a tensor: a length, as `Shape` gives them."""


SCALAR = Scalar()
Made = Spec | Scalar | tuple[Any, ...]


def attribute(name: str, value: Any) -> AttributeProto:
    """A setting or a constant: None, a bool, a number, a text, an array, a tuple or list of such.

    >>> attribute("axis", (-1,)).values[0].ints
    [-1]
    """
    message = AttributeProto(name=name)
    _fill(message, value)
    return message


def _fill(message: AttributeProto, value: Any) -> None:
    kinds = AttributeProto
    if value is None:
        message.type = kinds.NONE
    elif isinstance(value, np.ndarray):
        message.type = kinds.TENSORS
        message.tensors.append(tensor_message(value.shape, value.dtype, "value0", value))
    elif isinstance(value, bool | np.bool_):
        message.type, message.i = kinds.BOOL, int(value)
    elif isinstance(value, int | np.integer):
        message.type, message.i = kinds.INT64, int(value)
    elif isinstance(value, float | np.floating):
        message.type, message.f = kinds.FLOAT, float(value)
    elif isinstance(value, str):
        message.type, message.s = kinds.STRING, value.encode()
    else:
        message.type = kinds.LIST if isinstance(value, list) else kinds.TUPLE
        for part in value:
            _fill_part(message.values.add(), part)


def _fill_part(message: AttributeProto, value: Any) -> None:
    """A part of a tuple, whose numbers stand in rows of one."""
    _fill(message, value)
    for single, row in (("i", "ints"), ("f", "floats"), ("s", "strings")):
        if message.HasField(single):
            getattr(message, row).append(getattr(message, single))
            message.ClearField(single)


def described(made: Made, name: str = "shape") -> AttributeProto:
    """What a node makes, as its attribute `shape`: a tensor, a number, or a tuple of such."""
    message = AttributeProto(name=name)
    if isinstance(made, Scalar):
        message.type = AttributeProto.SCALAR
        message.tensors.append(tensor_message(_SCALAR_SHAPE, np.int64))
    elif isinstance(made, Spec):
        message.type = AttributeProto.TENSORS
        message.tensors.append(tensor_message(dims(made.shape), made.dtype))
    else:
        message.type = AttributeProto.TUPLE
        message.values.extend(described(part, "") for part in made)
        message.seq_info.is_dyn_len = False
    return message


def dims(shape: tuple[Any, ...]) -> list[int]:
    """A shape as whole numbers, -1 where a length is open."""
    return [length if isinstance(length, int) else -1 for length in shape]
