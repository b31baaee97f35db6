"""Parameters of a MINDIR file as arrays: in the file, or in one beside it, as of large networks."""

from __future__ import annotations

import math
import os
from pathlib import Path, PurePosixPath
from typing import Any

import numpy as np

from engine.errors import GraphFileError
from insight.format.mindir import TensorProto, array_from, number_type


class TensorReader:
    """Reads the parameters of one file.

    Args:
        folder: Where the files lie that parameters name.

    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def array(self, where: str, message: TensorProto) -> np.ndarray[Any, Any]:
        """The numbers of a parameter.

        Raises:
            GraphFileError: If it is damaged, packed, or its file is not there.

        """
        if message.compression_type:
            raise GraphFileError.of(where, "numbers as they are", "packed ones")
        try:
            if message.HasField("external_data"):
                return self._external(where, message)
            return array_from(where, message)
        except ValueError as error:  # of the format; users of engine catch engine's
            raise GraphFileError(str(error)) from error

    def _external(self, where: str, message: TensorProto) -> np.ndarray[Any, Any]:
        told = message.external_data
        inside = PurePosixPath(told.location)
        if not inside.name or inside.is_absolute() or ".." in inside.parts:
            raise GraphFileError.of(where, "numbers in a file beside this one", repr(told.location))
        dtype = number_type(where, message.data_type)
        shape = tuple(message.dims)
        size = math.prod(shape) * dtype.itemsize
        if min(shape, default=0) < 0 or told.length != size or told.offset < 0:
            expected = f"{size} bytes for {dtype.name} of shape {shape}"
            raise GraphFileError.of(where, expected, f"{told.length} at {told.offset}")
        try:
            with (self.folder / inside).open("rb") as file:
                if os.fstat(file.fileno()).st_size < told.offset + size:
                    raise GraphFileError.of(where, f"{size} bytes in {told.location}", "fewer")
                file.seek(told.offset)
                found = np.fromfile(file, dtype.newbyteorder("<"), math.prod(shape))
        except OSError as error:
            expected = f"its numbers in {told.location!r}"
            raise GraphFileError.of(where, expected, error.strerror or error) from error
        return found.reshape(shape).astype(dtype, copy=False)
