"""The distribution of what a bijector makes of draws."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine import ops
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.nn.probability.bijector.bijector import Bijector
from engine.nn.probability.parameters import check_kind

from .distribution import Distribution

__all__ = ["TransformedDistribution"]


class TransformedDistribution(Distribution):
    """The distribution of g(X), where X follows a distribution and g is a bijector.

    Its functions take the parameters of the distribution behind their own arguments.

    Args:
        bijector: The function g.
        distribution: That of X, of floats, made with its parameters.
        seed: Of draws: the distribution draws with it from then on; None or 0: as it did.
        name: What it is called in messages.

    Raises:
        ArgumentTypeError: If `bijector` is no Bijector, or `distribution` none of floats.
        ShapeError: If the shapes of their parameters do not fit each other.
        ArgumentValueError: If the mean is asked for, and the bijector is not linear.

    >>> import engine
    >>> from engine.nn.probability import bijector as msb, distribution as msd
    >>> double = msd.TransformedDistribution(msb.ScalarAffine(2.0, 0.0), msd.Uniform(0.0, 1.0))
    >>> double.prob(engine.Tensor([1.0, 3.0])).asnumpy()
    array([0.5, 0. ], dtype=float32)

    """

    def __init__(
        self,
        bijector: Any,
        distribution: Any,
        seed: int | None = None,
        name: str = "transformed_distribution",
    ) -> None:
        where = type(self).__name__
        for key, given, kind in (
            ("bijector", bijector, Bijector),
            ("distribution", distribution, Distribution),
        ):
            if not isinstance(given, kind):
                raise ArgumentTypeError.of(f"{where}({key})", f"a {kind.__name__}", given)
        check_kind(where, distribution.dtype)
        given = {"bijector": bijector, "distribution": distribution, "seed": seed, "name": name}
        super().__init__(seed, distribution.dtype, name, given)
        self._bijector, self._distribution = bijector, distribution
        if self._generator is not None:
            distribution._generator = self._generator
        self._batch_shape = distribution.batch_shape
        self._is_scalar_batch = distribution.is_scalar_batch and bijector.is_scalar_batch
        self._broadcast_shape = _met(where, distribution.batch_shape, bijector.batch_shape)
        self.default_parameters = distribution.default_parameters
        self.parameter_names = distribution.parameter_names
        self.parameter_type = distribution.parameter_type

    @property
    def bijector(self) -> Any:
        """The function of X."""
        return self._bijector

    @property
    def distribution(self) -> Any:
        """The distribution of X."""
        return self._distribution

    @property
    def is_linear_transformation(self) -> bool:
        """Whether the slope of the bijector is the same everywhere."""
        return self._bijector.is_constant_jacobian

    def _cdf(self, value: Any, *args: Any, **kwargs: Any) -> Any:
        return self.distribution("cdf", self.bijector("inverse", value), *args, **kwargs)

    def _log_prob(self, value: Any, *args: Any, **kwargs: Any) -> Any:
        inverse = self.bijector("inverse", value)
        found = self.distribution("log_prob", inverse, *args, **kwargs)
        slope = self.bijector("inverse_log_jacobian", value)
        # Where X has no density, an infinite slope gives none to g(X).
        return ops.where(ops.equal(found, float("-inf")), found, found + slope)

    def _sample(self, *args: Any, **kwargs: Any) -> Any:
        return self.bijector("forward", self.distribution("sample", *args, **kwargs))

    def _mean(self, *args: Any, **kwargs: Any) -> Any:
        if not self.is_linear_transformation:
            expected = "a linear bijector, or a subclass that gives the mean"
            raise ArgumentValueError.of(f"{type(self).__name__}.mean", expected, self.bijector.name)
        return self.bijector("forward", self.distribution("mean", *args, **kwargs))


def _met(where: str, one: Any, other: Any) -> Any:
    if one is None or other is None:
        return None
    try:
        return np.broadcast_shapes(one, other)
    except ValueError:
        expected = "parameters of shapes that fit each other"
        raise ShapeError.of(where, expected, f"{one} and {other}") from None


# A bijector that is called with a distribution makes one of these; it cannot import what needs it.
Bijector._distribution = (Distribution,)
Bijector._transformed = TransformedDistribution
