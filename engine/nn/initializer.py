"""Initial values: what the numbers of a new parameter are drawn from.

>>> from engine.nn.initializer import HeUniform, initializer
>>> initializer("ones", (1, 2)).asnumpy()
array([[1., 1.]], dtype=float32)
>>> initializer(HeUniform(), (3, 4)).shape
(3, 4)
"""

from __future__ import annotations

import math
import numbers
from typing import Any

import numpy as np

from engine import ops
from engine.dtype import float32
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.tensor import Tensor

__all__ = [
    "Constant",
    "Dirac",
    "HeNormal",
    "HeUniform",
    "Identity",
    "Initializer",
    "Normal",
    "One",
    "Orthogonal",
    "TruncatedNormal",
    "Uniform",
    "VarianceScaling",
    "XavierNormal",
    "XavierUniform",
    "Zero",
    "initializer",
]


class Initializer:
    """What initial values are drawn from; a subclass gives them in `values`.

    >>> class Half(Initializer):
    ...     def values(self, shape):
    ...         return np.full(shape, 0.5)
    >>> initializer(Half(), (2,)).asnumpy()
    array([0.5, 0.5], dtype=float32)
    """

    def values(self, shape: tuple[int, ...]) -> Any:
        """An array (or tensor) of `shape`; what a subclass defines."""
        raise ArgumentTypeError(
            f"{type(self).__name__} expected a method values(shape) that returns an array. "
            "Hint: define it, or use one of the ready initializers."
        )

    def initialized(self, shape: tuple[int, ...], dtype: Any) -> Any:
        """An array of `shape` in a NumPy dtype, on the current device."""
        drawn = self.values(shape)
        tensor = drawn if isinstance(drawn, Tensor) else Tensor(np.asarray(drawn))
        if tensor.shape != tuple(shape):
            raise ShapeError.of(f"{type(self).__name__}.values", str(tuple(shape)), tensor.shape)
        return tensor.data.astype(dtype, copy=False)


class Zero(Initializer):
    """Zeros."""

    def values(self, shape: tuple[int, ...]) -> Any:
        return ops.zeros(shape)


class One(Initializer):
    """Ones."""

    def values(self, shape: tuple[int, ...]) -> Any:
        return ops.ones(shape)


class Constant(Initializer):
    """One value everywhere."""

    def __init__(self, value: Any) -> None:
        self.value = value

    def values(self, shape: tuple[int, ...]) -> Any:
        return ops.full(shape, self.value)


class Uniform(Initializer):
    """Numbers spread evenly from `-scale` to `scale`."""

    def __init__(self, scale: float = 0.07) -> None:
        self.scale = scale

    def values(self, shape: tuple[int, ...]) -> Any:
        return ops.uniform(shape, -self.scale, self.scale)


class Normal(Initializer):
    """Normal numbers of standard deviation `sigma` around `mean`."""

    def __init__(self, sigma: float = 0.01, mean: float = 0.0) -> None:
        self.sigma, self.mean = sigma, mean

    def values(self, shape: tuple[int, ...]) -> Any:
        return ops.standard_normal(shape) * self.sigma + self.mean


class TruncatedNormal(Initializer):
    """Normal numbers, drawn anew where they lie outside the bounds.

    Args:
        sigma: Standard deviation before the cut.
        mean: Mean before the cut.
        a: Lower bound, in the numbers' own unit, not in standard deviations.
        b: Upper bound.

    Raises:
        ArgumentValueError: If the bounds hold less than a thousandth of the distribution.

    """

    def __init__(
        self, sigma: float = 0.01, mean: float = 0.0, a: float = -2.0, b: float = 2.0
    ) -> None:
        scale = max(sigma, 1e-300) * math.sqrt(2)
        share = (math.erf((b - mean) / scale) - math.erf((a - mean) / scale)) / 2
        if share < 1e-3:
            expected = f"bounds around the mean {mean}, sigma {sigma}"
            raise ArgumentValueError.of("TruncatedNormal(a, b)", expected, (a, b))
        self.sigma, self.mean, self.a, self.b = sigma, mean, a, b

    def values(self, shape: tuple[int, ...]) -> Any:
        out = ops.standard_normal(shape) * self.sigma + self.mean
        outside = ops.logical_or(out < self.a, out > self.b)
        while bool(ops.any(outside)):
            again = ops.standard_normal(shape) * self.sigma + self.mean
            out = ops.where(outside, again, out)
            outside = ops.logical_or(out < self.a, out > self.b)
        return out


class XavierUniform(Initializer):
    """Even numbers up to `gain * sqrt(6 / (fan_in + fan_out))`.

    Source: Glorot & Bengio, AISTATS 2010.
    """

    def __init__(self, gain: float = 1) -> None:
        self.gain = gain

    def values(self, shape: tuple[int, ...]) -> Any:
        bound = self.gain * math.sqrt(6 / sum(fans(shape)))
        return ops.uniform(shape, -bound, bound)


