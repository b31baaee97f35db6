"""A script's own package called `engine`: its modules import that one, not ours.

Folders of that name are common among trainings, and beside the real MindSpore nothing else is
called so. So while a script of MindSpore runs, `import engine` means the script's own package, if
it has one, in every module that is not ours.
"""

from __future__ import annotations

import builtins
import importlib.util
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from typing import Any

OURS = "engine"
THEIRS = "_engine_of_the_script"  # what their package is called among the modules
_HOME = Path(__file__).resolve().parents[2]  # what our packages lie in
_PACKAGES = tuple(_HOME / name for name in ("engine", "insight", "dashboard"))


def give_scripts_their_own() -> None:
    """Let `import engine` mean the script's package, where there is one, for modules of others."""
    if not isinstance(builtins.__import__, _Import):
        builtins.__import__ = _Import(builtins.__import__)


class _Import:
    """Python's `__import__`, which looks at who imports."""

    def __init__(self, plain: Callable[..., Any]) -> None:
        self.plain = plain

    def __call__(
        self,
        name: str,
        globals: Mapping[str, Any] | None = None,
        locals: Mapping[str, Any] | None = None,
        fromlist: Sequence[str] | None = (),
        level: int = 0,
    ) -> Any:
        is_engine = level == 0 and (name == OURS or name.startswith(f"{OURS}."))
        if is_engine and _is_of_others(globals) and _there_is_one():
            name = THEIRS + name.removeprefix(OURS)
        return self.plain(name, globals, locals, fromlist, level)


def _is_of_others(importer: Mapping[str, Any] | None) -> bool:
    file = (importer or {}).get("__file__")
    if not isinstance(file, str):
        return False
    path = Path(file).resolve()
    return not any(path.is_relative_to(package) for package in _PACKAGES)


def _there_is_one() -> bool:
    """Whether the script has such a package, which is then among the modules by its other name."""
    if THEIRS in sys.modules:
        return True
    found = PathFinder.find_spec(OURS, [path for path in sys.path if _is_elsewhere(path)])
    if found is None:
        return False
    spec = _renamed(found)
    sys.modules[THEIRS] = module = importlib.util.module_from_spec(spec)
    if spec.loader is not None:  # a folder without __init__.py has none
        spec.loader.exec_module(module)
    return True


def _is_elsewhere(path: str) -> bool:
    return Path(path or ".").resolve() != _HOME


def _renamed(found: ModuleSpec) -> ModuleSpec:
    folders = found.submodule_search_locations
    inside = None if folders is None else list(folders)
    if found.origin is None or found.loader is None:
        spec = ModuleSpec(THEIRS, None, is_package=True)
        spec.submodule_search_locations = inside
        return spec
    spec_of = importlib.util.spec_from_file_location
    made = spec_of(THEIRS, found.origin, submodule_search_locations=inside)
    assert made is not None
    return made
