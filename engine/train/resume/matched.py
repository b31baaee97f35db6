"""Which callback of a run takes which state of the run that it goes on from."""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

_logger = logging.getLogger("engine.train")

States = Sequence[tuple[str, dict[str, Any]]]


def callback_states(callbacks: Sequence[Any]) -> list[tuple[str, dict[str, Any]]]:
    """The name of each callback's class, and its state."""
    return [(_name(callback), callback.state_dict()) for callback in callbacks]


def set_callback_states(callbacks: Sequence[Any], states: States) -> None:
    """Give each callback the state of the one of its class that stood there before.

    Where a class comes several times, the first takes the state of the first. A warning says which
    callbacks begin anew, and which states nobody took.
    """
    waiting: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for name, state in states:
        waiting[name].append(state)
    anew = []
    for callback in callbacks:
        name = _name(callback)
        if waiting[name]:
            callback.load_state_dict(waiting[name].pop(0))
        elif callback.state_dict():
            anew.append(name)
    left = [name for name, rest in waiting.items() for state in rest if state]
    if anew or left:
        _logger.warning(
            "resume: the callbacks differ from those of the checkpoint: %s begin anew, the state "
            "of %s is not used. Hint: give the same callbacks in the same order.",
            anew or "none",
            left or "none",
        )


def _name(callback: Any) -> str:
    return type(callback).__qualname__
