"""AIR, the form of Ascend devices: known by name, so that asking for it says what to take."""

from __future__ import annotations

from typing import NoReturn

from engine.errors import ArgumentValueError
from engine.train.export.exporter import Asked, Exporter, one_file

__all__ = ["AIR"]


def _refused(asked: Asked) -> NoReturn:
    hint = "AIR is made by Ascend devices alone, and its format is not documented"
    raise ArgumentValueError.of(f"{asked.where}(file_format)", "'ONNX' or 'MINDIR'", "'AIR'", hint)


AIR = Exporter("AIR", ".air", one_file(_refused))
