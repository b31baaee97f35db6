"""Rows of a table by number."""

from __future__ import annotations

from typing import Any

from .arithmetic import maximum, minimum, mul
from .arrangement import expand_dims
from .comparison import equal, where
from .elementary import sqrt
from .gradient import stop_gradient
from .indexing import gather
from .reduction import sum as sum_of

__all__ = ["embedding"]


def embedding(
    input: Any,
    weight: Any,
    padding_idx: int | None = None,
    max_norm: float | None = None,
    norm_type: float = 2.0,
) -> Any:
    """The row of `weight` for each number in `input`.

    Args:
        input: Whole numbers, any shape.
        weight: (rows, length).
        padding_idx: A row that gets no gradient, or None.
        max_norm: Rows that are longer count as shortened to this length; None: as they are.
        norm_type: Which norm measures the length.

    Returns:
        (*input.shape, length).

    >>> import engine
    >>> table = engine.Tensor([[0.0, 1.0], [2.0, 3.0]])
    >>> embedding(engine.Tensor([1, 0]), table).asnumpy()
    array([[2., 3.],
           [0., 1.]], dtype=float32)

    """
    rows = gather(weight, input, 0)
    if max_norm is not None:
        lengths = _lengths(stop_gradient(rows), norm_type)
        rows = mul(rows, minimum(max_norm / maximum(lengths, 1e-7), 1.0))
    if padding_idx is None:
        return rows
    padding = expand_dims(equal(input, padding_idx % weight.shape[0]), -1)
    return where(padding, stop_gradient(rows), rows)


def _lengths(rows: Any, norm_type: float) -> Any:
    if norm_type == 2:
        return sqrt(sum_of(rows * rows, -1, True))
    return sum_of(abs(rows) ** norm_type, -1, True) ** (1 / norm_type)
