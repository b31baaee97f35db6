"""What tells one Python object that gives rows from another, without asking it for a row.

Hashed are its code, as it is compiled, and the values that it holds: attributes, what its functions
close over, and what they name of their modules. Nothing of it is called, not even a property, so it
gives afterwards what it would have given.
"""

from __future__ import annotations

import functools
import hashlib
import sys
from types import (
    CodeType,
    FunctionType,
    GeneratorType,
    GetSetDescriptorType,
    MemberDescriptorType,
    MethodType,
    ModuleType,
)
from typing import TYPE_CHECKING, Any

import numpy as np

from .fingerprint import of_array

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

_MOST_VALUES = 4_096
_MOST_ARRAY_BYTES = 32 * 1024 * 1024  # of what is sampled, about 10 ms
_DEEPEST = 24
_SAMPLED = 64
_MOST_ITEMS = 256
_BY_PYTHON = 1 << 9  # a heap type that may be changed: Py_TPFLAGS_HEAPTYPE, not IMMUTABLETYPE
_MADE_BY = _BY_PYTHON | 1 << 8
_LONGEST = 65_536  # bytes of each end of a text
_BUILT_IN = frozenset((dict, list, tuple, set, frozenset, CodeType, FunctionType))
_KNOWN = frozenset((object, dict, list, tuple, set, frozenset, str, bytes, bytearray, np.ndarray))
_PLAIN = frozenset((bool, float, complex, type(None), type(...), range))


def of_source(source: Any) -> dict[str, Any]:
    """The hash of an object's code and of the values that it holds.

    Returns:
        `sha256`, and `kind`: `source`, or `source, in part` where it holds what cannot be looked
        into, such as an open file, or more than is looked at. Of long values a sample is hashed.

    >>> def squares():
    ...     for number in range(3):
    ...         yield number**2
    >>> of_source(squares)["kind"], of_source(squares) == of_source(squares)
    ('source', True)

    """
    hashing = _Hashing()
    hashing.value(source)
    kind = "source" if hashing.is_whole else "source, in part"
    return {"sha256": hashing.digest.hexdigest(), "kind": kind}


