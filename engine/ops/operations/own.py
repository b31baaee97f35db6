"""Operator classes that a user writes: what they derive from, and what decorates them."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import Any

from engine.autodiff import Value
from engine.errors import ArgumentTypeError, UnsupportedError
from engine.ops.custom import custom_gradient

from .operator_class import Primitive

__all__ = [
    "PrimitiveWithCheck",
    "PrimitiveWithInfer",
    "prim_arg_register",
    "prim_attr_register",
]


def prim_attr_register(fn: Callable[..., None]) -> Callable[..., None]:
    """Decorate an operator's `__init__`: its arguments become attributes, and are noted in `attrs`.

    Raises:
        ArgumentTypeError: If it is no function.

    >>> from engine import ops
    >>> class Scale(ops.PrimitiveWithInfer):
    ...     @ops.prim_attr_register
    ...     def __init__(self, factor=2.0):
    ...         pass
    ...     def vm_impl(self, x):
    ...         return x * self.factor
    >>> Scale(3.0).attrs
    {'factor': 3.0}

    """
    if not callable(fn):
        raise ArgumentTypeError.of("prim_attr_register(fn)", "a function", fn)
    signature = inspect.signature(fn)

    @functools.wraps(fn)
    def registered(self: Any, *args: Any, **kwargs: Any) -> None:
        Primitive.__init__(self)
        bound = signature.bind(self, *args, **kwargs)
        bound.apply_defaults()
        for name, value in list(bound.arguments.items())[1:]:
            vars(self)[name] = value
            self.add_prim_attr(name, value)
        fn(self, *args, **kwargs)

    return registered


def prim_arg_register(fn: Callable[..., None]) -> Callable[..., None]:
    """Decorate an operator's `__init__`: its arguments become attributes, and are not noted."""
    registered = prim_attr_register(fn)

    @functools.wraps(fn)
    def unnoted(self: Any, *args: Any, **kwargs: Any) -> None:
        registered(self, *args, **kwargs)
        self.attrs.clear()

    return unnoted


class PrimitiveWithInfer(Primitive):
    """An operator of one's own: `vm_impl` computes it, `bprop` gives its gradient.

    MindSpore asks `infer_shape` and `infer_dtype` for what comes out before it runs a kernel that
    was compiled elsewhere. Here nothing is asked before: `vm_impl(*tensors)` returns the result, or
    is a method without arguments that returns such a function. Without it a call raises, as there
    is no kernel. `bprop(*inputs, out, dout)`, or `get_bprop()` which returns such a function, gives
    a gradient for each input; without one, that of the operators which `vm_impl` calls.

    Raises:
        UnsupportedError: When it is called: if it has no `vm_impl`.

    """

    def __call__(self, *inputs: Any) -> Any:
        compute = self._implementation()
        bprop = self._gradient()
        if bprop is None:
            return compute(*inputs)
        values = [x if isinstance(x, Value) else Value.wrap(x) for x in inputs]

        def forward(*arrays: Any) -> Any:
            found = compute(*map(Value.wrap, arrays))
            return tuple(p.array for p in found) if isinstance(found, tuple) else found.array

        def backward(g: Any, out: Any, *given: Any) -> Any:
            plain = not isinstance(g[0] if isinstance(g, tuple) else g, Value)
            found = bprop(*map(_shown, given), _shown(out), _shown(g))
            several = found if isinstance(found, tuple | list) else (found,)
            return [getattr(x, "array", x) if plain else x for x in several]

        return custom_gradient(*values, forward=forward, backward=backward)

    def _implementation(self) -> Callable[..., Any]:
        written = getattr(self, "vm_impl", None)
        if written is None:
            raise UnsupportedError(
                f"{self.name} expected a method vm_impl(*inputs) that computes it, got none. Hint: "
                "kernels compiled for MindSpore cannot run here; write it with engine.ops."
            )
        found: Callable[..., Any] = written if inspect.signature(written).parameters else written()
        return found

    def _gradient(self) -> Callable[..., Any] | None:
        if hasattr(self, "get_bprop"):
            found: Callable[..., Any] = self.get_bprop()
            return found
        return getattr(self, "bprop", None)


def _shown(x: Any) -> Any:
    if isinstance(x, tuple):
        return tuple(map(_shown, x))
    return x if isinstance(x, Value) else Value.wrap(x)


class PrimitiveWithCheck(PrimitiveWithInfer):
    """As `PrimitiveWithInfer`, for operators whose arguments are only checked beforehand."""
