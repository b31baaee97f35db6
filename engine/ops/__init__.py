"""Operators: one family a file, each with its reference, its gradient rule and its examples."""

from __future__ import annotations

import importlib
import pkgutil

__all__: list[str] = []

# Not families: rules for shapes, dtypes and windows, and the class forms.
_APART = {"infer", "promotion", "unary", "window", "operations"}

for _module in pkgutil.iter_modules(__path__):
    if _module.name not in _APART:
        _family = importlib.import_module(f"{__name__}.{_module.name}")
        for _name in _family.__all__:
            globals()[_name] = getattr(_family, _name)
        __all__ += _family.__all__

_forms = importlib.import_module(f"{__name__}.operations")
for _name in _forms.__all__:
    globals()[_name] = getattr(_forms, _name)
__all__ += _forms.__all__
