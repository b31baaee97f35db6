"""Values that may stay as a test left them, each with its reason."""

from __future__ import annotations

import types
from typing import Any

# It is the same whoever asked first.
KEPT = {
    "engine.autodiff.changes.changes": "a count that only grows",
    "engine.dtype._BY_NUMPY": "number types by NumPy's, when they are asked for",
    "engine.dtype.bfloat16": "NumPy's type for it, which a library brings when it is asked for",
    "engine.backend.native.arrays._of_thread": "memory that is written before it is read",
    "engine.backend.native.pool._of_process": "threads, which wait and hold nothing of a test",
    "engine.plan.table.shared_memory._of_thread": "memory that is written before it is read",
    "engine.ops.halves._known": "types of results, by primitives and the types that they are given",
    "insight.format.tensor_types._KNOWN": "names of number types, which NumPy gives slowly",
    "insight.format.scalars.arena._thread": "memory that is written before it is read",
    "insight.format.scalars.native_scan._thread": "memory that is written before it is read",
    "insight.sources.local._thread": "memory that is written before it is read",
}

# These are put back, but no value that a function keeps depends on them: who set a seed would not
# be heard.
SEEDS = {
    "engine.context.state.current.seed",
    "engine.dataset.config._settings.generation",
    "engine.dataset.config._settings.seed",
}


def kept_in(module: types.ModuleType) -> list[Any]:
    """What may stay as it is, of a module."""
    names = [name.rpartition(".") for name in KEPT]
    return [getattr(module, last) for where, _, last in names if where == module.__name__]
