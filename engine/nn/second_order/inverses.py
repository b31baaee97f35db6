"""Damped inverses of large symmetric matrices, of blocks along their diagonals alone.

Source: Chen et al., "THOR, trace-based hardware-driven layer-oriented natural gradient descent
computation" (AAAI 2021), section 3.3: what lies outside of the blocks counts as 0. A block has 128
rows there, as here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from engine import ops
from engine.autodiff import Value
from engine.errors import MatrixError
from engine.tensor import Parameter

SPLIT = 128


def identity_blocks(name: str, length: int, groups: int = 1, split: int = SPLIT) -> Parameter:
    """A parameter (blocks, size, size) of identities, for the inverse of (length, length).

    Args:
        name: Its name.
        length: Of the matrix.
        groups: Into how many equal parts it falls first, as the channels of a convolution do.
        split: The most rows of a block. The last block of a part may be longer than what is left.

    """
    part = length // groups
    size = min(part, split)
    count = groups * -(-part // size)
    return Parameter(ops.tile(ops.eye(size, size), (count, 1, 1)), name=name, requires_grad=False)


def invert(kept: Parameter, matrix: Any, damping: float, groups: int = 1) -> None:
    """Put the inverses of the blocks of `matrix + damping * I` into `kept`.

    They are computed in float64 by Cholesky's factors, and symmetric. Of a matrix that holds
    infinities or NaN, and on a GPU of one that is not positive definite, they are NaN.

    Raises:
        MatrixError: If a block is not positive definite, as with a damping of 0.

    """
    blocks = kept.array.astype(np.float64)
    blocks[...] = 0
    for block, first, stop in _ranges(len(matrix), groups, *kept.shape[:2]):
        blocks[block, : stop - first, : stop - first] = matrix[first:stop, first:stop]
    size = kept.shape[-1]
    blocks += damping * ops.eye(size, size, kept.dtype).array
    for block, first, stop in _ranges(len(matrix), groups, *kept.shape[:2]):
        rest = range(stop - first, size)
        if rest:
            blocks[block, rest.start :, rest.start :] += ops.eye(len(rest), len(rest)).array
    kept.array[...] = _inverse(blocks)


def _inverse(blocks: Any) -> Any:
    try:
        factor = ops.cholesky(Value.wrap(blocks))
    except MatrixError:
        if np.isfinite(float(abs(blocks).sum())):
            raise
        return np.nan
    return ops.cholesky_inverse(factor).array


def _ranges(length: int, groups: int, count: int, size: int) -> Iterator[tuple[int, int, int]]:
    """Each block, and which rows of the matrix it has: the first, and the one behind the last."""
    part, each = length // groups, count // groups
    for block in range(count):
        group, inside = divmod(block, each)
        first = group * part + inside * size
        yield block, first, min(first + size, (group + 1) * part)


def times_rows(blocks: Any, matrix: Any) -> Any:
    """The blocks of each group, times a matrix of that group: (groups, n, m) to (groups, n, m)."""
    groups, height, width = matrix.shape
    size, count = blocks.shape[-1], len(blocks) // groups
    missing = count * size - height
    if missing:
        matrix = ops.pad(Value.wrap(matrix), (0, 0, 0, missing)).array
    parts = matrix.reshape(groups, count, size, width)
    product = blocks.reshape(groups, count, size, size) @ parts
    return product.reshape(groups, count * size, width)[:, :height]
