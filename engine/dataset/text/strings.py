"""Texts as NumPy arrays of str, on their way into an operation and out of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError, StateError, compose


def texts(where: str, value: Any) -> np.ndarray:
    """The value as an array of str, of any shape.

    Raises:
        ArgumentTypeError: If it is no array and cannot become one.
        StateError: If it has anything but str.

    """
    try:
        array = np.asarray(value)
    except ValueError:  # lists of different lengths
        raise ArgumentTypeError.of(where, "texts that fit an array", value) from None
    if array.dtype.kind == "O":
        if not all(isinstance(one, str) for one in array.flat):
            raise ArgumentTypeError.of(where, "texts (str)", value)
        return array.astype(np.str_)
    if array.dtype.kind != "U":
        hint = "text.to_str makes str of bytes" if array.dtype.kind == "S" else ""
        raise StateError(compose(where, "texts (str)", array.dtype, hint))
    return array


def one_text(where: str, value: Any) -> str:
    """The value as one text.

    Raises:
        StateError: If it is none, or an array of several.

    """
    array = texts(where, value)
    if array.ndim:
        raise StateError(compose(where, "one text", f"texts of shape {array.shape}"))
    return str(array[()])


def line(where: str, value: Any) -> list[str]:
    """The value as a list of texts.

    Raises:
        StateError: If it has no texts, or not one axis.

    """
    array = texts(where, value)
    if array.ndim != 1:
        raise StateError(compose(where, "texts of one axis", f"texts of shape {array.shape}"))
    listed: list[str] = array.tolist()
    return listed


def as_array(listed: Iterable[str], shape: tuple[int, ...] | None = None) -> np.ndarray:
    """Texts as an array that is as wide as the longest of them, one wide where all are empty."""
    array = np.array(list(listed), dtype=np.str_)
    return array if shape is None else array.reshape(shape)


def alike(array: np.ndarray, changed: Iterable[str]) -> np.ndarray:
    """What became of the texts of an array, in its shape."""
    return as_array(changed, array.shape)


def byte_offsets(text: str) -> np.ndarray:
    """Where each character begins in the text's UTF-8, and where the last one ends."""
    if text.isascii():
        return np.arange(len(text) + 1, dtype=np.uint32)
    points = code_points(text)
    lengths = 1 + (points > 0x7F) + (points > 0x7FF) + (points > 0xFFFF)
    return np.concatenate([[0], np.cumsum(lengths)]).astype(np.uint32)


def code_points(text: str) -> np.ndarray:
    """The number of each character."""
    return np.frombuffer(text.encode("utf-32-le", "surrogatepass"), np.uint32)


def typed_text(where: str, value: Any) -> str:
    """The argument, a str.

    Raises:
        ArgumentTypeError: If it is none.

    """
    if not isinstance(value, str):
        raise ArgumentTypeError.of(where, "a str", value)
    return value
