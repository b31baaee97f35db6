"""Seeded random generators, one a device; `engine.set_seed` starts them anew."""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np

from engine import context

from .device import current_device, default_xp

_generators: dict[str, Any] = {}
_seeds: list[np.random.SeedSequence] = []


def generator() -> Any:
    """The random generator of the current device.

    NumPy's and CuPy's generators share their method names (`random`, `standard_normal` …).
    Initial values and dropout masks of the two devices differ under one seed.
    """
    key = str(current_device())
    if key not in _generators:
        _generators[key] = default_xp().random.default_rng(spawn_seed())
    return _generators[key]


def spawn_seed() -> int:
    """A seed for something of its own (a data set, a layer), repeatable under `set_seed`."""
    if not _seeds:
        seed = context.get_seed()
        _seeds.append(np.random.SeedSequence(secrets.randbits(64) if seed is None else seed))
    return int(_seeds[0].spawn(1)[0].generate_state(1, np.uint32)[0])


def _restart(seed: int) -> None:
    _seeds[:] = [np.random.SeedSequence(seed)]
    _generators.clear()


context.on_seed(_restart)
