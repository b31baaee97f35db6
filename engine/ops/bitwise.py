"""Bit by bit: logic on whole numbers and on truth values. No gradients."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Primitive, defvjp, primitive
from engine.backend import xp_of
from engine.errors import ArgumentTypeError
from engine.typed import Tensor, TensorOrNumber

from . import infer
from .promotion import promoted

__all__ = [
    "bitwise_and",
    "bitwise_left_shift",
    "bitwise_not",
    "bitwise_or",
    "bitwise_right_shift",
    "bitwise_xor",
    "gcd",
    "invert",
    "lcm",
]


def _whole(rng: np.random.Generator) -> Any:
    yield (rng.integers(0, 9, (2, 3)), rng.integers(0, 9, (3,))), {}


def _check(name: str, *operands: Any) -> None:
    for operand in operands:
        if np.dtype(getattr(operand, "dtype", type(operand))).kind not in "iub":
            raise ArgumentTypeError.of(name, "whole numbers or truth values", operand)


def _pairwise(name: str, summary: str, ufunc: str = "", **traits: Any) -> Primitive:
    def reference(input: Tensor, other: TensorOrNumber) -> Tensor:
        _check(name, input, other)
        x, y = promoted(input, other)
        return getattr(xp_of(x, y), ufunc or name)(x, y)

    reference.__name__ = reference.__qualname__ = name
    reference.__doc__ = f"{summary}, element by element. No gradient."
    made = primitive(infer=infer.broadcast, kind="elementwise", **traits)(reference)
    defvjp(made, examples=_whole)
    return made


bitwise_and = _pairwise(
    "bitwise_and", "The bits that are set in both", mindir="BitwiseAnd", onnx="And"
)
bitwise_or = _pairwise(
    "bitwise_or", "The bits that are set in one or both", mindir="BitwiseOr", onnx="Or"
)
bitwise_xor = _pairwise(
    "bitwise_xor", "The bits that are set in exactly one", mindir="BitwiseXor", onnx="Xor"
)
bitwise_left_shift = _pairwise(
    "bitwise_left_shift", "The number times 2 to the power of the second", "left_shift"
)
bitwise_right_shift = _pairwise(
    "bitwise_right_shift", "The number divided by 2 to the power, rounded down", "right_shift"
)
gcd = _pairwise("gcd", "The greatest number that divides both")
lcm = _pairwise("lcm", "The least number that both divide")


@primitive(infer=infer.same, kind="elementwise")
def bitwise_not(input: Tensor) -> Tensor:
    """Each bit turned over; of truth values the opposite. No gradient.

    >>> import engine
    >>> bitwise_not(engine.Tensor([0, 1])).asnumpy()
    array([-1, -2])
    """
    _check("bitwise_not", input)
    return ~input


def _one_whole(rng: np.random.Generator) -> Any:
    yield (rng.integers(0, 9, (2, 3)),), {}


defvjp(bitwise_not, examples=_one_whole)


def invert(x: Tensor) -> Tensor:
    """Each bit turned over; of truth values the opposite. No gradient."""
    return bitwise_not(x)
