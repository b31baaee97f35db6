"""Operator classes of noise: heavy-tailed numbers, any whole numbers, and dropout in two steps."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.backend import default_xp, generator, xp_of
from engine.dtype import as_dtype, int64
from engine.errors import ArgumentValueError, ShapeError
from engine.ops import random
from engine.ops.arithmetic import add, mul, sub
from engine.ops.cast import cast
from engine.ops.elementary import exp, tan
from engine.typed import DTypeLike, Tensor, TensorOrNumber

from .operator_class import Primitive
from .random import Seeded

__all__ = [
    "Cauchy",
    "DropoutDoMask",
    "DropoutGenMask",
    "LogNormalReverse",
    "NonDeterministicInts",
]

_ALIGNED = 128  # bits: masks are as long as what an NPU reads at once


class Cauchy(Primitive):
    """Numbers of the Cauchy distribution around `median`, half of them within `sigma`, float32."""

    def __init__(self, size: Sequence[int], median: float = 0.0, sigma: float = 1.0) -> None:
        super().__init__()
        if not size or min(size) < 1:
            raise ArgumentValueError.of("Cauchy(size)", "lengths above 0", size)
        self.size, self.median, self.sigma = tuple(size), median, sigma

    def __call__(self) -> Tensor:
        turned = tan(mul(sub(random.uniform(self.size), 0.5), math.pi))
        return add(mul(turned, self.sigma), self.median)


class LogNormalReverse(Primitive):
    """Numbers whose logarithms are normal, in the shape and dtype of a tensor."""

    def __init__(self, mean: float = 1.0, std: float = 2.0) -> None:
        super().__init__()
        self.mean, self.std = mean, std

    def __call__(self, input: Tensor) -> Tensor:
        return cast(exp(random.normal(tuple(input.shape), self.mean, self.std)), input.dtype)


class NonDeterministicInts(Primitive):
    """Whole numbers, any that the dtype has; they do not repeat under `engine.set_seed`."""

    def __init__(self, dtype: DTypeLike = int64) -> None:
        super().__init__()
        self.dtype = dtype

    def __call__(self, shape: Any) -> Tensor:
        kind = as_dtype(self.dtype).numpy
        limits = np.iinfo(kind)
        source = default_xp().random.default_rng()
        size = tuple(read(shape).tolist() if isinstance(shape, Value) else shape)
        return Value.wrap(source.integers(limits.min, limits.max, size, dtype=kind))


class DropoutGenMask(Seeded):
    """Bits of which a share is 1, eight in a uint8: which elements `DropoutDoMask` keeps.

    The mask of (128, 8) has 128 bytes; one of a shape whose size is no multiple of 128 is longer.
    """

    def __init__(self, Seed0: int = 0, Seed1: int = 0) -> None:
        super().__init__(Seed0, Seed1)

    def __call__(self, shape: Sequence[int], keep_prob: TensorOrNumber) -> Tensor:
        size = math.prod(read(shape).tolist() if isinstance(shape, Value) else shape)
        source = generator() if self.source is None else self.source
        bits = -(-size // _ALIGNED) * _ALIGNED
        kept = source.random(bits, dtype=np.float32) < _number(keep_prob)
        return Value.wrap(default_xp().packbits(kept))


class DropoutDoMask(Primitive):
    """The elements whose bits are 1, divided by the share that is kept; the others are 0."""

    def __call__(self, input_x: Tensor, mask: Tensor, keep_prob: Any) -> Tensor:
        size, bits = math.prod(input_x.shape), read(mask)
        if bits.dtype != np.uint8 or bits.size * 8 < size:
            raise ShapeError.of("DropoutDoMask(mask)", f"uint8 of {size} bits", tuple(mask.shape))
        kept = xp_of(bits).unpackbits(bits)[:size].reshape(tuple(input_x.shape))
        share = float(_number(keep_prob))
        scale = kept.astype(input_x.array.dtype) / (share or 1.0)
        return mul(input_x, scale.astype(input_x.array.dtype))


def _number(value: Any) -> Any:
    return read(value).item() if isinstance(value, Value) else value
