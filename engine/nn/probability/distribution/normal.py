"""The normal distribution."""

from __future__ import annotations

import math
from typing import Any

from engine import ops
from engine.dtype import float32
from engine.nn.probability.parameters import check_kind, check_range
from engine.typed import ArrayLike, DTypeLike

from .distribution import Distribution

__all__ = ["Normal"]


class Normal(Distribution):
    """The normal distribution; draws carry gradients to its parameters.

    Args:
        mean: A number, list, array or tensor; None: each call gives it.
        sd: The standard deviation, above 0, likewise.
        seed: Of draws; None or 0: as `engine.set_seed` says.
        dtype: The type of its values, of floats.
        name: What it is called in messages.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If a deviation is not above 0.

    >>> import engine
    >>> from engine.nn.probability.distribution import Normal
    >>> normal = Normal(1.0, 2.0)
    >>> normal.log_prob(engine.Tensor([1.0, 3.0])).asnumpy().round(4)
    array([-1.6121, -2.1121], dtype=float32)
    >>> normal.kl_loss("Normal", engine.Tensor([1.0]), engine.Tensor([2.0])).asnumpy()
    array([0.], dtype=float32)

    """

    def __init__(
        self,
        mean: ArrayLike | None = None,
        sd: ArrayLike | None = None,
        seed: int | None = None,
        dtype: DTypeLike = float32,
        name: str = "Normal",
    ) -> None:
        check_kind("Normal", dtype)
        given = {"mean": mean, "sd": sd}
        param = {**given, "seed": seed, "dtype": dtype, "name": name, "param_dict": given}
        super().__init__(seed, dtype, name, param)
        self._mean_value = self._add_parameter(mean, "mean")
        self._sd_value = self._add_parameter(sd, "sd")
        check_range("Normal(sd)", self._sd_value)

    def extend_repr(self) -> str:
        return self._shown(mean=self._mean_value, **{"standard deviation": self._sd_value})

    def _get_dist_type(self) -> str:
        return "Normal"

    def _get_dist_args(self, mean: Any = None, sd: Any = None) -> Any:
        return self._given(mean, sd)

    def _mean(self, mean: Any = None, sd: Any = None) -> Any:
        return self._check_param_type(mean, sd)[0]

    def _mode(self, mean: Any = None, sd: Any = None) -> Any:
        return self._check_param_type(mean, sd)[0]

    def _sd(self, mean: Any = None, sd: Any = None) -> Any:
        return self._check_param_type(mean, sd)[1]

    def _entropy(self, mean: Any = None, sd: Any = None) -> Any:
        mean, sd = self._check_param_type(mean, sd)
        return 0.5 * math.log(2 * math.pi * math.e) + ops.log(sd)

    def _standard(self, value: Any, mean: Any, sd: Any) -> tuple[Any, Any]:
        mean, sd = self._check_param_type(mean, sd)
        return (self._value(value) - mean) / sd, sd

    def _log_prob(self, value: Any, mean: Any = None, sd: Any = None) -> Any:
        z, sd = self._standard(value, mean, sd)
        return -0.5 * ops.square(z) - 0.5 * math.log(2 * math.pi) - ops.log(sd)

    def _cdf(self, value: Any, mean: Any = None, sd: Any = None) -> Any:
        z, _ = self._standard(value, mean, sd)
        return 0.5 * ops.erfc(-z * math.sqrt(0.5))  # erf would round small ones away

    def _survival_function(self, value: Any, mean: Any = None, sd: Any = None) -> Any:
        z, _ = self._standard(value, mean, sd)
        return 0.5 * ops.erfc(z * math.sqrt(0.5))

    def _kl_loss(self, dist: str, mean_b: Any, sd_b: Any, mean: Any = None, sd: Any = None) -> Any:
        mean_b, sd_b = self._others(dist, mean_b=mean_b, sd_b=sd_b)
        mean, sd = self._check_param_type(mean, sd)
        log_ratio = ops.log(sd) - ops.log(sd_b)
        return 0.5 * ops.square((mean - mean_b) / sd_b) + 0.5 * ops.expm1(2 * log_ratio) - log_ratio

    def _cross_entropy(
        self, dist: str, mean_b: Any, sd_b: Any, mean: Any = None, sd: Any = None
    ) -> Any:
        return self._kl_loss(dist, mean_b, sd_b, mean, sd) + self._entropy(mean, sd)

    def _sample(self, shape: Any = (), mean: Any = None, sd: Any = None) -> Any:
        mean, sd = self._check_param_type(mean, sd)
        drawn = ops.normal(self._sample_shape(shape, mean), mean, sd, self._source())
        return ops.cast(drawn, self.dtype)
