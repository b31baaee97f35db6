"""Sums and products whose arguments differ from those of `engine.ops`."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.tensor.assignment import assign
from engine.tensor.matrix_methods import triangular_solve
from engine.typed import Number, Tensor, TensorOrNumber

__all__ = [
    "add",
    "addcdiv",
    "addr_",
    "bmm",
    "cdist",
    "fix",
    "frac",
    "mv",
    "npu_gelu",
    "sqrt",
    "sub",
    "triangular_solve",
    "vdot",
]


def add(input: TensorOrNumber, other: TensorOrNumber, *, alpha: Number = 1) -> Tensor:
    """`input + alpha * other`, broadcast.

    >>> import engine
    >>> from engine import mint
    >>> mint.add(engine.Tensor([1.0, 2.0]), engine.Tensor([3.0]), alpha=2).asnumpy()
    array([7., 8.], dtype=float32)

    """
    return ops.add(input, _times(other, alpha))


def sub(input: TensorOrNumber, other: TensorOrNumber, *, alpha: Number = 1) -> Tensor:
    """`input - alpha * other`, broadcast."""
    return ops.sub(input, _times(other, alpha))


def _times(other: Any, alpha: Any) -> Any:
    if isinstance(alpha, int | float) and alpha == 1:
        return other
    return ops.mul(other, alpha) if hasattr(other, "dtype") else other * alpha


def addcdiv(
    input: Tensor, tensor1: Tensor, tensor2: Tensor, *, value: TensorOrNumber = 1
) -> Tensor:
    """`input + value * tensor1 / tensor2`, broadcast."""
    return ops.addcdiv(input, tensor1, tensor2, value)


def addr_(input: Tensor, vec1: Tensor, vec2: Tensor, beta: int = 1, alpha: int = 1) -> Tensor:
    """`beta * input + alpha * outer(vec1, vec2)`, which the input takes; the input itself."""
    assign(input, ..., ops.addr(input, vec1, vec2, beta=beta, alpha=alpha))
    return input


def bmm(input: Tensor, mat2: Tensor) -> Tensor:
    """The product of each matrix of a batch with that of another."""
    return ops.bmm(input, mat2)


def cdist(
    x1: Tensor,
    x2: Tensor,
    p: float = 2.0,
    compute_mode: str = "use_mm_for_euclid_dist_if_necessary",
) -> Tensor:
    """How far each row of one matrix is from each of another, in the p-norm.

    Args:
        x1: (…, rows, columns).
        x2: (…, other rows, columns).
        p: From 0.
        compute_mode: Accepted; distances are computed from differences in every mode.

    """
    return ops.cdist(x1, x2, p)


def fix(input: Tensor) -> Tensor:
    """Each number rounded towards 0."""
    return ops.trunc(input)


def frac(input: Tensor) -> Tensor:
    """What is behind the point of each number, with its sign."""
    return ops.frac(input)


def mv(input: Tensor, vec: Tensor) -> Tensor:
    """The product of a matrix and a vector."""
    return ops.mv(input, vec)


def npu_gelu(input: Tensor, approximate: str = "none") -> Tensor:
    """`nn.functional.gelu` under the name that it has for one device."""
    return ops.gelu(input, approximate)


def sqrt(input: Tensor) -> Tensor:
    """The square root of each number."""
    return ops.sqrt(input)


def vdot(input: Tensor, other: Tensor) -> Tensor:
    """The sum of the products of two vectors, the first conjugated."""
    return ops.dot(ops.conj(input), other)
