"""Convolutions, cut along batch and channels, and pooling, along both."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.parallel.sharded.letters import Joint


def _convolve(arrays: Sequence[Any], attrs: dict[str, Any]) -> Joint:
    near = (None,) * (len(arrays[0].shape) - 2)
    into, out = _channels(attrs)
    return Joint([("n", into, *near), (out, into, *near)], ("n", out, *near))


def _back(arrays: Sequence[Any], attrs: dict[str, Any]) -> Joint:
    near = (None,) * (len(arrays[0].shape) - 2)
    into, out = _channels(attrs)
    return Joint([("n", out, *near), (out, into, *near)], ("n", into, *near))


def _weight(arrays: Sequence[Any], attrs: dict[str, Any]) -> Joint:
    near = (None,) * (len(arrays[0].shape) - 2)
    into, out = _channels(attrs)
    return Joint([("n", into, *near), ("n", out, *near)], (out, into, *near))


def _channels(attrs: dict[str, Any]) -> tuple[Any, Any]:
    """The letters of channels before and after; groups of them are not cut."""
    return ("c", "o") if attrs["group"] == 1 else (None, None)


def pooled(arrays: Sequence[Any], attrs: dict[str, Any]) -> Joint:
    given = [("n", "c", *(None,) * (len(one.shape) - 2)) for one in arrays]
    return Joint(given, given[0])


RULES = {"convolve": _convolve, "convolve_back": _back, "convolve_weight": _weight}
