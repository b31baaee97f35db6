"""Layers of the gamma function: its logarithm, that one's slope, Beta, and the incomplete one."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.dtype import as_dtype, float64
from engine.errors import ArgumentTypeError
from engine.nn.cell import Cell
from engine.ops.normalise import typed
from engine.typed import Tensor

from .example import Example

__all__ = ["DiGamma", "IGamma", "LBeta", "LGamma"]


class LGamma(Cell):
    """The logarithm of the absolute gamma function, element by element.

    Raises:
        ArgumentTypeError: If the input holds no floats.

    >>> import engine
    >>> from engine import nn
    >>> nn.LGamma()(engine.Tensor([2.0, 4.0])).asnumpy().round(2)
    array([0.  , 1.79], dtype=float32)

    """

    def construct(self, x: Tensor) -> Tensor:
        return ops.lgamma(_floats("LGamma", x))

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(), ((3, 4),))


class DiGamma(Cell):
    """The slope of the logarithm of the gamma function, element by element.

    Raises:
        ArgumentTypeError: If the input holds no floats.

    >>> import engine
    >>> from engine import nn
    >>> nn.DiGamma()(engine.Tensor([2.0, 3.0])).asnumpy().round(2)
    array([0.42, 0.92], dtype=float32)

    """

    def construct(self, x: Tensor) -> Tensor:
        return ops.digamma(_floats("DiGamma", x))

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(), ((3, 4),))


class LBeta(Cell):
    """The logarithm of the Beta function of two tensors: lgamma(x) + lgamma(y) - lgamma(x + y).

    Smaller floats are computed in float64, where the large terms may cancel.

    Raises:
        ArgumentTypeError: If an input holds no floats.

    >>> import engine
    >>> from engine import nn
    >>> nn.LBeta()(engine.Tensor([2.0]), engine.Tensor([4.0])).asnumpy().round(2)
    array([-3.], dtype=float32)

    """

    def construct(self, x: Tensor, y: Tensor) -> Tensor:
        wide_x, wide_y = (ops.cast(_floats("LBeta", z), float64) for z in (x, y))
        parts = ops.add(ops.lgamma(wide_x), ops.lgamma(wide_y))
        return typed(ops.sub(parts, ops.lgamma(ops.add(wide_x, wide_y))), x)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(), ((3, 4), (3, 4)))


class IGamma(Cell):
    """The lower regularised incomplete gamma function P(a, x), element by element.

    Raises:
        ArgumentTypeError: If an input holds no floats.

    >>> import engine
    >>> from engine import nn
    >>> nn.IGamma()(engine.Tensor([2.0]), engine.Tensor([2.0])).asnumpy().round(2)
    array([0.59], dtype=float32)

    """

    def construct(self, a: Tensor, x: Tensor) -> Tensor:
        return ops.igamma(_floats("IGamma(a)", a), _floats("IGamma(x)", x))

    @classmethod
    def _example(cls) -> Example:
        return Example(cls())


def _floats(where: str, x: Any) -> Any:
    kind = as_dtype(x.dtype).numpy
    if kind.kind in "biu":
        raise ArgumentTypeError(f"{where} expected floats, got {kind}.")
    return x
