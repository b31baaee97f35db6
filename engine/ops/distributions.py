"""Random numbers of other distributions than the even and the normal one."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.backend import default_xp
from engine.dtype import float32, int32
from engine.typed import DTypeLike, Shape, Tensor, TensorOrNumber

from .arithmetic import add, mul
from .draws import generator_of
from .random import _shape, drawn_as

__all__ = [
    "gamma",
    "laplace",
    "poisson",
    "random_gamma",
    "random_poisson",
    "standard_laplace",
]


def standard_laplace(shape: Shape | Tensor, seed: int | None = None) -> Tensor:
    """Laplace numbers of mean 0 and scale 1, float32.

    Source: the difference of two exponential numbers.
    """
    source, size = generator_of(seed), _shape(shape)
    one, other = (source.standard_exponential(size, dtype=np.float32) for _ in range(2))
    return drawn_as(one - other)


def laplace(
    shape: Shape | Tensor,
    mean: TensorOrNumber,
    lambda_param: TensorOrNumber,
    seed: int | None = None,
) -> Tensor:
    """Laplace numbers of a mean and a scale, float32.

    Args:
        shape: The shape; parameters with axes broadcast with it.
        mean: The mean: a number or tensor.
        lambda_param: The scale, the mean distance from the mean.
        seed: For the same numbers at each call.

    """
    return add(mul(standard_laplace(shape, seed), lambda_param), mean)


def gamma(
    shape: Shape | Tensor, alpha: TensorOrNumber, beta: TensorOrNumber, seed: int | None = None
) -> Tensor:
    """Gamma numbers of mean `alpha / beta`, float32.

    Args:
        shape: The shape; parameters with axes broadcast with it.
        alpha: The shape parameter, above 0: a number or tensor.
        beta: The rate, above 0: a number or tensor.
        seed: For the same numbers at each call.

    >>> import engine
    >>> engine.set_seed(1)
    >>> gamma((3, 1, 2), engine.Tensor([[3.0, 4.0], [5.0, 6.0]]), engine.Tensor([1.0])).shape
    (3, 2, 2)

    """
    alphas, betas = _bare(alpha), _bare(beta)
    size = np.broadcast_shapes(_shape(shape), alphas.shape, betas.shape)
    return drawn_as(generator_of(seed).gamma(alphas, size=size) / betas)


def random_gamma(shape: Shape | Tensor, alpha: Tensor, seed: int | None = None) -> Tensor:
    """Gamma numbers of rate 1: `shape` of them for each in `alpha`, in its number type.

    Returns:
        (*shape, *alpha.shape).

    """
    alphas = _bare(alpha)
    drawn = generator_of(seed).gamma(alphas, size=(*_shape(shape), *alphas.shape))
    return drawn_as(drawn, alphas.dtype)


def poisson(shape: Shape | Tensor, mean: TensorOrNumber, seed: int | None = None) -> Tensor:
    """Poisson numbers of a mean, int32.

    Args:
        shape: The shape; a mean with axes broadcasts with it.
        mean: Above 0: a number or tensor.
        seed: For the same numbers at each call.

    """
    means = _bare(mean)
    size = np.broadcast_shapes(_shape(shape), means.shape)
    return drawn_as(generator_of(seed).poisson(means, size=size), int32)


def random_poisson(
    shape: Tensor, rate: Tensor, seed: int | None = None, dtype: DTypeLike = float32
) -> Tensor:
    """Poisson numbers: `shape` of them for each mean in `rate`, float32 unless given.

    Returns:
        (*shape, *rate.shape).

    """
    means = _bare(rate)
    drawn = generator_of(seed).poisson(means, size=(*_shape(shape), *means.shape))
    return drawn_as(drawn, dtype)


def truncated_normal(shape: Any, seed: Any = None) -> Any:
    """Normal numbers of mean 0 and deviation 1 that lie between -2 and 2, float32.

    Those that lie beyond are drawn again.
    """
    source, size, xp = generator_of(seed), _shape(shape), default_xp()
    values = source.standard_normal(size, dtype=np.float32)
    while bool((abs(values) > 2).any()):
        again = source.standard_normal(size, dtype=np.float32)
        values = xp.where(abs(values) > 2, again, values)
    return drawn_as(values)


def _bare(x: Any) -> Any:
    return read(x) if isinstance(x, Value) else default_xp().asarray(x, np.float32)
