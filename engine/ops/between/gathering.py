"""Rows of all processes at each, and the other way: to each its rows of what all make together.

`share` has the gradients of everything that several make together; a product needs what all have.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from engine.autodiff import Spec, defvjp, primitive
from engine.context.processes import WORLD, communicator_of
from engine.ops.arithmetic import mul
from engine.ops.arrangement import reshape
from engine.ops.comparison import equal, where
from engine.ops.joining import parted

from . import moving


def _all_rows(x: Spec, counts: Any, **_attrs: Any) -> Spec:
    return Spec((sum(counts), *x.shape[1:]), x.dtype)


@primitive(infer=_all_rows, kind="exchange")
def all_gathered(x: Any, counts: tuple[int, ...] = (), group: str = WORLD) -> Any:
    """The rows of all processes, one after another; each has as many as `counts` says."""
    comm = communicator_of("all_gather", group)
    if len(comm.ranks) == 1:
        moving.rows_are("all_gather", x, counts[0])
        return x.copy()
    return moving.all_gather(comm, x, counts)


def _all_gathered_rule(g: Any, out: Any, x: Any, counts: Any, group: str) -> Any:
    return reduce_scattered(g, counts=counts, group=group)


def _two_rows(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 3)),), {"counts": (2,)}


defvjp(all_gathered, _all_gathered_rule, examples=_two_rows)


def _scattered_spec(x: Spec, counts: Any, op: str, group: str) -> Spec:
    own = counts[communicator_of("reduce_scatter", group).rank]
    return Spec((own, *x.shape[1:]), x.dtype)


@primitive(infer=_scattered_spec, kind="exchange")
def reduce_scattered(
    x: Any, counts: tuple[int, ...] = (), op: str = "sum", group: str = WORLD
) -> Any:
    """The rows of this process, of which each has as many as `counts` says."""
    comm = communicator_of("reduce_scatter", group)
    if len(comm.ranks) == 1:
        moving.rows_are("reduce_scatter", x, counts[0])
        return x.copy()
    return moving.reduce_scatter(comm, x, counts, op)


def _scattered_rule(g: Any, out: Any, x: Any, counts: Any, op: str, group: str) -> Any:
    total = all_gathered(g, counts=counts, group=group)
    if op == "avg":
        return mul(total, 1 / len(counts))
    made = all_gathered(out, counts=counts, group=group) if op in {"min", "max"} else out
    return share(total, made, x, op, group)


def _reduced_rows(rng: np.random.Generator) -> Any:
    for op in ("sum", "prod", "avg", "max"):
        yield (rng.standard_normal((2, 3)),), {"counts": (2,), "op": op}


defvjp(reduce_scattered, _scattered_rule, examples=_reduced_rows)


def share(total: Any, out: Any, x: Any, op: str, group: str) -> Any:
    """The gradient of this process's numbers, from that of what was made of them."""
    if op == "sum":
        return total
    if op == "prod":
        return functools.reduce(mul, _others(x, group), total)
    return where(equal(x, out), total, 0)


def _others(x: Any, group: str) -> list[Any]:
    """What all other processes have; the product divided by x would not tell it where x is 0."""
    comm = communicator_of("all_reduce", group)
    count, shape = len(comm.ranks), tuple(x.shape)
    rows = all_gathered(reshape(x, (1, *shape)), counts=(1,) * count, group=group)
    parts = parted(rows, axis=0, stops=tuple(range(1, count)))
    return [reshape(part, shape) for rank, part in enumerate(parts) if rank != comm.rank]
