"""What the machine did while one run trained, in a few numbers."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import numpy as np

from insight.plugins.beside import MACHINE

if TYPE_CHECKING:
    from collections.abc import Callable

    from insight.tables.scalar_index import ScalarIndex

# What is told, its unit, what of the samples it is, and whose.
_TOLD: list[tuple[str, str, Callable[[Any], Any], str]] = [
    ("cpu", "share", np.mean, "cpu"),
    ("process", "bytes", np.max, "process/memory"),
    ("memory", "share", np.max, "memory"),
    ("gpu", "share", np.mean, r"gpu/\d+/load"),
]


def machine_facts(index: ScalarIndex, run: str) -> list[list[Any]] | None:
    """Means of load and the most memory that there was; None for a run without samples.

    Each is its name, its unit (one of `assets/charts/units.mjs`) and the number. `process` is the
    memory of the process with what it started, `memory` that of the machine, `gpu` the load over
    all GPUs.
    """
    own = [one for one in index.beside if one.run == run and one.tag.startswith(MACHINE)]
    found = []
    for name, unit, of, pattern in _TOLD:
        held = [
            index.value[one.start : one.end]
            for one in own
            if re.fullmatch(re.escape(MACHINE) + pattern, one.tag)
        ]
        values = np.concatenate(held) if held else np.empty(0)
        if np.isfinite(values).any():
            found.append([name, unit, float(of(values[np.isfinite(values)]))])
    return found or None
