"""Where numbers are rounded: in a range that an observer keeps of what it saw, or learns."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from engine import ops
from engine.autodiff import repeating
from engine.context import get_auto_parallel_context
from engine.context.parallel_options import BATCHES_OF_THEIR_OWN
from engine.context.processes import world
from engine.dtype import QuantDtype
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError, compose
from engine.nn.layer.arguments import truth
from engine.ops.assign import assign_add, to_write_to
from engine.ops.description import is_floating_point
from engine.ops.fake_quant import fake_quant, move_range
from engine.ops.learned_quant import begin_range, learned_quant, mirror_range
from engine.ops.summary import summarise
from engine.tensor import Parameter, Tensor

from .arguments import count
from .bits import numbers_of
from .uniform import UniformQuantObserver

LEARNED_SCALE = "LEARNED_SCALE"

__all__ = ["FakeQuantWithMinMaxObserver"]


class FakeQuantWithMinMaxObserver(UniformQuantObserver):
    """Rounds its input to what whole numbers of few bits can say in the range that it has seen.

    While it trains, each call takes the smallest and the largest number of its input into the
    range, which always holds 0; in evaluation the range stays. Gradients pass inside of the range
    as if nothing were rounded, and not outside of it. Who records the training, as
    `SummaryCollector` does, gets the range of each call as a curve, or that of channels as a
    histogram, under the names of `minq` and `maxq`.

    In the mode `"LEARNED_SCALE"` the range is trained: its end, `maxq`, is a parameter as others
    are, and begins with `2 * mean(|x|) * sqrt(steps)` of the first input that is rounded.

    Args:
        min_init, max_init: The range before anything is seen: a number, or a list of one a channel.
            Of one that is learned the end alone counts.
        ema: Whether the range follows slowly: `ema_decay` of what it was and the rest of what is
            seen. Otherwise it is that of the last call. Nothing where the range is learned.
        ema_decay: How much of the range stays at each call.
        per_channel: Whether each channel has a range of its own.
        channel_axis: Which axis of the input the channels are.
        num_channels: How many channels there are.
        quant_dtype: Which whole numbers there are: 2 to 8 bits, with or without a sign.
        symmetric: Whether ranges reach as far below 0 as above; then 0 is in the middle.
        narrow_range: Whether the lowest whole number is left out.
        quant_delay: How many calls in training pass their input on as it is. Ranges move
            meanwhile; in evaluation numbers are rounded all the same.
        neg_trunc: Whether a range that is learned begins with 0, and not as far below: for what is
            never below.
        mode: `"DEFAULT"`, or `"LEARNED_SCALE"`, which wants `symmetric` and `narrow_range`.

    Attributes:
        minq, maxq: The range, float32: one number, or one a channel. `maxq` is trained in the mode
            `"LEARNED_SCALE"`; nothing else is.
        step: How many calls there were in training; with a `quant_delay` or a range that is learned
            alone.

    Raises:
        ArgumentTypeError: If an argument has the wrong type, or the input is not of floats.
        ArgumentValueError: If one is out of its range, or a range is empty.
        ShapeError: If the input has another number of channels.

    Source: Jacob et al., arXiv:1712.05877, section 3.1, and Krishnamoorthi, arXiv:1806.08342; the
    variant is that of MindSpore's documents. Of ranges that are learned: Esser et al.,
    arXiv:1902.08153.

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
        self.neg_trunc = truth(f"{where}(neg_trunc)", neg_trunc)
        self._check_mode(where, mode)
        self.ema = truth(f"{where}(ema)", ema)
        self.ema_decay = _share(f"{where}(ema_decay)", ema_decay)
        if isinstance(channel_axis, bool) or not isinstance(channel_axis, int):
            raise ArgumentTypeError.of(f"{where}(channel_axis)", "an int", channel_axis)
        self.channel_axis = channel_axis
        self.quant_delay = count(f"{where}(quant_delay)", quant_delay)
        self.mode, self.is_learned = mode, mode == LEARNED_SCALE
        self.min_init, self.max_init = min_init, max_init
        low, high = (
            self._each(f"{where}({name})", one)
            for name, one in (("min_init", min_init), ("max_init", max_init))
        )
        least = np.zeros_like(high) if self.is_learned else low
        if not (least < high).all():
            expected = f"more than {0 if self.is_learned else min_init}"
            raise ArgumentValueError.of(f"{where}(max_init)", expected, max_init)
        low = low if not self.is_learned else 0 * high if neg_trunc else -high
        self.minq = Parameter(low, name="minq", requires_grad=False)
        self.maxq = Parameter(high, name="maxq", requires_grad=self.is_learned)
        if quant_delay or self.is_learned:
            self.step = Parameter(np.zeros(1, np.int32), name="step", requires_grad=False)

    @property
    def numbers(self) -> tuple[int, int]:
        """The lowest and the highest whole number."""
        return numbers_of(self.quant_dtype, self.narrow_range and not self.neg_trunc)

    @property
    def is_centred(self) -> bool:
        """Whether 0 is in the middle of the range."""
        return self.symmetric and not self.neg_trunc

    @property
    def axis(self) -> int | None:
        """Along which axis ranges differ; None: there is one for all."""
        return self.channel_axis if self.per_channel else None

    @property
    def ends(self) -> tuple[Any, Any]:
        """Where the range begins and ends: tensors of one number, or of one a channel."""
        if not self.is_learned:
            return self.minq, self.maxq
        end = ops.abs(self.maxq)
        return ops.neg(end) if self.is_centred else ops.mul(end, 0), end

    def construct(self, x: Tensor) -> Tensor:
        self._check_floats(x)
        self._check_channels(tuple(x.shape))
        if self.training:
            waits = self._is_waiting(x)
            self._tell_range()
            if waits:
                return x
        lowest, highest = self.numbers
        told: dict[str, Any] = {"lowest": lowest, "highest": highest}
        told |= {"symmetric": self.is_centred, "axis": self.axis}
        if self.training and self.is_learned:
            return learned_quant(x, self.maxq, **told)
        return fake_quant(x, *self.ends, **told)

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

    def _is_waiting(self, x: Tensor) -> bool:
        """Whether this call in training is one of those that pass; it is counted and seen."""
        before = self._counted()
        if self.is_learned:
            self._begin(x, before)
        else:
            decay = self.ema_decay if self.ema else None
            move_range(self.minq, self.maxq, x, decay, self.axis)
        return before < self.quant_delay

    def _counted(self) -> int:
        """How many calls there were in training before this one, where somebody wants to know."""
        if not (self.quant_delay or self.is_learned):
            return 0
        before = int(self.step.asnumpy()[0]) - repeating()  # what is recomputed was counted
        assign_add(self.step, 1)
        return before

    def _begin(self, x: Tensor, before: int) -> None:
        """Let a range that is learned begin with what is seen, up to the first that is rounded."""
        if before <= self.quant_delay:
            lowest, highest = self.numbers
            steps = highest - lowest
            begin_range(self.maxq, x, steps // 2 if self.is_centred else steps, self.axis)
            if not repeating():
                _begin_alike(self.maxq)
        mirror_range(self.minq, self.maxq, self.is_centred)

    def _check_mode(self, where: str, mode: Any) -> None:
        if mode not in {"DEFAULT", LEARNED_SCALE}:
            expected = f"'DEFAULT' or {LEARNED_SCALE!r}"
            raise ArgumentValueError.of(f"{where}(mode)", expected, repr(mode))
        if mode == "DEFAULT" and self.neg_trunc:
            expected = f"the mode {LEARNED_SCALE!r}"
            raise ArgumentValueError.of(f"{where}(neg_trunc)", expected, "'DEFAULT'")
        for name in ("symmetric", "narrow_range"):
            if mode == LEARNED_SCALE and not getattr(self, name):
                expected = f"True with the mode {LEARNED_SCALE!r}"
                raise ArgumentValueError.of(f"{where}({name})", expected, "False")

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


def _begin_alike(end: Parameter) -> None:
    """Processes that train on parts of a batch begin with the mean, which is that of the whole."""
    processes = world()
    count = len(processes.ranks)
    if count > 1 and get_auto_parallel_context("parallel_mode") in BATCHES_OF_THEIR_OWN:
        total = end.asnumpy().copy()
        processes.all_reduce(total, "sum").wait()
        kept = to_write_to(end)  # in place: what is differentiated holds this array already
        kept[...] = Tensor(total / np.float32(count)).array


def _share(where: str, value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise ArgumentTypeError.of(where, "a float", value)
    if not 0 <= value <= 1:
        raise ArgumentValueError.of(where, "a number from 0 to 1", value)
    return value
