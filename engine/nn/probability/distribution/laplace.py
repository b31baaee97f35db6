"""The Laplace distribution."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.dtype import float32
from engine.nn.probability.parameters import check_kind, check_range
from engine.typed import ArrayLike, DTypeLike

from .distribution import Distribution

__all__ = ["Laplace"]


class Laplace(Distribution):
    """The Laplace distribution; it has densities alone, as in MindSpore.

    Args:
        mean: A number, list, array or tensor; None: each call gives it.
        sd: The scale, which is the mean distance from the mean, above 0, likewise.
        seed: Kept; there are no draws.
        dtype: The type of its values, of floats.
        name: What it is called in messages.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If a scale is not above 0.

    >>> import engine
    >>> from engine.nn.probability.distribution import Laplace
    >>> Laplace(0.0, 2.0).prob(engine.Tensor([0.0])).asnumpy()
    array([0.25], dtype=float32)

    """

    def __init__(
        self,
        mean: ArrayLike | None = None,
        sd: ArrayLike | None = None,
        seed: int | None = None,
        dtype: DTypeLike = float32,
        name: str = "Laplace",
    ) -> None:
        check_kind("Laplace", dtype)
        given = {"mean": mean, "sd": sd}
        param = {**given, "seed": seed, "dtype": dtype, "name": name, "param_dict": given}
        super().__init__(seed, dtype, name, param)
        self._mean_value = self._add_parameter(mean, "mean")
        self._sd_value = self._add_parameter(sd, "sd")
        check_range("Laplace(sd)", self._sd_value)

    def _log_prob(self, value: Any, mean: Any = None, sd: Any = None) -> Any:
        value = self._value(value)
        mean, sd = self._check_param_type(mean, sd)
        return -ops.abs((value - mean) / sd) - ops.log(2.0 * sd)
