"""Images resized by area: each new pixel is the mean of what it covers of the old ones."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.backend import asnumpy, xp_of
from engine.errors import ArgumentValueError, ShapeError

from .arrangement import reshape
from .cast import cast
from .linalg import matmul

__all__: list[str] = []


def resize_area(images: Any, size: Any, align_corners: bool = False) -> Any:
    """(batch, new height, new width, channels) float32 of (batch, height, width, channels).

    Args:
        images: Numbers of any kind.
        size: The new height and width: a tensor or tuple.
        align_corners: Whether the first and the last pixels lie on each other; pixels beyond the
            last are like it.

    Raises:
        ArgumentValueError: If a size is below 1.
        ShapeError: If the images have other axes, or there are not two sizes.

    """
    if len(images.shape) != 4 or 0 in images.shape[1:3]:
        expected = "(batch, height, width, channels)"
        raise ShapeError.of("ResizeArea(images)", expected, tuple(images.shape))
    found = asnumpy(read(size)) if isinstance(size, Value) else np.asarray(size)
    if found.shape != (2,):
        raise ShapeError.of("ResizeArea(size)", "(2,)", found.shape)
    if found.min() < 1:
        raise ArgumentValueError.of("ResizeArea(size)", "numbers from 1", found.tolist())
    batch, height, width, channels = images.shape
    rows, columns = int(found[0]), int(found[1])
    x = cast(images, "float32")
    xp = xp_of(images.array)
    down = xp.asarray(_covered(height, rows, align_corners))
    across = xp.asarray(_covered(width, columns, align_corners))
    tall = reshape(
        matmul(Value.wrap(down), reshape(x, (batch, height, width * channels))),
        (batch, rows, width, channels),
    )
    wide = matmul(Value.wrap(across), tall)
    return reshape(wide, (batch, rows, columns, channels))


def _covered(old: int, new: int, aligned: bool) -> np.ndarray:
    """(new, old): which share of each new pixel is of each old one."""
    scale = (old - 1) / (new - 1) if aligned and new > 1 else old / new
    edges = np.arange(new)[:, None] * scale
    count = int(np.ceil(new * scale)) + 1
    cells = np.arange(count)
    common = np.minimum(edges + scale, cells + 1) - np.maximum(edges, cells)
    shares = np.zeros((new, old))
    np.add.at(shares.T, np.minimum(cells, old - 1), np.maximum(common, 0).T)
    if not scale:  # all new pixels are the one that is there
        shares[:, 0] = 1
    return (shares / shares.sum(axis=1, keepdims=True)).astype(np.float32)