class XavierNormal(Initializer):
    """Normal numbers of standard deviation `gain * sqrt(2 / (fan_in + fan_out))`.

    Source: Glorot & Bengio, AISTATS 2010.
    """

    def __init__(self, gain: float = 1) -> None:
        self.gain = gain

    def values(self, shape: tuple[int, ...]) -> Any:
        return ops.standard_normal(shape) * (self.gain * math.sqrt(2 / sum(fans(shape))))


class _He(Initializer):
    """Numbers whose spread keeps the variance of a rectified layer.

    Args:
        negative_slope: Of the rectifier, for "leaky_relu".
        mode: "fan_in" keeps the variance forwards, "fan_out" backwards.
        nonlinearity: "relu", "leaky_relu", "tanh", "sigmoid", "linear" or "conv1d" …

    """

    def __init__(
        self,
        negative_slope: float = 0,
        mode: str = "fan_in",
        nonlinearity: str = "leaky_relu",
    ) -> None:
        where = type(self).__name__
        if mode not in {"fan_in", "fan_out"}:
            raise ArgumentValueError.of(f"{where}(mode)", "'fan_in' or 'fan_out'", repr(mode))
        if nonlinearity not in _GAINS and nonlinearity != "leaky_relu":
            expected = f"'leaky_relu' or one of {sorted(_GAINS)}"
            raise ArgumentValueError.of(f"{where}(nonlinearity)", expected, repr(nonlinearity))
        self.negative_slope, self.mode, self.nonlinearity = negative_slope, mode, nonlinearity

    def deviation(self, shape: tuple[int, ...]) -> float:
        """The standard deviation for a parameter of `shape`."""
        if self.nonlinearity == "leaky_relu":
            gain = math.sqrt(2 / (1 + self.negative_slope**2))
        else:
            gain = _GAINS[self.nonlinearity]
        fan_in, fan_out = fans(shape)
        return gain / math.sqrt(fan_in if self.mode == "fan_in" else fan_out)


_LINEAR = ("linear", "conv1d", "conv2d", "conv3d", "sigmoid")
_LINEAR_BACK = ("conv_transpose1d", "conv_transpose2d", "conv_transpose3d")
_GAINS = dict.fromkeys((*_LINEAR, *_LINEAR_BACK), 1.0) | {"relu": math.sqrt(2), "tanh": 5 / 3}


class HeUniform(_He):
    """Even numbers whose spread keeps the variance of a rectified layer.

    Source: He et al., arXiv:1502.01852.
    """

    def values(self, shape: tuple[int, ...]) -> Any:
        bound = math.sqrt(3) * self.deviation(shape)
        return ops.uniform(shape, -bound, bound)


class HeNormal(_He):
    """Normal numbers whose spread keeps the variance of a rectified layer.

    Source: He et al., arXiv:1502.01852.
    """

    def values(self, shape: tuple[int, ...]) -> Any:
        return ops.standard_normal(shape) * self.deviation(shape)


class VarianceScaling(Initializer):
    """Numbers of variance `scale / fan`.

    Args:
        scale: Above 0.
        mode: Which fan: "fan_in", "fan_out" or "fan_avg".
        distribution: "uniform", "untruncated_normal" or "truncated_normal" (cut at two standard
            deviations, and widened so that the variance is kept).

    """

    def __init__(
        self,
        scale: float = 1.0,
        mode: str = "fan_in",
        distribution: str = "truncated_normal",
    ) -> None:
        if scale <= 0:
            raise ArgumentValueError.of("VarianceScaling(scale)", "a number above 0", scale)
        _one_of("VarianceScaling(mode)", mode, ("fan_in", "fan_out", "fan_avg"))
        known = ("uniform", "truncated_normal", "untruncated_normal")
        _one_of("VarianceScaling(distribution)", distribution, known)
        self.scale, self.mode, self.distribution = scale, mode, distribution

    def values(self, shape: tuple[int, ...]) -> Any:
        fan_in, fan_out = fans(shape)
        fan = {"fan_in": fan_in, "fan_out": fan_out, "fan_avg": (fan_in + fan_out) / 2}[self.mode]
        variance = self.scale / max(fan, 1)
        if self.distribution == "uniform":
            return Uniform(math.sqrt(3 * variance)).values(shape)
        if self.distribution == "untruncated_normal":
            return Normal(math.sqrt(variance)).values(shape)
        sigma = math.sqrt(variance) / _DEVIATION_WITHIN_TWO
        return TruncatedNormal(sigma, 0.0, -2 * sigma, 2 * sigma).values(shape)


# Standard deviation of a standard normal number that is known to lie between -2 and 2.
_DEVIATION_WITHIN_TWO = 0.8796256610342398


class Identity(Initializer):
    """Ones on the diagonal of a matrix, zeros elsewhere."""

    def values(self, shape: tuple[int, ...]) -> Any:
        if len(shape) != 2:
            raise ShapeError.of("Identity", "two axes", shape)
        return ops.eye(*shape)


