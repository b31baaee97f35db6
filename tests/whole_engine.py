"""Loads every module of operators and networks, for tests of all that there is.

    import tests.whole_engine  # noqa: F401

A package imports a module when one of its names is asked for; so subclasses, and what registers
itself, are all of them only after this.
"""

from __future__ import annotations

import importlib
import pkgutil

for _package in ("engine.ops", "engine.nn", "engine.experimental"):
    _path = importlib.import_module(_package).__path__
    for _module in pkgutil.walk_packages(_path, f"{_package}."):
        importlib.import_module(_module.name)
