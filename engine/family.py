"""Families: folders whose files are found, not listed, where somebody wants all of them."""

from __future__ import annotations

import importlib
import pkgutil
from typing import Any


def offered(package: str) -> dict[str, Any]:
    """What the modules of a package name in their `__all__`; one without it offers nothing.

    Args:
        package: Its dotted name; it may be half imported, as it is while its `__init__` runs.

    >>> sorted(offered("engine.nn.loss"))[:2]
    ['BCELoss', 'BCEWithLogitsLoss']

    """
    found: dict[str, Any] = {}
    for module in pkgutil.iter_modules(importlib.import_module(package).__path__):
        loaded = importlib.import_module(f"{package}.{module.name}")
        for name in getattr(loaded, "__all__", ()):
            assert name not in found, f"two things in {package} are called {name!r}"
            found[name] = getattr(loaded, name)
    return found


def by_name(package: str) -> dict[str, Any]:
    """The classes that a package offers, by the names that each has in `_names` for users to type.

    >>> sorted(by_name("engine.metrics"))[:3]
    ['F1', 'acc', 'accuracy']
    """
    found: dict[str, Any] = {}
    for kind in offered(package).values():
        for name in vars(kind).get("_names", ()) if isinstance(kind, type) else ():
            assert name not in found, f"two classes in {package} are called {name!r}"
            found[name] = kind
    return found
