"""What each operator of MindSpore's computes, one family a file."""

from __future__ import annotations

import functools
import importlib
import pkgutil

from engine.train.loading.mindir.registry import READERS, Reader


@functools.cache
def readers() -> dict[str, Reader]:
    """How each operator is read, by its name."""
    for module in pkgutil.iter_modules(__path__):
        importlib.import_module(f"{__name__}.{module.name}")
    return READERS
