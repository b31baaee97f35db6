"""Tensors as NumPy files beside the events."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from insight.format.names import file_name_of


class TensorExport:
    """Writes `export_<seconds>/tensor/<tag>_<step>.npy`; the folder is made by the first one.

    A long tag is cut, and its checksum put behind it.

    Args:
        directory: The run.
        seconds: When the recorder was made; raised until the folder is new.

    """

    def __init__(self, directory: Path, seconds: int) -> None:
        self._directory = directory
        self._seconds = seconds
        self._folder: Path | None = None

    def write(self, tag: str, step: int, array: np.ndarray[Any, Any]) -> Path:
        """The file that holds `array` in its own type.

        Raises:
            OSError: If it cannot be written.

        """
        if self._folder is None or not self._folder.is_dir():
            self._folder = self._new_folder()
        path = self._folder / f"{file_name_of(tag, step)}.npy"
        begun = path.with_suffix(".tmp")
        try:
            with begun.open("wb") as file:
                np.save(file, array, allow_pickle=False)
            begun.replace(path)
        except OSError:
            begun.unlink(missing_ok=True)
            raise
        return path

    def _new_folder(self) -> Path:
        while True:
            try:
                folder = self._directory / f"export_{self._seconds}"
                folder.mkdir(0o700)
            except FileExistsError:
                self._seconds += 1
            else:
                (folder / "tensor").mkdir(0o700)
                return folder / "tensor"
