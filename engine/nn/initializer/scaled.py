"""Initial values whose spread follows from how many inputs and outputs a layer has."""

from __future__ import annotations

import math

from engine import ops
from engine.errors import ArgumentValueError, ShapeError
from engine.typed import Tensor

from .base import Initializer
from .plain import Normal, TruncatedNormal, Uniform

__all__ = ["HeNormal", "HeUniform", "VarianceScaling", "XavierNormal", "XavierUniform"]

_LINEAR = ("linear", "conv1d", "conv2d", "conv3d", "sigmoid")
_LINEAR_BACK = ("conv_transpose1d", "conv_transpose2d", "conv_transpose3d")
GAINS = dict.fromkeys((*_LINEAR, *_LINEAR_BACK), 1.0) | {"relu": math.sqrt(2), "tanh": 5 / 3}
# Standard deviation of a standard normal number that is known to lie between -2 and 2.
_DEVIATION_WITHIN_TWO = 0.8796256610342398


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


class XavierUniform(Initializer):
    """Even numbers up to `gain * sqrt(6 / (fan_in + fan_out))`.

    Source: Glorot & Bengio, AISTATS 2010.
    """

    _names = ("xavieruniform", "xavier_uniform")

    def __init__(self, gain: float = 1) -> None:
        self.gain = gain

    def values(self, shape: tuple[int, ...]) -> Tensor:
        bound = self.gain * math.sqrt(6 / sum(fans(shape)))
        return ops.uniform(shape, -bound, bound)


class XavierNormal(Initializer):
    """Normal numbers of standard deviation `gain * sqrt(2 / (fan_in + fan_out))`.

    Source: Glorot & Bengio, AISTATS 2010.
    """

    _names = ("xaviernormal", "xavier_normal")

    def __init__(self, gain: float = 1) -> None:
        self.gain = gain

    def values(self, shape: tuple[int, ...]) -> Tensor:
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
        if nonlinearity not in GAINS and nonlinearity != "leaky_relu":
            expected = f"'leaky_relu' or one of {sorted(GAINS)}"
            raise ArgumentValueError.of(f"{where}(nonlinearity)", expected, repr(nonlinearity))
        self.negative_slope, self.mode, self.nonlinearity = negative_slope, mode, nonlinearity

    def deviation(self, shape: tuple[int, ...]) -> float:
        """The standard deviation for a parameter of `shape`."""
        if self.nonlinearity == "leaky_relu":
            gain = math.sqrt(2 / (1 + self.negative_slope**2))
        else:
            gain = GAINS[self.nonlinearity]
        fan_in, fan_out = fans(shape)
        return gain / math.sqrt(fan_in if self.mode == "fan_in" else fan_out)


class HeUniform(_He):
    """Even numbers whose spread keeps the variance of a rectified layer.

    Source: He et al., arXiv:1502.01852.
    """

    _names = ("heuniform", "he_uniform")

    def values(self, shape: tuple[int, ...]) -> Tensor:
        bound = math.sqrt(3) * self.deviation(shape)
        return ops.uniform(shape, -bound, bound)


class HeNormal(_He):
    """Normal numbers whose spread keeps the variance of a rectified layer.

    Source: He et al., arXiv:1502.01852.
    """

    _names = ("henormal", "he_normal")

    def values(self, shape: tuple[int, ...]) -> Tensor:
        return ops.standard_normal(shape) * self.deviation(shape)


class VarianceScaling(Initializer):
    """Numbers of variance `scale / fan`.

    Args:
        scale: Above 0.
        mode: Which fan: "fan_in", "fan_out" or "fan_avg".
        distribution: "uniform", "untruncated_normal" or "truncated_normal" (cut at two standard
            deviations, and widened so that the variance is kept).

    """

    _names = ("variancescaling",)

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

    def values(self, shape: tuple[int, ...]) -> Tensor:
        fan_in, fan_out = fans(shape)
        fan = {"fan_in": fan_in, "fan_out": fan_out, "fan_avg": (fan_in + fan_out) / 2}[self.mode]
        variance = self.scale / max(fan, 1)
        if self.distribution == "uniform":
            return Uniform(math.sqrt(3 * variance)).values(shape)
        if self.distribution == "untruncated_normal":
            return Normal(math.sqrt(variance)).values(shape)
        sigma = math.sqrt(variance) / _DEVIATION_WITHIN_TWO
        return TruncatedNormal(sigma, 0.0, -2 * sigma, 2 * sigma).values(shape)


def _one_of(where: str, value: str, allowed: tuple[str, ...]) -> None:
    if value not in allowed:
        raise ArgumentValueError.of(where, f"one of {allowed}", repr(value))
