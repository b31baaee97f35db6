"""Which landscapes `SummaryLandscape` is to draw, and from which checkpoints."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.errors import (
    ArgumentTypeError,
    ArgumentValueError,
    CheckpointError,
    FileMissingError,
    compose,
)
from engine.train.collect.landscape import FOLDER
from engine.train.collect.landscape_options import LandscapeOptions, landscape_options
from insight.format.train_metadata import TRAIN_METADATA, TrainMetadata, read_train_metadata

WHERE = "SummaryLandscape.gen_landscapes_with_multi_process"


@dataclass(frozen=True)
class Request:
    """What is to be drawn.

    Attributes:
        options: Size, samples, unit and intervals.
        files: The checkpoint of each step or epoch that is needed.
        steps_per_epoch: Of the training.

    """

    options: LandscapeOptions
    files: Mapping[int, Path]
    steps_per_epoch: int

    @property
    def paths(self) -> Sequence[tuple[int, ...]]:
        """The intervals of whose paths landscapes are wanted."""
        return self.options.intervals if self.options.create_landscape["train"] else ()

    @property
    def end(self) -> int | None:
        """The step or epoch around which a landscape is wanted; None if none is."""
        return self.options.intervals[-1][-1] if self.options.create_landscape["result"] else None


def read_request(summary_dir: Path, changes: Mapping[str, Any] | None) -> Request:
    """What a collector noted beside its checkpoints, with what the user changes of it.

    The file stays as it is: what is changed holds for this call.

    Args:
        summary_dir: The run's folder.
        changes: `collect_landscape`, with any of the collector's keys.

    Raises:
        ArgumentTypeError: If a value of `changes` has another type.
        ArgumentValueError: If one is out of its range, a key is unknown, or a checkpoint that an
            interval names was not saved.
        FileMissingError: A FileNotFoundError: if there is no `train_metadata.json`, or no file of a
            checkpoint that it names.
        CheckpointError: A ValueError: if it cannot be read as one.

    """
    where = f"{WHERE}(collect_landscape)"
    if not isinstance(changes, Mapping | None):
        raise ArgumentTypeError.of(where, "a dict or None", changes)
    metadata = _metadata(summary_dir / FOLDER / TRAIN_METADATA)
    noted = {
        "landscape_size": metadata.landscape_size,
        "unit": metadata.unit,
        "num_samples": metadata.num_samples,
        "create_landscape": dict(metadata.create_landscape),
        "intervals": metadata.intervals,
    }
    options = landscape_options({**noted, **(changes or {})}, where)
    assert options is not None, "it has intervals"
    if not options.intervals:
        raise ArgumentValueError.of(f"{where}['intervals']", "at least one interval", "none")
    request = Request(options, {}, metadata.steps_per_epoch)
    wanted = {number for path in request.paths for number in path}
    wanted |= set() if request.end is None else {request.end}
    files = {number: _file(where, summary_dir, metadata, number) for number in sorted(wanted)}
    return Request(options, files, metadata.steps_per_epoch)


def _metadata(path: Path) -> TrainMetadata:
    hint = "train with SummaryCollector and collect_landscape first"
    if not path.is_file():
        raise FileMissingError(compose(WHERE, f"an existing file {path}", "none", hint))
    try:
        return read_train_metadata(path.read_bytes())
    except ValueError as error:
        raise CheckpointError(f"{path}: {error}") from error


def _file(where: str, summary_dir: Path, metadata: TrainMetadata, number: int) -> Path:
    """The checkpoint of a step or epoch: beside the metadata, as the folder may have moved."""
    if number not in metadata.checkpoints:
        expected = f"{metadata.unit}s of which there are checkpoints"
        known = ", ".join(map(str, sorted(metadata.checkpoints)[:20])) or "none"
        hint = f"saved were {known}"
        raise ArgumentValueError.of(f"{where}['intervals']", expected, number, hint)
    noted = Path(metadata.checkpoints[number])
    for path in (summary_dir / FOLDER / noted.name, noted):
        if path.is_file():
            return path
    hint = "clean_ckpt deletes them"
    raise FileMissingError(compose(where, f"the checkpoint {noted.name}", "no such file", hint))
