"""CIFAR-100 as record files."""

from __future__ import annotations

from engine.mindrecord.names import check_name

from .cifar import parts_in, write_part

_LABELS = {"fine_label": "fine_labels", "coarse_label": "coarse_labels"}


class Cifar100ToMR:
    """Writes CIFAR-100 as `id`, `fine_label`, `coarse_label`, and `data` in JPEG.

    The files come as pickles; they are read without running what they say.

    Args:
        source: The folder that the Python version comes as, with `train` and `test`.
        destination: The path of the record file of the training part; that of the test part has
            `_test` behind it.

    Raises:
        ParamValueError: If an argument does not fit.
        PathNotExistsError: If the folder lacks files.

    >>> import pickle
    >>> import tempfile
    >>> from pathlib import Path
    >>> import numpy as np
    >>> from engine.mindrecord import Cifar100ToMR, FileReader
    >>> labels = {"fine_labels": [3, 5], "coarse_labels": [1, 1]}
    >>> part = {"data": np.zeros((2, 3072), np.uint8), **labels}
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     for name in ("train", "test"):
    ...         _ = Path(folder, name).write_bytes(pickle.dumps(part))
    ...     Cifar100ToMR(folder, f"{folder}/record").transform(["fine_label"])
    ...     [row["fine_label"] for row in FileReader(f"{folder}/record").get_next()]
    [3, 5]

    """

    def __init__(self, source: str, destination: str) -> None:
        where = type(self).__name__
        self.source = check_name(f"{where}(source)", source)
        self.destination = check_name(f"{where}(destination)", destination)
        self._train, self._test = parts_in(where, source, ["train", "test"])

    def transform(self, fields: list[str] | None = None) -> None:
        """Write the files.

        Args:
            fields: What rows can be searched by: some of the numbers; all without it.

        Raises:
            ParamValueError: If that is no list.
            RecordError: If a file is damaged.
            MRMOpenError: If files to write are there already.

        """
        write_part(self.destination, "img_train", self._train, _LABELS, fields)
        write_part(f"{self.destination}_test", "img_test", self._test, _LABELS, fields)

    run = transform  # scripts call it, too
