"""What made a value, and from what."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

from .tape import current_leaves, current_scope

if TYPE_CHECKING:
    from engine.typed import Tensor

_ages = itertools.count()

Origin: TypeAlias = "tuple[Node, int] | None"


def next_age() -> int:
    """An age between those of the nodes so far and of the next one."""
    return next(_ages)


class Value:
    """An array that may remember the node that made it.

    Attributes:
        array: A NumPy or CuPy array.
        origin: The node that made it and which output of that it is, or None when nothing
            upstream is being differentiated.
        part_of: For one without an origin that may lie in the memory of another, made while
            something is differentiated: that other, the primitive and its attributes. Else unset.

    """

    __slots__ = ("__weakref__", "array", "origin", "part_of")

    # What operators return; engine.tensor puts Tensor here, so autodiff need not know it.
    result_type: ClassVar[type[Value]]

    def __init__(self, array: Any, origin: Origin = None) -> None:
        self.array = array
        self.origin = origin

    @classmethod
    def wrap(cls, array: Any, origin: Origin = None) -> Tensor:
        """A value of the type that operators return, around an array as it is."""
        kind: Any = cls.result_type
        value: Tensor = kind.__new__(kind)
        value.array = array
        value.origin = origin
        return value

    @property
    def node(self) -> Node | None:
        """What made it, or None."""
        origin = self.origin
        return None if origin is None else origin[0]


class _Beginning:
    """Made of nothing: gradients end there."""

    name = "beginning"

    @staticmethod
    def gradients(g: Any, out: Any, inputs: tuple, attrs: dict, wanted: Any) -> list:
        return []


def rooted(array: Any) -> Tensor:
    """A value with a history that begins with it, so that what is made of it is remembered."""
    return Value.wrap(array, (Node(_Beginning(), out=array), 0))


class _FoundOnce:
    """Asks for the type of results when the first is made, and is gone then."""

    def __init__(self, find: Callable[[], type[Value]]) -> None:
        self.find = find

    def __get__(self, value: Value | None, kind: type[Value]) -> type[Value]:
        found = self.find()
        Value.result_type = found
        return found


def on_first_result(find: Callable[[], type[Value]]) -> None:
    """Have operators return what `find` gives, which is asked when the first one does."""
    Value.result_type = _FoundOnce(find)  # type: ignore[assignment]


Value.result_type = Value


class SharedValue(Value):
    """A value that several threads may use at once: each knows its own leaf for it."""

    __slots__ = ()

    @property
    def origin(self) -> Origin:
        """The leaf that stands for it in what this thread is differentiating."""
        leaves = current_leaves()
        return leaves.get(id(self)) if leaves else None

    @origin.setter
    def origin(self, origin: Origin) -> None:
        assert origin is None, "a shared value is made a leaf by `leaves`, and made by no node"


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
        parents: tuple[Origin, ...] = (),
        attrs: dict[str, Any] | None = None,
        out: Any = None,
    ) -> None:
        self.primitive = primitive
        self.inputs = inputs
        self.parents = parents
        self.attrs = attrs or {}
        self.out = out
        self.age = next(_ages)
        self.scope = current_scope()
