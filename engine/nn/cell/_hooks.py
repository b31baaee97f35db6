"""Functions of a user that look at, or change, what passes through a cell."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from engine.errors import ArgumentTypeError, StateError

from ._handle import RemovableHandle
from ._passage import Passage, as_tuple, watches_gradients
from ._plan import CallHooks, CallPlan, plan_of

Many = tuple[Any, ...]  # inputs of one call
Compute = Callable[[Many, dict[str, Any]], Any]


class _ForwardHook(NamedTuple):
    """A function of the way forward, and how it wants to be called."""

    function: Callable[..., Any]
    with_kwargs: bool
    always: bool = False

    def call(self, cell: Any, args: Many, kwargs: dict[str, Any], *out: Any) -> Any:
        given = (args, kwargs) if self.with_kwargs else (args,)
        return self.function(cell, *given, *out)


class Hooks:
    """Hooks of the way forward and of the way back."""

    _call_plan: CallPlan | None

    def register_forward_pre_hook(
        self, hook_fn: Callable[..., Any], *, prepend: bool = False, with_kwargs: bool = False
    ) -> RemovableHandle:
        """Call `hook_fn(cell, inputs)` before `construct`; what it returns replaces the inputs.

        Several are called in the order in which they were registered, each with what the one
        before has left. A hook on a cell that is recomputed is called once; one on a cell inside
        it, again when the gradient is computed.

        Args:
            hook_fn: Returns None, or the new inputs: one, or a tuple of them.
            prepend: Whether it is called before the hooks that are there.
            with_kwargs: Call `hook_fn(cell, inputs, kwargs)`; it returns None, or a tuple of new
                inputs and a dict of new keyword inputs.

        Returns:
            A handle, whose `remove()` takes the hook away.

        Raises:
            ArgumentTypeError: If it cannot be called.
            StateError: At the call: if with `with_kwargs` it returns something else.

        """
        entry = _ForwardHook(hook_fn, with_kwargs)
        return plan_of(self).hooks.before.add(hook_fn, first=prepend, entry=entry)

    def register_forward_hook(
        self,
        hook_fn: Callable[..., Any],
        *,
        prepend: bool = False,
        with_kwargs: bool = False,
        always_call: bool = False,
    ) -> RemovableHandle:
        """Call `hook_fn(cell, inputs, output)` after it; what it returns replaces the output.

        Order, recomputing and the handle are those of `register_forward_pre_hook`.

        Args:
            hook_fn: Returns None, or the new output.
            prepend: Whether it is called before the hooks that are there.
            with_kwargs: Call `hook_fn(cell, inputs, kwargs, output)`.
            always_call: Call it also where the cell raises, with None for the output, before the
                error goes on.

        Raises:
            ArgumentTypeError: If it cannot be called.

        """
        entry = _ForwardHook(hook_fn, with_kwargs, always_call)
        return plan_of(self).hooks.after.add(hook_fn, first=prepend, entry=entry)

    def register_backward_pre_hook(self, hook_fn: Callable[..., Any]) -> RemovableHandle:
        """Call `hook_fn(cell, grad_output)` when the gradient of the outputs is known.

        `grad_output` is a tuple, with None for an output that nobody used; what the hook returns
        (a tensor or a tuple) replaces it.

        Raises:
            ArgumentTypeError: If it cannot be called; at the call: if it returns something else
                than tensors, or not one for each gradient.
            ShapeError: At the call: if a shape is another than the gradient's.
            ArgumentValueError: At the call: if a number type is another.

        """
        return plan_of(self).hooks.backward_before.add(hook_fn)

    def register_backward_hook(self, hook_fn: Callable[..., Any]) -> RemovableHandle:
        """Call `hook_fn(cell, grad_input, grad_output)` when the gradient of the inputs is known.

        Both are tuples; what the hook returns replaces `grad_input`. It holds None for an input
        that no gradient leads to; where none of the inputs is asked for (a first layer), for each.

        Raises:
            ArgumentTypeError: If it cannot be called; at the call: if it returns something else
                than tensors, or not one for each gradient.
            ShapeError: At the call: if a shape is another than the gradient's.
            ArgumentValueError: At the call: if a number type is another.

        >>> import engine
        >>> from engine import nn, ops
        >>> class Double(nn.Cell):
        ...     def construct(self, x):
        ...         return x * 2.0
        >>> cell = Double()
        >>> handle = cell.register_backward_hook(lambda cell, grad_in, grad_out: print(*grad_in))
        >>> _ = ops.grad(cell)(engine.Tensor([1.0]))
        [2.]
        >>> handle.remove()

        """
        return plan_of(self).hooks.backward_after.add(hook_fn)

    @property
    def bprop_debug(self) -> bool:
        """Whether what a user-defined `bprop` returns is checked when it is called.

        Then there must be one gradient for each input, of the input's shape and number type.
        Otherwise gradients after the last input's are left out, those of another number type are
        cast, and those of another shape are summed to the input's where they can be.

        Raises:
            ArgumentTypeError: If it is set to something else than a bool.

        """
        return self._call_plan is not None and self._call_plan.checks_bprop

    @bprop_debug.setter
    def bprop_debug(self, value: bool) -> None:
        if not isinstance(value, bool):
            raise ArgumentTypeError.of("Cell.bprop_debug", "a bool", value)
        plan_of(self).checks_bprop = value


def run_with_hooks(
    cell: Any, hooks: CallHooks, args: Many, kwargs: dict[str, Any], compute: Compute
) -> Any:
    """What `compute` gives for the inputs, with the hooks called around it."""
    try:
        for hook in hooks.before:
            args, kwargs = _replaced(hook, hook.call(cell, args, kwargs), args, kwargs)
        inner = args
        passage = Passage(cell, hooks) if watches_gradients(hooks) else None
        if passage is not None:
            inner = passage.enter(args)
        out = compute(inner, kwargs)
    except Exception:
        for hook in hooks.after:
            if hook.always:
                hook.call(cell, args, kwargs, None)
        raise
    for hook in hooks.after:
        changed = hook.call(cell, args, kwargs, out)
        out = out if changed is None else changed
    return out if passage is None else passage.leave(out)


def _replaced(hook: _ForwardHook, changed: Any, args: Many, kwargs: dict[str, Any]) -> Any:
    """The inputs after a hook has returned."""
    if changed is None:
        return args, kwargs
    if not hook.with_kwargs:
        return as_tuple(changed), kwargs
    match changed:
        case (tuple() as new_args, dict() as new_kwargs):
            return new_args, new_kwargs
    raise StateError(
        "A forward pre hook with kwargs expected to return None or (inputs, kwargs), "
        f"got {type(changed).__name__}. Hint: return (inputs, kwargs), a tuple and a dict."
    )
