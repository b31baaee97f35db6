"""What operators of ONNX compute, one family a file, found by being there."""

from __future__ import annotations

import functools
import importlib
import pkgutil

from engine.train.loading.onnx.registry import READERS, Reader


@functools.cache
def readers() -> dict[str, Reader]:
    """How each operator is read, by its name in ONNX."""
    for module in pkgutil.iter_modules(__path__):
        importlib.import_module(f"{__name__}.{module.name}")
    return READERS
