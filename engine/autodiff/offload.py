"""Nodes whose arrays lie elsewhere until the way back needs them."""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from typing import Any, Protocol

from .node import Node, SharedValue, Value
from .tape import Holding, keeping


class Store(Protocol):
    """What takes arrays away; `engine.backend` has one."""

    def put_all(self, given: list[Any], fixed: list[Any], made: list[Any]) -> Any:
        """Two lists, for given and made: what has `load()` for each array, or None."""


def offloading(store: Store) -> Holding[Any]:
    """Inside the block nodes give what they keep of their inputs and outputs to `store`."""
    return keeping(_Keeper(store))


class Away(Value):
    """Stands where a node has an input or output, and fetches its array when it is read."""

    __slots__ = ("stored", "value")

    def __init__(self, stored: Any, value: Any) -> None:
        self.stored = stored
        self.origin = None
        # The value it stands for, while somebody has it: a view of it that is assigned to asks.
        self.value = weakref.ref(value) if isinstance(value, Value) else None

    @property
    def array(self) -> Any:
        """The array, as it was when it was put away."""
        return self.stored.load()


class _Keeper:
    """Called with each node that is made."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def keep(self, node: Node) -> None:
        """Put away what the node keeps."""
        outputs = node.out if isinstance(node.out, tuple) else (node.out,)
        arrays = [None if isinstance(one, SharedValue) else array_of(one) for one in node.inputs]
        fixed = [one.array for one in node.inputs if isinstance(one, SharedValue)]
        given = [array for array in arrays if array is not None]
        taken, made = self.store.put_all(given, fixed, list(outputs))
        away = iter(taken)
        found = [None if array is None else next(away) for array in arrays]
        node.inputs = tuple(_instead(one, new) for one, new in zip(node.inputs, found, strict=True))
        if any(new is not None for new in made):
            kept = tuple(_instead(one, new) for one, new in zip(outputs, made, strict=True))
            node.out = kept if isinstance(node.out, tuple) else kept[0]
            node.primitive = Fetching(node.primitive)


class Fetching:
    """A primitive whose gradient is asked for with its outputs fetched."""

    def __init__(self, primitive: Any) -> None:
        self.primitive = primitive
        self.name = primitive.name

    def __call__(self, *args: Any, **attrs: Any) -> Any:
        return self.primitive(*args, **attrs)

    def gradients(
        self, g: Any, out: Any, inputs: tuple, attrs: dict, wanted: Sequence[bool]
    ) -> Any:
        """Those of the primitive."""
        near = tuple(map(_near, out)) if isinstance(out, tuple) else _near(out)
        return self.primitive.gradients(g, near, inputs, attrs, wanted)


def array_of(given: Any) -> Any:
    """The array of an input; None for a number, or for what is left out."""
    found = given.array if isinstance(given, Value) else given
    return found if hasattr(found, "nbytes") and hasattr(found, "strides") else None


def _instead(one: Any, stored: Any) -> Any:
    return one if stored is None else Away(stored, one)


def given_value(one: Any) -> Any:
    """The input of a node as it was given; None if it is away and nobody has it still."""
    if not isinstance(one, Away):
        return one
    return None if one.value is None else one.value()


def _near(out: Any) -> Any:
    """An output, fetched: an array, or a value in a gradient that is itself differentiated."""
    if isinstance(out, Away):
        return out.array
    if isinstance(out, Value) and isinstance(out.array, Away):
        return Value.wrap(out.array.array, out.origin)
    return out
