"""Operator classes of the operators that make tensors of numbers."""

from __future__ import annotations

from typing import Any

from engine.dtype import float32
from engine.ops import creation, ranges, tapers

from .operator_class import as_class, configured

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
