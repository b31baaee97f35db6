"""At which steps the checkpoints of loss landscapes are saved, and what is drawn of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError

COLLECTOR = "SummaryCollector(collect_landscape)"
_SIZES = range(3, 257)
_FEWEST = 3
_UNITS = ("step", "epoch")


@dataclass(frozen=True)
class LandscapeOptions:
    """What a landscape needs, with MindSpore's defaults.

    Attributes:
        landscape_size: Points of each axis, 3 to 256.
        unit: What `intervals` count: `step` or `epoch`.
        num_samples: Rows of data that each loss is computed with.
        create_landscape: Whether landscapes of the intervals (`train`) and of the end (`result`)
            are to be made.
        intervals: The steps or epochs of each landscape's path; a checkpoint is saved at each.
            Empty: one path over the whole training, see `Spread`.

    """

    landscape_size: int = 40
    unit: str = "step"
    num_samples: int = 2048
    create_landscape: Mapping[str, bool] = field(
        default_factory=lambda: {"train": True, "result": True}
    )
    intervals: tuple[tuple[int, ...], ...] = ()


def landscape_options(value: Any, where: str = COLLECTOR) -> LandscapeOptions | None:
    """The options that a dict gives; None for None and an empty dict: collect nothing.

    Args:
        value: What the user gave.
        where: The argument; stands first in errors.

    Raises:
        ArgumentTypeError: If a value has another type, or `intervals` are missing.
        ArgumentValueError: If a key is unknown, or a value out of its range.

    >>> landscape_options({"landscape_size": 8, "intervals": [[1, 2, 3]]}).num_samples
    2048

    """
    if value is None:
        return None
    if not isinstance(value, dict):
        raise ArgumentTypeError.of(where, "a dict or None", value)
    if not value:
        return None
    for key in value:
        if key not in _CHECKS:
            raise ArgumentValueError.of(where, f"keys among {sorted(_CHECKS)}", repr(key))
    checked = {key: _CHECKS[key](f"{where}[{key!r}]", content) for key, content in value.items()}
    if "intervals" not in checked:
        raise ArgumentTypeError.of(f"{where}['intervals']", "a list of lists of numbers", None)
    return LandscapeOptions(**checked)


def _number(where: str, value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise ArgumentTypeError.of(where, "an int", value)
    return value


def _size(where: str, value: Any) -> int:
    if _number(where, value) not in _SIZES:
        expected = f"a number from {_SIZES.start} to {_SIZES.stop - 1}"
        raise ArgumentValueError.of(where, expected, value)
    return int(value)


def _samples(where: str, value: Any) -> int:
    if _number(where, value) < 1:
        raise ArgumentValueError.of(where, "a number from 1", value)
    return int(value)


def _unit(where: str, value: Any) -> str:
    if value not in _UNITS:
        raise ArgumentValueError.of(where, f"one of {_UNITS}", repr(value))
    return str(value)


def _create(where: str, value: Any) -> dict[str, bool]:
    if not isinstance(value, dict):
        raise ArgumentTypeError.of(where, "a dict", value)
    chosen = {"train": True, "result": True}
    for key, wanted in value.items():
        if key not in chosen:
            raise ArgumentValueError.of(where, f"keys among {sorted(chosen)}", repr(key))
        if not isinstance(wanted, bool):
            raise ArgumentTypeError.of(f"{where}[{key!r}]", "a bool", wanted)
        chosen[key] = wanted
    return chosen


def _intervals(where: str, value: Any) -> tuple[tuple[int, ...], ...]:
    if not isinstance(value, list | tuple):
        raise ArgumentTypeError.of(where, "a list of lists of numbers", value)
    for k, interval in enumerate(value):
        if not isinstance(interval, list | tuple):
            raise ArgumentTypeError.of(f"{where}[{k}]", "a list of numbers", interval)
        for number in interval:
            _number(f"{where}[{k}]", number)
        if len(interval) < _FEWEST:
            expected = f"at least {_FEWEST} numbers"
            raise ArgumentValueError.of(f"{where}[{k}]", expected, interval)
    return tuple(map(tuple, value))


_CHECKS: dict[str, Callable[[str, Any], Any]] = {
    "landscape_size": _size,
    "unit": _unit,
    "num_samples": _samples,
    "create_landscape": _create,
    "intervals": _intervals,
}
