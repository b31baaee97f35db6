"""The two data sets of CIFAR in Python's form, as rows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from engine.errors import RecordError
from engine.mindrecord.exceptions import ParamValueError, PathNotExistsError
from engine.mindrecord.filewriter import FileWriter

from .jpeg import jpeg
from .pickled import read_pickled
from .transformed import Row

_CHANNELS, _SIDE = 3, 32


def parts_in(where: str, source: str, beginnings: Sequence[str]) -> list[list[Path]]:
    """The files in a folder whose names begin in some way, for each way.

    Raises:
        PathNotExistsError: If there is no folder, or no such file.

    """
    if not Path(source).is_dir():
        raise PathNotExistsError.of(where, "a folder", source)
    paths = sorted(path for path in Path(source).iterdir() if path.is_file())
    found = [[path for path in paths if path.name.startswith(one)] for one in beginnings]
    for beginning, part in zip(beginnings, found, strict=True):
        if not part:
            raise PathNotExistsError.of(where, f"a file {beginning}* in {source}", "none")
    return found


def write_part(
    destination: str,
    description: str,
    paths: Sequence[Path],
    labels: Mapping[str, str],
    fields: Any,
) -> None:
    """Write the pictures of some files, in JPEG, with their labels and their numbers from 0.

    Args:
        destination: The record file.
        description: What its schema says.
        paths: The files.
        labels: The name of each label in the files, under its name in the rows.
        fields: The names of those that rows can be searched by.

    Raises:
        ParamValueError: If `fields` is no list.
        RecordError: If a file is damaged.
        MRMOpenError: If the record file is there already.

    """
    if fields and not isinstance(fields, list):
        raise ParamValueError.of("transform(fields)", "a list of names", fields)
    numbers = {name: {"type": "int64"} for name in ("id", *labels)}
    writer = FileWriter(destination)
    writer.add_schema({**numbers, "data": {"type": "bytes"}}, description)
    if fields:
        writer.add_index(fields)
    rows = (row for path in paths for row in _rows(path, labels))
    writer.write_raw_data([{"id": number, **row} for number, row in enumerate(rows)])
    writer.commit()


def _rows(path: Path, labels: Mapping[str, str]) -> Iterator[Row]:
    found = read_pickled(path)
    images = _images(path, found.get("data"))
    columns = [_labels(path, found.get(name), len(images)) for name in labels.values()]
    for image, *values in zip(images, *columns, strict=True):
        yield {"data": jpeg(image), **dict(zip(labels, values, strict=True))}


def _images(path: Path, found: Any) -> np.ndarray:
    size = _CHANNELS * _SIDE * _SIDE
    if not isinstance(found, np.ndarray) or found.dtype != np.uint8 or found.size % size:
        raise RecordError.of(str(path), f"'data' of uint8, {size} a picture", type(found).__name__)
    return found.reshape(-1, _CHANNELS, _SIDE, _SIDE).transpose(0, 2, 3, 1)


def _labels(path: Path, found: Any, count: int) -> list[int]:
    values = found.tolist() if isinstance(found, np.ndarray) else found
    whole = isinstance(values, list) and all(isinstance(label, int) for label in values)
    if not whole or len(values) != count:
        raise RecordError.of(str(path), f"{count} labels", found)
    return values
