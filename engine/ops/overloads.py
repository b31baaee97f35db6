"""Functions that are chosen by the types of their arguments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.dtype import DType, as_dtype
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError, compose

from .sparse_layout import SparseLayout

__all__ = ["MultitypeFuncGraph"]

_NUMBER = (bool, int, float, complex, np.number, np.bool_)
_PYTHON_TYPES: dict[str, Any] = {
    "Number": _NUMBER,
    "Bool": (bool, np.bool_),
    "Int": (int, np.integer),
    "UInt": np.unsignedinteger,
    "Float": (float, np.floating),
    "Complex": (complex, np.complexfloating),
    "Tensor": Value,
    "List": list,
    "Tuple": tuple,
    "Dictionary": dict,
    "String": str,
    "None": type(None),
    "Slice": slice,
    "Ellipsis": type(...),
}
_SPARSE = {"RowTensor", "CSRTensor", "COOTensor"}
# What exists there and can never be given here: words of the graph compiler.
_NEVER = {"Keyword", "Problem"}


class MultitypeFuncGraph:
    """One name for several functions; a call takes the first whose types its arguments have.

    A function that is registered alone takes any arguments, as in MindSpore.

    Args:
        name: What it is called in messages.
        read_value: Accepted; parameters are read as tensors in any case.

    Raises:
        ArgumentTypeError: If the name is no string.

    >>> import engine
    >>> from engine import ops
    >>> add = ops.MultitypeFuncGraph("add")
    >>> @add.register("Number", "Number")
    ... def add_numbers(x, y):
    ...     return x + y
    >>> @add.register("Tensor", "Tensor")
    ... def add_tensors(x, y):
    ...     return ops.add(x, y)
    >>> add(1, 2)
    3
    >>> add(engine.Tensor([1.0]), engine.Tensor([2.0])).asnumpy()
    array([3.], dtype=float32)

    """

    def __init__(self, name: str, read_value: bool = False) -> None:
        if not isinstance(name, str):
            raise ArgumentTypeError.of("MultitypeFuncGraph(name)", "a string", name)
        self.name = name
        self.read_value = read_value
        self.entries: list[tuple[tuple[Callable[[Any], bool], ...], Callable[..., Any]]] = []
        self._described: list[str] = []

    def register(self, *type_names: Any) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        """Decorate a function of arguments of these types.

        Args:
            *type_names: One an argument: "Number", "Bool", "Int", "Float", "Tensor",
                "Tensor[Float32]", "List", "Tuple", "Dictionary", "String", "Function", "None",
                "Slice", "Ellipsis", "RowTensor", "COOTensor", "CSRTensor", a
                number type by name ("Float32") or as in `engine.dtype`.

        Raises:
            StateError: If a type is not known.

        """
        tests = tuple(_test_of(name) for name in type_names)

        def register_function(fn: Callable[..., Any]) -> Callable[..., Any]:
            self.entries.append((tests, fn))
            self._described.append(f"({', '.join(map(str, type_names))})")
            return fn

        return register_function

    def __call__(self, *args: Any) -> Any:
        """What the function for these arguments returns.

        Raises:
            ArgumentValueError: If none is registered for their types.

        """
        if len(self.entries) == 1:
            return self.entries[0][1](*args)
        for tests, fn in self.entries:
            if len(tests) == len(args) and all(
                test(arg) for test, arg in zip(tests, args, strict=True)
            ):
                return fn(*args)
        got = f"({', '.join(type(arg).__name__ for arg in args)})"
        known = " or ".join(self._described) or "a function to be registered first"
        raise ArgumentValueError.of(f"MultitypeFuncGraph {self.name!r}", known, got)


def _test_of(name: Any) -> Callable[[Any], bool]:
    """Whether an argument has the type of a name."""
    kind = str(name)
    if kind == "Function":
        return callable
    if kind in _PYTHON_TYPES:
        types = _PYTHON_TYPES[kind]
        return lambda value: isinstance(value, types)
    if kind in _SPARSE:
        return lambda value: isinstance(value, SparseLayout) and value.layout == kind
    if kind in _NEVER:
        return lambda value: False
    wrapped = kind.removeprefix("Tensor[").removesuffix("]")
    if wrapped != kind:
        return lambda value: isinstance(value, Value) and _dtype_name(value) == wrapped
    if isinstance(name, DType) or kind.rstrip("0123456789") in {"Int", "UInt", "Float", "BFloat"}:
        return lambda value: isinstance(value, np.generic) and _dtype_name(value) == kind
    expected = f"one of {[*_PYTHON_TYPES, 'Function']} or a number type"
    raise StateError(compose("MultitypeFuncGraph.register", expected, repr(name)))


def _dtype_name(value: Any) -> str:
    return as_dtype(value.array.dtype if isinstance(value, Value) else value.dtype).name
