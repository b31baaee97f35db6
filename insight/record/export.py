"""Tensors as NumPy files beside the events."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import numpy as np

from insight.format.names import file_name_of

if TYPE_CHECKING:
    from .folder import RunFolder
    from .held import HeldFolder

_NEW = os.O_WRONLY | os.O_CREAT | os.O_TRUNC


class TensorExport:
    """Writes `export_<seconds>/tensor/<tag>_<step>.npy`; the folder is made by the first one.

    A long tag is cut, and its checksum put behind it.

    Args:
        folder: The run's.
        seconds: When the recorder was made; raised until the folder is new.

    """

    def __init__(self, folder: RunFolder, seconds: int) -> None:
        self._folder = folder
        self._seconds = seconds
        self._tensors: str | None = None

    def write(self, tag: str, step: int, array: np.ndarray[Any, Any]) -> None:
        """Writes `array` in its own type.

        Raises:
            OSError: If it cannot be written.

        """
        held = self._folder.held()
        if self._tensors is None or not held.has(self._tensors):
            self._tensors = self._new_folder(held)
        begun = f"{self._tensors}/{file_name_of(tag, step)}.tmp"
        try:
            with os.fdopen(held.open(begun, _NEW), "wb") as file:
                np.save(file, array, allow_pickle=False)
            held.replace(begun, begun.removesuffix(".tmp") + ".npy")
        except OSError:
            with suppress(OSError):
                held.remove(begun)
            raise

    def _new_folder(self, held: HeldFolder) -> str:
        while True:
            folder = f"export_{self._seconds}"
            try:
                held.make_folder(folder)
            except FileExistsError:
                self._seconds += 1
            else:
                held.make_folder(f"{folder}/tensor")
                return f"{folder}/tensor"
