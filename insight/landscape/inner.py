"""Lengths and angles of directions, which are parameters by name."""

from __future__ import annotations

import numpy as np

from .parameters import Array, Parameters

_PIECE = 1024 * 1024  # elements that are widened at once


def inner(first: Parameters, second: Parameters) -> float:
    """The inner product of two directions, summed up in float64.

    >>> inner({"w": np.array([1, 2]), "b": np.array(3)}, {"w": np.ones(2), "b": np.array(1)})
    6.0
    """
    return sum(inner_of(array, second[name]) for name, array in first.items())


def inner_of(first: Array, second: Array) -> float:
    """The inner product of two arrays of one shape, summed up in float64."""
    one, other = first.reshape(-1), second.reshape(-1)
    return sum(
        float(np.dot(one[at : at + _PIECE].astype(float), other[at : at + _PIECE].astype(float)))
        for at in range(0, one.size, _PIECE)
    )


def axis_facts(first: Parameters, second: Parameters) -> dict[str, float]:
    """The cosine between two directions, and their lengths; NaN where one has none.

    >>> axis_facts({"w": np.array([2.0, 0.0])}, {"w": np.array([1.0, 1.0])})["cosine_of_axes"]
    0.7071067811865475
    """
    products = np.zeros(3)
    for name, array in first.items():  # each array once: it may be made when it is asked for
        other = second[name]
        products += inner_of(array, array), inner_of(other, other), inner_of(array, other)
    lengths = np.sqrt(products[:2])
    with np.errstate(invalid="ignore", divide="ignore"):
        cosine = products[2] / lengths[0] / lengths[1]
    return {
        "cosine_of_axes": float(cosine),
        "length_of_first": float(lengths[0]),
        "length_of_second": float(lengths[1]),
    }
