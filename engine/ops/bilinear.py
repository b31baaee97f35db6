"""Two inputs multiplied with each other through learned weights."""

from __future__ import annotations

from engine.errors import ShapeError
from engine.typed import Tensor

from .arithmetic import add
from .arrangement import expand_dims, reshape, squeeze, transpose
from .linalg import matmul

__all__ = ["bidense"]


def bidense(input1: Tensor, input2: Tensor, weight: Tensor, bias: Tensor | None = None) -> Tensor:
    """Each output a weighted sum of all products of an element of each input: `x1 @ A @ x2 + b`.

    Args:
        input1: (…, length 1).
        input2: (…, length 2), the axes before the last as those of `input1`.
        weight: (outputs, length 1, length 2).
        bias: (outputs,) or None.

    Returns:
        (…, outputs).

    Raises:
        ShapeError: If a shape does not fit.

    >>> import engine
    >>> from engine import ops
    >>> bidense(ops.ones((5, 2)), ops.ones((5, 3)), ops.ones((4, 2, 3))).shape
    (5, 4)

    """
    if len(weight.shape) != 3:
        expected = "(outputs, length 1, length 2)"
        raise ShapeError.of("bidense(weight)", expected, tuple(weight.shape))
    outputs, first, second = weight.shape
    lead = tuple(input1.shape[:-1])
    for name, x, length in (("input1", input1, first), ("input2", input2, second)):
        if tuple(x.shape) != (*lead, length):
            raise ShapeError.of(f"bidense({name})", str((*lead, length)), tuple(x.shape))
    rows = reshape(input1, (-1, first))
    by_first = reshape(transpose(weight, (1, 0, 2)), (first, outputs * second))
    mixed = reshape(matmul(rows, by_first), (-1, outputs, second))
    out = squeeze(matmul(mixed, expand_dims(reshape(input2, (-1, second)), -1)), -1)
    out = reshape(out, (*lead, outputs))
    return out if bias is None else add(out, bias)
