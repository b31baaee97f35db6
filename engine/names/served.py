"""The one importer of MindSpore's older import paths, which are no files here but lines of a table.

Each path gives the same objects as the modules that have them now. What neither the table nor a
file has is refused with what is missing and the nearest that is here.
"""

from __future__ import annotations

import importlib
import sys
import tomllib
from collections.abc import MutableSequence, Sequence
from functools import cache, partial
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Any

from .missing import MissingModuleError, MissingNameError

_TABLE = Path(__file__).with_name("paths.toml")


@cache
def paths() -> dict[str, list[str]]:
    """Each older path, and the modules whose names it has; of equal ones the first module's."""
    return {path: sources.split() for path, sources in _table()["paths"].items()}


@cache
def renamed() -> dict[str, dict[str, str]]:
    """By path: names that stand elsewhere under another name, as `module.name`."""
    found: dict[str, dict[str, str]] = {}
    for dotted, present in _table()["names"].items():
        path, _, name = dotted.rpartition(".")
        found.setdefault(path, {})[name] = present
    return found


@cache
def _table() -> dict[str, dict[str, str]]:
    return tomllib.loads(_TABLE.read_text("utf-8"))


class OlderPath(ModuleType):
    """A module without a file: its names are looked up where they are now, when they are asked for.

    Its empty `__path__` makes Python ask our finder for names that it does not have.
    """

    __path__: MutableSequence[str] = []  # noqa: RUF012 - as the import system has it

    def __getattr__(self, name: str) -> Any:
        if name == "__all__":
            return sorted(public for public in self._given() if not public.startswith("_"))
        value = _found(self.__name__, name)
        setattr(self, name, value)
        return value

    def __dir__(self) -> list[str]:
        return sorted(self._given() | set(vars(self)))

    def _given(self) -> set[str]:
        names = set(renamed().get(self.__name__, ()))
        return names.union(*map(_public, map(importlib.import_module, paths()[self.__name__])))


def _public(module: ModuleType) -> list[str]:
    named: list[str] | None = getattr(module, "__all__", None)
    return [name for name in vars(module) if name[0] != "_"] if named is None else named


def _found(path: str, name: str) -> Any:
    """What a path gives under a name; the error says what is there instead."""
    present = renamed().get(path, {}).get(name)
    if present is not None:
        module, _, attribute = present.rpartition(".")
        return getattr(importlib.import_module(module), attribute)
    for source in paths().get(path, ()) if name[:2] != "__" else ():
        module_there = importlib.import_module(source)
        if name in _public(module_there) or isinstance(vars(module_there).get(name), ModuleType):
            return getattr(module_there, name)
    raise MissingNameError(path, name)


class Served(MetaPathFinder, Loader):
    """Finds the table's paths. It is asked first: a folder of stubs would pass for a package."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The spec of a path in the table."""
        if fullname not in paths():
            return None
        return ModuleSpec(fullname, self, origin=str(_TABLE), is_package=True)

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """The module, which has nothing yet."""
        return OlderPath(spec.name, f"An older import path: {', '.join(paths()[spec.name])}.")

    def exec_module(self, module: ModuleType) -> None:
        """Nothing is run: names are looked up when they are asked for."""


class Refusing(MetaPathFinder):
    """Refuses what is below a package but nowhere. It is asked last."""

    def __init__(self, package: str) -> None:
        self.package = package

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """None for what is not below the package.

        Raises:
            MissingModuleError: For what is.

        """
        parent, _, name = fullname.rpartition(".")
        ours = fullname.startswith(f"{self.package}.") and parent in sys.modules
        if not ours or name.startswith("__"):
            return None
        raise MissingModuleError(parent, name)


def serve(package: str) -> None:
    """Make the table's paths importable, and let missing names say what is nearest.

    Args:
        package: The name of the package that has just been imported.

    """
    if not any(isinstance(finder, Served) for finder in sys.meta_path):
        sys.meta_path.insert(0, Served())
        sys.meta_path.append(Refusing(package))
    for path in paths():
        parent, _, name = path.rpartition(".")
        held = importlib.import_module(parent)
        # A function of the path's name stays: MindSpore's packages import it after the module.
        kept = vars(held).get(name)
        module = importlib.import_module(path)  # which Python makes an attribute of its parent
        setattr(held, name, module if kept is None else kept)
    below = [path for path in sys.modules if path.startswith(f"{package}.")]
    for path in [*below, package]:
        held = sys.modules[path]
        known = hasattr(held, "__path__") or path in renamed()
        if known and not isinstance(held, OlderPath):
            vars(held).setdefault("__getattr__", partial(_found, path))
