"""Linear algebra under PyTorch's names."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.ops import norm

__all__ = ["inv", "matrix_norm", "norm", "qr", "vector_norm"]


def inv(input: Any) -> Any:
    """The inverse of each matrix.

    >>> import engine
    >>> from engine import mint
    >>> mint.linalg.inv(engine.Tensor([[2.0, 0.0], [0.0, 4.0]])).asnumpy()
    array([[0.5 , 0.  ],
           [0.  , 0.25]], dtype=float32)

    """
    return ops.inverse(input)


def matrix_norm(
    A: Any, ord: Any = "fro", dim: Any = (-2, -1), keepdim: bool = False, *, dtype: Any = None
) -> Any:
    """The norm of matrices.

    Args:
        A: A tensor of at least two axes.
        ord: "fro", "nuc", infinity, 1, 2, or one of these numbers below 0.
        dim: The two axes of a matrix.
        keepdim: Whether the axes stay, with length 1.
        dtype: The type to compute in.

    """
    return ops.matrix_norm(A, ord, dim, keepdim, dtype=dtype)


def vector_norm(
    x: Any, ord: Any = 2, dim: Any = None, keepdim: bool = False, *, dtype: Any = None
) -> Any:
    """The norm of the elements along axes (None: of all).

    Args:
        x: A tensor.
        ord: A number, or an infinity.
        dim: An axis or several.
        keepdim: Whether the axes stay, with length 1.
        dtype: The type to compute in.

    """
    return ops.vector_norm(x, ord, dim, keepdim, dtype=dtype)


def qr(A: Any, mode: str = "reduced") -> Any:
    """An orthogonal and a triangular matrix whose product is the given one.

    Args:
        A: (…, rows, columns).
        mode: "reduced"; "complete": square orthogonal ones; "r": the triangular one alone, the
            other empty.

    """
    if mode != "r":
        return ops.qr(A, mode)
    triangle = ops.qr(A, "reduced")[1]
    return ops.zeros((0,), triangle.dtype), triangle
