"""The checkpoints that loss landscapes are computed from, and the file that says which they are."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.nn import Cell
from engine.train.serialization.beside import Beside
from engine.train.serialization.snapshot import owned, values_of
from engine.train.serialization.unflushed import write_unflushed
from insight.format.train_metadata import TRAIN_METADATA, TrainMetadata, write_train_metadata

FOLDER = "ckpt_dir"
COLLECTOR = "SummaryCollector(collect_landscape)"
_SIZES = range(3, 257)
_FEWEST = 3
_UNITS = ("step", "epoch")

_logger = logging.getLogger("engine.train")


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

    """

    landscape_size: int = 40
    unit: str = "step"
    num_samples: int = 2048
    create_landscape: Mapping[str, bool] = field(
        default_factory=lambda: {"train": True, "result": True}
    )
    intervals: tuple[tuple[int, ...], ...] = (tuple(range(1, 10)), tuple(range(10, 20)))


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


class LandscapeCheckpoints:
    """Saves the parameters of one training at the steps or epochs of the intervals.

    A thread writes them, one at a time, from copies of the numbers: the next one waits for it. What
    it has written stands in `ckpt_dir/train_metadata.json` at once, so that a training that is
    killed leaves what it collected. A disk that refuses costs the checkpoint and one warning.

    Args:
        summary_dir: The run's folder.
        options: At which steps, and what the file is to say besides.

    """

    def __init__(self, summary_dir: str, options: LandscapeOptions) -> None:
        self._folder = Path(os.path.realpath(summary_dir)) / FOLDER
        self._options = options
        self._due = {number for interval in options.intervals for number in interval}
        self._files: dict[int, str] = {}
        self._warned = False
        self._beside = Beside()

    def save(self, unit: str, number: int, network: Cell, steps_per_epoch: int) -> None:
        """Saves the parameters of `network`, if step or epoch `number` is one of the intervals'."""
        if unit != self._options.unit or number not in self._due:
            return
        path = self._folder / f"{type(network).__name__}_{number}_{unit}.ckpt"
        parameters = {parameter.name: parameter for parameter in network.get_parameters()}
        self._beside.finish()  # so that there is one copy at a time
        values = owned(values_of(parameters))

        def write() -> None:
            try:
                self._make_folder()
                write_unflushed(path, values)
            except (OSError, ValueError) as error:  # ValueError: a type that checkpoints lack
                self._warn(error)
                return
            self._files[number] = str(path)
            self._write_metadata(steps_per_epoch)

        self._beside.start(str(path), write)

    def finish(self) -> None:
        """Wait until what is to be saved is written."""
        self._beside.finish()

    def state_dict(self) -> dict[str, Any]:
        """The names of the files so far, by step or epoch."""
        self.finish()
        return {str(number): Path(path).name for number, path in self._files.items()}

    def load_state_dict(self, state: Mapping[str, str]) -> None:
        """Count the same files again."""
        self._files = {int(number): str(self._folder / name) for number, name in state.items()}

    def write_metadata(self, steps_per_epoch: int) -> None:
        """Writes `train_metadata.json`, whole or not at all, behind the last checkpoint."""
        self.finish()
        self._write_metadata(steps_per_epoch)

    def _write_metadata(self, steps_per_epoch: int) -> None:
        options = self._options
        metadata = TrainMetadata(
            intervals=options.intervals,
            checkpoints=self._files,
            steps_per_epoch=steps_per_epoch,
            unit=options.unit,
            num_samples=options.num_samples,
            landscape_size=options.landscape_size,
            create_landscape=options.create_landscape,
        )
        try:
            self._make_folder()
            write_train_metadata(self._folder / TRAIN_METADATA, metadata)
        except OSError as error:
            self._warn(error)

    def _make_folder(self) -> None:
        if not self._folder.is_dir():
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)

    def _warn(self, error: Exception) -> None:
        if not self._warned:
            self._warned = True
            _logger.warning(
                "Checkpoints for the loss landscape cannot be saved: %s. Training goes on, and "
                "this is the only warning.",
                error,
            )
