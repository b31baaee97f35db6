"""A part of a computation that is forgotten on the way forward and run again on the way back.

What the part needs stays: its inputs, and where it met what was made before it. On the way back it
runs again from there, and gradients walk through what that run remembers.

Source: Chen et al., "Training deep nets with sublinear memory cost", arXiv:1604.06174.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from contextvars import copy_context
from typing import Any

from engine.errors import StateError

from .backward import gradients_at
from .node import Node, Origin, SharedValue, Value, next_age
from .overwritten import overwritten
from .structure import replaced, values_in
from .tape import current_leaves, observed, recording, remembering, repetition

Function = Callable[..., Any]
Around = Callable[[], AbstractContextManager[Any]]


def recomputed(function: Function, args: tuple, kwargs: dict, replayed: Around) -> Any:
    """What `function(*args, **kwargs)` returns; what happens inside is not kept for gradients.

    While somebody watches the nodes it is kept, so that a tracer sees the whole graph.

    Args:
        function: Of values; they may lie inside tuples, lists and dicts, also in its result.
        args: Its inputs.
        kwargs: Its inputs by name.
        replayed: Makes what is entered around each further run: it lets random draws repeat.

    Raises:
        StateError: On the way back, if the function then computes something else.

    """
    if not recording() or observed():
        return function(*args, **kwargs)
    part = _Part(function, args, kwargs, replayed)
    start = next_age()
    with remembering():
        result = function(*args, **kwargs)
    return part.closed(result, start)


class _Part:
    """What is kept of one run; stands where a node has its primitive."""

    name = "recompute"

    def __init__(self, function: Function, args: tuple, kwargs: dict, replayed: Around) -> None:
        self.function = function
        self.given = replaced((args, kwargs), _as_now)
        self.replayed = replayed
        self.context = copy_context()
        self.start = 0  # an age between what it was given and what it made
        self.made: list[int] = []  # which of the values in the result it made
        self.met: list[Origin] = []  # where it met what was made before it

    def closed(self, result: Any, start: int) -> Any:
        """The result, made by one node instead of those inside."""
        self.start = start
        values = values_in(result)
        self.made = [k for k, value in enumerate(values) if _made_since(start, value.origin)]
        if not self.made:
            return result
        made = [values[k] for k in self.made]
        self.met = _met([value.origin for value in made], start)
        out = tuple(value.array for value in made)
        node = Node(self, (), tuple(self.met), out=out)
        new = {
            id(value): Value.wrap(value.array, (node, which)) for which, value in enumerate(made)
        }
        return replaced(result, lambda value: new.get(id(value), value))

    def gradients(
        self, g: Any, out: Any, inputs: tuple, attrs: dict, wanted: Sequence[bool]
    ) -> list[Any]:
        """For all that it met, from a second run."""
        start = next_age()
        values = self.context.copy().run(self._again)
        if max(self.made) >= len(values):
            raise _another_way()
        made = [values[k] for k in self.made]
        if _keys(_met([value.origin for value in made], start)) != _keys(self.met):
            raise _another_way()
        return gradients_at(made, g, self.met, again=bool(recording()))

    def _again(self) -> list[Value]:
        with ExitStack() as around:
            for block in (remembering(), repetition(), _leaves_as_then(), self.replayed()):
                around.enter_context(block)
            args, kwargs = replaced(self.given, self._as_then)
            return values_in(self.function(*args, **kwargs))

    def _as_then(self, value: Value) -> Value:
        if isinstance(value, SharedValue):
            return value
        written = overwritten()
        found = written.as_at(self.start, value) if written else value
        return Value.wrap(found.array, found.origin)


def _as_now(value: Value) -> Value:
    """The value with the history that it has now; a shared one knows that by itself."""
    if isinstance(value, SharedValue):
        return value
    return Value.wrap(value.array, value.origin)


def _made_since(start: int, origin: Origin) -> bool:
    return origin is not None and origin[0].age >= start


def _met(origins: Sequence[Origin], start: int) -> list[Origin]:
    """The origins before `start` that paths from these lead to first, oldest first."""
    found: dict[tuple[int, int], Origin] = {}
    visited: set[int] = set()
    waiting = list(origins)
    while waiting:
        origin = waiting.pop()
        if origin is None:
            continue
        node, which = origin
        if node.age < start:
            found[node.age, which] = origin
        elif id(node) not in visited:
            visited.add(id(node))
            waiting.extend(node.parents)
    return [found[key] for key in sorted(found)]


def _keys(origins: Sequence[Origin]) -> list[tuple[int, int]]:
    return [(id(origin[0]), origin[1]) for origin in origins if origin is not None]


@contextmanager
def _leaves_as_then() -> Iterator[None]:
    """Let the leaves of the time of the first run be leaves again inside the block."""
    own = {
        id(value): (value, value.origin, origin)
        for origin in current_leaves().values()
        if not isinstance(value := origin[0].inputs[0], SharedValue)
    }
    for value, _, origin in own.values():
        value.origin = origin
    try:
        yield
    finally:
        for value, before, _ in own.values():
            value.origin = before


def _another_way() -> StateError:
    return StateError(
        "recompute expected the same computation when it ran again for the gradients, got another. "
        "Hint: what it reads besides its inputs and parameters must not have changed since."
    )
