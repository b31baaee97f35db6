"""Where numbers are rounded: an observer keeps the range that it saw, and rounds within it."""

from __future__ import annotations

import functools
import math
from typing import Any

import numpy as np

from engine.autodiff import repeating
from engine.dtype import QuantDtype
from engine.errors import (
    ArgumentTypeError,
    ArgumentValueError,
    ShapeError,
    UnsupportedError,
    compose,
)
from engine.nn import Cell
from engine.nn.layer.arguments import positive, truth
from engine.ops.assign import assign_add
from engine.ops.description import is_floating_point
from engine.ops.fake_quant import fake_quant, move_range
from engine.ops.summary import summarise
from engine.tensor import Parameter
from engine.typed import Tensor

from .arguments import count
from .bits import check_dtype, numbers_of

__all__ = ["FakeQuantWithMinMaxObserver", "UniformQuantObserver"]


class PartialObserver(functools.partial[Any]):
    """A kind of observers with some of its arguments, called with the others."""

    def partial_init(self, **arguments: Any) -> PartialObserver:
        """The same with more of its arguments."""
        return PartialObserver(self, **arguments)


class UniformQuantObserver(Cell):
    """What observers have in common whose whole numbers lie evenly.

    Args:
        quant_dtype: Which whole numbers there are: 2 to 8 bits, with or without a sign.
        per_channel: Whether each channel has a range of its own.
        symmetric: Whether ranges reach as far below 0 as above.
        narrow_range: Whether the lowest whole number is left out.
        num_channels: How many channels there are.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If the type has other bits, or there is no channel.

    """

    def __init__(
        self,
        quant_dtype: QuantDtype = QuantDtype.INT8,
        per_channel: bool = False,
        symmetric: bool = False,
        narrow_range: bool = False,
        num_channels: int = 1,
    ) -> None:
        super().__init__()
        where = type(self).__name__
        self.quant_dtype = check_dtype(f"{where}(quant_dtype)", quant_dtype)
        self.num_bits = quant_dtype.num_bits
        self.per_channel = truth(f"{where}(per_channel)", per_channel)
        self.symmetric = truth(f"{where}(symmetric)", symmetric)
        self.narrow_range = truth(f"{where}(narrow_range)", narrow_range)
        self.num_channels = positive(f"{where}(num_channels)", num_channels)

    @classmethod
    def partial_init(cls, **arguments: Any) -> PartialObserver:
        """What makes observers of this kind with these arguments, given the others."""
        return PartialObserver(cls, **arguments)


