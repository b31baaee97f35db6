"""Numbers with their positions, each position once."""

from __future__ import annotations

import numpy as np

from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.backend import asnumpy, xp_of
from engine.errors import ArgumentTypeError, ShapeError
from engine.typed import Tensor

from .index_parts import ROWS
from .indexing import put_back

__all__ = ["coalesce"]


def coalesce(x_indices: Tensor, x_values: Tensor, x_shape: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """The positions in order, each once, and the sums of the numbers that were given for them.

    Args:
        x_indices: (axes, numbers) positions, whole numbers.
        x_values: (numbers,).
        x_shape: (axes,) how long each axis is: a tensor.

    Returns:
        Positions int64, sums, and the shape as it was given.

    Raises:
        ArgumentTypeError: If positions are no whole numbers.
        ShapeError: If the shapes do not fit.

    >>> import engine
    >>> at, shape = engine.Tensor([[0, 0, 1], [1, 1, 2]]), engine.Tensor([3, 3])
    >>> coalesce(at, engine.Tensor([1.0, 5.0, 4.0]), shape)[1].asnumpy()
    array([6., 4.], dtype=float32)

    """
    at, lengths = read(x_indices), asnumpy(read(x_shape))
    if at.dtype.kind not in "iu":
        raise ArgumentTypeError(f"coalesce(x_indices) expected whole numbers, got {at.dtype}.")
    if at.ndim != 2 or tuple(x_values.shape) != at.shape[1:] or lengths.shape != at.shape[:1]:
        expected = "(axes, numbers), (numbers,) and (axes,)"
        shapes = at.shape, tuple(x_values.shape), lengths.shape
        raise ShapeError.of("coalesce", expected, shapes)
    xp = xp_of(at)
    steps = np.cumprod([1, *lengths[:0:-1].tolist()])[::-1].astype(np.int64)
    line = (at.astype(np.int64) * xp.asarray(steps.copy())[:, None]).sum(axis=0)
    once, which = xp.unique(line, return_inverse=True)
    sums = put_back(x_values, which.reshape(-1), index=ROWS, shape=once.shape)
    positions = [once // int(step) % int(n) for step, n in zip(steps, lengths, strict=True)]
    return Value.wrap(xp.stack(positions)), sums, x_shape
