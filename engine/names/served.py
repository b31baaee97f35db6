"""The one importer of MindSpore's older import paths, which are no files here but lines of a table.

Each path gives the same objects as the modules that have them now. What neither the table nor a
file has is refused with what is missing and the nearest that is here.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import MutableSequence, Sequence
from functools import cache, partial
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
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
    import tomllib  # every program imports this module, and few use an older path

    return tomllib.loads(_TABLE.read_text("utf-8"))


class OlderPath(ModuleType):
    """A module without a file: its names are looked up where they are now, when they are asked for.

    Its empty `__path__` makes Python ask our finder for names that it does not have.
    """

    __path__: MutableSequence[str] = []  # noqa: RUF012 - as the import system has it

    def __getattr__(self, name: str) -> Any:
        if name == "__all__":
            return sorted(public for public in self._given() if not public.startswith("_"))
        value = given_by_older_path(self.__name__, name)
        vars(self)[name] = value
        return value

    def __dir__(self) -> list[str]:
        return sorted(self._given() | set(vars(self)))

    def _given(self) -> set[str]:
        names = set(renamed().get(self.__name__, ()))
        return names.union(*map(_public, map(importlib.import_module, paths()[self.__name__])))


def _public(module: ModuleType) -> list[str]:
    named: list[str] | None = getattr(module, "__all__", None)
    return [name for name in vars(module) if name[0] != "_"] if named is None else named


def given_by_older_path(path: str, name: str) -> Any:
    """What a module gives that has no such name: an older path below it, or a name of old.

    Raises:
        MissingNameError: If there is neither; it says what is nearest.

    """
    if name[:2] == "__":
        raise MissingNameError(path, name)
    if f"{path}.{name}" in paths():
        return importlib.import_module(f"{path}.{name}")
    present = renamed().get(path, {}).get(name)
    if present is not None:
        module, _, attribute = present.rpartition(".")
        return getattr(importlib.import_module(module), attribute)
    for source in paths().get(path, ()):
        module_there = importlib.import_module(source)
        if name in _public(module_there) or _is_module(module_there, name):
            return getattr(module_there, name)
    raise MissingNameError(path, name)


def _is_module(holder: ModuleType, name: str) -> bool:
    return isinstance(getattr(holder, name, None), ModuleType)


class Served:
    """Finds the table's paths, and has every module say what is nearest to a name that it lacks.

    It is asked first: a folder of stubs would pass for a package.
    """

    def __init__(self, package: str) -> None:
        self.package = package

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The spec of a module below the package: of a file, or of a path in the table."""
        if not fullname.startswith(f"{self.package}."):
            return None
        found = PathFinder.find_spec(fullname, path, target)
        if found is not None and found.loader is not None:
            if isinstance(found.loader, SourceFileLoader):
                found.loader = _Telling(fullname, found.loader.path)
            return found
        if fullname not in paths():
            return None
        # It is no subclass of `importlib.abc.Loader`: that module brings `tempfile` and more.
        return ModuleSpec(fullname, self, origin=str(_TABLE), is_package=True)  # type: ignore[arg-type]

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """The module, which has nothing yet."""
        return OlderPath(spec.name, f"An older import path: {', '.join(paths()[spec.name])}.")

    def exec_module(self, module: ModuleType) -> None:
        """Nothing is run: names are looked up when they are asked for."""


class _Telling(SourceFileLoader):
    """Loads a module of ours; what it lacks is looked for among the names of old."""

    def exec_module(self, module: ModuleType) -> None:
        """Run the module's file."""
        vars(module)["__getattr__"] = partial(given_by_older_path, module.__name__)
        super().exec_module(module)


class Refusing:
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
        package: The name of the package that is being imported.

    """
    if not any(isinstance(finder, Served) for finder in sys.meta_path):
        sys.meta_path.insert(0, Served(package))
        sys.meta_path.append(Refusing(package))
