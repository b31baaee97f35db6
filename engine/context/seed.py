"""The seed of everything that is drawn."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable

import numpy as np

from engine.errors import ArgumentTypeError, ArgumentValueError

from .state import current

__all__ = ["get_seed", "set_seed"]


def set_seed(seed: int) -> None:
    """Make initial values, dropout, shuffling and random operators repeatable.

    Python's `random` and `numpy.random` begin anew from it, too, as in MindSpore: functions of a
    data set that draw from there draw the same again in the thread that iterates, and in worker
    processes. Threads share one generator, and who of them draws first is chance.

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
    current.seeds_drawn.clear()
    seed_process(seed)
    for listener in current.seed_listeners:
        listener(seed)


def seed_process(seed: int) -> None:
    """Begin the generators of Python and NumPy anew, from which users' functions draw."""
    random.seed(seed)
    np.random.seed(seed)  # noqa: NPY002 - the one that users draw from


def get_seed() -> int | None:
    """The seed that was set, or None."""
    return current.seed


def entropy() -> int:
    """What generators begin from: the seed; without one chance, the same in all processes."""
    if current.seed is not None:
        return current.seed
    return secrets.randbits(64) if current.chance is None else current.chance


_DEFAULT = 87654321  # what a seed of 0 stands for, as in MindSpore


def graph_seed(op_seed: int | None, kernel_name: str) -> tuple[int, int]:
    """Two seeds for an operator: equal seeds are told apart by how often its kind has asked.

    Args:
        op_seed: The operator's own seed; None and 0: it has none.
        kernel_name: The kind of the operator.

    Returns:
        (0, 0) where neither the operator nor `set_seed` has a seed: draw freely.

    """
    seed = get_seed()
    general = _DEFAULT if seed == 0 else seed or 0
    if not general and not op_seed:
        return 0, 0
    current.seeds_drawn[kernel_name] = count = current.seeds_drawn.get(kernel_name, 0) + 1
    return general % 2**31, ((op_seed or 0) + count) % 2**31


def on_seed(listener: Callable[[int], None]) -> None:
    """Call `listener(seed)` at each `set_seed`."""
    current.seed_listeners.append(listener)


def share_chance(number: int) -> None:
    """Let what draws without a seed begin anew from a number that all processes have in common."""
    current.chance = number
    if current.seed is None:
        for listener in current.chance_listeners:
            listener(number)


def on_chance(listener: Callable[[int], None]) -> None:
    """Call `listener(number)` with such a number."""
    current.chance_listeners.append(listener)
