"""Primitives that compute along one axis, which has to be whole; the others are cut."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.parallel.sharded.letters import Joint


def along(arrays: Sequence[Any], attrs: dict[str, Any]) -> Joint:
    rank = len(arrays[0].shape)
    whole = attrs["axis"] % max(rank, 1)
    letters = tuple(None if axis == whole else axis for axis in range(rank))
    return Joint([letters], letters)


def _entropy(arrays: Sequence[Any], attrs: dict[str, Any]) -> Joint:
    rows = tuple(range(len(arrays[0].shape) - 1))
    return Joint([(*rows, None), (*rows, None)], rows)


def _sparse_entropy(arrays: Sequence[Any], attrs: dict[str, Any]) -> Joint:
    rows = tuple(range(len(arrays[0].shape) - 1))
    return Joint([(*rows, None), rows], rows)


def _one_hot(arrays: Sequence[Any], attrs: dict[str, Any]) -> Joint:
    letters = tuple(range(len(arrays[0].shape)))
    return Joint([letters], (*letters, None))


RULES = {
    "softmax_cross_entropy": _entropy,
    "sparse_softmax_cross_entropy": _sparse_entropy,
    "one_hot_rows": _one_hot,
}
