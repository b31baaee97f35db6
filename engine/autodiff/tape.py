"""What one thread is computing: whether it records, for whom, how deep, and from which leaves.

All of it is in context variables: each thread begins anew, and each task of asyncio goes on with
what it was started in; none sees another's. A function that has threads of its own compute a part
of what is differentiated gives them its context: `contextvars.copy_context().run(…)`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextvars import ContextVar
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from .node import Node, Value

T = TypeVar("T")
Observer = Callable[["Sequence[Value]"], None]
# Of a primitive and its inputs: those to compute with, and what takes what comes out, or None.
Cast = Callable[[Any, tuple[Any, ...]], tuple[tuple[Any, ...], Callable[[Any], Any] | None]]

_recording: ContextVar[Any] = ContextVar("recording", default=True)
_repeating = ContextVar("repeating", default=False)
_scope = ContextVar("scope", default="")
_depth = ContextVar("depth", default=0)
_cast: ContextVar[Cast | None] = ContextVar("cast", default=None)
_observer: ContextVar[Observer | None] = ContextVar("observer", default=None)
_leaves: ContextVar[Mapping[int, tuple[Node, int]]] = ContextVar(
    "leaves", default=MappingProxyType({})
)

recording = _recording.get  # whether operators remember what they did; or what keeps the nodes
repeating = _repeating.get  # whether what runs ran before: then it changes no parameter again
current_scope = _scope.get  # the scope that a node made now would get
current_cast = _cast.get  # what changes the inputs of primitives, or None
current_leaves = _leaves.get  # where shared values come from, by their id
hold_leaves = _leaves.set


class Holding(Generic[T]):
    """Another value of a variable inside the block, which is given to it."""

    __slots__ = ("before", "value", "variable")

    def __init__(self, variable: ContextVar[T], value: T) -> None:
        self.variable = variable
        self.value = value

    def __enter__(self) -> T:
        self.before = self.variable.get()
        self.variable.set(self.value)
        return self.value

    def __exit__(self, *_: object) -> None:
        # Not by a token: a generator may be closed in another context than it was begun in.
        self.variable.set(self.before)


def no_grad() -> Holding[bool]:
    """Remember nothing inside the block, in this thread."""
    return Holding(_recording, value=False)


def remembering() -> Holding[bool]:
    """Remember inside the block, in this thread."""
    return Holding(_recording, value=True)


def keeping(keeper: Any) -> Holding[Any]:
    """Remember inside the block, and call `keeper.keep(node)` with each node that is made."""
    return Holding(_recording, keeper)


def repetition() -> Holding[bool]:
    """Inside the block something runs a second time, for gradients."""
    return Holding(_repeating, value=True)


def casting(cast: Cast | None) -> Holding[Cast | None]:
    """Let primitives compute with what `cast(primitive, inputs)` gives inside the block.

    None: as given. What it does with values it does with primitives, so gradients find their way
    back.
    """
    return Holding(_cast, cast)


def scope(name: str) -> Holding[str]:
    """Put `name` before the scope of every node made inside the block."""
    around = _scope.get()
    return Holding(_scope, f"{around}/{name}" if around else name)


def differentiation() -> Holding[int]:
    """Inside one differentiation more; how many there are then, each inside the one before."""
    return Holding(_depth, _depth.get() + 1)


def differentiating() -> bool:
    """Whether a differentiation is going on."""
    return _depth.get() > 0


def observing(observer: Observer) -> Holding[Observer | None]:
    """Call `observer` with the outputs of each differentiated function inside the block.

    It is called before the walk back: so a tracer sees the nodes of a training step without running
    it twice. While there is one, cells name their scopes.
    """
    return Holding(_observer, observer)


def observed() -> bool:
    """Whether somebody watches the nodes."""
    return _observer.get() is not None


def nobody(_outputs: Sequence[Value]) -> None:
    """An observer that looks at no gradients: it is there so that all operators are remembered."""


def forward_only() -> bool:
    """Whether what runs is only written down: no gradient of it will be asked for."""
    return _observer.get() is nobody and _depth.get() == 1


def observe(outputs: Sequence[Value]) -> None:
    """Show the outputs of a differentiated function to whoever watches."""
    observer = _observer.get()
    if observer is not None:
        observer(outputs)
