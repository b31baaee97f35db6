"""What follows a product, or a convolution, in its pass: a bias and a rectifier, or a step."""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any

import numpy as np

from .arrays import is_plain
from .calls import WORD, Call
from .moves import Adam, Momentum, kept_step, lie_alike

__all__ = ["followed", "moving"]

_KIND = struct.Struct("q")  # of a step of an optimizer: Momentum or Adam


def followed(
    call: Call, bias: Any, out: Any, *, bias_at: int, relu: bool, relu_at: int
) -> Call | None:
    """A product with its bias and its rectifier; None where it takes no such bias.

    Args:
        call: The product's.
        bias: One number a column, or None.
        out: The result.
        bias_at: At which word its address goes.
        relu: Whether what is then below 0 becomes 0.
        relu_at: At which word that stands.

    """
    words = bytearray(call.words)
    np.frombuffer(words, np.int64)[relu_at] = relu
    if bias is not None:
        if not is_plain(bias) or bias.shape != out.shape[-1:] or not bias.flags.carray:
            return None
        call = call._replace(arrays=(*call.arrays, (bias_at, bias)))
    return call._replace(words=bytes(words))


def moving(
    call: Call | None,
    function: Callable[[int, bytes], Any],
    out: Any,
    step: Momentum | Adam,
    *used: Any,
) -> Call | None:
    """The call that steps against a product; None where there is none, or arrays do not allow it.

    Args:
        call: The product's.
        function: The kernel that does both; the step's words stand behind the product's.
        out: Of the product's shape.
        step: What is moved.
        used: Arrays that the kernel reads or writes besides.

    """
    if call is None or not lie_alike(step.arrays, out):
        return None
    if any(np.may_share_memory(array, other) for array in step.arrays for other in used):
        return None
    words = call.words + _KIND.pack(isinstance(step, Adam))
    told = kept_step(step, 1, len(words) // WORD)
    return call._replace(
        function=function,
        words=words + told.words,
        arrays=(*call.arrays, *told.arrays),
        numbers=told.numbers,
    )
