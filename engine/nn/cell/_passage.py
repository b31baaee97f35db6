"""One call of a cell whose gradients are watched."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import ops
from engine.autodiff import Value, recording
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError

from ._plan import CallHooks

Many = tuple[Any, ...]  # inputs, outputs or gradients of one call


def watches_gradients(hooks: CallHooks) -> bool:
    """Whether a hook wants to see the gradients of this call."""
    return bool(len(hooks.backward_before) or len(hooks.backward_after)) and bool(recording())


class Passage:
    """What came out of one call is remembered for its hooks."""

    def __init__(self, cell: Any, hooks: CallHooks) -> None:
        self.cell = cell
        self.hooks = hooks
        self.tracked = False
        self.inputs = 0
        self.grad_output: Many = ()

    def enter(self, args: Many) -> Many:
        """The inputs, whose gradients pass through the hooks."""
        self.inputs = len(args)
        self.tracked = any(isinstance(arg, Value) and arg.origin is not None for arg in args)
        return _through(args, self._left) if self.tracked else args

    def leave(self, out: Any) -> Any:
        """The outputs, whose gradients pass through the hooks."""
        passed = _through(as_tuple(out), self._entered)
        return passed if isinstance(out, tuple) else passed[0]

    def _entered(self, gradients: Many) -> Many:
        for hook in self.hooks.backward_before:
            changed = hook(self.cell, gradients)
            gradients = _checked("backward pre hook", changed, gradients)
        self.grad_output = gradients
        if not self.tracked:
            self._left((None,) * self.inputs)
        return gradients

    def _left(self, gradients: Many) -> Many:
        for hook in self.hooks.backward_after:
            changed = hook(self.cell, gradients, self.grad_output)
            gradients = _checked("backward hook", changed, gradients)
        return gradients


def _checked(where: str, changed: Any, gradients: Many) -> Many:
    """What a hook returned, which must stand where the gradients stood."""
    if changed is None:
        return gradients
    found = as_tuple(changed)
    if len(found) != len(gradients):
        counts = f"{len(gradients)} gradients, got {len(found)}"
        raise ArgumentTypeError(f"A {where} expected to return {counts}.")
    for new, old in zip(found, gradients, strict=True):
        if old is None:
            continue
        if not isinstance(new, Value):
            raise ArgumentTypeError.of(
                f"What a {where} returns", "a Tensor or a tuple of them", new
            )
        check_like(f"What a {where} returns", new, old)
    return found


def check_like(where: str, gradient: Any, value: Any) -> None:
    """Refuse a gradient of another shape or number type than what it belongs to."""
    if tuple(gradient.shape) != tuple(value.shape):
        raise ShapeError.of(where, str(tuple(value.shape)), tuple(gradient.shape))
    if gradient.dtype != value.dtype:
        raise ArgumentValueError.of(where, str(value.dtype), gradient.dtype)


def _through(values: Many, look: Callable[[Many], Many]) -> Many:
    """The values unchanged; their gradients pass through `look`, as tensors."""
    indices = [k for k, value in enumerate(values) if isinstance(value, Value)]

    def backward(g: Any, out: Any, *inputs: Any) -> Any:
        return unboxed(look(boxed(g)), g)

    passed = ops.custom_gradient(*(values[k] for k in indices), backward=backward)
    found = dict(zip(indices, passed, strict=True))
    return tuple(found.get(k, value) for k, value in enumerate(values))


def as_tuple(value: Any) -> Many:
    """Several values, or one as a tuple of it."""
    return value if isinstance(value, tuple) else (value,)


def boxed(values: Many) -> Any:
    """Arrays as tensors; None where there is none."""
    return tuple(
        value if value is None or isinstance(value, Value) else Value.wrap(value)
        for value in values
    )


def unboxed(values: Many, like: Many) -> Many:
    """Arrays again in a plain gradient, values in one that is being differentiated."""
    if any(isinstance(one, Value) for one in like):
        return values
    return tuple(value.array if isinstance(value, Value) else value for value in values)
