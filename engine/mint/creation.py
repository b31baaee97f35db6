"""New tensors."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine import ops
from engine.dtype import float32
from engine.errors import ArgumentTypeError, UnsupportedError
from engine.tensor import Tensor
from engine.typed import DTypeLike, Shape, TensorOrNumber

__all__ = ["clone", "empty", "empty_like", "linspace", "ones"]

NAMED = {"ascend", "cpu", "gpu", "npu"}  # devices, as MindSpore and PyTorch call them


def sizes(where: str, size: tuple[Any, ...]) -> tuple[int, ...]:
    """A shape that was given as numbers or as one tuple.

    Raises:
        ArgumentTypeError: If it holds anything else.

    """
    whole = size[0] if len(size) == 1 and isinstance(size[0], tuple | list) else size
    if not np.all([isinstance(n, int | np.integer) for n in whole]):
        raise ArgumentTypeError.of(f"{where}(size)", "whole numbers", size)
    return tuple(int(n) for n in whole)


def check_device(where: str, device: Any) -> None:
    """Refuse what names no device; a tensor lies where the context puts new ones.

    Raises:
        ArgumentTypeError: If it is neither None nor the name of a device.

    """
    named = isinstance(device, str) and device.partition(":")[0].lower() in NAMED
    if device is not None and not named:
        raise ArgumentTypeError.of(f"{where}(device)", "'CPU', 'GPU', 'Ascend' or None", device)


def clone(input: Tensor) -> Tensor:
    """A copy, through which gradients pass."""
    return ops.deepcopy(input)


def ones(size: Shape | Tensor, *, dtype: DTypeLike | None = None) -> Tensor:
    """Ones of a shape, float32 unless given."""
    return ops.ones(size, dtype)


def empty(
    *size: Shape,
    dtype: DTypeLike | None = None,
    device: str | None = None,
    pin_memory: bool = False,
) -> Tensor:
    """A tensor that waits for its numbers; they are 0 here.

    Args:
        *size: The shape, as numbers or as one tuple.
        dtype: The number type; None: float32.
        device: The name of a device; the tensor lies where the context puts new ones.
        pin_memory: Only False.

    Raises:
        ArgumentTypeError: If the shape holds no whole numbers.
        UnsupportedError: If the memory is to be pinned.

    """
    check_device("empty", device)
    _check_pinned("empty", pin_memory)
    return ops.zeros(sizes("empty", size), float32 if dtype is None else dtype)


def empty_like(
    input: Tensor,
    *,
    dtype: DTypeLike | None = None,
    device: str | None = None,
    pin_memory: bool = False,
) -> Tensor:
    """`empty` in the shape of a tensor, and in its type unless given."""
    check_device("empty_like", device)
    _check_pinned("empty_like", pin_memory)
    return ops.zeros(tuple(input.shape), input.dtype if dtype is None else dtype)


def _check_pinned(where: str, pin_memory: bool) -> None:
    if pin_memory:
        raise UnsupportedError.of(f"{where}(pin_memory)", "False", pin_memory)


def linspace(
    start: TensorOrNumber, end: TensorOrNumber, steps: int, *, dtype: DTypeLike | None = None
) -> Tensor:
    """Numbers at even distances, both ends among them; float32 unless given.

    >>> from engine import mint
    >>> mint.linspace(0, 1, 3).asnumpy()
    array([0. , 0.5, 1. ], dtype=float32)

    """
    ends: Any = (start, end)
    first, last = (one.asnumpy().item() if isinstance(one, Tensor) else one for one in ends)
    numbers = np.linspace(first, last, int(steps))
    return Tensor(numbers, float32 if dtype is None else dtype)
