"""Operator classes that run functions of a user: on gradients that pass by, or as operators."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.backend import asnumpy, xp_of
from engine.dtype import as_dtype
from engine.errors import ArgumentTypeError, ShapeError, StateError
from engine.ops.custom import custom_gradient
from engine.typed import Tensor

from .operator_class import Primitive, only

__all__ = ["Custom", "HookBackward", "InsertGradientOf", "PyFunc"]


def _callable(where: str, function: Any) -> None:
    if not callable(function):
        raise ArgumentTypeError.of(where, "a function", function)


def _shown(gradients: Any) -> tuple[bool, tuple[Any, ...]]:
    """Whether gradients are bare arrays, and they as tensors."""
    plain = not isinstance(gradients[0], Value)
    return plain, tuple(Value.wrap(g) if plain else g for g in gradients)


def _given_back(plain: bool, gradients: Any) -> list[Any]:
    return [g.array if plain and isinstance(g, Value) else g for g in gradients]


class InsertGradientOf(Primitive):
    """What it is given, whose gradient goes through a function on its way back.

    Args:
        f: What takes the gradient and returns another; None leaves it.

    Raises:
        ArgumentTypeError: If it is no function.

    """

    def __init__(self, f: Callable[[Any], Any]) -> None:
        super().__init__()
        _callable("InsertGradientOf(f)", f)
        self.f = f

    def __call__(self, input_x: Any) -> Any:
        if not isinstance(input_x, Value):
            return input_x

        def through(g: Any, out: Any, x: Any) -> Any:
            plain, (shown,) = _shown(g)
            changed = self.f(shown)
            return _given_back(plain, [shown if changed is None else changed])

        return custom_gradient(input_x, backward=through)[0]


class HookBackward(Primitive):
    """What it is given, whose gradients a function sees on their way back.

    Args:
        hook_fn: What takes the tuple of gradients. A tensor, or a tuple of them, that it returns
            goes on in their stead.
        cell_id: Recorded.

    Raises:
        ArgumentTypeError: If it is no function, or is called with something else than tensors.

    """

    def __init__(self, hook_fn: Callable[[Any], Any], cell_id: str = "") -> None:
        super().__init__()
        _callable("HookBackward(hook_fn)", hook_fn)
        self.hook_fn, self.cell_id = hook_fn, cell_id

    def __call__(self, *inputs: Any) -> Any:
        for x in inputs:
            if not isinstance(x, Value):
                raise ArgumentTypeError.of("HookBackward", "tensors", x)

        def through(g: Any, out: Any, *values: Any) -> Any:
            arrays = zip(g, values, strict=True)
            whole = [_zeros(x) if part is None else part for part, x in arrays]
            plain, shown = _shown(whole)
            changed = self.hook_fn(shown)
            if changed is None:
                return list(g)
            return _given_back(plain, changed if isinstance(changed, tuple) else (changed,))

        out = custom_gradient(*inputs, backward=through)
        return out[0] if len(inputs) == 1 else out


def _zeros(x: Any) -> Any:
    array = x.array if isinstance(x, Value) else x
    return xp_of(array).zeros_like(array)


class PyFunc(Primitive):
    """A function of NumPy arrays and numbers as an operator of tensors. No gradient.

    Args:
        fn: The function; it returns an array or number, or a tuple of them.
        in_types: The number type of each input.
        in_shapes: The shape of each input; without axes the function is given a Python number.
        out_types: The number type that each output gets.
        out_shapes: The shape that each output has.
        stateful: Recorded; calls always happen in order.

    Raises:
        ArgumentTypeError: If a number type is another, or `fn` is no function.
        ShapeError: If a shape is another.

    """

    def __init__(
        self,
        fn: Callable[..., Any],
        in_types: Any,
        in_shapes: Any,
        out_types: Any,
        out_shapes: Any,
        stateful: bool = True,
    ) -> None:
        super().__init__()
        _callable("PyFunc(fn)", fn)
        self.fn, self.stateful = fn, stateful
        self.in_types, self.out_types = list(in_types), list(out_types)
        self.in_shapes = [tuple(shape) for shape in in_shapes]
        self.out_shapes = [tuple(shape) for shape in out_shapes]

    def __call__(self, *inputs: Any) -> tuple[Tensor, ...]:
        """The outputs, as tensors; the inputs one by one, or as one tuple or list."""
        given = inputs[0] if len(inputs) == 1 and isinstance(inputs[0], tuple | list) else inputs
        arrays = [asnumpy(read(x) if isinstance(x, Value) else np.asarray(x)) for x in given]
        self._check("inputs", arrays, self.in_types, self.in_shapes, typed=True)
        out = self.fn(*(array if array.ndim else array.item() for array in arrays))
        parts = [np.asarray(part) for part in (out if isinstance(out, tuple) else (out,))]
        self._check("outputs", parts, self.out_types, self.out_shapes, typed=False)
        xp = xp_of(*(x.array for x in given if isinstance(x, Value)))
        kinds = [as_dtype(kind).numpy for kind in self.out_types]
        return tuple(
            Value.wrap(xp.asarray(part.astype(kind)))
            for part, kind in zip(parts, kinds, strict=True)
        )

    @staticmethod
    def _check(what: str, arrays: Any, types: Any, shapes: Any, *, typed: bool) -> None:
        found = [array.shape for array in arrays]
        if found != shapes:
            raise ShapeError.of(f"PyFunc, {what},", str(shapes), found)
        kinds = [as_dtype(array.dtype) for array in arrays]
        if typed and kinds != [as_dtype(kind) for kind in types]:
            raise ArgumentTypeError(f"PyFunc, {what}, expected {types}, got {kinds}.")


class Custom(Primitive):
    """A function of NumPy arrays as an operator of tensors, with a gradient if it is given one.

    Args:
        func: The function; it returns an array, or a tuple of them.
        out_shape: Recorded: the shapes of the outputs, or a function of those of the inputs. What
            the function returns has its shape anyway.
        out_dtype: The number type of the output, of each output, or a function of those of the
            inputs; None: those that come out.
        func_type: "pyfunc"; compiled operators are not taken.
        bprop: `bprop(*inputs, out, dout)` with tensors returns the gradient of the input, or a
            tuple with that of each.
        reg_info: Recorded.

    Raises:
        ArgumentTypeError: If `func` or `bprop` is no function.
        ArgumentValueError: If `func_type` is another.
        StateError: If gradients are asked for and there is no `bprop`.

    """

    def __init__(
        self,
        func: Callable[..., Any],
        out_shape: Any = None,
        out_dtype: Any = None,
        func_type: str = "pyfunc",
        bprop: Callable[..., Any] | None = None,
        reg_info: Any = None,
    ) -> None:
        super().__init__()
        only("Custom(func_type)", func_type, ("pyfunc",))
        _callable("Custom(func)", func)
        if bprop is not None:
            _callable("Custom(bprop)", bprop)
        self.func, self.out_shape, self.out_dtype = func, out_shape, out_dtype
        self.bprop, self.reg_info = bprop, reg_info

    def __call__(self, *inputs: Any) -> Any:
        values = [x if isinstance(x, Value) else Value.wrap(np.asarray(x)) for x in inputs]
        return custom_gradient(*values, forward=self._forward, backward=self._backward)

    def _forward(self, *arrays: Any) -> Any:
        out = self.func(*map(asnumpy, arrays))
        parts = out if isinstance(out, tuple) else (out,)
        kinds = self.out_dtype
        if callable(kinds) and not isinstance(kinds, type):
            kinds = kinds(*(as_dtype(array.dtype) for array in arrays))
        several = kinds if isinstance(kinds, tuple | list) else [kinds] * len(parts)
        xp = xp_of(*arrays)
        found = tuple(
            xp.asarray(np.asarray(part) if kind is None else np.asarray(part, as_dtype(kind).numpy))
            for part, kind in zip(parts, several, strict=True)
        )
        return found if isinstance(out, tuple) else found[0]

    def _backward(self, g: Any, out: Any, *inputs: Any) -> Any:
        if self.bprop is None:
            raise StateError("Custom expected a bprop to be differentiated, got None.")
        plain = not isinstance(g[0] if isinstance(g, tuple) else g, Value)

        def shown(x: Any) -> Any:
            if isinstance(x, tuple):
                return tuple(map(shown, x))
            return Value.wrap(x) if not isinstance(x, Value) else x

        found = self.bprop(*map(shown, inputs), shown(out), shown(g))
        return _given_back(plain, found if isinstance(found, tuple | list) else (found,))
