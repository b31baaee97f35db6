"""The tensor of one process at all, and the other way: what all make together, at one."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import defvjp, primitive
from engine.context.processes import WORLD, communicator_of
from engine.ops import infer
from engine.ops.arithmetic import mul

from . import moving
from .gathering import share


@primitive(infer=infer.same, kind="exchange")
def broadcasted(x: Any, root: int = 0, group: str = WORLD) -> Any:
    """The tensor of `root`; those of others are not looked at, but for their shape."""
    comm = communicator_of("broadcast", group)
    return x.copy() if len(comm.ranks) == 1 else moving.broadcast(comm, x, root)


def _broadcasted_rule(g: Any, out: Any, x: Any, root: int, group: str) -> Any:
    return reduced_at(g, root=root, group=group)


def _one(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 3)),), {}


defvjp(broadcasted, _broadcasted_rule, examples=_one)


@primitive(infer=infer.same, kind="exchange")
def reduced_at(x: Any, op: str = "sum", root: int = 0, group: str = WORLD) -> Any:
    """The same at the process that is `root` in the group; zeros at others."""
    comm = communicator_of("reduce", group)
    return x.copy() if len(comm.ranks) == 1 else moving.reduce(comm, x, op, root)


def _reduced_at_rule(g: Any, out: Any, x: Any, op: str, root: int, group: str) -> Any:
    total = broadcasted(g, root=root, group=group)
    if op == "avg":
        return mul(total, 1 / len(communicator_of("reduce", group).ranks))
    made = broadcasted(out, root=root, group=group) if op in {"min", "max"} else out
    return share(total, made, x, op, group)


def _reductions(rng: np.random.Generator) -> Any:
    for op in ("sum", "prod", "avg", "max"):
        yield (rng.standard_normal((2, 3)),), {"op": op}


defvjp(reduced_at, _reduced_at_rule, examples=_reductions)
