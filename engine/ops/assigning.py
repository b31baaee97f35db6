"""Tensors that take new numbers themselves, as functions; see the methods of the same names."""

from __future__ import annotations

from engine.ops.generator import Generator
from engine.typed import Tensor, TensorOrNumber

__all__ = [
    "bernoulli_",
    "clamp_",
    "erfinv_",
    "exponential_",
    "inplace_sigmoid",
    "normal_",
    "put_",
    "random_",
    "tanh_",
    "uniform_",
    "zero_",
]


def bernoulli_(
    input: Tensor, p: TensorOrNumber = 0.5, *, generator: Generator | None = None
) -> Tensor:
    """The tensor, which becomes 1 with probability `p` and else 0."""
    return input.bernoulli_(p, generator=generator)


def clamp_(
    input: Tensor, min: TensorOrNumber | None = None, max: TensorOrNumber | None = None
) -> Tensor:
    """The tensor, whose numbers become `min` at least and `max` at most."""
    return input.clamp_(min, max)


def erfinv_(input: Tensor) -> Tensor:
    """The tensor, which becomes what the error function gives its numbers of."""
    return input.erfinv_()


def exponential_(input: Tensor, lambd: float = 1, *, generator: Generator | None = None) -> Tensor:
    """The tensor, which becomes random numbers of the exponential distribution."""
    return input.exponential_(lambd, generator=generator)


def inplace_sigmoid(input: Tensor) -> Tensor:
    """The tensor, which becomes its sigmoid."""
    return input.sigmoid_()


def normal_(
    input: Tensor, mean: float = 0, std: float = 1, *, generator: Generator | None = None
) -> Tensor:
    """The tensor, which becomes random normal numbers.

    >>> import engine
    >>> x = engine.ops.zeros((3,))
    >>> normal_(x, std=0) is x
    True
    """
    return input.normal_(mean, std, generator=generator)


def put_(input: Tensor, index: Tensor, source: Tensor, accumulate: bool = False) -> Tensor:
    """The tensor, which takes or adds elements at indices of its elements in a row."""
    return input.put_(index, source, accumulate)


def random_(
    input: Tensor, from_: int = 0, to: int | None = None, *, generator: Generator | None = None
) -> Tensor:
    """The tensor, which becomes random whole numbers from `from_` to before `to`."""
    return input.random_(from_, to, generator=generator)


def tanh_(input: Tensor) -> Tensor:
    """The tensor, which becomes its hyperbolic tangent."""
    return input.tanh_()


def uniform_(
    input: Tensor,
    from_: TensorOrNumber = 0,
    to: TensorOrNumber = 1,
    *,
    generator: Generator | None = None,
) -> Tensor:
    """The tensor, which becomes random numbers spread evenly from `from_` to before `to`."""
    return input.uniform_(from_, to, generator=generator)


def zero_(input: Tensor) -> Tensor:
    """The tensor, which becomes zeros."""
    return input.zero_()
