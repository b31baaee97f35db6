"""Random tensors, from the generator that `engine.set_seed` starts anew.

Random numbers are made on the current device. A function that takes `seed` gives the same
numbers for the same seed, whatever was drawn before.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.backend import default_xp, generator
from engine.dtype import as_dtype, float32, int32
from engine.errors import ArgumentTypeError, ArgumentValueError

from .arithmetic import add, mul

__all__ = [
    "bernoulli",
    "multinomial",
    "normal",
    "rand",
    "rand_like",
    "randint",
    "randn",
    "randn_like",
    "randperm",
    "standard_normal",
    "uniform",
]


def _source(seed: int | None) -> Any:
    """The generator of the device, or one that begins at `seed`."""
    return generator() if seed is None else default_xp().random.default_rng(seed)


def _shape(shape: Any) -> tuple[int, ...]:
    numbers = shape.array.tolist() if isinstance(shape, Value) else shape
    numbers = (numbers,) if isinstance(numbers, int | np.integer) else numbers
    if not isinstance(numbers, tuple | list) or not all(
        isinstance(n, int | np.integer) for n in numbers
    ):
        raise ArgumentTypeError.of("shape", "whole numbers", shape)
    return tuple(int(n) for n in numbers)


def _drawn(array: Any, dtype: Any = None) -> Any:
    return Value.wrap(array.astype(as_dtype(dtype or float32).numpy, copy=False))


def standard_normal(shape: Any, seed: int | None = None) -> Any:
    """Normal numbers of mean 0 and standard deviation 1, float32.

    >>> import engine
    >>> engine.set_seed(1)
    >>> standard_normal((2, 3)).shape
    (2, 3)
    """
    return _drawn(_source(seed).standard_normal(_shape(shape), dtype=np.float32))


def uniform(
    shape: Any, minval: Any = 0.0, maxval: Any = 1.0, seed: int | None = None, dtype: Any = float32
) -> Any:
    """Numbers spread evenly from `minval` to before `maxval`; whole ones for a whole dtype."""
    kind = as_dtype(dtype).numpy
    low, high = (v.array if isinstance(v, Value) else v for v in (minval, maxval))
    if kind.kind in "iu":
        return _drawn(_source(seed).integers(int(low), int(high), _shape(shape)), dtype)
    unit = _source(seed).random(_shape(shape), dtype=np.float32)
    return _drawn(unit * (high - low) + low, dtype)


def normal(shape: Any, mean: Any, stddev: Any, seed: int | None = None) -> Any:
    """Normal numbers of a mean and a standard deviation, float32."""
    return add(mul(standard_normal(shape, seed), stddev), mean)


def rand(*size: Any, dtype: Any = None, seed: int | None = None) -> Any:
    """Numbers from 0 to before 1; the shape as numbers or as one tuple."""
    shape = size[0] if len(size) == 1 and isinstance(size[0], tuple | list) else size
    return uniform(tuple(shape), 0.0, 1.0, seed, dtype or float32)


def rand_like(input: Any, seed: int | None = None, *, dtype: Any = None) -> Any:
    """Numbers from 0 to before 1 in the shape of a tensor, in its dtype unless given."""
    return uniform(tuple(input.shape), 0.0, 1.0, seed, dtype or input.dtype)


def randn(*size: Any, dtype: Any = None, seed: int | None = None) -> Any:
    """Standard normal numbers; the shape as numbers or as one tuple."""
    shape = size[0] if len(size) == 1 and isinstance(size[0], tuple | list) else size
    return _drawn(standard_normal(tuple(shape), seed).array, dtype)


def randn_like(input: Any, seed: int | None = None, *, dtype: Any = None) -> Any:
    """Standard normal numbers in the shape of a tensor, in its dtype unless given."""
    return _drawn(standard_normal(tuple(input.shape), seed).array, dtype or input.dtype)


def randint(low: int, high: int, size: Any, seed: int | None = None, *, dtype: Any = None) -> Any:
    """Whole numbers from `low` to before `high`, int64 unless given."""
    return _drawn(_source(seed).integers(low, high, _shape(size)), dtype or "int64")


def randperm(n: int, seed: int | None = None, offset: int = 0, dtype: Any = "int64") -> Any:
    """The numbers from 0 to n - 1 in random order; with `offset` the order of a later draw."""
    source = _source(seed)
    for _ in range(offset):
        source.random(n)
    return _drawn(default_xp().argsort(source.random(n)), dtype)


def bernoulli(input: Any, p: Any = 0.5, seed: int | None = None) -> Any:
    """1 with probability `p`, else 0, in the shape and dtype of `input`."""
    chance = p.array if isinstance(p, Value) else p
    unit = _source(seed).random(tuple(input.shape), dtype=np.float32)
    return _drawn(unit < chance, input.dtype)


def multinomial(
    input: Any, num_samples: int, replacement: bool = True, seed: int | None = None
) -> Any:
    """Column numbers drawn with the weights of each row, int32.

    Raises:
        ArgumentValueError: If more are drawn without replacement than there are.

    Source: the Gumbel-max trick for draws without replacement.

    """
    weights = input.array
    if not replacement and num_samples > weights.shape[-1]:
        expected = f"at most {weights.shape[-1]} without replacement"
        raise ArgumentValueError.of("multinomial(num_samples)", expected, num_samples)
    source, xp = _source(seed), default_xp()
    if replacement:
        steps = xp.cumsum(weights / weights.sum(-1, keepdims=True), axis=-1)
        unit = source.random((*weights.shape[:-1], num_samples), dtype=np.float32)
        return _drawn((unit[..., None] > steps[..., None, :]).sum(-1), int32)
    exponential = -xp.log1p(-source.random(weights.shape, dtype=np.float32))
    positive = xp.where(weights > 0, weights, xp.finfo(np.float32).tiny)
    return _drawn(xp.argsort(exponential / positive, axis=-1)[..., :num_samples], int32)
