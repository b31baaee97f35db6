"""Tensors that take new numbers themselves, as functions; see the methods of the same names."""

from __future__ import annotations

from typing import Any

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


def bernoulli_(input: Any, p: Any = 0.5, *, generator: Any = None) -> Any:
    """The tensor, which becomes 1 with probability `p` and else 0."""
    return input.bernoulli_(p, generator=generator)


def clamp_(input: Any, min: Any = None, max: Any = None) -> Any:
    """The tensor, whose numbers become `min` at least and `max` at most."""
    return input.clamp_(min, max)


def erfinv_(input: Any) -> Any:
    """The tensor, which becomes what the error function gives its numbers of."""
    return input.erfinv_()


def exponential_(input: Any, lambd: Any = 1, *, generator: Any = None) -> Any:
    """The tensor, which becomes random numbers of the exponential distribution."""
    return input.exponential_(lambd, generator=generator)


def inplace_sigmoid(input: Any) -> Any:
    """The tensor, which becomes its sigmoid."""
    return input.sigmoid_()


def normal_(input: Any, mean: Any = 0, std: Any = 1, *, generator: Any = None) -> Any:
    """The tensor, which becomes random normal numbers.

    >>> import engine
    >>> x = engine.ops.zeros((3,))
    >>> normal_(x, std=0) is x
    True
    """
    return input.normal_(mean, std, generator=generator)


def put_(input: Any, index: Any, source: Any, accumulate: bool = False) -> Any:
    """The tensor, which takes or adds elements at indices of its elements in a row."""
    return input.put_(index, source, accumulate)


def random_(input: Any, from_: int = 0, to: int | None = None, *, generator: Any = None) -> Any:
    """The tensor, which becomes random whole numbers from `from_` to before `to`."""
    return input.random_(from_, to, generator=generator)


def tanh_(input: Any) -> Any:
    """The tensor, which becomes its hyperbolic tangent."""
    return input.tanh_()


def uniform_(input: Any, from_: Any = 0, to: Any = 1, *, generator: Any = None) -> Any:
    """The tensor, which becomes random numbers spread evenly from `from_` to before `to`."""
    return input.uniform_(from_, to, generator=generator)


def zero_(input: Any) -> Any:
    """The tensor, which becomes zeros."""
    return input.zero_()
