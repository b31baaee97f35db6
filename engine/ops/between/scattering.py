"""To each process its rows of the tensor of one, and the other way: the rows of all, at one.

Where one process alone gets something, the others get zeros of the same shape: so each has a result
that its loss may depend on, and takes part in the walk back.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Spec, defvjp, primitive
from engine.context.processes import WORLD, communicator_of

from . import moving


def _rows(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 3)),), {"counts": (2,)}


def _all_rows(x: Spec, counts: Any, **_attrs: Any) -> Spec:
    return Spec((sum(counts), *x.shape[1:]), x.dtype)


@primitive(infer=_all_rows, kind="exchange")
def gathered_at(x: Any, counts: tuple[int, ...] = (), root: int = 0, group: str = WORLD) -> Any:
    """The same at the process that is `root` in the group; zeros at others."""
    comm = communicator_of("gather", group)
    if len(comm.ranks) == 1:
        moving.rows_are("gather", x, counts[0])
        return x.copy()
    return moving.gather(comm, x, counts, root)


def _gathered_at_rule(g: Any, out: Any, x: Any, counts: Any, root: int, group: str) -> Any:
    return scattered(g, counts=counts, root=root, group=group)


defvjp(gathered_at, _gathered_at_rule, examples=_rows)


def _own_rows(x: Spec, counts: Any, root: int, group: str) -> Spec:
    return Spec((counts[communicator_of("scatter", group).rank], *x.shape[1:]), x.dtype)


@primitive(infer=_own_rows, kind="exchange")
def scattered(x: Any, counts: tuple[int, ...] = (), root: int = 0, group: str = WORLD) -> Any:
    """The rows for this process of the tensor of `root`; those of others are not looked at."""
    comm = communicator_of("scatter", group)
    if len(comm.ranks) == 1:
        moving.rows_are("scatter", x, counts[0])
        return x.copy()
    return moving.scatter(comm, x, counts, root)


def _scattered_rule(g: Any, out: Any, x: Any, counts: Any, root: int, group: str) -> Any:
    return gathered_at(g, counts=counts, root=root, group=group)


defvjp(scattered, _scattered_rule, examples=_rows)
