"""What the tensors of several processes make together, at all of them."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import defvjp, primitive
from engine.context.processes import WORLD, communicator_of
from engine.ops import infer

from . import moving
from .gathering import share


@primitive(infer=infer.same, kind="exchange")
def all_reduced(x: Any, op: str = "sum", group: str = WORLD) -> Any:
    """What the tensors of all processes make together."""
    comm = communicator_of("all_reduce", group)
    return x.copy() if len(comm.ranks) == 1 else moving.all_reduce(comm, x, op)


def _all_reduced_rule(g: Any, out: Any, x: Any, op: str, group: str) -> Any:
    if op == "avg":
        return all_reduced(g, op="avg", group=group)
    total = all_reduced(g, group=group)
    return share(total, out, x, op, group)


def _examples(rng: np.random.Generator) -> Any:
    for op in ("sum", "prod", "avg", "max"):
        yield (rng.standard_normal((2, 3)),), {"op": op}


defvjp(all_reduced, _all_reduced_rule, examples=_examples)
