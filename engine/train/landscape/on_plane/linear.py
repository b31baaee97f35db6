"""Operators that keep a value linear in the coordinates of the plane.

The output of the first layer that a plane moves is `Q0 + x Q1 + y Q2`: three products, computed
once, instead of one at each point. The same holds through whatever is linear behind it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from engine.autodiff import PRIMITIVES
from engine.plan.held import Fixed, Held

from .affine import Affine

_Parts = tuple[Any, Any, Any]


def affine_result(name: str, held: Sequence[Held], attributes: Mapping[str, Any]) -> Affine | None:
    """What the operator makes of affine and fixed values, where that is affine; else None."""
    rule = _SUMS.get(name) or _OTHERS.get((PRIMITIVES[name].traits.linear, len(held)))
    if rule is None or not all(isinstance(one, Affine | Fixed) for one in held):
        return None
    return rule(name, held, attributes)


def _alone(name: str, held: Sequence[Held], attributes: Mapping[str, Any]) -> Affine | None:
    (one,) = held
    assert isinstance(one, Affine)
    return _affine(_applied(name, [part], attributes) for part in one.parts)


def _sum(name: str, held: Sequence[Held], _attributes: Mapping[str, Any]) -> Affine | None:
    first, second = (_parts(one) for one in held)
    shape = np.broadcast_shapes(np.shape(first[0]), np.shape(second[0]))
    return _affine(_added(name, a, b, shape) for a, b in zip(first, second, strict=True))


def _added(name: str, one: Any, other: Any, shape: tuple[int, ...]) -> Any:
    if one is None and other is None:
        return None
    if other is None:
        return np.broadcast_to(one, shape)
    if one is None:
        return np.broadcast_to(other if name == "add" else -other, shape)
    return PRIMITIVES[name](one, other)


def _product(name: str, held: Sequence[Held], attributes: Mapping[str, Any]) -> Affine | None:
    first, second = held
    if isinstance(first, Affine) and isinstance(second, Fixed):
        return _affine(_applied(name, [part, second.value], attributes) for part in first.parts)
    if isinstance(first, Fixed) and isinstance(second, Affine):
        return _affine(_applied(name, [first.value, part], attributes) for part in second.parts)
    return None


def _quotient(name: str, held: Sequence[Held], attributes: Mapping[str, Any]) -> Affine | None:
    return _product(name, held, attributes) if isinstance(held[0], Affine) else None


def _applied(name: str, values: list[Any], attributes: Mapping[str, Any]) -> Any:
    if any(value is None for value in values):
        return None
    return PRIMITIVES[name](*values, **attributes)


def _parts(held: Held) -> _Parts:
    if isinstance(held, Affine):
        return held.parts
    assert isinstance(held, Fixed)
    return held.value, None, None


def _affine(parts: Any) -> Affine:
    first, second, third = parts
    return Affine((first, second, third))


_Rule = Callable[[str, Sequence[Held], Mapping[str, Any]], Affine | None]
_SUMS: dict[str, _Rule] = {"add": _sum, "sub": _sum}
_OTHERS: dict[tuple[str, int], _Rule] = {
    ("all", 1): _alone,
    ("each", 2): _product,
    ("first", 2): _quotient,
}
