"""Student's t distribution."""

from __future__ import annotations

import math
from typing import Any

from engine import ops
from engine.dtype import float32
from engine.nn.probability.parameters import check_kind, check_range
from engine.typed import ArrayLike, DTypeLike

from .distribution import Distribution

__all__ = ["StudentT"]


class StudentT(Distribution):
    """Student's t distribution; it has densities alone, as in MindSpore.

    Args:
        df: The degrees of freedom, above 0: a number, list, array or tensor; None: each call gives
            them.
        mean: Where its middle is, likewise.
        sd: The scale, above 0, likewise.
        seed: Kept; there are no draws.
        dtype: The type of its values, of floats.
        name: What it is called in messages.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If a scale or the degrees of freedom are not above 0.

    >>> import engine
    >>> from engine.nn.probability.distribution import StudentT
    >>> StudentT(1.0, 0.0, 1.0).prob(engine.Tensor([0.0])).asnumpy().round(4)
    array([0.3183], dtype=float32)

    """

    def __init__(
        self,
        df: ArrayLike | None = None,
        mean: ArrayLike | None = None,
        sd: ArrayLike | None = None,
        seed: int | None = None,
        dtype: DTypeLike = float32,
        name: str = "StudentT",
    ) -> None:
        check_kind("StudentT", dtype)
        given = {"df": df, "mean": mean, "sd": sd}
        param = {**given, "seed": seed, "dtype": dtype, "name": name, "param_dict": given}
        super().__init__(seed, dtype, name, param)
        self._df_value = self._add_parameter(df, "df")
        self._mean_value = self._add_parameter(mean, "mean")
        self._sd_value = self._add_parameter(sd, "sd")
        check_range("StudentT(sd)", self._sd_value)
        check_range("StudentT(df)", self._df_value)

    def _log_prob(self, value: Any, df: Any = None, mean: Any = None, sd: Any = None) -> Any:
        value = self._value(value)
        df, mean, sd = self._check_param_type(df, mean, sd)
        half = 0.5 * (df + 1.0)
        total = ops.log(sd) + 0.5 * ops.log(df * math.pi) + ops.lgamma(0.5 * df) - ops.lgamma(half)
        return -half * ops.log1p(ops.square((value - mean) / sd) / df) - total
