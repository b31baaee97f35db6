"""How gradients go back from stage to stage: the nodes around what a stage computes.

In the process of the stage one node stands where tensors go in, and one where they come out; in
every other process a single one stands for all between. Whatever a walk back meets of them it meets
in all processes, in one order: so each knows who tells whom without being told.

The gradient of a tensor that a stage has made is needed in its process alone, and told to that one;
elsewhere `NOT_HERE` goes on in its stead. Of all others every process needs it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.autodiff import Node, Origin, Primitive, Value, observed, recording
from engine.autodiff.structure import replaced, values_in
from engine.errors import StateError, compose

from ._stage_line import Arrival, Awaited, Line, made_by, stage_that_made

_HINT = "second derivatives are computed within one stage, or in one process"

NOT_HERE = 0.0  # what is added to a gradient and changes nothing


class Border(Primitive):
    """What stands in a node where others have their primitive.

    It does not know the node: then both would stay, with all that the node was made of, until
    Python looks for circles.

    Args:
        stage: The stage whose border it is.

    """

    def __init__(self, stage: int) -> None:
        self.name = "custom_gradient"  # what graphs call it
        self.stage = stage

    def gradients(
        self, g: Any, out: Any, inputs: tuple, attrs: dict, wanted: Sequence[bool]
    ) -> list[Any]:
        """The gradients on the other side of the border.

        Raises:
            StateError: If they are to be differentiated themselves.

        """
        if recording():
            where = "A gradient that goes from stage to stage"
            got = "one that is to be differentiated itself"
            raise StateError(compose(where, "the gradient of numbers", got, _HINT))
        return self._across(g)

    def _across(self, g: Any) -> list[Any]:
        raise NotImplementedError


def with_history(arguments: Any) -> list[Any]:
    """The tensors whose gradients are asked for, each once, in an order that all processes have."""
    return list({id(one): one for one in values_in(arguments) if one.origin is not None}.values())


def inside(entered: Node, given: Sequence[Any], arguments: Any) -> Any:
    """The arguments as the cell gets them, once they have gone through an entry."""
    made = {
        id(one): made_by(stage_that_made(one), Value.wrap(one.array, (entered, number)))
        for number, one in enumerate(given, 1)
    }
    return replaced(arguments, lambda value: made.get(id(value), value))


def _needed_by(origins: Sequence[Origin], stage: int, rank: int) -> list[int]:
    """Which of the gradients that a stage computes a process needs to be told."""
    if rank == stage:
        return []
    return [number for number, origin in enumerate(origins) if _made_by(origin) in {None, rank}]


def _made_by(origin: Origin) -> int | None:
    """The stage that made a tensor; None: no stage did."""
    border = None if origin is None else origin[0].primitive
    return border.stage if isinstance(border, Border) else None


def _is_here(gradient: Any) -> bool:
    return gradient is not None and type(gradient) is not float


def _or_not_here(gradient: Any, origin: Origin) -> Any:
    """The gradient; all processes meet the border of another stage, also where there is none."""
    if _is_here(gradient):
        return gradient
    return None if _made_by(origin) is None else NOT_HERE


class Entry(Border):
    """Where tensors go into a stage, in its process; on the way back it tells their gradients.

    Its first output is none of them: whoever leaves the stage leads back to it, so that it is met
    also where no gradient reaches what went in.

    Attributes:
        is_told: Whether others hear of the gradients, and do not compute them, too.

    """

    def __init__(self, stage: int, given: Sequence[Any], line: Line, event: int) -> None:
        super().__init__(stage)
        self.is_told = True
        self._line, self._event = line, event
        self._origins = [one.origin for one in given]

    def node(self, given: Sequence[Any]) -> Node:
        """The node that they go through."""
        arrays = (np.zeros(()), *(one.array for one in given))
        return Node(self, (None, *given), (None, *self._origins), out=arrays)

    def _across(self, g: Any) -> list[Any]:
        """Those that came from inside; others are told what they need."""
        found = list(g[1:])
        if not self.is_told:
            return [None, *found]
        for rank in self._line.others:
            self._tell(found, rank)
        pairs = zip(found, self._origins, strict=True)
        return [None, *(_or_not_here(gradient, origin) for gradient, origin in pairs)]

    def _tell(self, found: list[Any], rank: int) -> None:
        needed = [found[k] for k in _needed_by(self._origins, self.stage, rank)]
        if needed:
            present = [_is_here(gradient) for gradient in needed]
            arrays = [gradient for gradient in needed if _is_here(gradient)]
            self._line.tell(present, arrays, [rank], self._event, back=True)


class Exit(Border):
    """Where tensors come out of a stage, in its process: gradients go in there."""

    def __init__(self, stage: int, *, is_entered: bool) -> None:
        super().__init__(stage)
        self._is_entered = is_entered

    def node(self, made: Sequence[Any], entered: Node | None) -> Node:
        """The node that they come through; `entered` is that of the entry."""
        behind = () if entered is None else (Value.wrap(entered.out[0], (entered, 0)),)
        inputs = (*made, *behind)
        out = tuple(one.array for one in made)
        return Node(self, inputs, tuple(one.origin for one in inputs), out=out)

    def _across(self, g: Any) -> list[Any]:
        """Those that came from outside."""
        found = [gradient if _is_here(gradient) else None for gradient in g]
        return [*found, NOT_HERE] if self._is_entered else found


class Elsewhere(Border):
    """A stage that another process computes: gradients of what it was given are awaited."""

    def __init__(self, stage: int, given: Sequence[Any], line: Line, event: int) -> None:
        super().__init__(stage)
        self._line, self._event = line, event
        self._origins = [one.origin for one in given]

    def node(self, given: Sequence[Any], arrival: Arrival, count: int) -> Node:
        """The node that has made as many tensors as arrive."""
        # Values of their own: those that are handed out may be assigned to.
        out: Any = tuple(Awaited.of(arrival, number) for number in range(count))
        inputs: tuple[Any, ...] = ()  # which nobody reads, and so nobody waits for
        if observed():
            inputs, out = tuple(given), tuple(one.array for one in out)
        return Node(self, inputs, tuple(self._origins), out=out)

    def _across(self, g: Any) -> list[Any]:
        """Those that this process needs; waits for them."""
        found: list[Any] = [None] * len(self._origins)
        needed = _needed_by(self._origins, self.stage, self._line.rank)
        if needed:
            told = self._line.hear(self.stage, self._event, back=True)
            present = zip(needed, told.fact(), strict=True)
            for which, number in enumerate(number for number, is_here in present if is_here):
                found[number] = told.array(which)
        pairs = zip(found, self._origins, strict=True)
        return [_or_not_here(gradient, origin) for gradient, origin in pairs]
