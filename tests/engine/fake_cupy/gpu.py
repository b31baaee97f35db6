"""A machine with one GPU, as far as the engine can tell; its arrays refuse what CuPy's refuse."""

from __future__ import annotations

import importlib
import pkgutil
from contextlib import contextmanager
from typing import TYPE_CHECKING

import engine
import engine.backend.kernels as folder
from engine.backend import device, random

from .module import fake_cupy

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType


def forget_made_kernels() -> None:
    """Let the kernels be made anew: they are kept, and those of a stand-in must not be."""
    for module in pkgutil.iter_modules(folder.__path__):
        for value in vars(importlib.import_module(f"{folder.__name__}.{module.name}")).values():
            if hasattr(value, "cache_clear"):
                value.cache_clear()


@contextmanager
def fake_gpu() -> Iterator[ModuleType]:
    """Inside, training runs on the stand-in, as after `set_context(device_target="GPU")`.

    Generators begin anew with the seed, so that what is drawn inside is what NumPy draws outside.
    """
    _forget_the_device()
    try:
        with fake_cupy() as cupy:
            engine.set_context(device_target="GPU")
            yield cupy
    finally:
        engine.set_context(device_target="CPU")
        _forget_the_device()


def _forget_the_device() -> None:
    forget_made_kernels()
    device._gpu_problem.cache_clear()
    random._generators.clear()
