"""Something else from each process to each."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Spec, defvjp, primitive
from engine.context.processes import WORLD, communicator_of

from . import moving


def _flat(x: Spec, sent: Any, come: Any, group: str) -> Spec:
    return Spec((sum(come),), x.dtype)


@primitive(infer=_flat, kind="exchange")
def swapped(
    x: Any, sent: tuple[int, ...] = (), come: tuple[int, ...] = (), group: str = WORLD
) -> Any:
    """What each process sends to this one: flat, so many elements to and from each."""
    comm = communicator_of("all_to_all", group)
    if len(comm.ranks) == 1:
        moving.rows_are("all_to_all", x, sent[0])
        return x.copy()
    return moving.all_to_all(comm, x, sent, come)


def _swapped_rule(g: Any, out: Any, x: Any, sent: Any, come: Any, group: str) -> Any:
    return swapped(g, sent=come, come=sent, group=group)


def _flat_example(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal(4),), {"sent": (4,), "come": (4,)}


defvjp(swapped, _swapped_rule, examples=_flat_example)
