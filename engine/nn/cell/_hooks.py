"""Functions of a user that look at, or change, what passes through a cell."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import ops
from engine.autodiff import Value, no_grad, recording

from ._handle import HookList, RemovableHandle

Many = tuple[Any, ...]  # inputs, outputs or gradients of one call


class CallHooks:
    """What is called around one cell, in the order of its registration."""

    def __init__(self) -> None:
        self.before = HookList()
        self.after = HookList()
        self.backward_before = HookList()
        self.backward_after = HookList()


class Hooks:
    """Hooks of the way forward and of the way back."""

    _call_hooks: CallHooks | None

    def register_forward_pre_hook(self, hook_fn: Callable[..., Any]) -> RemovableHandle:
        """Call `hook_fn(cell, inputs)` before `construct`; what it returns replaces the inputs.

        Raises:
            ArgumentTypeError: If it cannot be called.

        """
        return _hooks_of(self).before.add(hook_fn)

    def register_forward_hook(self, hook_fn: Callable[..., Any]) -> RemovableHandle:
        """Call `hook_fn(cell, inputs, output)` after it; what it returns replaces the output.

        Raises:
            ArgumentTypeError: If it cannot be called.

        """
        return _hooks_of(self).after.add(hook_fn)

    def register_backward_pre_hook(self, hook_fn: Callable[..., Any]) -> RemovableHandle:
        """Call `hook_fn(cell, grad_output)` when the gradient of the outputs is known.

        `grad_output` is a tuple; what the hook returns (a tensor or a tuple) replaces it.

        Raises:
            ArgumentTypeError: If it cannot be called.

        """
        return _hooks_of(self).backward_before.add(hook_fn)

    def register_backward_hook(self, hook_fn: Callable[..., Any]) -> RemovableHandle:
        """Call `hook_fn(cell, grad_input, grad_output)` when the gradient of the inputs is known.

        Both are tuples; what the hook returns replaces `grad_input`. Where no gradient of the
        inputs is asked for (a first layer), `grad_input` holds None for each.

        Raises:
            ArgumentTypeError: If it cannot be called.

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
        return _hooks_of(self).backward_after.add(hook_fn)


def run_with_hooks(cell: Any, hooks: CallHooks, args: Many, kwargs: dict[str, Any]) -> Any:
    """Call the cell's `construct`, or what stands for it, and its hooks around it."""
    for hook in hooks.before:
        changed = hook(cell, args)
        args = args if changed is None else _as_tuple(changed)
    inner = args
    passage = _Passage(cell, hooks) if _watches_gradients(hooks) else None
    if passage is not None:
        inner = passage.enter(args)
    by_hand = hasattr(type(cell), "bprop") and recording()
    out = _by_hand(cell, inner, kwargs) if by_hand else cell.construct(*inner, **kwargs)
    for hook in hooks.after:
        changed = hook(cell, args, out)
        out = out if changed is None else changed
    return out if passage is None else passage.leave(out)


def _hooks_of(cell: Hooks) -> CallHooks:
    if cell._call_hooks is None:
        cell._call_hooks = CallHooks()
    return cell._call_hooks


def _watches_gradients(hooks: CallHooks) -> bool:
    return recording() and bool(len(hooks.backward_before) or len(hooks.backward_after))


class _Passage:
    """One call of a cell whose gradients are watched: what came out is remembered for the hooks."""

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
        passed = _through(_as_tuple(out), self._entered)
        return passed if isinstance(out, tuple) else passed[0]

    def _entered(self, gradients: Many) -> Many:
        for hook in self.hooks.backward_before:
            changed = hook(self.cell, gradients)
            gradients = gradients if changed is None else _as_tuple(changed)
        self.grad_output = gradients
        if not self.tracked:
            self._left((None,) * self.inputs)
        return gradients

    def _left(self, gradients: Many) -> Many:
        for hook in self.hooks.backward_after:
            changed = hook(self.cell, gradients, self.grad_output)
            gradients = gradients if changed is None else _as_tuple(changed)
        return gradients


def _through(values: Many, look: Callable[[Many], Many]) -> Many:
    """The values unchanged; their gradients pass through `look`, as tensors."""
    indices = [k for k, value in enumerate(values) if isinstance(value, Value)]

    def backward(g: Any, out: Any, *inputs: Any) -> Any:
        return _unboxed(look(_boxed(g)), g)

    passed = ops.custom_gradient(*(values[k] for k in indices), backward=backward)
    found = dict(zip(indices, passed, strict=True))
    return tuple(found.get(k, value) for k, value in enumerate(values))


def _by_hand(cell: Any, args: Many, kwargs: dict[str, Any]) -> Any:
    """The outputs of `construct`, with the gradients that the cell's `bprop` returns."""
    indices = [k for k, arg in enumerate(args) if isinstance(arg, Value)]

    def filled(values: Many) -> list[Any]:
        whole = list(args)
        for k, value in zip(indices, values, strict=True):
            whole[k] = value
        return whole

    def forward(*arrays: Any) -> Any:
        with no_grad():
            out = cell.construct(*filled(_boxed(arrays)), **kwargs)
        return tuple(o.array for o in out) if isinstance(out, tuple) else out.array

    def backward(g: Any, out: Any, *inputs: Any) -> Any:
        gradients, outputs = _boxed(_as_tuple(g)), _boxed(_as_tuple(out))
        dout, result = (
            (gradients, outputs) if isinstance(out, tuple) else (gradients[0], outputs[0])
        )
        found = _as_tuple(cell.bprop(*filled(_boxed(inputs)), result, dout))
        return _unboxed(tuple(found[k] for k in indices), _as_tuple(g))

    return ops.custom_gradient(*(args[k] for k in indices), forward=forward, backward=backward)


def _as_tuple(value: Any) -> Many:
    return value if isinstance(value, tuple) else (value,)


def _boxed(values: Many) -> Many:
    return tuple(value if isinstance(value, Value) else Value.wrap(value) for value in values)


def _unboxed(values: Many, like: Many) -> Many:
    """Arrays again in a plain gradient, values in one that is being differentiated."""
    if any(isinstance(one, Value) for one in like):
        return values
    return tuple(value.array if isinstance(value, Value) else value for value in values)
