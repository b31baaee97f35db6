"""Seeded random generators, one a device; `engine.set_seed` starts them anew."""

from __future__ import annotations

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
_later: dict[str, Any] = {}  # states of generators of devices that nothing was drawn on yet


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
        _generators[key] = _first_generator(key)
    return drawn_from(key, _generators[key])


def _first_generator(key: str) -> Any:
    if key not in _later:
        return default_xp().random.default_rng(spawn_seed())
    made = default_xp().random.default_rng(0)
    set_standing(made, _later.pop(key))
    return made


def drawn_from(owner: Hashable, source: Any) -> Any:
    """The generator of an owner, or in a repetition the one that repeats what it has drawn.

    Whoever keeps a generator asks here before each draw.
    """
    found = _repeated.get().get(owner, source)
    for draws in _followers.get():
        draws.note(owner, found)
    return found


class Counting:
    """A source of draws that knows by two numbers where it stands; a new one can stand anywhere.

    Attributes:
        stands_at: The seed, and how often it was drawn from.

    """

    stands_at: tuple[int, int]


class Draws:
    """What a piece of code draws at random, so that it draws the same when it runs again.

    Attributes:
        count: How often it asked for a generator to draw from.

    """

    def __init__(self) -> None:
        self._before: dict[Hashable, Any] = {}
        self._sources: dict[Hashable, Any] = {}
        self.count = 0

    def __bool__(self) -> bool:
        """Whether anything was drawn."""
        return bool(self._before)

    def note(self, owner: Hashable, source: Any) -> None:
        """Remember where a generator stands before it is first drawn from."""
        self.count += 1
        if owner not in self._before:
            self._before[owner] = _copied(source)
            self._sources[owner] = source

    @contextmanager
    def followed(self) -> Iterator[None]:
        """Remember what is drawn inside the block."""
        around = _followers.get()
        _followers.set((*around, self))
        try:
            yield
        finally:
            _followers.set(around)

    def put_back(self) -> None:
        """Let the generators stand where they did before."""
        for owner, before in self._before.items():
            set_standing(self._sources[owner], standing(before))

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
    own = type(source)(*() if isinstance(source, Counting) else [type(source.bit_generator)(0)])
    set_standing(own, standing(source))
    return own


def standing(source: Any) -> Any:
    """Where a generator stands: a dict, of CuPy's an array on its device, or two numbers."""
    if isinstance(source, Counting):
        return source.stands_at
    if isinstance(source, np.random.Generator):
        return source.bit_generator.state
    return source.bit_generator._state.copy()  # CuPy tells it in no other way


def set_standing(source: Any, state: Any) -> None:
    """Let a generator draw next what the one draws that stood there."""
    if isinstance(source, Counting):
        source.stands_at = state
    elif isinstance(source, np.random.Generator):
        source.bit_generator.state = state
    else:
        bits = source.bit_generator._state
        bits[...] = default_xp().asarray(state)


def random_state() -> dict[str, Any]:
    """Where the generators of the devices stand, and how many seeds were given out.

    What `set_random_state` takes, in another process too: arrays are in host memory.
    """
    told = {key: _on_host(standing(one)) for key, one in _generators.items()}
    sequence = _seeds[0] if _seeds else None
    return {
        "seed": context.get_seed(),
        "generators": {**_later, **told},
        "sequence": sequence and [sequence.entropy, sequence.n_children_spawned],
    }


def set_random_state(state: Mapping[str, Any]) -> None:
    """Draw from here on what was drawn after `random_state` returned this."""
    if state["seed"] is not None and state["seed"] != context.get_seed():
        context.set_seed(state["seed"])
    _generators.clear()
    _later.clear()
    _later.update(state["generators"])
    _seeds.clear()
    if state["sequence"]:
        entropy, spawned = state["sequence"]
        _seeds.append(np.random.SeedSequence(entropy, n_children_spawned=spawned))


def _on_host(state: Any) -> Any:
    return state if isinstance(state, dict) else state.get()


def spawn_seed() -> int:
    """A seed for something of its own (a data set, a layer), repeatable under `set_seed`."""
    if not _seeds:
        _seeds.append(np.random.SeedSequence(context.entropy()))
    return int(_seeds[0].spawn(1)[0].generate_state(1, np.uint32)[0])


def _restart(seed: int) -> None:
    _seeds[:] = [np.random.SeedSequence(seed)]
    _generators.clear()
    _later.clear()


context.on_seed(_restart)
context.on_chance(_restart)
