"""Values that something is differentiated with respect to, and the nodes that stand for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .node import Node, SharedValue, Value
from .tape import current_leaves, hold_leaves

__all__: list[str] = []


class leaves:
    """Differentiate with respect to `values` inside the block; the node that stands for each.

    A value that already has a history keeps it: the new node passes gradients on to the old one,
    so an inner gradient does not see the paths of an outer one, and the outer one sees both.
    Shared values are looked up by the thread that computes.
    """

    __slots__ = ("_around", "_before", "_held", "_inside", "_values")

    def __init__(self, values: Sequence[Value]) -> None:
        self._values = values

    def __enter__(self) -> list[Node]:
        self._around = around = current_leaves()
        held: dict[int, tuple[Node, int]] = {}
        self._before: list[tuple[Value, Any]] = []
        for value in self._values:
            key = id(value)
            if key not in held:
                before = value.origin
                held[key] = Node(_ALIAS, (value,), (before,), None, value.array), 0
                if not isinstance(value, SharedValue):
                    self._before.append((value, before))
        self._held = held
        if held:
            self._inside = {**around, **held} if around else held
            hold_leaves(self._inside)
        for value, _ in self._before:
            value.origin = held[id(value)]
        return [held[id(value)][0] for value in self._values]

    def __exit__(self, *_raised: object) -> None:
        for value, before in self._before:
            value.origin = before
        held, around = self._held, self._around
        if not held:
            return
        now = current_leaves()
        if now is self._inside:
            hold_leaves(around)
            return
        # Its own alone: a tracer's block may end after those that it began in.
        left = {key: leaf for key, leaf in now.items() if key not in held}
        hold_leaves(left | {key: around[key] for key in held if key in around})


class _Alias:
    """Passes its gradient on unchanged; what a leaf with a history is made of."""

    name = "alias"
    repeats = True

    @staticmethod
    def gradients(g: Any, out: Any, inputs: tuple, attrs: dict, wanted: Sequence[bool]) -> list:
        return [g]


_ALIAS = _Alias()
