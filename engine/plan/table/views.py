"""Operators that compute nothing: what they give is their input's memory, seen in another way."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

import numpy as np

from engine.graph import GraphNode

__all__ = ["VIEWS", "seen"]

Seen = tuple[np.ndarray, ...] | None


def _permuted(x: np.ndarray, axes: Any) -> Seen:
    return (x.transpose(axes),)


def _rearranged(x: np.ndarray, shape: Any) -> Seen:
    try:
        return (np.reshape(x, shape, copy=False),)
    except ValueError:
        return None


def _broadcast(x: np.ndarray, shape: Any) -> Seen:
    return (np.broadcast_to(x, shape),)


def _part(x: np.ndarray, start: int, stop: int, axis: int) -> Seen:
    index = [slice(None)] * x.ndim
    index[axis] = slice(start, stop)
    return (x[tuple(index)],)


def _parted(x: np.ndarray, stops: Any, axis: int) -> Seen:
    return tuple(np.split(x, stops, axis))


def _taken(x: np.ndarray, index: Any) -> Seen:
    parts = index if isinstance(index, tuple) else (index,)
    if not all(part is None or part is ... or type(part) in {int, slice} for part in parts):
        return None
    seen_so = x[index]
    return (seen_so,) if isinstance(seen_so, np.ndarray) and seen_so.ndim else None


# By primitive: of an array and the settings what is seen, or None where numbers have to move.
VIEWS: Mapping[str, Callable[..., Seen]] = MappingProxyType(
    {
        "permuted": _permuted,
        "rearranged": _rearranged,
        "broadcast_to": _broadcast,
        "part_of": _part,
        "taken": _taken,
        "parted": _parted,
    }
)


def seen(node: GraphNode, x: np.ndarray) -> Seen:
    """All outputs of a node as views of its input; None where it is no view."""
    form = VIEWS.get(node.primitive)
    return None if form is None else form(x, **node.attributes)
