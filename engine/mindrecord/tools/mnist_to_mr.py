"""MNIST as record files."""

from __future__ import annotations

import gzip
import logging
import zlib
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from engine.errors import RecordError
from engine.mindrecord.exceptions import PathNotExistsError
from engine.mindrecord.filewriter import FileWriter
from engine.mindrecord.names import check_name, check_shards

from .jpeg import jpeg
from .transformed import Row, give_room, write

_logger = logging.getLogger("engine.mindrecord")
_SCHEMA = {"label": {"type": "int64"}, "data": {"type": "bytes"}}
_PARTS = {"train": "train", "t10k": "test"}
_IMAGES_BEGIN, _LABELS_BEGIN, _SIDE = 16, 8, 28


class MnistToMR:
    """Writes the training and the test part of MNIST as `label`, and `data` in JPEG.

    Args:
        source: The folder with the four files that MNIST comes in: `train-images-idx3-ubyte.gz`,
            `train-labels-idx1-ubyte.gz`, and those that begin with `t10k`.
        destination: The path of the record files, but for `_train.mindrecord` and
            `_test.mindrecord` at the end.
        partition_number: How many files share the rows of each part.

    Raises:
        ParamValueError: If an argument does not fit.

    >>> from engine.mindrecord import MnistToMR
    >>> MnistToMR("folder/with/mnist", "mnist", 4).partition_number
    4

    """

    def __init__(self, source: str, destination: str, partition_number: int = 1) -> None:
        where = type(self).__name__
        self.source = check_name(f"{where}(source)", source)
        self.destination = check_name(f"{where}(destination)", destination)
        self.partition_number = check_shards(f"{where}(partition_number)", partition_number)

    def transform(self) -> None:
        """Write the files.

        Raises:
            PathNotExistsError: If a file of MNIST is not there.
            RecordError: If one is damaged.
            MRMOpenError: If files to write are there already.

        """
        parts = {name: (self._images(part), self._labels(part)) for part, name in _PARTS.items()}
        for name, (images, labels) in parts.items():
            if len(images) != len(labels):
                told = "%s, %s: %d images, %d labels; those without the other are left out."
                _logger.warning(told, self.source, name, len(images), len(labels))
            writer = FileWriter(f"{self.destination}_{name}.mindrecord", self.partition_number)
            give_room(writer)
            writer.add_schema(_SCHEMA, "mnist_schema")
            writer.add_index(["label"])
            write(writer, _rows(images, labels))

    run = transform  # scripts call it, too

    def _images(self, part: str) -> np.ndarray:
        path = Path(self.source, f"{part}-images-idx3-ubyte.gz")
        content = _content(path, _IMAGES_BEGIN)
        if len(content) % _SIDE**2:
            expected = f"images of {_SIDE} by {_SIDE} bytes"
            raise RecordError.of(str(path), expected, f"{len(content)} bytes")
        return content.reshape(-1, _SIDE, _SIDE)

    def _labels(self, part: str) -> np.ndarray:
        return _content(Path(self.source, f"{part}-labels-idx1-ubyte.gz"), _LABELS_BEGIN)


def _content(path: Path, begin: int) -> np.ndarray:
    """The bytes behind the head, which says what is known; its count is not asked for.

    What was cut off gzip tells, and MindSpore takes files with other counts.
    """
    if not path.is_file():
        raise PathNotExistsError.of("MnistToMR(source)", "a file of MNIST", path)
    try:
        with gzip.open(path) as file:
            content = file.read()
    except (EOFError, zlib.error, gzip.BadGzipFile) as error:
        raise RecordError.of(str(path), "a whole gzip file", error) from error
    if len(content) < begin:
        raise RecordError.of(str(path), f"a head of {begin} bytes", f"{len(content)} bytes")
    return np.frombuffer(content, np.uint8, offset=begin)


def _rows(images: np.ndarray, labels: np.ndarray) -> Iterator[Row]:
    for image, label in zip(images, labels.tolist(), strict=False):
        yield {"label": label, "data": jpeg(image)}
