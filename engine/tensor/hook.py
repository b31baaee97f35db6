"""Functions of a user that look at, or change, the gradient of one tensor."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import ops
from engine.autodiff import SharedValue, Value
from engine.autodiff.changes import changes
from engine.autodiff.replayable import beside_the_graph
from engine.errors import ArgumentTypeError
from engine.ops.differentiable_run import after_hooks

Hook = Callable[[Any], Any]


class RemovableHook:
    """What `register_hook` returns."""

    def __init__(self, hooks: list[Hook], hook: Hook) -> None:
        self._hooks = hooks
        self._hook = hook

    def remove(self) -> None:
        """Call the function no longer; a second time nothing happens."""
        if any(one is self._hook for one in self._hooks):
            self._hooks.remove(self._hook)


def hooked(tensor: Any, hook: Hook) -> RemovableHook:
    """Let the gradient of a tensor pass through a function.

    Of a tensor that nothing was recorded of it is the gradient of the inputs that it becomes; where
    none is computed, the function is never called.

    Raises:
        ArgumentTypeError: If it cannot be called.
        StateError: On the way back: if the function returns something else than a tensor or None.
        ShapeError: On the way back: if it returns another shape.

    """
    if not callable(hook):
        raise ArgumentTypeError.of("register_hook(hook)", "a function of the gradient", hook)
    if isinstance(tensor, SharedValue) or tensor.origin is None:
        changes.note()
        hooks: list[Hook] = tensor.__dict__.setdefault("_gradient_hooks", [])
        hooks.append(hook)
        return RemovableHook(hooks, hook)
    beside_the_graph("a hook on a tensor")
    hooks = [hook]
    (passed,) = ops.custom_gradient(tensor, backward=lambda g, out, x: _through(hooks, g))
    tensor.origin = passed.origin
    return RemovableHook(hooks, hook)


def _through(hooks: list[Hook], g: Any) -> Any:
    """The gradient, after each function; an array in a plain gradient, else a value."""
    plain = not isinstance(g[0], Value)
    gradient = after_hooks(hooks, Value.wrap(g[0]) if plain else g[0])
    return (gradient.array if plain else gradient,)
