"""Arrays of texts as bytes, and back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError, ArgumentValueError

__all__ = ["to_bytes", "to_str"]


def to_bytes(array: np.ndarray, encoding: str = "utf8") -> np.ndarray:
    r"""The texts of an array as bytes.

    Args:
        array: Texts, of any shape.
        encoding: The charset.

    Raises:
        ArgumentValueError: If it is no array, or the charset has not all its characters.
        ArgumentTypeError: If it has no texts.

    >>> from engine.dataset import text
    >>> text.to_bytes(np.array(["é", "b"]))
    array([b'\xc3\xa9', b'b'], dtype='|S2')

    """
    if not isinstance(array, np.ndarray):
        got = type(array).__name__
        raise ArgumentValueError.of("to_bytes", "a NumPy array", got, "np.array(…) makes one")
    if array.dtype.kind != "U":
        raise ArgumentTypeError(f"to_bytes expected an array of str, got {array.dtype}.")
    return _changed("to_bytes", np.strings.encode, array, encoding)


def to_str(array: np.ndarray, encoding: str = "utf8") -> np.ndarray:
    """The bytes of an array as texts.

    Args:
        array: Bytes, of any shape.
        encoding: Their charset.

    Raises:
        ArgumentTypeError: If it is no array, or has no bytes.
        ArgumentValueError: If they are none of that charset.

    >>> from engine.dataset import text
    >>> text.to_str(np.array([b"a", b"b"]))
    array(['a', 'b'], dtype='<U1')

    """
    if not isinstance(array, np.ndarray):
        raise ArgumentTypeError.of("to_str", "a NumPy array", array, "np.array(…) makes one")
    if array.dtype.kind != "S":
        hint = "columns of text are str already" if array.dtype.kind == "U" else ""
        got = f"to_str expected an array of bytes, got {array.dtype}."
        raise ArgumentTypeError(f"{got} Hint: {hint}." if hint else got)
    return _changed("to_str", np.strings.decode, array, encoding)


def _changed(
    where: str, call: Callable[[Any, str], Any], array: np.ndarray, encoding: str
) -> np.ndarray:
    try:
        changed: np.ndarray = call(array, encoding)
    except LookupError:
        raise ArgumentValueError.of(where, "a charset", repr(encoding)) from None
    except UnicodeError as error:
        raise ArgumentValueError.of(where, f"an array of {encoding}", str(error)) from None
    return changed
