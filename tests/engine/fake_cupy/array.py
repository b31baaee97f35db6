"""An array that refuses what CuPy's refuses, and counts what is copied; NumPy inside."""

from __future__ import annotations

import os
import sys
from collections import Counter
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from .streams import get_current_stream
from .surface import check_call, check_name

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

IS_REAL = os.environ.get("INSIGHT_TEST_GPU") == "real"
"""Whether the machine's own GPU takes the stand-in's place."""


only_beside_the_stand_in = pytest.mark.skipif(IS_REAL, reason="of the stand-in itself")
"""Marks tests of what the stand-in refuses, counts or draws."""


class _Any:
    """What nobody counted: any number, none among them."""

    __hash__ = None

    def __eq__(self, _: object) -> bool:
        return True

    __le__ = __ge__ = __eq__

    def __bool__(self) -> bool:
        return False


class _Uncounted(Counter[str]):
    """Copies of the real CuPy, which does not tell them."""

    __hash__ = None

    def __getitem__(self, _: str) -> Any:
        return _Any()

    def __eq__(self, _: object) -> bool:
        return True


COPIES: Counter[str] = _Uncounted() if IS_REAL else Counter()
"""How often something went `to the host` or `to the device`."""

_PLAIN = ("shape", "dtype", "ndim", "size", "itemsize", "nbytes", "strides", "flags")
_METHODS = (
    *("all", "any", "argmax", "argmin", "argsort", "astype", "clip", "conj", "copy", "cumsum"),
    *("diagonal", "dot", "fill", "flatten", "max", "mean", "min", "nonzero", "prod", "ravel"),
    *("repeat", "reshape", "round", "sort", "squeeze", "std", "sum", "swapaxes", "take", "trace"),
    *("transpose", "var", "view"),
)
_BINARY = (
    *("add", "sub", "mul", "truediv", "floordiv", "mod", "pow", "matmul", "and", "or", "xor"),
    *("lshift", "rshift"),
)
_COMPARISONS = ("eq", "ne", "lt", "le", "gt", "ge")
_UNARY = ("neg", "pos", "abs", "invert")


class FakeArray:
    """An array that lies as if on a device; results without axes stay arrays, as CuPy's do."""

    __hash__ = None

    def __init__(self, held: np.ndarray) -> None:
        self._held = held
        self._made = get_current_stream().next()

    @property
    def held(self) -> np.ndarray:
        """The numbers, for what this thread's stream does with them."""
        get_current_stream().check(self._made)
        return self._held

    def __getattr__(self, name: str) -> Any:
        if name in _PLAIN:
            return getattr(self._held, name)
        if name in {"T", "real", "imag"}:
            return on_device(getattr(self.held, name))
        if name in _METHODS:
            return checked("cupy.ndarray", name, lifted(getattr(self.held, name)))
        message = f"the stand-in for CuPy's array has no '{name}'"
        raise AttributeError(message)

    def __array__(self, *_: Any, **__: Any) -> np.ndarray:
        message = "Implicit conversion to a NumPy array is not allowed."
        raise TypeError(message)

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **options: Any) -> Any:
        if method != "__call__":
            return NotImplemented
        return lifted(ufunc)(*inputs, **options)

    def __array_function__(self, function: Any, _: Any, args: Any, options: Any) -> Any:
        return lifted(function)(*args, **options)

    @property
    def device(self) -> Any:
        """Where it lies; there is one."""
        return SimpleNamespace(id=0)

    def get(self) -> np.ndarray:
        COPIES["to the host"] += 1
        return self.held.copy()

    def item(self) -> Any:
        return self.get().item()

    def tolist(self) -> Any:
        return self.get().tolist()

    def __float__(self) -> float:
        return float(self.get())

    def __int__(self) -> int:
        return int(self.get())

    def __bool__(self) -> bool:
        return bool(self.get())

    def __len__(self) -> int:
        return len(self._held)

    def __iter__(self) -> Iterator[FakeArray]:
        return (self[place] for place in range(len(self)))

    def __getitem__(self, index: Any) -> FakeArray:
        return on_device(self.held[index_of(index)])

    def __setitem__(self, index: Any, values: Any) -> None:
        self.held[index_of(index)] = from_device(values)


def on_device(value: Any) -> Any:
    """NumPy's result as CuPy gives it."""
    if isinstance(value, np.ndarray | np.generic):
        return FakeArray(np.asarray(value))
    if isinstance(value, tuple | list):
        parts = map(on_device, value)
        return type(value)(*parts) if hasattr(value, "_fields") else type(value)(parts)
    return value


def from_device(value: Any) -> Any:
    """An argument of CuPy's as NumPy takes it.

    Raises:
        TypeError: For an array of the host, which CuPy takes nowhere.

    """
    if isinstance(value, FakeArray):
        return value.held
    if isinstance(value, np.ndarray):
        message = f"Unsupported type {type(value)}"
        raise TypeError(message)
    if isinstance(value, tuple | list):
        return type(value)(map(from_device, value))
    return value


def lifted(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function of NumPy's as one of CuPy's."""

    def of_device(*args: Any, **options: Any) -> Any:
        named = {name: from_device(value) for name, value in options.items()}
        return on_device(function(*from_device(args), **named))

    return of_device


def checked(place: str, name: str, function: Callable[..., Any]) -> Callable[..., Any]:
    """A function that takes what CuPy's of that name takes, and is there only if that is."""
    check_name(place, name)

    def called(*args: Any, **options: Any) -> Any:
        check_call(place, name, args, options)
        return function(*args, **options)

    return called


def index_of(index: Any) -> Any:
    """An index; CuPy takes those of the host too, and copies them."""
    if isinstance(index, tuple):
        return tuple(map(index_of, index))
    if isinstance(index, np.ndarray | list):
        COPIES["to the device"] += 1
    return index.held if isinstance(index, FakeArray) else index


def _operator(name: str, *, in_place: bool = False) -> Callable[..., Any]:
    def operate(array: FakeArray, *other: Any) -> Any:
        found = getattr(array.held, name)(*from_device(other))
        if found is NotImplemented:
            return found
        return array if in_place else on_device(found)

    return operate


for _name in (*_BINARY, *_COMPARISONS, *_UNARY, *(f"r{name}" for name in _BINARY)):
    setattr(FakeArray, f"__{_name}__", _operator(f"__{_name}__"))
for _name in _BINARY:
    setattr(FakeArray, f"__i{_name}__", _operator(f"__i{_name}__", in_place=True))


def placed(array: np.ndarray) -> Any:
    """A copy of it on the device."""
    return sys.modules["cupy"].array(array) if IS_REAL else FakeArray(array.copy())


def is_on_device(value: Any) -> bool:
    """Whether it is an array of the device."""
    return isinstance(value, sys.modules["cupy"].ndarray if IS_REAL else FakeArray)


def on_host(value: Any) -> np.ndarray:
    """The numbers of an array of the device, for a look that does not count; others as they are."""
    if isinstance(value, FakeArray):
        return value.held
    return value.get() if is_on_device(value) else value
