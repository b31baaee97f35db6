"""The seeds that are known when a run begins to record."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

_FRESH = 624  # where NumPy's older generator stands before its first draw
_UNSEEDED = 0x80000000  # its first word where it was not seeded by one number
_OFFERS: dict[str, Callable[[], int | None]] = {}


def offer_seed(name: str, ask: Callable[[], int | None]) -> None:
    """From now on what `ask` says is the seed of `name`; None for none."""
    _OFFERS[name] = ask


def seed_facts() -> dict[str, Any]:
    """Seeds by who has them: what was offered, NumPy's before its first draw, and PyTorch's.

    Python's own generator does not tell its seed.
    """
    found: dict[str, Any] = {name: ask() for name, ask in _OFFERS.items()}
    found["numpy"] = _numpy_seed()
    torch = sys.modules.get("torch")
    if torch is not None and hasattr(torch, "initial_seed"):
        found["torch"] = int(torch.initial_seed())
    return {name: seed for name, seed in found.items() if seed is not None}


def _numpy_seed() -> int | None:
    random = sys.modules.get("numpy.random")
    if random is None:
        return None
    state = random.get_state(legacy=False)
    if state.get("bit_generator") != "MT19937" or state["state"]["pos"] != _FRESH:
        return None
    first = int(state["state"]["key"][0])
    return None if first == _UNSEEDED else first
