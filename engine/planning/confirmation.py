"""Whether a plan was compared with its operators on this machine, by an earlier process, too.

It is asked for where a step by operators takes long: many networks are trained again and again.
"""

from __future__ import annotations

import math

from engine.backend.native.confirmed import confirm, is_confirmed, key_of, withdraw
from engine.graph import Graph

from .told import told

__all__ = ["Confirmation"]

_LEAST = 1 << 23  # numbers that a graph makes, which repay the question


class Confirmation:
    """What is known of a graph's plan.

    Args:
        graph: What it computes.

    """

    def __init__(self, graph: Graph) -> None:
        made = sum(math.prod(spec.shape) for node in graph.nodes for spec in node.outputs)
        parts = told(graph) if made >= _LEAST else None
        self._key = None if parts is None else key_of(parts)
        self._is_there = self._key is not None and is_confirmed(self._key)

    def is_there(self) -> bool:
        """Whether it was found right before."""
        return self._is_there

    def give(self) -> None:
        """It was found right now."""
        if self._key is not None and not self._is_there:
            confirm(self._key)
            self._is_there = True

    def withdraw(self) -> None:
        """It was found wrong."""
        if self._key is not None:
            withdraw(self._key)
            self._is_there = False
