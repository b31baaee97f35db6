"""Functions that drop, name, frame and enlarge elements."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine import ops
from engine.dtype import int64
from engine.tensor.assignment import assign
from engine.typed import Tensor

__all__ = ["dropout", "dropout2d", "flatten", "one_hot", "pad", "upsample"]


def dropout(input: Tensor, p: float = 0.5, training: bool = True, inplace: bool = False) -> Tensor:
    """The tensor with each element set to 0 with probability `p`, the others divided by 1 - p.

    Args:
        input: Any shape.
        p: The share to drop, from 0 to 1.
        training: Whether to drop at all.
        inplace: Whether the input takes the numbers, and is returned.

    """
    return _given(input, _dropped(ops.dropout, input, p, training), inplace)


def dropout2d(
    input: Tensor, p: float = 0.5, training: bool = True, inplace: bool = False
) -> Tensor:
    """As `dropout`, of whole channels of ([batch,] channels, height, width)."""
    return _given(input, _dropped(ops.dropout2d, input, p, training), inplace)


def _dropped(operator: Any, input: Any, p: float, training: bool) -> Any:
    if p == 1 and training:
        return ops.mul(input, 0)  # nothing is left that 1 - p could scale
    return operator(input, p, training)


def _given(input: Any, value: Any, inplace: bool) -> Any:
    if not inplace:
        return value
    assign(input, ..., value)
    return input


def flatten(input: Tensor, start_dim: int = 0, end_dim: int = -1) -> Tensor:
    """Axes from one to another made one; all of them unless given."""
    return ops.flatten(input, start_dim=start_dim, end_dim=end_dim)


def one_hot(tensor: Tensor, num_classes: int = -1) -> Tensor:
    """A new last axis with 1 at each class number and 0 elsewhere, int64.

    Args:
        tensor: Whole numbers from 0.
        num_classes: How long the axis is; -1: as long as the largest number asks for.

    >>> import engine
    >>> import engine.mint.nn.functional as F
    >>> F.one_hot(engine.Tensor([0, 2])).asnumpy()
    array([[1, 0, 0],
           [0, 0, 1]])

    """
    classes = int(tensor.max().asnumpy()) + 1 if num_classes == -1 else num_classes
    return ops.cast(ops.one_hot(tensor, classes), int64)


def pad(
    input: Tensor, pad: Sequence[int], mode: str = "constant", value: float | None = None
) -> Tensor:
    """The tensor with borders: how much before and after, from the last axis on.

    Args:
        input: Any number of axes.
        pad: `(left, right, top, bottom, …)`.
        mode: "constant", "reflect", "replicate" or "circular".
        value: For "constant"; None: 0.

    """
    return ops.pad(input, pad, mode, value)


def upsample(
    input: Tensor,
    size: int | Sequence[int] | None = None,
    scale_factor: float | Sequence[float] | None = None,
    mode: str = "nearest",
    align_corners: bool | None = None,
) -> Tensor:
    """As `interpolate`: the input at another size."""
    return ops.interpolate(input, size, scale_factor, mode, align_corners)
