"""Layers that set elements to 0 at random while training."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

from engine import ops
from engine.autodiff import cutter
from engine.dtype import float32
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.nn.cell import Cell
from engine.ops.dropout import share
from engine.typed import DTypeLike, Tensor

from .example import Example

__all__ = ["Dropout", "Dropout1d", "Dropout2d", "Dropout3d"]


class Dropout(Cell):
    """While training, each element set to 0 with a probability, and the others scaled up.

    Args:
        keep_prob: The probability to keep an element; MindSpore's older form, used without `p`.
        p: The probability to drop an element.
        dtype: Accepted as MindSpore does; the output has the input's number type.

    Raises:
        ArgumentTypeError: If `p` or `keep_prob` is no number.
        ArgumentValueError: If `p` is not in [0, 1), or `keep_prob` not in (0, 1].

    >>> from engine import nn
    >>> nn.Dropout(p=0.2)
    Dropout(p=0.2)

    """

    def __init__(
        self, keep_prob: float = 0.5, p: float | None = None, dtype: DTypeLike = float32
    ) -> None:
        super().__init__()
        name, value = ("keep_prob", keep_prob) if p is None else ("p", p)
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise ArgumentTypeError.of(f"Dropout({name})", "a number", value)
        if p is None and not 0 < keep_prob <= 1:
            expected = "a number above 0, up to 1"
            raise ArgumentValueError.of("Dropout(keep_prob)", expected, keep_prob)
        if p is not None and not 0 <= p < 1:
            expected = "a number from 0 to before 1"
            raise ArgumentValueError.of("Dropout(p)", expected, p)
        self.keep_prob, self.p, self.dtype = keep_prob, p, dtype
        self.dropped = 1 - keep_prob if p is None else p

    @cached_property
    def dropout(self) -> Any:
        """The operator that MindSpore's layer calls, which may be told how to be cut."""
        return ops.Dropout(1 - self.dropped)

    def construct(self, x: Tensor) -> Tensor:
        if cutter() is not None and self.training and "dropout" in vars(self):
            return self.dropout(x)[0]
        return ops.dropout(x, self.dropped, self.training)

    def extend_repr(self) -> str:
        return f"keep_prob={self.keep_prob}" if self.p is None else f"p={self.p}"

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(p=0.3), ((3, 4),), draws=True)


class _ChannelDropout(Cell):
    """While training, whole channels set to 0; a subclass says of inputs of which rank."""

    _operator: Callable[..., Any]

    def __init__(self, p: float = 0.5) -> None:
        super().__init__()
        self.p = share(f"{type(self).__name__}(p)", p)

    def construct(self, x: Tensor) -> Tensor:
        # Outside training any shape passes, as in MindSpore.
        return self._operator(x, self.p) if self.training else x

    def extend_repr(self) -> str:
        # MindSpore prints here what it keeps, under this name; logs are compared as text.
        return f"p={1 - self.p}"


class Dropout1d(_ChannelDropout):
    """While training, whole channels of (batch, channels, length) or (channels, length) set to 0.

    Args:
        p: The probability to drop a channel; the others are divided by 1 - p.

    Raises:
        ArgumentTypeError: If `p` is no float.
        ArgumentValueError: If `p` is not in [0, 1].
        ShapeError: If the input has another number of axes while training.

    >>> import engine
    >>> from engine import nn
    >>> nn.Dropout1d(1.0).set_train()(engine.ops.ones((1, 3))).asnumpy()
    array([[0., 0., 0.]], dtype=float32)

    """

    _operator = staticmethod(ops.dropout1d)

    def extend_repr(self) -> str:
        return ""  # MindSpore prints nothing of this one alone

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(0.3), ((2, 4, 5),), draws=True)


class Dropout2d(_ChannelDropout):
    """While training, whole channels of (batch, channels, height, width) set to 0.

    Args and errors are those of `Dropout1d`.
    """

    _operator = staticmethod(ops.dropout2d)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(0.3), ((2, 4, 5, 6),), draws=True)


class Dropout3d(_ChannelDropout):
    """While training, whole channels of (batch, channels, depth, height, width) set to 0.

    Args and errors are those of `Dropout1d`.
    """

    _operator = staticmethod(ops.dropout3d)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(0.3), ((2, 3, 2, 2, 2),), draws=True)
