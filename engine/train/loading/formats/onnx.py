"""ONNX, by the library of that name, which is loaded when such a file is read."""

from __future__ import annotations

from engine.errors import LibraryMissingError
from engine.program import Program
from engine.train.loading.loader import Loader, NetworkFile

__all__ = ["ONNX_FILES"]


def _read(file: NetworkFile) -> Program:
    try:
        from engine.train.loading.onnx.model import program_of
    except ImportError as error:
        raise LibraryMissingError.of(f"load({file.path})", "onnx", "onnx") from error
    return program_of(file)


ONNX_FILES = Loader("ONNX", ".onnx", _read)
