"""All random numbers that a process draws outside of networks, as one state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.backend import random_state, set_random_state
from engine.dataset.global_random import global_random, set_global_random
from engine.ops.generator import default_generator
from engine.tensor import Tensor


def process_randomness() -> dict[str, Any]:
    """Where the generators of the engine, of Python and of NumPy stand."""
    return {
        "engine": random_state(),
        "default": default_generator.get_state().asnumpy() if default_generator.awake else None,
        "process": global_random(),
    }


def set_process_randomness(state: Mapping[str, Any]) -> None:
    """Draw from here on what was drawn after `process_randomness` returned this."""
    set_random_state(state["engine"])
    if state["default"] is not None:
        default_generator.set_state(Tensor(state["default"]))
    default_generator.awake = state["default"] is not None
    set_global_random(state["process"])
