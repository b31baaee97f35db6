"""Seeded random generators, one a device; `engine.set_seed` starts them anew."""

from __future__ import annotations

import secrets
from collections.abc import Hashable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from types import MappingProxyType
from typing import Any

import numpy as np

from engine import context

from .device import current_device, default_xp

_generators: dict[str, Any] = {}
_seeds: list[np.random.SeedSequence] = []


# Of one thread: who must know where a generator stood, and generators that repeat what was drawn.
_followers: ContextVar[tuple[Draws, ...]] = ContextVar("followers", default=())
_repeated: ContextVar[Mapping[Hashable, Any]] = ContextVar("repeated", default=MappingProxyType({}))


def generator() -> Any:
    """The random generator of the current device.

    NumPy's and CuPy's generators share their method names (`random`, `standard_normal` …).
    Initial values and dropout masks of the two devices differ under one seed.
    """
    key = str(current_device())
    if key not in _generators:
        _generators[key] = default_xp().random.default_rng(spawn_seed())
    return drawn_from(key, _generators[key])


def drawn_from(owner: Hashable, source: Any) -> Any:
    """The generator of an owner, or in a repetition the one that repeats what it has drawn.

    Whoever keeps a generator asks here before each draw.
    """
    found = _repeated.get().get(owner, source)
    for draws in _followers.get():
        draws.note(owner, found)
    return found


class Draws:
    """What a piece of code draws at random, so that it draws the same when it runs again."""

    def __init__(self) -> None:
        self._before: dict[Hashable, Any] = {}

    def note(self, owner: Hashable, source: Any) -> None:
        """Remember where a generator stands before it is first drawn from."""
        if owner not in self._before:
            self._before[owner] = _copied(source)

    @contextmanager
    def followed(self) -> Iterator[None]:
        """Remember what is drawn inside the block."""
        around = _followers.get()
        _followers.set((*around, self))
        try:
            yield
        finally:
            _followers.set(around)

    @contextmanager
    def repeated(self) -> Iterator[None]:
        """Draw inside the block what was drawn in the one that was followed.

        The generators themselves are left as they are.
        """
        around = _repeated.get()
        _repeated.set({**around, **{owner: _copied(one) for owner, one in self._before.items()}})
        try:
            yield
        finally:
            _repeated.set(around)


def _copied(source: Any) -> Any:
    """A generator of its own that draws next what `source` draws next."""
    bits = source.bit_generator
    own = type(bits)(0)
    if isinstance(source, np.random.Generator):
        own.state = bits.state
    else:  # CuPy keeps the state in an array on the device, and tells it in no other way
        own._state[...] = bits._state
    return type(source)(own)


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
