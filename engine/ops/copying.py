"""The same numbers in memory of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.autodiff import Value, defvjp, primitive
from engine.backend import array
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.typed import Tensor

from . import infer

__all__ = ["deepcopy", "move_to"]

_DEVICES = ("CPU", "GPU", "Ascend")


@primitive(infer=infer.same, kind="elementwise", moves=True)
def clone(input: Any) -> Any:
    """The same numbers in memory of their own; the gradient passes through."""
    return input.copy()


def _examples(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 3)),), {}


defvjp(clone, lambda g, out, x: g, examples=_examples)


def deepcopy(input_x: Tensor) -> Tensor:
    """A copy of a tensor; the gradient passes through.

    Raises:
        ArgumentTypeError: If it is no tensor.

    """
    if not isinstance(input_x, Value):
        raise ArgumentTypeError.of("deepcopy(input_x)", "a tensor", input_x)
    return clone(input_x)


def move_to(input: Sequence[int] | Tensor, to: str = "CPU", blocking: bool = True) -> Tensor:
    """A copy of a tensor, which stays where it is; the gradient passes through.

    MindSpore moves tensors between chips of Ascend and their host in compiled graphs alone.

    Args:
        input: A tensor, or a list or tuple of whole numbers, which becomes one.
        to: "CPU", "GPU" or "Ascend"; nothing depends on it here.
        blocking: Whether to wait for the copy, which is there at once here.

    Raises:
        ArgumentTypeError: If `input` is something else, or `blocking` no bool.
        ArgumentValueError: If `to` is another word.

    >>> import engine
    >>> move_to(engine.Tensor([1, 2, 3])).asnumpy()
    array([1, 2, 3])

    """
    if not isinstance(blocking, bool):
        raise ArgumentTypeError.of("move_to(blocking)", "a bool", blocking)
    if to not in _DEVICES:
        raise ArgumentValueError.of("move_to(to)", f"one of {_DEVICES}", repr(to))
    if isinstance(input, list | tuple) and all(_is_whole(x) for x in input):
        return Value.wrap(array(np.array(input, np.int64)))
    if not isinstance(input, Value):
        expected = "a tensor, or whole numbers in a list or tuple"
        raise ArgumentTypeError.of("move_to(input)", expected, input)
    return clone(input)


def _is_whole(given: Any) -> bool:
    return isinstance(given, int) and not isinstance(given, bool)
