"""What made a value, and from what."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, ClassVar

_ages = itertools.count()


class Value:
    """An array that may remember the node that made it.

    Attributes:
        array: A NumPy or CuPy array.
        node: What made it, or None when nothing upstream is being differentiated.
        output: Which output of the node it is.

    """

    __slots__ = ("array", "node", "output")

    # What operators return; engine.tensor puts Tensor here, so autodiff need not know it.
    result_type: ClassVar[type[Value]]

    def __init__(self, array: Any, node: Node | None = None, output: int = 0) -> None:
        self.array = array
        self.node = node
        self.output = output

    @classmethod
    def wrap(cls, array: Any, node: Node | None = None, output: int = 0) -> Value:
        """A value of the type that operators return, around an array as it is."""
        value = cls.result_type.__new__(cls.result_type)
        value.array = array
        value.node = node
        value.output = output
        return value


Value.result_type = Value


class Node:
    """One application of a primitive.

    Attributes:
        primitive: What was applied; None for a leaf.
        inputs: Its inputs as they were given: values, arrays, numbers or None.
        parents: For each input, the node and output it came from, or None.
        attrs: Its keyword attributes.
        out: Its output array, or the tuple of them.
        age: Grows with each node, so that newer nodes sort after older ones.
        scope: The cells around the application, as `"Default/network/conv1"`.

    """

    __slots__ = ("age", "attrs", "inputs", "out", "parents", "primitive", "scope")

    def __init__(
        self,
        primitive: Any,
        inputs: tuple[Any, ...] = (),
        parents: tuple[tuple[Node, int] | None, ...] = (),
        attrs: dict[str, Any] | None = None,
        out: Any = None,
    ) -> None:
        self.primitive = primitive
        self.inputs = inputs
        self.parents = parents
        self.attrs = attrs or {}
        self.out = out
        self.age = next(_ages)
        self.scope = _tape.scope


class _Tape:
    """Whether nodes are kept, and who watches them.

    Attributes:
        recording: Whether operators remember what they did.
        scope: The names of the cells that are running, when a tracer wants them.
        observer: Called with the outputs of a differentiated function before the walk back: how
            a tracer sees the nodes of a training step without running it twice. While it is set,
            cells name their scopes.

    """

    __slots__ = ("observer", "recording", "scope")

    def __init__(self) -> None:
        self.recording = True
        self.scope = ""
        self.observer: Callable[[list[Value]], None] | None = None


_tape = _Tape()


def recording() -> bool:
    """Whether operators remember what they did."""
    return _tape.recording


@contextmanager
def no_grad() -> Iterator[None]:
    """Remember nothing inside the block."""
    before, _tape.recording = _tape.recording, False
    try:
        yield
    finally:
        _tape.recording = before


@contextmanager
def scope(name: str) -> Iterator[None]:
    """Put `name` before the scope of every node made inside the block."""
    before = _tape.scope
    _tape.scope = f"{before}/{name}" if before else name
    try:
        yield
    finally:
        _tape.scope = before


def current_scope() -> str:
    """The scope that a node made now would get."""
    return _tape.scope


def observed() -> bool:
    """Whether somebody watches the nodes, so that cells should name their scopes."""
    return _tape.observer is not None


def observe(outputs: list[Value]) -> None:
    """Show the outputs of a differentiated function to whoever watches."""
    if _tape.observer is not None:
        _tape.observer(outputs)


@contextmanager
def observing(observer: Callable[[list[Value]], None]) -> Iterator[None]:
    """Call `observer` with the outputs of each differentiated function inside the block."""
    before, _tape.observer = _tape.observer, observer
    try:
        yield
    finally:
        _tape.observer = before
