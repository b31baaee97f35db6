"""Operator classes that a user writes: what they derive from, and what decorates them."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engine.autodiff import Value
from engine.errors import ArgumentTypeError, ArgumentValueError, UnsupportedError
from engine.ops.custom import custom_gradient

from .operator_class import Primitive

__all__ = [
    "Morph",
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

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """What `prim_attr_register` makes of the arguments of `__init__`."""

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


class Morph(PrimitiveWithInfer):
    """A function of one's own as an operator, with the gradient of what it calls, or its own.

    MindSpore has it in compiled graphs alone, where it puts the function in place of the operator
    before it differentiates. Here the function is called, in either mode.

    Args:
        fn: What computes: a function of tensors.
        infer_shape: Recorded: what comes out is known when it is there.
        infer_dtype: Recorded, likewise.
        bprop_fn: `bprop_fn(*inputs, out, dout)` gives a gradient for each input; None: that of the
            operators that `fn` calls.

    Raises:
        ArgumentTypeError: If a function cannot be called.
        ArgumentValueError: If there is `bprop_fn`, and `fn` has arguments with defaults, by keyword
            alone, or of any number.

    >>> import engine
    >>> from engine import ops
    >>> hundredfold = Morph(lambda x: x * 100, lambda shape: shape, lambda dtype: dtype)
    >>> ops.grad(lambda x: hundredfold(x * x))(engine.Tensor([3.0])).asnumpy()
    array([600.], dtype=float32)

    """

    def __init__(
        self,
        fn: Callable[..., Any],
        infer_shape: Callable[..., Any],
        infer_dtype: Callable[..., Any],
        bprop_fn: Callable[..., Any] | None = None,
    ) -> None:
        super().__init__()
        given = {"fn": fn, "infer_shape": infer_shape, "infer_dtype": infer_dtype}
        for name, function in given.items():
            if not callable(function):
                raise ArgumentTypeError.of(f"Morph({name})", "a function", function)
        self.fn, self.infer_shape, self.infer_dtype = fn, infer_shape, infer_dtype
        if bprop_fn is not None:
            if not callable(bprop_fn):
                raise ArgumentTypeError.of("Morph(bprop_fn)", "a function or None", bprop_fn)
            _plain_arguments(fn)
        self.bprop_fn = bprop_fn

    def _implementation(self) -> Callable[..., Any]:
        return self.fn

    def _gradient(self) -> Callable[..., Any] | None:
        return self.bprop_fn


def _plain_arguments(fn: Callable[..., Any]) -> None:
    """Refuse a function whose inputs a gradient could not be counted by."""
    for parameter in inspect.signature(fn).parameters.values():
        if (
            parameter.kind is not parameter.POSITIONAL_OR_KEYWORD
            or parameter.default is not parameter.empty
        ):
            expected = "plain arguments without defaults where there is a bprop_fn"
            raise ArgumentValueError.of("Morph(fn)", expected, str(parameter))
