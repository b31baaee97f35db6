"""Operator classes of the operators that make tensors of numbers."""

from __future__ import annotations

from typing import Any

from engine.dtype import float32
from engine.ops import creation, ragged, ranges, tapers
from engine.typed import DTypeLike, Tensor

from .operator_class import Primitive, as_class, configured

__all__ = [
    "BartlettWindow",
    "BlackmanWindow",
    "Eye",
    "Fill",
    "FillV2",
    "Fills",
    "HammingWindow",
    "LinSpace",
    "LogSpace",
    "Ones",
    "OnesLike",
    "RaggedRange",
    "Range",
    "Zeros",
    "ZerosLike",
]

Zeros = as_class("Zeros", creation.zeros)
Ones = as_class("Ones", creation.ones)
ZerosLike = as_class("ZerosLike", creation.zeros_like)
OnesLike = as_class("OnesLike", creation.ones_like)
Eye = as_class("Eye", creation.eye)
Fill = as_class("Fill", creation.fill)
FillV2 = as_class("FillV2", creation.full)
Fills = as_class("Fills", creation.fills)
LinSpace = as_class("LinSpace", ranges.linspace)


def _counted(start: Any, end: Any, step: Any, maxlen: int) -> Any:
    return ranges.range(start, end, step, maxlen)


Range = configured(
    "Range", _counted, "Numbers from `start` to before `end`, of one kind.", maxlen=1000000
)


class RaggedRange(Primitive):
    """Several ranges of numbers one behind the other, and where each begins.

    Args:
        Tsplits: The type of the beginnings: int32 or int64.

    Raises:
        ArgumentTypeError: If it is another.

    >>> import engine
    >>> op, ones = RaggedRange(engine.int64), engine.Tensor([1, 1])
    >>> begins, numbers = op(engine.Tensor([2, 8]), engine.Tensor([3, 12]), ones)
    >>> begins.asnumpy(), numbers.asnumpy()
    (array([0, 1, 5]), array([ 2,  8,  9, 10, 11]))

    """

    def __init__(self, Tsplits: DTypeLike) -> None:
        super().__init__()
        self.Tsplits = ragged.splits_type(Tsplits)

    def __call__(self, starts: Tensor, limits: Tensor, deltas: Tensor) -> tuple[Tensor, Tensor]:
        """(ranges + 1,) the beginnings and how many numbers there are; and these. No gradient.

        Args:
            starts: () or (ranges,) the first number of each: int32, int64, float32 or float64.
            limits: What each ends before, of the same shape and type.
            deltas: The step of each, not 0, likewise.

        Raises:
            ArgumentTypeError: If the types differ, or are others.
            ArgumentValueError: If a step is 0.
            ShapeError: If the shapes differ, or have more axes.

        """
        return ragged.ragged_ranges(starts, limits, deltas, self.Tsplits)


def _powers(start: Any, end: Any, steps: int, base: int, dtype: Any) -> Any:
    return ranges.logspace(start, end, steps, base, dtype=dtype)


LogSpace = configured(
    "LogSpace",
    _powers,
    "`steps` powers of `base` whose exponents go from `start` to `end`.",
    steps=10,
    base=10,
    dtype=float32,
)
BartlettWindow = configured("BartlettWindow", tapers.bartlett_window, periodic=True, dtype=float32)
BlackmanWindow = configured("BlackmanWindow", tapers.blackman_window, periodic=True, dtype=float32)
HammingWindow = configured(
    "HammingWindow", tapers.hamming_window, periodic=True, alpha=0.54, beta=0.46, dtype=float32
)
