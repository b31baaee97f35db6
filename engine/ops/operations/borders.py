"""Operator classes that put borders around a tensor."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.backend import asnumpy
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.ops import padding
from engine.typed import Tensor

from .operator_class import Primitive

__all__ = ["MirrorPad", "Pad", "PadV3"]

_MODES = {
    "constant": "constant",
    "reflect": "reflect",
    "edge": "replicate",
    "circular": "circular",
}


class Pad(Primitive):
    """The tensor with borders of 0.

    Args:
        paddings: One pair (before, after) an axis, from the first on.

    """

    def __init__(self, paddings: Sequence[Sequence[int]]) -> None:
        super().__init__()
        if not isinstance(paddings, tuple):
            raise ArgumentTypeError.of("Pad(paddings)", "a tuple", paddings)
        self.paddings = padding.pairs_of(paddings, len(paddings), "Pad(paddings)")

    def __call__(self, input_x: Tensor) -> Tensor:
        pairs = padding.pairs_of(self.paddings, len(input_x.shape), "Pad(paddings)")
        return padding.with_borders(input_x, pairs, "constant", 0, "Pad(paddings)")


class MirrorPad(Primitive):
    """The tensor with borders that mirror the inside; called with the tensor and the pairs.

    Args:
        mode: "REFLECT" without the outermost elements, "SYMMETRIC" with them.

    """

    def __init__(self, mode: str = "REFLECT") -> None:
        super().__init__()
        if mode not in {"REFLECT", "SYMMETRIC"}:
            raise ArgumentValueError.of("MirrorPad(mode)", "'REFLECT' or 'SYMMETRIC'", repr(mode))
        self.mode = mode

    def __call__(self, input_x: Tensor, paddings: Tensor) -> Tensor:
        return padding.mirror_pad(input_x, paddings, self.mode)


class PadV3(Primitive):
    """The tensor with borders; called with the tensor, the widths and the value of "constant".

    Args:
        mode: "constant", "reflect", "edge" or "circular".
        paddings_contiguous: Whether widths are (before, after) axis by axis, from the last on, or
            all before and then all after.

    """

    def __init__(self, mode: str = "constant", paddings_contiguous: bool = True) -> None:
        super().__init__()
        if mode not in _MODES:
            raise ArgumentValueError.of("PadV3(mode)", f"one of {list(_MODES)}", repr(mode))
        if not isinstance(paddings_contiguous, bool):
            raise ArgumentTypeError.of("PadV3(paddings_contiguous)", "a bool", paddings_contiguous)
        self.mode, self.paddings_contiguous = mode, paddings_contiguous

    def __call__(self, x: Tensor, paddings: Tensor, constant_value: Tensor | None = None) -> Tensor:
        array = asnumpy(read(paddings)) if isinstance(paddings, Value) else np.asarray(paddings)
        widths = array.reshape(-1).tolist()
        if not self.paddings_contiguous:
            half = len(widths) // 2
            widths = [n for both in zip(widths[:half], widths[half:], strict=True) for n in both]
        value = constant_value
        if isinstance(value, Value):
            value = asnumpy(read(value)).item()
        return padding.pad(x, widths, _MODES[self.mode], value)
