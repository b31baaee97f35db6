"""One gradient among several that say what they belong to."""

from __future__ import annotations

from typing import Any

from engine.autodiff import SharedValue
from engine.errors import ArgumentTypeError, StateError, compose
from engine.typed import Tensor, TensorOrNumber

__all__ = ["get_grad"]


def get_grad(gradients: Any, identifier: TensorOrNumber) -> Tensor:
    """The gradient of an argument or a parameter among what `return_ids` gives.

    Args:
        gradients: What `grad(..., return_ids=True)` returned, or the second part of what
            `value_and_grad` did.
        identifier: The position of an argument, or a parameter.

    Raises:
        ArgumentTypeError: If an argument has another type.
        StateError: If there is no gradient of it.

    >>> import engine
    >>> found = engine.grad(lambda x: x * x, return_ids=True)(engine.Tensor([3.0]))
    >>> get_grad(found, 0).asnumpy()
    array([6.], dtype=float32)

    """
    if isinstance(identifier, SharedValue):
        wanted: Any = identifier.name
    elif isinstance(identifier, int) and not isinstance(identifier, bool):
        wanted = identifier
    else:
        raise ArgumentTypeError.of("get_grad(identifier)", "an int or a Parameter", identifier)
    if not isinstance(gradients, tuple | list):
        raise ArgumentTypeError.of("get_grad(gradients)", "pairs, from return_ids", gradients)
    for key, gradient in _pairs(gradients):
        if type(key) is type(wanted) and key == wanted:
            return gradient
    known = [key for key, _ in _pairs(gradients)]
    raise StateError(compose("get_grad(identifier)", f"one of {known}", repr(wanted)))


def _pairs(gradients: Any) -> list[Any]:
    """All `(id, gradient)` in what may be one pair, several, or several tuples of them."""
    if len(gradients) == 2 and isinstance(gradients[0], int | str):
        return [gradients]
    return [pair for part in gradients for pair in _pairs(part)]
