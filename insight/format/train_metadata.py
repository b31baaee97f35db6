"""`train_metadata.json`: which checkpoints of a training its loss landscapes are drawn from.

One line of JSON beside the checkpoints, as MindSpore's collector writes it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from insight.errors import FormatError, compose

from .atomic import written_atomically

if TYPE_CHECKING:
    from pathlib import Path

TRAIN_METADATA = "train_metadata.json"
"""What the file is called."""

_WHERE = TRAIN_METADATA


@dataclass(frozen=True)
class TrainMetadata:
    """What the file says.

    Attributes:
        intervals: The steps or epochs of each landscape's path.
        checkpoints: The path of the checkpoint of a step or epoch, by its number.
        steps_per_epoch: Steps of an epoch.
        unit: What the numbers count: `step` or `epoch`.
        num_samples: Rows of data that each loss is computed with.
        landscape_size: Points of each axis.
        create_landscape: Whether landscapes of the intervals (`train`) and of the end (`result`)
            are to be made.
        length: Steps or epochs of the whole training: as it was planned, and as it was once it has
            ended. None where the file does not say it, as MindSpore's.

    """

    intervals: tuple[tuple[int, ...], ...]
    checkpoints: Mapping[int, str]
    steps_per_epoch: int
    unit: str
    num_samples: int
    landscape_size: int
    create_landscape: Mapping[str, bool]
    length: int | None = None


def write_train_metadata(path: Path, metadata: TrainMetadata) -> None:
    """Puts the file at `path`, whole or not at all; it is not flushed, as there may be many.

    Raises:
        OSError: If it cannot be written; what was at `path` is as it was then.

    """
    content = {
        "epoch_group": {str(k): list(group) for k, group in enumerate(metadata.intervals)},
        "model_params_file_map": {str(n): file for n, file in metadata.checkpoints.items()},
        "step_per_epoch": metadata.steps_per_epoch,
        "unit": metadata.unit,
        "num_samples": metadata.num_samples,
        "landscape_size": metadata.landscape_size,
        "create_landscape": dict(metadata.create_landscape),
    }
    if metadata.length is not None:
        content["length"] = metadata.length
    written_atomically(path, [json.dumps(content).encode()], is_flushed=False)


def read_train_metadata(content: bytes) -> TrainMetadata:
    """What the bytes of such a file say; fields that are not ours are passed over.

    Raises:
        FormatError: If they are no JSON, or a field is missing or of another type.

    >>> read_train_metadata(b"[]")
    Traceback (most recent call last):
    ...
    insight.errors.FormatError: train_metadata.json expected a mapping, got list.

    """
    try:
        held = json.loads(content)
    except (ValueError, RecursionError) as error:  # no JSON, no UTF-8, or brackets without end
        raise FormatError(compose(_WHERE, "JSON", f"something else: {error}")) from error
    fields = _of_type(held, dict, "")
    groups = _of_type(fields.get("epoch_group"), dict, "epoch_group")
    files = _of_type(fields.get("model_params_file_map"), dict, "model_params_file_map")
    wanted = _of_type(fields.get("create_landscape"), dict, "create_landscape")
    return TrainMetadata(
        intervals=tuple(
            tuple(_of_type(number, int, f"epoch_group.{name}") for number in numbers)
            for name, group in groups.items()
            for numbers in [_of_type(group, list, f"epoch_group.{name}")]
        ),
        checkpoints={
            _number(name): _of_type(file, str, f"model_params_file_map.{name}")
            for name, file in files.items()
        },
        steps_per_epoch=_of_type(fields.get("step_per_epoch"), int, "step_per_epoch"),
        unit=_of_type(fields.get("unit"), str, "unit"),
        num_samples=_of_type(fields.get("num_samples"), int, "num_samples"),
        landscape_size=_of_type(fields.get("landscape_size"), int, "landscape_size"),
        create_landscape={
            name: _of_type(flag, bool, f"create_landscape.{name}") for name, flag in wanted.items()
        },
        length=_of_type(fields["length"], int, "length") if "length" in fields else None,
    )


_WORDS = {dict: "a mapping", list: "a list", int: "a whole number", str: "a text", bool: "a bool"}


def _of_type(value: Any, kind: type, field: str) -> Any:
    if isinstance(value, kind) and (kind is bool or not isinstance(value, bool)):
        return value
    where = f"{_WHERE}: {field}" if field else _WHERE
    got = "none" if value is None else type(value).__name__
    raise FormatError(compose(where, _WORDS[kind], got))


def _number(name: str) -> int:
    try:
        return int(name)
    except ValueError as error:
        where = f"{_WHERE}: model_params_file_map"
        raise FormatError(compose(where, "numbers as names", repr(name[:40]))) from error
