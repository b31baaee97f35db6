"""Which names say step, time, run, or the name of a value: the written rule for plain tables.

The first of a list that is there is taken, spelled so; then the first whatever the case. What
docs/reading.md tells of it stands there by these lists.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

STEPS = (
    *("step", "global_step", "_step", "iteration", "iter", "training_step", "train_step"),
    *("steps", "num_updates", "epoch"),
)
TIMES = ("wall_time", "timestamp", "_timestamp", "time", "datetime", "date", "wall time")
RUNS = ("run", "run_id", "run_name")
KEYS = ("tag", "metric", "name", "key", "variable", "series")
VALUES = ("value", "val")
VALUES_WITHIN = "metrics"
"""Whose mapping in a line of JSON has the values: it is not part of their names."""
CONFIGURATIONS = ("config", "hparams", "hyperparameters", "params", "args")
KINDS = ("type", "kind", "event")
"""What says in a line of JSON which kind of line it is."""


def first_of(names: Sequence[str], present: Collection[str]) -> str | None:
    """The first of some names that is present, as it is spelled there.

    >>> first_of(("step", "epoch"), ["Epoch", "Step"]), first_of(("step",), ["a"])
    ('Step', None)
    """
    for name in names:
        if name in present:
            return name
    lowered = {name.lower(): name for name in reversed(list(present))}
    return next((lowered[name] for name in names if name in lowered), None)


def step_rule(name: str | None) -> str:
    """How the step was found, in words."""
    if name is None:
        return "no name is that of a step: rows are numbered from 0 on"
    return f"step is '{name}'"


def time_rule(name: str | None) -> str:
    """The same of the wall time."""
    return "no row tells a time" if name is None else f"wall time is '{name}'"
