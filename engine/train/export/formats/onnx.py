"""ONNX, by the library of that name, which is loaded when something is exported."""

from __future__ import annotations

from collections.abc import Iterator

from engine.errors import LibraryMissingError
from engine.train.export.exporter import Asked, Exporter, one_file

__all__ = ["ONNX"]


def _parts(asked: Asked) -> Iterator[bytes]:
    try:
        from engine.train.export.onnx.model import model_of
    except ImportError as error:
        raise LibraryMissingError.of(f"{asked.where}(file_format)", "onnx", "onnx") from error
    yield model_of(asked).SerializeToString()


ONNX = Exporter("ONNX", ".onnx", one_file(_parts))
