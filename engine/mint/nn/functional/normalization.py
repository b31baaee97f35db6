"""Normalisation by moments and by norms."""

from __future__ import annotations

from engine import ops
from engine.typed import Tensor

__all__ = ["batch_norm", "normalize"]


def batch_norm(
    input: Tensor,
    running_mean: Tensor | None,
    running_var: Tensor | None,
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    training: bool = False,
    momentum: float = 0.1,
    eps: float = 1e-5,
) -> Tensor:
    """The input normalised channel by channel over the batch, then scaled and shifted.

    Args:
        input: (batch, channels, …).
        running_mean: (channels,), moved in place while training; None: those of this batch alone.
        running_var: Likewise.
        weight: (channels,) or None.
        bias: (channels,) or None.
        training: Whether to use the moments of this batch, and not the running ones.
        momentum: How far the running moments move.
        eps: Added to the variance below the root.

    """
    if running_mean is None:
        running_mean = ops.zeros((input.shape[1],), input.dtype)
    if running_var is None:
        running_var = ops.ones((input.shape[1],), input.dtype)
    return ops.batch_norm(
        *(input, running_mean, running_var, weight, bias, training, momentum, eps)
    )


def normalize(input: Tensor, p: float = 2.0, dim: int = 1, eps: float = 1e-12) -> Tensor:
    """The tensor divided by its p-norm along an axis, which counts as `eps` at least.

    >>> import engine
    >>> import engine.mint.nn.functional as F
    >>> F.normalize(engine.Tensor([[3.0, 4.0]])).asnumpy()
    array([[0.6, 0.8]], dtype=float32)

    """
    length = ops.vector_norm(input, p, dim, True)
    return ops.div(input, ops.maximum(length, eps))
