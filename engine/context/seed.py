"""The seed of everything that is drawn."""

from __future__ import annotations

from collections.abc import Callable

from engine.errors import ArgumentTypeError, ArgumentValueError

from .state import current

__all__ = ["get_seed", "set_seed"]


def set_seed(seed: int) -> None:
    """Make initial values, dropout, shuffling and random operators repeatable.

    Args:
        seed: A whole number from 0 to 2**32 - 1.

    Raises:
        ArgumentTypeError: If it is not a whole number.
        ArgumentValueError: If it is negative or too large.

    """
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise ArgumentTypeError.of("set_seed", "an int", seed)
    if not 0 <= seed < 2**32:
        raise ArgumentValueError.of("set_seed", "a number from 0 to 2**32 - 1", seed)
    current.seed = seed
    for listener in current.seed_listeners:
        listener(seed)


def get_seed() -> int | None:
    """The seed that was set, or None."""
    return current.seed


def on_seed(listener: Callable[[int], None]) -> None:
    """Call `listener(seed)` at each `set_seed`."""
    current.seed_listeners.append(listener)
