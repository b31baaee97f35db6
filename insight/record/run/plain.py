"""Whatever a program keeps its settings in, as mappings, lists, numbers and texts.

Known by what they can do; no library is imported that the program did not load.
"""

from __future__ import annotations

import dataclasses
import re
import sys
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from contextlib import suppress
from enum import Enum
from numbers import Integral, Real
from os import PathLike, fspath
from types import SimpleNamespace
from typing import Any

FURTHER = "..."  # as Python shows a list that holds itself
DEEPEST = 40
_LONGEST = 10_000  # characters of what says itself what it is
_MOST_LISTED = 1_000
_ADDRESS = re.compile(r" at 0x[0-9a-fA-F]+")
_AS_MAPPING = ("model_dump", "to_dict", "_asdict")  # pydantic; transformers and others; tuples


def as_mapping(value: Any) -> Mapping[Any, Any] | None:
    """What holds settings by name as a mapping; None where it is none of those.

    Mappings, dataclasses, namespaces of argparse, OmegaConf's, attrs', pydantic's and named tuples;
    and what has a method `to_dict`.

    >>> from argparse import Namespace
    >>> as_mapping(Namespace(rate=0.1)), as_mapping([0.1])
    ({'rate': 0.1}, None)

    """
    if isinstance(value, type):
        return None
    if _is_of_omegaconf(value):
        return _of_omegaconf(value)
    if isinstance(value, Mapping):
        return value
    if dataclasses.is_dataclass(value):
        fields = (one.name for one in dataclasses.fields(value))
        return {name: getattr(value, name, None) for name in fields}
    if isinstance(value, SimpleNamespace) or type(value).__name__ == "Namespace":
        return dict(vars(value))
    if hasattr(type(value), "__attrs_attrs__"):
        return {one.name: getattr(value, one.name, None) for one in type(value).__attrs_attrs__}
    return _as_it_says(value)


def _as_it_says(value: Any) -> Mapping[Any, Any] | None:
    """Of tensors and tables a `to_dict` would be their content: those have a shape."""
    if hasattr(value, "shape"):
        return None
    for name in _AS_MAPPING:
        if callable(told := getattr(value, name, None)):
            with suppress(Exception):  # one that wants arguments, or a stranger's mistake
                found = told()
                if isinstance(found, Mapping):
                    return found
    return None


def _is_of_omegaconf(value: Any) -> bool:
    return type(value).__module__.partition(".")[0] == "omegaconf" and hasattr(value, "_content")


def _of_omegaconf(value: Any) -> Mapping[Any, Any] | None:
    """What it says with its references resolved, or as it is written where one leads nowhere."""
    to_container = getattr(sys.modules.get("omegaconf"), "OmegaConf", None)
    for resolve in (True, False):
        with suppress(Exception):
            found = to_container.to_container(value, resolve=resolve)  # type: ignore[union-attr]
            return found if isinstance(found, Mapping) else None
    return None


def plain(value: Any, depth: int = 0) -> Any:
    """`value` as bool, int, float, str, None, lists of these, and mappings with texts as names.

    Functions and classes are their names, sets sorted lists, small arrays lists. What is none of
    all that is what it says of itself, without the place in memory. Nothing raises.

    >>> from pathlib import Path
    >>> plain({"root": Path("a/b"), "seeds": {2, 1}, 3: (len, int)})
    {'root': 'a/b', 'seeds': [1, 2], '3': ['len', 'int']}

    """
    try:
        return _plain(value, depth)
    except Exception:  # a stranger's `__iter__` or `__eq__`: not worth the run
        return type(value).__name__


def _plain(value: Any, depth: int) -> Any:
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, Enum):
        inner = value.value
        return plain(inner) if isinstance(inner, (str, Real)) else value.name
    if isinstance(value, (str, PathLike)):
        return _text(value)
    if isinstance(value, (Integral, Real)):
        return _number(value)
    if depth >= DEEPEST:
        return FURTHER
    if (mapping := as_mapping(value)) is not None:
        return {name_of(key): plain(one, depth + 1) for key, one in list(mapping.items())}
    if isinstance(value, (AbstractSet, Sequence)) and not isinstance(
        value, (bytes, bytearray, memoryview)
    ):
        return _listed(value, depth)
    return _of_object(value, depth)


def _number(value: Any) -> int | float | str:
    try:
        number = int(value) if isinstance(value, Integral) else float(value)
        float(number)
    except OverflowError:
        return str(type(value).__name__)
    return number


def _listed(value: Any, depth: int) -> Any:
    """The parts; of thousands only how many there are: nobody compares runs by those."""
    if len(value) > _MOST_LISTED:
        return f"{type(value).__name__} of {len(value)}"
    parts = [plain(one, depth + 1) for one in value]
    if isinstance(value, AbstractSet):
        with suppress(TypeError):
            return sorted(parts)
        return sorted(parts, key=str)
    return parts


def _of_object(value: Any, depth: int) -> Any:
    shape = None if isinstance(value, type) else getattr(value, "shape", None)
    if shape is not None and callable(getattr(value, "tolist", None)):
        return _of_array(value, tuple(shape), depth)
    name = getattr(value, "__qualname__", None) or getattr(value, "__name__", None)
    if isinstance(name, str):
        return _text(name)
    shown = str(value)
    return type(value).__name__ if _ADDRESS.search(shown) else _text(shown[:_LONGEST])


def _of_array(value: Any, shape: tuple[int, ...], depth: int) -> Any:
    size = 1
    for length in shape:
        size *= int(length)
    if size > _MOST_LISTED:
        return f"{type(value).__name__} of {' x '.join(map(str, shape))}"
    return plain(value.tolist(), depth + 1)


def name_of(key: Any) -> str:
    """A name that a file can hold.

    >>> name_of("a"), name_of(3), name_of("")
    ('a', '3', "''")

    """
    return _text(key) if isinstance(key, str) and key else _text(plain_name(key))


def plain_name(key: Any) -> str:
    """What a key that is no text, or an empty one, says of itself."""
    return repr(key) if isinstance(key, str) else str(plain(key))


def _text(text: Any) -> str:
    shown = fspath(text) if isinstance(text, PathLike) else str.__str__(text)
    shown = shown.decode("utf-8", "replace") if isinstance(shown, bytes) else shown
    return shown.encode("utf-8", "replace").decode()


def leaves(name: str, value: Any) -> dict[str, Any]:
    """What `plain` gave by dotted names; mappings in lists are named by where they stand.

    >>> leaves("layers", [{"width": 8}, {"width": 4}])
    {'layers.0.width': 8, 'layers.1.width': 4}
    >>> leaves("sizes", [8, 4])
    {'sizes': [8, 4]}

    """
    if isinstance(value, Mapping):
        inner = value.items()
    elif isinstance(value, list) and any(isinstance(one, Mapping) for one in value):
        inner = {str(index): one for index, one in enumerate(value)}.items()
    else:
        return {name: _without_mappings(value)}
    dot = f"{name}." if name else ""
    found: dict[str, Any] = {}
    for key, one in inner:
        for leaf, fact in leaves(f"{dot}{key}", one).items():
            found.setdefault(leaf, fact)
    return found


def _without_mappings(value: Any) -> Any:
    """Deeper in lists a mapping is text: a fact is a list of numbers and texts."""
    if isinstance(value, Mapping):
        return str(dict(value))
    return [_without_mappings(one) for one in value] if isinstance(value, list) else value
