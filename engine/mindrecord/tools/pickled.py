"""Dicts of arrays, lists and texts in Python's pickle format, read without running anything.

The instructions of a pickle are taken apart by `pickletools`, and those that such a dict needs are
followed here; of classes and functions only NumPy's for arrays are known, by name. All others are
refused: to unpickle a file is to run what it says.
"""

from __future__ import annotations

import pickletools
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import numpy as np

from engine.errors import RecordError

_MARK: Final = object()
_NUMBERS = re.compile(r"[biuf]\d{1,2}")  # the names of their types
_ORDERS = ("<", ">", "|", "=")  # of the bytes of a number
_MULTIARRAY = ("numpy.core.multiarray", "numpy._core.multiarray")
_NUMERIC = ("numpy.core.numeric", "numpy._core.numeric")
# Of texts that are none `pickletools` warns, which is an error where warnings are.
_TOLD = (ValueError, TypeError, LookupError, AttributeError, OverflowError, DeprecationWarning)
_KNOWN = {
    **{f"{module} _reconstruct": "empty array" for module in _MULTIARRAY},
    **{f"{module} _frombuffer": "array" for module in _NUMERIC},
    "numpy ndarray": "class of arrays",
    "numpy dtype": "dtype",
    "_codecs encode": "bytes",
}


class _Symbol(str):
    """A class or a function that a pickle names."""

    __slots__ = ()


class _Array:
    """An array, empty until the pickle fills it."""

    def __init__(self, values: np.ndarray | None = None) -> None:
        self.values = values

    def fill(self, state: Any) -> None:
        _, shape, kind, is_fortran, content = state
        self.values = _array(content, kind, shape, "F" if is_fortran else "C")


class _Kind:
    """A type of numbers."""

    def __init__(self, name: Any) -> None:
        if not _NUMBERS.fullmatch(_text(name)):
            raise ValueError(f"arrays of {name!r}")
        self.dtype = np.dtype(_text(name))

    def fill(self, state: Any) -> None:
        if _text(state[1]) not in _ORDERS:
            raise ValueError(f"bytes in the order {state[1]!r}")
        self.dtype = np.dtype(_text(state[1]) + self.dtype.str[1:])


def read_pickled(path: Path) -> dict[str, Any]:
    """The dict in a file; texts are bytes where Python 2 wrote it, but for keys.

    Raises:
        RecordError: If it is damaged, or holds anything else.
        OSError: If it cannot be read.

    """
    try:
        found = _Reader().run(path.read_bytes())
        return {_text(key): _plain(value) for key, value in found.items()}
    except _TOLD as error:
        expected = "a pickled dict of arrays and lists"
        raise RecordError.of(
            str(path), expected, error, "the file is damaged, or another"
        ) from error


def _plain(value: Any) -> Any:
    return value.values if isinstance(value, _Array) else value


def _text(value: Any) -> str:
    return value.decode("latin-1") if isinstance(value, bytes) else _checked(value)


