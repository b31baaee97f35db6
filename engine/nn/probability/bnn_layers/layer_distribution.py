"""What weights are thought to be before and behind a training: normal distributions."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.dtype import float32
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.nn.cell import Cell
from engine.nn.probability.distribution.normal import Normal
from engine.tensor import Parameter
from engine.typed import DTypeLike, Shape

__all__ = ["NormalPosterior", "NormalPrior"]


class NormalPrior(Cell):
    """A normal distribution that training leaves as it is; called as a distribution is.

    Args:
        dtype: The type of its values.
        mean: The mean.
        std: The standard deviation, above 0.

    >>> from engine.nn.probability.bnn_layers import NormalPrior
    >>> NormalPrior(mean=2)("mean").asnumpy()
    array(2., dtype=float32)

    """

    def __init__(self, dtype: DTypeLike = float32, mean: float = 0, std: float = 0.1) -> None:
        super().__init__()
        self.normal = Normal(mean, std, dtype=dtype)

    def construct(self, *inputs: Any) -> Any:
        return self.normal(*inputs)


class NormalPosterior(Cell):
    """Normal distributions whose means and deviations are learned; called as a distribution is.

    A deviation is `1e-6 + log(1 + exp(u))` of a parameter u, so that it stays above 0.

    Args:
        name: What the names of the parameters begin with.
        shape: How many there are.
        dtype: The type of the parameters.
        loc_mean: The mean of the means to begin with.
        loc_std: Their standard deviation, from 0.
        untransformed_scale_mean: The mean of the parameters u.
        untransformed_scale_std: Their standard deviation, from 0.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If a standard deviation is below 0.

    """

    def __init__(
        self,
        name: str,
        shape: Shape,
        dtype: DTypeLike = float32,
        loc_mean: float = 0,
        loc_std: float = 0.1,
        untransformed_scale_mean: float = -5,
        untransformed_scale_std: float = 0.1,
    ) -> None:
        super().__init__()
        if not isinstance(name, str):
            raise ArgumentTypeError.of("NormalPosterior(name)", "a str", name)
        if not isinstance(shape, tuple | list):
            raise ArgumentTypeError.of("NormalPosterior(shape)", "a tuple or list", shape)
        _number("loc_mean", loc_mean)
        _number("untransformed_scale_mean", untransformed_scale_mean)
        for key, deviation in (
            ("loc_std", loc_std),
            ("untransformed_scale_std", untransformed_scale_std),
        ):
            if _number(key, deviation) < 0:
                raise ArgumentValueError.of(f"NormalPosterior({key})", "a number from 0", deviation)
        means = ops.standard_normal(tuple(shape)) * loc_std + loc_mean
        scales = ops.standard_normal(tuple(shape)) * untransformed_scale_std
        scales = scales + untransformed_scale_mean
        self.mean = Parameter(ops.cast(means, dtype), name=f"{name}_mean")
        self.untransformed_std = Parameter(
            ops.cast(scales, dtype), name=f"{name}_untransformed_std"
        )
        self.normal = Normal()

    def construct(self, *inputs: Any) -> Any:
        deviation = 1e-6 - ops.logsigmoid(ops.neg(self.untransformed_std))
        return self.normal(*inputs, mean=self.mean, sd=deviation)


def _number(name: str, value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise ArgumentTypeError.of(f"NormalPosterior({name})", "a number", value)
    return value


def normal_post_fn(name: str, shape: Any) -> NormalPosterior:
    """The posterior that layers make unless they are given another."""
    return NormalPosterior(name=name, shape=shape)
