"""What a gradient may go through before a step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.autodiff import Value, defvjp, primitive
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.ops import infer
from engine.ops.cast import convert
from engine.ops.halves import WIDE, is_half, widened
from engine.ops.promotion import added_in


def fitting(name: str, parameters: Sequence[Any], gradients: Any) -> list[Any]:
    """The arrays of gradients, once it is sure that they fit the parameters.

    Args:
        name: The optimizer, for the messages.
        parameters: What is trained.
        gradients: One a parameter.

    Raises:
        ArgumentTypeError: If they are no tuple or list of tensors.
        ArgumentValueError: If their number differs.
        ShapeError: If a shape differs.

    """
    where = f"{name}(gradients)"
    if not isinstance(gradients, list | tuple):
        raise ArgumentTypeError.of(where, "a tuple of gradients, one a parameter", gradients)
    if len(gradients) != len(parameters):
        expected = f"{len(parameters)} gradients, one a parameter"
        raise ArgumentValueError.of(where, expected, len(gradients))
    arrays = [g.array if isinstance(g, Value) else g for g in gradients]
    for parameter, array in zip(parameters, arrays, strict=True):
        if getattr(array, "shape", None) != parameter.array.shape:
            where = f"{name}, gradient of '{parameter.name}',"
            if not hasattr(array, "shape"):
                raise ArgumentTypeError.of(where, "a Tensor", array)
            raise ShapeError.of(where, str(parameter.shape), array.shape)
    return arrays


def wide(gradient: Any) -> Any:
    """A gradient of halves in float32; of a tensor by an operator."""
    if not isinstance(gradient, Value):
        return widened(gradient)
    return convert(gradient, dtype=WIDE) if is_half(gradient.array.dtype) else gradient


@primitive(infer=infer.same)
def centralized(gradient: Any) -> Any:
    """The gradient without its mean over all axes but the first; vectors stay as they are.

    Source: Yong et al., "Gradient centralization" (2020), section 3.
    """
    if gradient.ndim < 2 or not gradient.size:
        return gradient
    axes = tuple(range(1, gradient.ndim))
    mean = gradient.mean(axis=axes, dtype=added_in(gradient.dtype), keepdims=True)
    return gradient - mean.astype(gradient.dtype, copy=False)


def _examples(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 3, 2)),), {}
    yield (rng.standard_normal(3),), {}


defvjp(centralized, examples=_examples)
