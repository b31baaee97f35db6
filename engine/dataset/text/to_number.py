"""Texts as the numbers that they begin with."""

from __future__ import annotations

import re
from typing import Any

import numpy as np

from engine.dtype import as_dtype
from engine.errors import ArgumentTypeError, StateError, compose
from engine.typed import DTypeLike

from .operation import TextOperation
from .strings import texts

__all__ = ["ToNumber"]

_SPACE = r"[ \t-\r]*"
_WHOLE = re.compile(rf"{_SPACE}([+-]?[0-9]+)")
_HEXADECIMAL = re.compile(
    rf"{_SPACE}([+-]?0[xX](?:[0-9a-fA-F]+\.?|[0-9a-fA-F]*\.[0-9a-fA-F]+)"
    r"(?:[pP][+-]?[0-9]+)?)"
)
_DECIMAL = re.compile(
    rf"{_SPACE}([+-]?(?:(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?"
    r"|nan|inf(?:inity)?))",
    re.IGNORECASE,
)
_DIGIT_SET = re.compile(r"[+-]?(?:0x[0.]*[1-9a-f]|[0.]*[1-9])")  # not zero, as it is written


class ToNumber(TextOperation):
    """The number at the beginning of each text, as C++ reads it; what follows it does not count.

    Args:
        data_type: The number type, such as `engine.int32`.

    Raises:
        ArgumentTypeError: If it is no number type, or bool.
        StateError: When called: if a text begins with no number, or one out of the type's range.

    >>> import engine
    >>> from engine.dataset import text
    >>> text.ToNumber(engine.int32)(["8", " -7 of 9"])
    array([ 8, -7], dtype=int32)

    """

    def __init__(self, data_type: DTypeLike) -> None:
        self.data_type = as_dtype(data_type)
        if self.data_type.numpy.kind not in "iuf":
            raise ArgumentTypeError.of("ToNumber(data_type)", "a number type", data_type)

    def _made(self, text: Any) -> np.ndarray:
        array = texts("ToNumber", text)
        read = _floating if self.data_type.numpy.kind == "f" else _whole
        numbers = [read(one, self.data_type.numpy) for one in array.ravel().tolist()]
        return np.array(numbers, self.data_type.numpy).reshape(array.shape)

    on_batch = _made

    def _described(self) -> dict[str, Any]:
        return {"data_type": self.data_type.numpy.name}


def _whole(text: str, dtype: np.dtype) -> int:
    match = _WHOLE.match(text)
    if match is None:
        raise StateError(compose("ToNumber", "a whole number", repr(text)))
    number, reach = int(match[1]), np.iinfo(dtype)
    if not reach.min <= number <= reach.max or (dtype.kind == "u" and "-" in text):
        raise _beyond(text, dtype, reach.min, reach.max)
    return number


def _floating(text: str, dtype: np.dtype) -> float:
    match = _HEXADECIMAL.match(text) or _DECIMAL.match(text)
    if match is None:
        raise StateError(compose("ToNumber", "a number", repr(text)))
    digits = match[1].lower()
    number = float.fromhex(digits) if "0x" in digits else float(digits)
    # C++ has no type for half: it is read as float32, and rounded after that.
    read_as = np.finfo(np.float64 if dtype == np.float64 else np.float32)
    with np.errstate(over="ignore", under="ignore"):
        rounded = float(read_as.dtype.type(number))
    is_lost = abs(rounded) < read_as.smallest_normal and _DIGIT_SET.match(digits) is not None
    reach = np.finfo(dtype)
    if is_lost or abs(rounded) > float(reach.max):
        raise _beyond(text, dtype, reach.min, reach.max)
    return rounded


def _beyond(text: str, dtype: np.dtype, low: Any, high: Any) -> StateError:
    return StateError(compose("ToNumber", f"{dtype} from {low} to {high}", repr(text)))