def _checked(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{type(value).__name__} where a text belongs")
    return value


class _Reader:
    """Follows the instructions of one pickle."""

    def __init__(self) -> None:
        self._stack: list[Any] = []
        self._memo: dict[int, Any] = {}

    def run(self, content: bytes) -> Any:
        """What the pickle makes."""
        for instruction, argument, _ in pickletools.genops(content):
            name = instruction.name
            if name in _MAKERS:
                self._stack.append(_MAKERS[name](argument))
            elif name in _STEPS:
                _STEPS[name](self, argument)
            elif name not in _NOTHING:
                raise ValueError(f"the instruction {name}")
        return self._stack.pop()

    def _from_mark(self) -> list[Any]:
        depth = len(self._stack) - 1 - self._stack[::-1].index(_MARK)
        items = self._stack[depth + 1 :]
        del self._stack[depth:]
        return items

    def mark(self, _: Any) -> None:
        self._stack.append(_MARK)

    def put(self, number: int | None) -> None:
        self._memo[len(self._memo) if number is None else number] = self._stack[-1]

    def get(self, number: int) -> None:
        self._stack.append(self._memo[number])

    def tuple_of_mark(self, _: Any) -> None:
        self._stack.append(tuple(self._from_mark()))

    def tuple_of_one(self, _: Any) -> None:
        self._stack[-1:] = [(self._stack[-1],)]

    def tuple_of_two(self, _: Any) -> None:
        self._stack[-2:] = [tuple(self._stack[-2:])]

    def tuple_of_three(self, _: Any) -> None:
        self._stack[-3:] = [tuple(self._stack[-3:])]

    def append(self, _: Any) -> None:
        item = self._stack.pop()
        _list(self._stack[-1]).append(item)

    def extend(self, _: Any) -> None:
        items = self._from_mark()
        _list(self._stack[-1]).extend(items)

    def set_item(self, _: Any) -> None:
        value, key = self._stack.pop(), self._stack.pop()
        _dict(self._stack[-1])[key] = value

    def set_items(self, _: Any) -> None:
        items = self._from_mark()
        _dict(self._stack[-1]).update(zip(items[::2], items[1::2], strict=True))

    def name(self, symbol: str | None) -> None:
        if symbol is None:
            symbol = f"{self._stack.pop(-2)} {self._stack.pop()}"
        if symbol not in _KNOWN:
            raise ValueError(symbol)
        self._stack.append(_Symbol(_KNOWN[symbol]))

    def call(self, _: Any) -> None:
        arguments, symbol = self._stack.pop(), self._stack.pop()
        if not isinstance(symbol, _Symbol):
            raise TypeError(f"{type(symbol).__name__} where a function belongs")
        self._stack.append(_called(symbol, *arguments))

    def build(self, _: Any) -> None:
        state = self._stack.pop()
        if not isinstance(self._stack[-1], _Array | _Kind):
            raise TypeError(f"a state of {type(self._stack[-1]).__name__}")
        self._stack[-1].fill(state)


def _called(symbol: _Symbol, *arguments: Any) -> Any:
    match symbol:
        case "empty array":
            return _Array()
        case "array":
            return _Array(_array(*arguments))
        case "dtype":
            return _Kind(arguments[0])
        case "bytes":
            return _checked(arguments[0]).encode("latin-1")
    raise ValueError(f"{symbol} called")


def _array(content: Any, kind: Any, shape: Any, order: Any) -> np.ndarray:
    array: np.ndarray = np.ndarray(shape, kind.dtype, bytes(content), order=order)
    if array.nbytes != len(content):
        raise ValueError(f"{len(content)} bytes of {array.nbytes}")
    return array


def _list(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise TypeError(f"items of {type(value).__name__}")
    return value


def _dict(value: Any) -> dict[Any, Any]:
    if not isinstance(value, dict):
        raise TypeError(f"keys of {type(value).__name__}")
    return value


def _same(value: Any) -> Any:
    return value


_MAKERS: dict[str, Callable[[Any], Any]] = {
    "EMPTY_DICT": lambda _: {},
    "EMPTY_LIST": lambda _: [],
    "EMPTY_TUPLE": lambda _: (),
    "NONE": lambda _: None,
    "NEWTRUE": lambda _: True,
    "NEWFALSE": lambda _: False,
    **dict.fromkeys(("BININT", "BININT1", "BININT2", "LONG1", "BINFLOAT"), _same),
    **dict.fromkeys(("BINUNICODE", "SHORT_BINUNICODE"), _same),
    **dict.fromkeys(("BINBYTES", "SHORT_BINBYTES", "BINBYTES8", "BYTEARRAY8"), _same),
    **dict.fromkeys(("BINSTRING", "SHORT_BINSTRING"), lambda text: text.encode("latin-1")),
}
_STEPS: dict[str, Callable[[_Reader, Any], None]] = {
    "MARK": _Reader.mark,
    **dict.fromkeys(("BINPUT", "LONG_BINPUT", "MEMOIZE"), _Reader.put),
    **dict.fromkeys(("BINGET", "LONG_BINGET"), _Reader.get),
    "TUPLE": _Reader.tuple_of_mark,
    "TUPLE1": _Reader.tuple_of_one,
    "TUPLE2": _Reader.tuple_of_two,
    "TUPLE3": _Reader.tuple_of_three,
    "APPEND": _Reader.append,
    "APPENDS": _Reader.extend,
    "SETITEM": _Reader.set_item,
    "SETITEMS": _Reader.set_items,
    **dict.fromkeys(("GLOBAL", "STACK_GLOBAL"), _Reader.name),
    "REDUCE": _Reader.call,
    "BUILD": _Reader.build,
}
_NOTHING = {"PROTO", "FRAME", "STOP"}
