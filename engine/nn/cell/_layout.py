"""The values in which a cell keeps what it was asked for several devices, and their checks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from engine.errors import ArgumentTypeError, ArgumentValueError

DEVICES = ("CPU", "GPU", "Ascend")
LEVELS = (0, 1, 2)


class Layout(NamedTuple):
    """How `shard` asks a cell's inputs, outputs and parameters to be split over devices.

    Attributes:
        inputs: For each input, into how many parts each axis is split.
        outputs: The same of each output, or None where that follows from the inputs.
        parameters: The same of parameters, by their names.
        device: The kind of device.
        level: What a search for the rest is to look at.

    """

    inputs: tuple[Any, ...]
    outputs: tuple[Any, ...] | None
    parameters: Mapping[str, tuple[int, ...]]
    device: str
    level: int


class ParallelHints(NamedTuple):
    """What one cell was asked; None where it was not.

    Attributes:
        layout: What `shard` was given.
        data_parallel: Whether what no strategy is given for shall be split by batches.
        location: The role and the number of the process that shall run it.
        stage: The pipeline stage.
        layouts: The layouts of parameters by name, as a distributed run has inferred them.

    """

    layout: Layout | None = None
    data_parallel: bool = False
    location: tuple[str, int] | None = None
    stage: int | None = None
    layouts: Mapping[str, Any] = {}


def layout_of(
    in_strategy: Any,
    out_strategy: Any,
    parameter_plan: Any,
    device: Any,
    level: Any,
    names: Sequence[str],
) -> Layout:
    """What `shard` was given, checked; of the plan only the parameters called `names`.

    Raises:
        ArgumentTypeError: If an argument has another type.
        ArgumentValueError: If it is out of its range.

    """
    inputs = _strategy("in_strategy", in_strategy)
    outputs = None if out_strategy is None else _strategy("out_strategy", out_strategy)
    plan = _plan(parameter_plan)
    choice("shard(device)", device, DEVICES)
    count("shard(level)", level)
    if level not in LEVELS:
        raise ArgumentValueError.of("shard(level)", f"one of {LEVELS}", level)
    known = {name: parts for name, parts in plan.items() if name in names}
    return Layout(inputs, outputs, known, device, level)


def count(where: str, value: Any) -> None:
    """Refuse what is no whole number from 0."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise ArgumentTypeError.of(where, "an int", value)
    if value < 0:
        raise ArgumentValueError.of(where, "a number from 0", value)


def choice(where: str, value: Any, known: Sequence[str]) -> None:
    """Refuse a word that is not known."""
    if not isinstance(value, str):
        raise ArgumentTypeError.of(where, "a str", value)
    if value not in known:
        raise ArgumentValueError.of(where, f"one of {list(known)}", repr(value))


def _strategy(name: str, value: Any) -> tuple[Any, ...]:
    if not isinstance(value, tuple):
        raise ArgumentTypeError.of(f"shard({name})", "a tuple of tuples", value)
    for parts in value:
        _check_parts(f"shard({name})", parts)
    return value


def _plan(value: Any) -> dict[str, tuple[int, ...]]:
    where = "shard(parameter_plan)"
    if value is not None and not isinstance(value, dict):
        raise ArgumentTypeError.of(where, "a dict or None", value)
    plan = dict(value or {})
    for name, parts in plan.items():
        if not isinstance(name, str):
            raise ArgumentTypeError.of(where, "names of parameters", name)
        _check_parts(where, parts)
    return plan


def _check_parts(where: str, parts: Any) -> None:
    if hasattr(parts, "to_dict"):  # a Layout, which engine.parallel knows
        return
    if not isinstance(parts, tuple) or not all(type(part) is int for part in parts):
        raise ArgumentTypeError.of(where, "tuples of ints", parts)
    if any(part < 1 for part in parts):
        raise ArgumentValueError.of(where, "numbers of parts from 1", parts)