class _Hashing:
    """Goes through what an object holds, within bounds.

    Attributes:
        digest: Of what was seen.
        is_whole: Whether all could be looked at.

    """

    def __init__(self) -> None:
        self.digest = hashlib.sha256()
        self.is_whole = True
        self._values = self._bytes = 0
        self._within: list[Any] = []
        self._code: dict[int, int] = {}  # classes and functions that were met, by their identity

    def value(self, value: Any) -> None:
        """Hash one value, whatever it is."""
        self._values += 1
        for number, one in enumerate(self._within):
            if one is value:  # objects may hold each other
                self._tell("again", str(number))
                return
        if self._values > _MOST_VALUES or len(self._within) > _DEEPEST:
            self.is_whole = False
            return
        if issubclass(type(value), (type, FunctionType)):
            if id(value) in self._code:
                self._tell("met", str(self._code[id(value)]))
                return
            self._code[id(value)] = len(self._code)
        self._within.append(value)
        self._by_kind(value, type(value))
        self._within.pop()

    def _by_kind(self, value: Any, kind: type) -> None:
        """The kind is that of the interpreter: `isinstance` may ask the object itself."""
        if issubclass(kind, (str, bytes, bytearray)):
            self._text(value)
        elif kind is int:
            self._tell("int", f"{value:x}")
        elif kind in _PLAIN:
            self._tell(kind.__name__, repr(value))
        elif issubclass(kind, np.ndarray):
            self._array(np.ndarray.view(value, np.ndarray))
        elif issubclass(kind, np.generic):
            self._array(np.asarray(value))
        elif issubclass(kind, ModuleType):
            self._tell("module", value.__name__)
        else:
            self._of_many(value, kind)

    def _of_many(self, value: Any, kind: type) -> None:
        if issubclass(kind, dict):
            self._items("dict", dict.items(value))
        elif issubclass(kind, list):
            self._sequence("list", list.__len__(value), functools.partial(list.__getitem__, value))
        elif issubclass(kind, tuple):
            get = functools.partial(tuple.__getitem__, value)
            self._sequence("tuple", tuple.__len__(value), get)
        elif issubclass(kind, (set, frozenset)):
            self._set(value)
        elif kind is CodeType:
            self._text(value.co_code)
            self.value(value.co_names)
            self.value(value.co_consts)
        elif kind is FunctionType:
            self._function(value)
        elif issubclass(kind, type):
            self._class(value)
        if kind not in _BUILT_IN:
            self._object(value, kind)

    def _object(self, value: Any, kind: type) -> None:
        """An object by its class and attributes, or what its kind has in their place."""
        if kind is MethodType:
            self._items("method", (("of", value.__self__), ("function", value.__func__)))
        elif kind is functools.partial:
            parts = {"function": value.func, "args": value.args, "keywords": value.keywords}
            self._items("partial", parts.items())
        elif kind in {staticmethod, classmethod}:
            self.value(value.__func__)
        elif kind is property:
            self.value(value.fget)
        elif kind is GeneratorType:
            self.value(value.gi_code)
            self._items("begun with", value.gi_frame.f_locals.items() if value.gi_frame else ())
        elif issubclass(kind, type):
            return
        else:
            held = _attributes(value, kind)
            self.is_whole &= held is not None
            self.value(kind)
            self._items("attributes", (held or {}).items())

    def _class(self, value: type) -> None:
        """The functions and values of a class and of those above it, but for Python's own."""
        for one in value.__mro__:
            self._tell("class", one.__qualname__)
            if one.__module__.partition(".")[0] in sys.stdlib_module_names:
                continue
            held = vars(one)
            own = {k: v for k, v in held.items() if not _is_of_python(k, v)}
            self._items("holds", own.items())

    def _function(self, value: FunctionType) -> None:
        code = value.__code__
        self.value(code)
        self._items("defaults", enumerate(value.__defaults__ or ()))
        self._items("defaults", (value.__kwdefaults__ or {}).items())
        closed = zip(code.co_freevars, value.__closure__ or (), strict=False)
        self._items("closes over", ((name, _content(cell)) for name, cell in closed))
        known = value.__globals__
        named = ((name, known[name]) for name in sorted(_names(code)) if name in known)
        own = [(name, one) for name, one in named if _is_own(one, value.__module__)]
        self._items("names", own)

    def _array(self, array: np.ndarray) -> None:
        if array.dtype.hasobject:
            self._tell("array", f"{array.shape} {array.dtype.str}")
            flat = array.reshape(-1)
            self._sequence("objects", flat.size, lambda index: flat[index])
            return
        told = f"{array.shape} {array.dtype.str}"
        if self._bytes < _MOST_ARRAY_BYTES:
            told = of_array(array)["sha256"]
            self._bytes += _sampled_bytes(array)
        else:
            self.is_whole = False
        self._tell("array", told)

    def _sequence(self, what: str, count: int, get: Callable[[int], Any]) -> None:
        """So many values, or those spread evenly among them."""
        self._tell(what, str(count))
        chosen = range(count) if count <= _SAMPLED else np.linspace(0, count - 1, _SAMPLED)
        for index in chosen:
            self.value(get(int(index)))

    def _items(self, what: str, items: Iterable[tuple[Any, Any]]) -> None:
        held = list(items)
        self._tell(what, str(len(held)))
        for name, one in held if len(held) <= _MOST_ITEMS else held[:: -(-len(held) // _SAMPLED)]:
            self.value(name)
            self.value(one)

    def _set(self, held: Any) -> None:
        """A set, whose order is another in each process: by the hashes of what is in it."""
        told = []
        if len(held) > _MOST_VALUES:
            self.is_whole = False
            held = ()
        for one in held:
            inner = _Hashing()
            inner._within, inner._code = [*self._within], dict(self._code)
            inner.value(one)
            self.is_whole &= inner.is_whole
            told.append(inner.digest.hexdigest())
        self._tell("set", " ".join(sorted(told)))

    def _text(self, value: Any) -> None:
        is_text = issubclass(type(value), str)
        held = str.encode(value, "utf-8", "surrogatepass") if is_text else memoryview(value)
        self.digest.update(f"{'str' if is_text else 'bytes'} {len(held)}:".encode())
        self.digest.update(held[:_LONGEST])
        self.digest.update(held[-_LONGEST:])

    def _tell(self, what: str, told: str) -> None:
        held = told.encode("utf-8", "surrogatepass")
        self.digest.update(f"{what} {len(held)}:".encode() + held)


def _sampled_bytes(array: np.ndarray) -> int:
    rows = len(array) if array.ndim else 1
    return array.nbytes if rows <= _SAMPLED else array.nbytes // rows * _SAMPLED


def _attributes(value: Any, kind: type) -> dict[str, Any] | None:
    """What an object holds, past properties and `__getattr__`; None where that is out of reach."""
    found: dict[str, Any] = {}
    is_reached, is_of_python = False, True
    for one in kind.__mro__:
        is_of_python &= one in _KNOWN or one.__flags__ & _MADE_BY == _BY_PYTHON
        for name, held in vars(one).items():
            if isinstance(held, MemberDescriptorType) and one.__module__ != "builtins":
                is_reached = True
                try:
                    found[name] = held.__get__(value)
                except AttributeError:  # a slot that was not filled
                    continue
            elif name == "__dict__" and isinstance(held, GetSetDescriptorType):
                is_reached = True
                found |= held.__get__(value)
    return found if is_reached and is_of_python else None


def _is_of_python(name: str, value: Any) -> bool:
    """Whether a class has it from the interpreter, or for readers alone."""
    told = {"__module__", "__doc__", "__qualname__", "__firstlineno__", "__static_attributes__"}
    descriptors = (MemberDescriptorType, GetSetDescriptorType)
    return name in told or name.startswith("_abc") or isinstance(value, descriptors)


def _names(code: CodeType) -> set[str]:
    """The names that code looks up, also inside of the functions that it makes."""
    inner = (one for one in code.co_consts if isinstance(one, CodeType))
    return set(code.co_names).union(*map(_names, inner))


def _is_own(value: Any, module: str | None) -> bool:
    """Whether what a function names is a value, or code of the function's own module."""
    if isinstance(value, ModuleType):
        return False
    return not callable(value) or getattr(value, "__module__", None) == module


def _content(cell: Any) -> Any:
    try:
        return cell.cell_contents
    except ValueError:  # it is not filled yet
        return None
