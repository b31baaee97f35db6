"""Calls that write to memory or draw at random, written down for whoever makes a graph of a run.

Nodes are found behind results; who writes is behind none, so such calls are kept here as they come.
"""

from __future__ import annotations

from contextvars import ContextVar
from typing import TYPE_CHECKING

from .tape import Holding

if TYPE_CHECKING:
    from .node import Node

_effects: ContextVar[list[Node] | None] = ContextVar("effects", default=None)
_LEFT_OUT: list[Node] = []


def noting_effects(kept: list[Node]) -> Holding[list[Node] | None]:
    """Put the nodes of calls with effects into the list inside the block, in their order."""
    return Holding(_effects, kept)


def leaving_out_effects() -> Holding[list[Node] | None]:
    """Inside the block calls with effects have no nodes: what is drawn is a constant to a graph."""
    return Holding(_effects, _LEFT_OUT)


def effects_are_told() -> bool:
    """Whether calls with effects have nodes where somebody watches."""
    return _effects.get() is not _LEFT_OUT


def note_effect(node: Node) -> None:
    """A call with an effect was made."""
    kept = _effects.get()
    if kept is not None:
        kept.append(node)
