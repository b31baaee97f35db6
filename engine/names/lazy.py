"""Packages that import a module when one of its names is asked for (PEP 562).

The stub beside a package's `__init__.py`, which tells editors and type checkers its names, is also
the index: `from .dense import Dense as Dense` says that `Dense` comes out of `dense.py`. After
`# declared: ` it says so to us alone, of a class or function that the stub itself declares.

>>> import engine
>>> engine.nn.Dense.__module__
'engine.nn.layer.dense'
>>> "Conv2d" in dir(engine.nn)
True
"""

from __future__ import annotations

import importlib
import importlib.util
import re
import sys
from collections.abc import Callable, Iterator
from importlib.machinery import PathFinder
from types import ModuleType
from typing import Any, NamedTuple

from .missing import MissingNameError
from .served import given_by_older_path

_IMPORT = re.compile(r"^(?:# declared: )?from (\S+) import (?:\(([^)]*)\)|(.+))$", re.MULTILINE)
_LISTED = re.compile(r"^__all__ = \[([^\]]*)\]", re.MULTILINE)
_QUOTED = re.compile(r'"(\w+)"')
_COMMENT = re.compile(r"#(?! declared: from ).*")


class Source(NamedTuple):
    """Where a name comes from: an attribute of a module, or with "" the module itself."""

    module: str
    attribute: str

    def load(self) -> Any:
        """Import the module, and take from it."""
        held = importlib.import_module(self.module)
        return getattr(held, self.attribute) if self.attribute else held


class Index(NamedTuple):
    """What a stub says.

    Attributes:
        sources: Of each name that it imports.
        stars: Packages whose public names are this one's, too.
        public: The names in its `__all__`.

    """

    sources: dict[str, Source]
    stars: list[str]
    public: list[str]


def read_index(package: str, stub: str) -> Index:
    r"""The index that the text of a package's stub is.

    >>> read_index("a", "from .b import c as d\nfrom . import e\nfrom .f import *").sources
    {'d': Source(module='a.b', attribute='c'), 'e': Source(module='a.e', attribute='')}
    """
    text = _COMMENT.sub("", stub)
    sources: dict[str, Source] = {}
    stars: list[str] = []
    for written, bracketed, plain in _IMPORT.findall(text):
        module = importlib.util.resolve_name(written, package)
        for name, alias in _names(bracketed or plain):
            if name == "*":
                stars.append(module)
            elif written == ".":
                sources[alias] = Source(f"{package}.{name}", "")
            else:
                sources[alias] = Source(module, name)
    listed = _LISTED.search(text)
    return Index(sources, stars, _QUOTED.findall(listed[1]) if listed else [])


def _names(imported: str) -> Iterator[tuple[str, str]]:
    """Each name of an import, and what it is called here."""
    for one in imported.split(","):
        name, _, alias = one.strip().partition(" as ")
        if name:
            yield name, alias or name


class LazyPackage(ModuleType):
    """A package whose names are looked up in its index when they are asked for."""

    _index: Index
    _dress: Callable[[str, Any], Any] | None

    def __getattr__(self, name: str) -> Any:
        if name == "__all__":
            value: Any = [*self._index.public, *self._starred()]
        elif name[:2] == "__":
            raise MissingNameError(self.__name__, name)
        else:
            value = self._found(name)
        vars(self)[name] = value
        return value

    def _found(self, name: str) -> Any:
        source = self._index.sources.get(name) or self._inside(name) or self._from_star(name)
        if source is None:
            return given_by_older_path(self.__name__, name)
        value = source.load()
        return value if self._dress is None else self._dress(name, value)

    def _inside(self, name: str) -> Source | None:
        within = f"{self.__name__}.{name}"
        spec = PathFinder.find_spec(within, self.__path__)
        return None if spec is None or spec.loader is None else Source(within, "")

    def _from_star(self, name: str) -> Source | None:
        return next(
            (Source(star, name) for star in self._index.stars if name in _public(star)), None
        )

    def _starred(self) -> list[str]:
        return [name for star in self._index.stars for name in _public(star)]

    def __setattr__(self, name: str, value: Any) -> None:
        # Python makes a loaded module an attribute of its package. Where the package has a function
        # of that name, as `ops.dropout` out of `ops/dropout.py`, the function is what is meant.
        if not self._hides(name, value):
            super().__setattr__(name, value)

    def _hides(self, name: str, value: Any) -> bool:
        if not (isinstance(value, ModuleType) and value.__name__ == f"{self.__name__}.{name}"):
            return False
        source = self._index.sources.get(name)
        return source is not None and bool(source.attribute)

    def __dir__(self) -> list[str]:
        return sorted({*vars(self), *self._index.sources, *self._starred()})


def _public(module: str) -> list[str]:
    names: list[str] = importlib.import_module(module).__all__
    return names


def attach(package: str, dress: Callable[[str, Any], Any] | None = None) -> None:
    """Let a package find its names by the stub beside it.

    Args:
        package: Its dotted name; it is half imported, as it is while its `__init__` runs.
        dress: Given a name and what was found under it: what the package gives for it.

    """
    module = sys.modules[package]
    spec = module.__spec__
    assert spec is not None
    assert spec.origin is not None
    stub: bytes = spec.loader.get_data(f"{spec.origin}i")  # type: ignore[union-attr]
    vars(module).pop("__getattr__", None)  # what a module without an index has
    vars(module).update(_index=read_index(package, stub.decode()), _dress=dress)
    module.__class__ = LazyPackage
    assert isinstance(module, LazyPackage)
    for name, value in list(vars(module).items()):
        if module._hides(name, value):  # loaded before
            del vars(module)[name]
