"""Steps of Python's between native calls: operators, and values brought where they are needed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from engine.autodiff import Primitive, Spec
from engine.errors import BARE
from engine.graph import GraphNode, Source
from engine.plan.liveness import outputs_of
from engine.plan.operators import bound, tell

from .work import Step, Values

__all__ = ["by_operator", "copying", "filling", "instead", "sight"]

HOST = Primitive.device_of(np.empty(0))
Read = Callable[[Values], Any]
Operator = Callable[..., Any]


def _made(node: GraphNode, run: Operator, given: Sequence[Any]) -> tuple[Any, ...]:
    try:
        made = run(*given)
    except BARE as error:
        tell(node, given, error)
    return made if isinstance(made, tuple) else (made,)


def by_operator(
    node: GraphNode,
    specs: Mapping[Source, Spec],
    read: Sequence[int | None],
    slots: Sequence[tuple[int, bool]],
) -> Step:
    """The operator itself.

    Args:
        node: What it computes.
        specs: Of what it reads.
        read: The slots of what it reads.
        slots: For each of its results the slot, and whether an array there is to be filled.

    """
    run = bound(node, specs, HOST)

    def step(values: Values) -> None:
        given = [None if one is None else values[one] for one in read]
        for (slot, is_there), part in zip(slots, _made(node, run, given), strict=True):
            if is_there:
                values[slot][...] = part
            else:
                values[slot] = part

    return step


def instead(
    nodes: Sequence[GraphNode],
    specs: Mapping[Source, Spec],
    reads: Mapping[Source | None, Read],
    slots: Sequence[int],
) -> Step:
    """The operators instead of a kernel that refuses: the last one fills the same arrays.

    Args:
        nodes: What they compute, one behind the other.
        specs: Of what they read.
        reads: How what none of them makes is found.
        slots: Those of what the last one makes.

    """
    runs = [(node, bound(node, specs, HOST)) for node in nodes]

    def step(values: Values) -> None:
        known: dict[Source | None, Any] = {}
        parts: tuple[Any, ...] = ()
        for node, run in runs:
            given = [known[one] if one in known else reads[one](values) for one in node.sources]
            parts = _made(node, run, given)
            known |= zip(outputs_of(node), parts, strict=True)
        for slot, part in zip(slots, parts, strict=True):
            np.copyto(values[slot], part)

    return step


def filling(fill: Operator, read: Sequence[int], slot: int) -> Step:
    """A function of one or two arrays that fills another."""
    if len(read) == 1:
        (only,) = read
        return lambda values: fill(values[only], values[slot])
    one, other = read
    return lambda values: fill(values[one], values[other], values[slot])


def copying(slot: int, to: np.ndarray) -> Step:
    """A value copied to where native code finds it."""
    return lambda values: np.copyto(to, values[slot])


def sight(
    node: GraphNode, specs: Mapping[Source, Spec], below: int | None, slots: Sequence[int]
) -> Callable[..., None]:
    """A view of what lies elsewhere each time; of an operator's result it may be a copy.

    Args:
        node: What sees it so.
        specs: Of what it reads.
        below: The slot of what is seen; None: it is given behind the values.
        slots: Those of the views.

    """
    run = bound(node, specs, HOST)

    def step(values: Values, given: Any = None) -> None:
        given = given if below is None else values[below]
        for slot, view in zip(slots, _made(node, run, [given]), strict=True):
            values[slot] = view

    return step
