"""Training steps of several sides in one process, by turns."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from dataclasses import dataclass, field

from .started import Started

TURN_S, FEWEST = 1.0, 3  # a turn ends after either its steps or its time, but has some steps
# Threads of OpenBLAS look for work for some tenths of a second after the last.
REST_S = 0.3
SHOWN = 3  # losses


@dataclass
class Timed:
    """What was seen of a side: its first losses, and the seconds of its steps."""

    losses: list[float]
    seconds: list[float] = field(default_factory=list)


def take_turns(
    sides: Mapping[str, Started], seen: Mapping[str, Timed], steps: int, rounds: int
) -> None:
    """Let each side make steps, side by side in each round, in an order that moves on.

    Their seconds are added to those of `seen`.
    """
    names = list(sides)
    for turn in range(rounds):
        for k in range(len(names)):
            name = names[(k + turn) % len(names)]
            time.sleep(REST_S)
            seen[name].seconds += turn_of(sides[name], steps)


def first_losses(one: Started) -> list[float]:
    """What the first steps give; they are not timed."""
    with one.around():
        return [one.step() for _ in range(SHOWN)]


def turn_of(one: Started, steps: int) -> list[float]:
    """Seconds of each step of a turn: so many, or fewer where they take too long.

    The first is not timed: it finds caches and threads as another side left them.
    """
    seconds: list[float] = []
    with one.around():
        one.step()
        while len(seconds) < FEWEST or (len(seconds) < steps and sum(seconds) < TURN_S):
            began = time.perf_counter()
            one.step()
            seconds.append(time.perf_counter() - began)
    return seconds


def limit_threads(count: int) -> None:
    """Have this process, and those it starts, on as many processors.

    JAX takes as many threads as there are processors and is not to be told otherwise.
    """
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:count])
