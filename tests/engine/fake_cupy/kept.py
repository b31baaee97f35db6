"""What the engine keeps of a device once it has seen one, and a stand-in must not leave behind."""

from __future__ import annotations

import importlib
import pkgutil

import engine.backend.kernels as folder
from engine.backend import device, random


def forget_made_kernels() -> None:
    """Let the kernels be made anew: they are kept, and those of a stand-in must not be."""
    for module in pkgutil.iter_modules(folder.__path__):
        for value in vars(importlib.import_module(f"{folder.__name__}.{module.name}")).values():
            if hasattr(value, "cache_clear"):
                value.cache_clear()


def forget_the_device() -> None:
    """Let the engine look anew whether there is a GPU, and begin its generators anew."""
    forget_made_kernels()
    device._gpu_problem.cache_clear()
    random._generators.clear()
