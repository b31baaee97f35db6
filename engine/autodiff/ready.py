"""Leaves whose gradient is whole are told of while others are still computed.

So what is to be done with each, such as sending it to other processes, need not wait for the last.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextvars import ContextVar
from typing import Any

from .node import Node, Value
from .tape import Holding

Listener = Callable[[Value, Any], None]

_listener: ContextVar[Listener | None] = ContextVar("listener", default=None)

listening = _listener.get  # who is told of whole gradients, or None


def told_when_ready(listener: Listener | None) -> Holding[Listener | None]:
    """Inside the block `listener(leaf, gradient)` is called for each leaf whose gradient is whole.

    It is not called for leaves that no path leads to, nor where gradients are themselves to be
    differentiated.
    """
    return Holding(_listener, listener)


class Ready:
    """How many parts the gradient of each leaf still waits for.

    Args:
        outputs: What is differentiated.
        targets: The nodes of the leaves.
        listener: Who is told.

    """

    def __init__(
        self, outputs: Iterable[Value], targets: Sequence[Node], listener: Listener
    ) -> None:
        self._listener = listener
        self._left = {id(target): 0 for target in targets}
        found = [output.origin[0] for output in outputs if output.origin is not None]
        seen = {id(node) for node in found}
        while found:
            for parent in found.pop().parents:
                if parent is None:
                    continue
                key = id(parent[0])
                if key in self._left:
                    self._left[key] += 1
                elif key not in seen:
                    seen.add(key)
                    found.append(parent[0])

    def note(self, node: Node, gradient_of: Callable[[Node], Any]) -> None:
        """A node has given its parts to what it was made of."""
        for parent in node.parents:
            if parent is None or id(parent[0]) not in self._left:
                continue
            leaf, key = parent[0], id(parent[0])
            self._left[key] -= 1
            if not self._left[key] and (gradient := gradient_of(leaf)) is not None:
                self._listener(leaf.inputs[0], gradient)