class FakeQuantWithMinMaxObserver(UniformQuantObserver):
    """Rounds its input to what whole numbers of few bits can say in the range that it has seen.

    While it trains, each call takes the smallest and the largest number of its input into the
    range, which always holds 0; in evaluation the range stays. Gradients pass inside of the range
    as if nothing were rounded, and not outside of it. Who records the training, as
    `SummaryCollector` does, gets the range of each call as a curve, or that of channels as a
    histogram, under the names of `minq` and `maxq`.

    Args:
        min_init, max_init: The range before anything is seen: a number, or a list of one a channel.
        ema: Whether the range follows slowly: `ema_decay` of what it was and the rest of what is
            seen. Otherwise it is that of the last call.
        ema_decay: How much of the range stays at each call.
        per_channel: Whether each channel has a range of its own.
        channel_axis: Which axis of the input the channels are.
        num_channels: How many channels there are.
        quant_dtype: Which whole numbers there are: 2 to 8 bits, with or without a sign.
        symmetric: Whether ranges reach as far below 0 as above; then 0 is in the middle.
        narrow_range: Whether the lowest whole number is left out.
        quant_delay: How many calls in training pass their input on as it is. Ranges move
            meanwhile; in evaluation numbers are rounded all the same.
        neg_trunc: With the mode `"LEARNED_SCALE"` alone.
        mode: `"DEFAULT"`. `"LEARNED_SCALE"`, whose ranges are learned, is not offered.

    Attributes:
        minq, maxq: The range, float32: one number, or one a channel. Not trained.
        step: How many calls there were in training; with a `quant_delay` alone.

    Raises:
        ArgumentTypeError: If an argument has the wrong type, or the input is not of floats.
        ArgumentValueError: If one is out of its range, or a range is empty.
        ShapeError: If the input has another number of channels.
        UnsupportedError: If ranges are to be learned.

    Source: Jacob et al., arXiv:1712.05877, section 3.1, and Krishnamoorthi, arXiv:1806.08342; the
    variant is that of MindSpore's documents.

    >>> import engine
    >>> from engine.train.quant import FakeQuantWithMinMaxObserver
    >>> observer = FakeQuantWithMinMaxObserver()
    >>> observer(engine.Tensor([[1.0, 2.0, 1.0], [-2.0, 0.0, -1.0]])).asnumpy().round(4)
    array([[ 0.9882,  1.9765,  0.9882],
           [-1.9765,  0.    , -0.9882]], dtype=float32)

    """

    def __init__(
        self,
        min_init: float | list[float] = -6,
        max_init: float | list[float] = 6,
        ema: bool = False,
        ema_decay: float = 0.999,
        per_channel: bool = False,
        channel_axis: int = 1,
        num_channels: int = 1,
        quant_dtype: QuantDtype = QuantDtype.INT8,
        symmetric: bool = False,
        narrow_range: bool = False,
        quant_delay: int = 0,
        neg_trunc: bool = False,
        mode: str = "DEFAULT",
    ) -> None:
        super().__init__(quant_dtype, per_channel, symmetric, narrow_range, num_channels)
        where = type(self).__name__
        _check_mode(where, mode, neg_trunc)
        self.ema = truth(f"{where}(ema)", ema)
        self.ema_decay = _share(f"{where}(ema_decay)", ema_decay)
        if isinstance(channel_axis, bool) or not isinstance(channel_axis, int):
            raise ArgumentTypeError.of(f"{where}(channel_axis)", "an int", channel_axis)
        self.channel_axis = channel_axis
        self.quant_delay = count(f"{where}(quant_delay)", quant_delay)
        self.mode, self.neg_trunc = mode, neg_trunc
        self.min_init, self.max_init = min_init, max_init
        low, high = (
            self._each(f"{where}({name})", one)
            for name, one in (("min_init", min_init), ("max_init", max_init))
        )
        if not (low < high).all():
            raise ArgumentValueError.of(f"{where}(max_init)", f"more than {min_init}", max_init)
        self.minq = Parameter(low, name="minq", requires_grad=False)
        self.maxq = Parameter(high, name="maxq", requires_grad=False)
        if quant_delay:
            self.step = Parameter(np.zeros(1, np.int32), name="step", requires_grad=False)

    @property
    def numbers(self) -> tuple[int, int]:
        """The lowest and the highest whole number."""
        return numbers_of(self.quant_dtype, self.narrow_range)

    @property
    def axis(self) -> int | None:
        """Along which axis ranges differ; None: there is one for all."""
        return self.channel_axis if self.per_channel else None

    def construct(self, x: Tensor) -> Tensor:
        self._check_floats(x)
        self._check_channels(tuple(x.shape))
        if self.training:
            decay = self.ema_decay if self.ema else None
            move_range(self.minq, self.maxq, x, decay, self.axis)
            self._tell_range()
            if self._is_waiting():
                return x
        lowest, highest = self.numbers
        return fake_quant(
            x,
            self.minq,
            self.maxq,
            lowest=lowest,
            highest=highest,
            symmetric=self.symmetric,
            axis=self.axis,
        )

    def extend_repr(self) -> str:
        return (
            f"quant_dtype={self.quant_dtype}, symmetric={self.symmetric}, "
            f"narrow_range={self.narrow_range}, ema={self.ema}({self.ema_decay}), "
            f"per_channel={self.per_channel}({self.channel_axis}, {self.num_channels}), "
            f"quant_delay={self.quant_delay}, min_init={self.min_init}, max_init={self.max_init}"
        )

    def _tell_range(self) -> None:
        """The range to whoever records the training: as a curve, or of channels as a histogram."""
        for one in (self.minq, self.maxq):
            if self.per_channel:
                summarise("histogram", one.name, one)
            else:
                summarise("scalar", one.name, one)

    def _is_waiting(self) -> bool:
        """Whether this call in training is one of those that pass; it is counted."""
        if not self.quant_delay:
            return False
        before = int(self.step.asnumpy()[0]) - repeating()  # what is recomputed was counted
        assign_add(self.step, 1)
        return before < self.quant_delay

    def _check_floats(self, x: Tensor) -> None:
        if not is_floating_point(x):
            where = type(self).__name__
            raise ArgumentTypeError(compose(where, "a tensor of floats", x.dtype))

    def _check_channels(self, shape: tuple[int, ...]) -> None:
        if not self.per_channel:
            return
        axis = self.channel_axis
        if not -len(shape) <= axis < len(shape) or shape[axis] != self.num_channels:
            expected = f"{self.num_channels} channels on axis {axis}"
            raise ShapeError.of(type(self).__name__, expected, shape)

    def _each(self, where: str, given: Any) -> np.ndarray[Any, Any]:
        """One number, or one a channel."""
        wanted = self.num_channels if self.per_channel else 1
        listed = given if isinstance(given, list) else [given] * wanted
        for one in listed:
            if isinstance(one, bool) or not isinstance(one, int | float):
                raise ArgumentTypeError.of(where, "an int, a float or a list of them", given)
            if not math.isfinite(one):
                raise ArgumentValueError.of(where, "a finite number", one)
        if len(listed) != wanted:
            raise ArgumentValueError.of(where, f"{wanted} numbers", f"{len(listed)}")
        return np.array(listed, np.float32)


def _check_mode(where: str, mode: Any, neg_trunc: Any) -> None:
    if mode == "LEARNED_SCALE" or neg_trunc:
        expected, hint = "the mode 'DEFAULT'", "ranges that are seen serve instead"
        got = "'LEARNED_SCALE'" if mode == "LEARNED_SCALE" else "neg_trunc=True, of 'LEARNED_SCALE'"
        raise UnsupportedError.of(f"{where}(mode)", expected, got, hint)
    if mode != "DEFAULT":
        raise ArgumentValueError.of(f"{where}(mode)", "'DEFAULT'", repr(mode))


def _share(where: str, value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise ArgumentTypeError.of(where, "a float", value)
    if not 0 <= value <= 1:
        raise ArgumentValueError.of(where, "a number from 0 to 1", value)
    return value
