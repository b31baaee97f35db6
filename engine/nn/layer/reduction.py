"""Layers that make one number of many: norms, moments, sums."""

from __future__ import annotations

import math
from typing import Any

from engine import ops
from engine.dtype import as_dtype, float32
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.nn.cell import Cell
from engine.typed import Axis, Tensor, TensorOrNumber

from .arguments import truth
from .example import Example

__all__ = ["ClipByNorm", "L1Regularizer", "Moments", "Norm", "ReduceLogSumExp"]


class Norm(Cell):
    """The Euclidean length along axes: the root of the sum of squares.

    Args:
        axis: A number or a tuple of them; () for all axes.
        keep_dims: Whether the axes stay, of length 1.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.

    >>> import engine
    >>> from engine import nn
    >>> nn.Norm()(engine.Tensor([3.0, 4.0])).item()
    5.0

    """

    def __init__(self, axis: Axis = (), keep_dims: bool = False) -> None:
        super().__init__()
        self.axis = _axes("Norm(axis)", axis)
        self.keep_dims = truth("Norm(keep_dims)", keep_dims)

    def construct(self, x: Tensor) -> Tensor:
        axis = None if self.axis == () else self.axis
        whole = as_dtype(x.dtype).numpy.kind in "biu"
        x = ops.cast(x, float32) if whole else x
        return ops.sqrt(ops.sum(ops.square(x), axis, self.keep_dims))

    def extend_repr(self) -> str:
        return f"axis={self.axis}, keep_dims={self.keep_dims}"

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(axis=1), ((3, 4),))


class Moments(Cell):
    """The mean and the variance along axes; the variance is divided by the count.

    Args:
        axis: A number or a tuple of them; None or () for all axes.
        keep_dims: Whether the axes stay, of length 1; None: no.

    Smaller floats are computed in float32; both come back in the number type of the input.

    Raises:
        ArgumentTypeError: If an argument has the wrong type, or the input holds no floats.

    >>> import engine
    >>> from engine import nn
    >>> mean, variance = nn.Moments(axis=0)(engine.Tensor([1.0, 3.0]))
    >>> mean.item(), variance.item()
    (2.0, 1.0)

    """

    def __init__(self, axis: Axis = None, keep_dims: bool | None = None) -> None:
        super().__init__()
        self.axis = () if axis is None else _axes("Moments(axis)", axis)
        self.keep_dims = keep_dims is not None and truth("Moments(keep_dims)", keep_dims)

    def construct(self, x: Tensor) -> tuple[Tensor, Tensor]:
        kind = as_dtype(x.dtype)
        if kind.numpy.kind in "biu":
            raise ArgumentTypeError(f"Moments expected floats, got {kind.numpy}.")
        wide = ops.cast(x, float32) if kind.itemsize < 4 else x
        axis = None if self.axis == () else self.axis
        mean = ops.mean(wide, axis, True)
        variance = ops.mean(ops.square(ops.sub(wide, mean)), axis, self.keep_dims)
        mean = mean if self.keep_dims else ops.reshape(mean, variance.shape)
        return ops.cast(mean, kind), ops.cast(variance, kind)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(axis=1), ((3, 4),))


class ReduceLogSumExp(Cell):
    """The logarithm of the sum of exponentials along axes; cannot overflow.

    Args:
        axis: A number, a tuple or a list of them; () for all axes.
        keep_dims: Whether the axes stay, of length 1.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.

    >>> import engine
    >>> from engine import nn
    >>> nn.ReduceLogSumExp(0)(engine.Tensor([1000.0, 1000.0])).item() > 1000.6
    True

    """

    def __init__(self, axis: Axis, keep_dims: bool = False) -> None:
        super().__init__()
        self.axis = _axes("ReduceLogSumExp(axis)", axis)
        self.keep_dims = truth("ReduceLogSumExp(keep_dims)", keep_dims)

    def construct(self, x: Tensor) -> Tensor:
        axis = tuple(range(len(x.shape))) if self.axis == () else self.axis
        return ops.logsumexp(x, axis, self.keep_dims)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls((0, 1)), ((2, 3, 4),))


class ClipByNorm(Cell):
    """The tensor scaled down where its Euclidean length along axes is above a number.

    Args:
        axis: A number or a tuple of them; None for all axes.

    Called with the tensor and the length allowed, a tensor of one number or of a shape that
    broadcasts. Smaller floats come back as float32.

    Raises:
        ArgumentTypeError: If `axis` has the wrong type.

    MindSpore 2.10 on a CPU scales wrongly along a single axis; this follows its document.

    >>> import engine
    >>> from engine import nn
    >>> nn.ClipByNorm()(engine.Tensor([3.0, 4.0]), engine.Tensor(1.0)).asnumpy()
    array([0.6, 0.8], dtype=float32)

    """

    def __init__(self, axis: Axis = None) -> None:
        super().__init__()
        self.axis = None if axis is None else _axes("ClipByNorm(axis)", axis)

    def construct(self, x: Tensor, clip_norm: TensorOrNumber) -> Tensor:
        x = ops.cast(x, float32) if as_dtype(x.dtype).itemsize < 4 else x
        axis = None if self.axis == () else self.axis
        squares = ops.sum(ops.square(x), axis, True)
        # Inside the root, so that the gradient of a tensor of zeros is no NaN.
        largest: Any = clip_norm
        length = ops.sqrt(ops.maximum(squares, ops.square(largest)))
        return ops.div(ops.mul(x, clip_norm), length)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(axis=1), ((3, 4), (1,)))


class L1Regularizer(Cell):
    """`scale` times the sum of absolute values, which pulls weights to 0; float32 at least.

    Args:
        scale: A number above 0.

    Raises:
        ArgumentTypeError: If `scale` is no number.
        ArgumentValueError: If it is not above 0, or not finite.

    >>> import engine
    >>> from engine import nn
    >>> nn.L1Regularizer(0.5)(engine.Tensor([[1.0, -2.0], [-3.0, 4.0]])).item()
    5.0

    """

    def __init__(self, scale: float) -> None:
        super().__init__()
        if isinstance(scale, bool) or not isinstance(scale, int | float):
            raise ArgumentTypeError.of("L1Regularizer(scale)", "a number", scale)
        if scale <= 0 or not math.isfinite(scale):
            raise ArgumentValueError.of("L1Regularizer(scale)", "a finite number above 0", scale)
        self.scale = scale

    def construct(self, weights: Tensor) -> Tensor:
        kind = as_dtype(weights.dtype)
        if kind.numpy.kind in "biu" or kind.itemsize < 4:
            weights = ops.cast(weights, float32)
        return ops.mul(ops.sum(ops.abs(weights)), self.scale)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(0.3), ((3, 4),))


def _axes(where: str, axis: Any) -> Any:
    """A number, or a tuple of them."""
    if isinstance(axis, tuple | list):
        return tuple(_axes(where, one) for one in axis)
    if isinstance(axis, bool) or not isinstance(axis, int):
        raise ArgumentTypeError.of(where, "an int or a tuple of ints", axis)
    return axis
