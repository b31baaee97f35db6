"""MNIST as record files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np

from engine.errors import RecordError
from engine.mindrecord.exceptions import PathNotExistsError
from engine.mindrecord.filewriter import FileWriter
from engine.mindrecord.names import check_name, check_shards

from .jpeg import jpeg
from .transformed import Row, give_room, write

_SCHEMA = {"label": {"type": "int64"}, "data": {"type": "bytes"}}
_PARTS = {"train": "train", "t10k": "test"}


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
            RecordError: If one is damaged, or they do not fit each other.
            MRMOpenError: If files to write are there already.

        """
        parts = {
            name: (self._numbers(f"{part}-images-idx3"), self._numbers(f"{part}-labels-idx1"))
            for part, name in _PARTS.items()
        }
        for name, (images, labels) in parts.items():
            if images.ndim != 3 or labels.shape != images.shape[:1]:
                expected = f"one label for each of the images {images.shape}"
                raise RecordError.of(f"{self.source}, {name}", expected, labels.shape)
            writer = FileWriter(f"{self.destination}_{name}.mindrecord", self.partition_number)
            give_room(writer)
            writer.add_schema(_SCHEMA, "mnist_schema")
            writer.add_index(["label"])
            write(writer, _rows(images, labels))

    def _numbers(self, name: str) -> np.ndarray:
        from engine.dataset.sources.idx import read_idx

        path = Path(self.source, f"{name}-ubyte.gz")
        if not path.is_file():
            raise PathNotExistsError.of("MnistToMR(source)", "a file of MNIST", path)
        try:
            return read_idx(path)
        except ValueError as error:
            raise RecordError(str(error)) from error


def _rows(images: np.ndarray, labels: np.ndarray) -> Iterator[Row]:
    for image, label in zip(images, labels.tolist(), strict=True):
        yield {"label": label, "data": jpeg(image)}