class Dirac(Initializer):
    """A convolution's weight that passes its input channels on, group by group."""

    def __init__(self, groups: int = 1) -> None:
        if groups < 1:
            raise ArgumentValueError.of("Dirac(groups)", "a number from 1", groups)
        self.groups = groups

    def values(self, shape: tuple[int, ...]) -> Any:
        if not 3 <= len(shape) <= 5 or shape[0] % self.groups:
            expected = f"3 to 5 axes, the first divisible by {self.groups}"
            raise ShapeError.of("Dirac", expected, shape)
        out = np.zeros(shape, np.float32)
        centre = tuple(n // 2 for n in shape[2:])
        per_group = shape[0] // self.groups
        for group in range(self.groups):
            for k in range(min(per_group, shape[1])):
                out[(group * per_group + k, k, *centre)] = 1
        return out


class Orthogonal(Initializer):
    """A matrix whose rows (or columns, whichever are fewer) are orthogonal, of length `gain`.

    Source: Saxe, McClelland & Ganguli, arXiv:1312.6120.
    """

    def __init__(self, gain: float = 1.0) -> None:
        self.gain = gain

    def values(self, shape: tuple[int, ...]) -> Any:
        if len(shape) < 2:
            raise ShapeError.of("Orthogonal", "two axes or more", shape)
        rows, columns = shape[0], math.prod(shape[1:])
        drawn = ops.standard_normal((max(rows, columns), min(rows, columns))).asnumpy()
        q, r = np.linalg.qr(drawn)
        q *= np.sign(np.diag(r))  # makes the distribution even over all orthogonal matrices
        return (q if rows >= columns else q.T).reshape(shape) * np.float32(self.gain)


_BY_NAME: dict[str, type[Initializer]] = {
    "zero": Zero,
    "zeros": Zero,
    "one": One,
    "ones": One,
    "uniform": Uniform,
    "normal": Normal,
    "truncatednormal": TruncatedNormal,
    "truncated_normal": TruncatedNormal,
    "xavieruniform": XavierUniform,
    "xavier_uniform": XavierUniform,
    "xaviernormal": XavierNormal,
    "xavier_normal": XavierNormal,
    "heuniform": HeUniform,
    "he_uniform": HeUniform,
    "henormal": HeNormal,
    "he_normal": HeNormal,
    "variancescaling": VarianceScaling,
    "identity": Identity,
    "dirac": Dirac,
    "orthogonal": Orthogonal,
}


def fans(shape: tuple[int, ...]) -> tuple[float, float]:
    """How many inputs an output has, and how many outputs an input, for a weight of `shape`.

    Raises:
        ShapeError: If there is no axis.

    """
    if not shape:
        raise ShapeError.of("initializer", "one axis or more", shape)
    if len(shape) == 1:
        return shape[0], shape[0]
    field = math.prod(shape[2:])
    return shape[1] * field, shape[0] * field


def _one_of(where: str, value: str, allowed: tuple[str, ...]) -> None:
    if value not in allowed:
        raise ArgumentValueError.of(where, f"one of {allowed}", repr(value))


def initializer(init: Any, shape: Any = None, dtype: Any = float32) -> Tensor:
    """A tensor of initial values.

    Args:
        init: An `Initializer`, a name ("zeros", "ones", "normal", "uniform", "xavier_uniform",
            "he_uniform" …), a number, or a tensor whose numbers are taken.
        shape: A number or a tuple; None with a tensor: its shape.
        dtype: The number type.

    Raises:
        ArgumentTypeError: If `init` is none of these.
        ArgumentValueError: If the name is unknown.
        ShapeError: If a tensor has another shape, or a length is not above 0.

    """
    if isinstance(init, Tensor):
        expected = init.shape if shape is None else _lengths(shape)
        if init.shape != expected:
            raise ShapeError.of("initializer(init)", str(expected), init.shape)
        return Tensor(init, dtype)
    return Tensor(init=as_initializer(init), shape=_lengths(shape), dtype=dtype)


def as_initializer(init: Any) -> Initializer:
    """The initializer that a name, a number or an initializer stands for."""
    if isinstance(init, Initializer):
        return init
    if isinstance(init, str):
        if init.lower() not in _BY_NAME:
            raise ArgumentValueError.of("initializer(init)", f"one of {list(_BY_NAME)}", repr(init))
        return _BY_NAME[init.lower()]()
    if isinstance(init, numbers.Number) and not isinstance(init, bool):
        return Constant(init)
    expected = "a name, a number, a Tensor or an Initializer"
    raise ArgumentTypeError.of("initializer(init)", expected, init)


def _lengths(shape: Any) -> tuple[int, ...]:
    lengths = (shape,) if isinstance(shape, int | np.integer) else shape
    if not isinstance(lengths, tuple | list):
        raise ArgumentTypeError.of("initializer(shape)", "an int or a tuple of ints", shape)
    if not all(isinstance(n, int | np.integer) and n > 0 for n in lengths):
        raise ShapeError.of("initializer", "lengths above 0", tuple(lengths))
    return tuple(int(n) for n in lengths)
