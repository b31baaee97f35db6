"""Tensors of an ONNX file as arrays: beside the graph, or in a file of their own."""

from __future__ import annotations

import math
import os
from pathlib import Path, PurePosixPath

import numpy as np
from onnx import TensorProto, helper, numpy_helper

from engine.dtype import as_dtype
from engine.errors import EngineError, GraphFileError


class TensorReader:
    """Reads the tensors of one file.

    Args:
        folder: Where the files lie that tensors name.

    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def array(self, where: str, tensor: TensorProto) -> np.ndarray:
        """The numbers of a tensor.

        Raises:
            GraphFileError: If it is damaged, or of a number type that is not known here.

        """
        dtype = dtype_of(where, tensor.data_type)
        shape = tuple(tensor.dims)
        if any(length < 0 for length in shape):
            raise GraphFileError.of(where, "lengths from 0", shape)
        if tensor.data_location == TensorProto.EXTERNAL:
            return self._external(where, tensor, dtype, shape)
        if tensor.HasField("raw_data"):
            return _of_bytes(where, tensor.raw_data, dtype, shape)
        try:
            made: np.ndarray = numpy_helper.to_array(tensor)
        except (ValueError, TypeError, OverflowError) as error:
            got = str(error).split("\n")[0]
            raise GraphFileError.of(where, f"a tensor of shape {shape}", got) from error
        return made

    def _external(
        self, where: str, tensor: TensorProto, dtype: np.dtype, shape: tuple[int, ...]
    ) -> np.ndarray:
        named = {entry.key: text_of(where, entry.value) for entry in tensor.external_data}
        inside = PurePosixPath(named.get("location", ""))
        if not inside.name or inside.is_absolute() or ".." in inside.parts:
            expected = "data in a file beside this one"
            raise GraphFileError.of(where, expected, repr(str(inside)))
        size = math.prod(shape) * dtype.itemsize
        begin, length = (_whole(where, named.get(key)) for key in ("offset", "length"))
        if length is not None and length != size:
            raise GraphFileError.of(where, f"{size} bytes for shape {shape}", f"{length}")
        try:
            with (self.folder / inside).open("rb") as file:
                file.seek(begin or 0)
                rest = os.fstat(file.fileno()).st_size - (begin or 0)
                content = file.read(max(0, min(size, rest)))  # a wrong size asks for no memory
        except OSError as error:
            expected = f"its data in {str(inside)!r}"
            raise GraphFileError.of(where, expected, error.strerror or error) from error
        return _of_bytes(where, content, dtype, shape)


def text_of(where: str, value: str | bytes) -> str:
    """A text of the file; one that is not UTF-8 comes out of it as bytes.

    Raises:
        GraphFileError: If it is bytes.

    """
    if isinstance(value, bytes):
        raise GraphFileError.of(where, "names in UTF-8", value[:40])
    return value


def dtype_of(where: str, number: int) -> np.dtype:
    """The number type that ONNX gives a number.

    Raises:
        GraphFileError: If it is none of ours: texts, floats of 8 bits, whole numbers of 4.

    """
    try:
        return as_dtype(np.dtype(helper.tensor_dtype_to_np_dtype(number))).numpy
    except (KeyError, ValueError, TypeError, EngineError) as error:
        names = TensorProto.DataType
        told = names.Name(number) if number in names.values() else number
        raise GraphFileError.of(where, "a number type of engine.dtype", told) from error


def _of_bytes(where: str, content: bytes, dtype: np.dtype, shape: tuple[int, ...]) -> np.ndarray:
    size = math.prod(shape) * dtype.itemsize
    if len(content) != size:
        expected = f"{size} bytes for {dtype} of shape {shape}"
        raise GraphFileError.of(where, expected, len(content))
    little = dtype.newbyteorder("<") if dtype.kind != "V" else dtype
    return np.frombuffer(content, little).astype(dtype, copy=False).reshape(shape)


def _whole(where: str, text: str | None) -> int | None:
    if text is None:
        return None
    if not text.isascii() or not text.isdigit() or len(text) > 18:
        raise GraphFileError.of(where, "an offset in a file as a whole number", repr(text))
    return int(text)
