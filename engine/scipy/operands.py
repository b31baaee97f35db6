"""What the functions take, checked as MindSpore checks it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from engine import ops
from engine.dtype import as_dtype, float32, float64, int32, int64
from engine.errors import ArgumentTypeError, ShapeError
from engine.tensor import Tensor

REALS = (float32, float64)
WHOLE = (int32, int64)


def tensor(where: str, x: Any, kinds: Collection[Any]) -> Any:
    """A tensor of one of some number types.

    Raises:
        ArgumentTypeError: If it is none, or of another type.

    """
    if not isinstance(x, Tensor):
        raise ArgumentTypeError.of(where, "a Tensor", x)
    if as_dtype(x.dtype) not in kinds:
        expected = ", ".join(sorted(str(as_dtype(kind)).lower() for kind in kinds))
        raise ArgumentTypeError(f"{where} expected one of {expected}, got {x.dtype}.")
    return x


def precise(x: Any) -> Any:
    """Whole numbers as float64; others as they are."""
    return ops.cast(x, float64) if as_dtype(x.dtype) in WHOLE else x


def matrix(where: str, x: Any, kinds: Collection[Any] = (*WHOLE, *REALS)) -> Any:
    """One matrix, whole numbers as float64.

    Raises:
        ArgumentTypeError: If it is no tensor of these number types.
        ShapeError: If it has not two axes.

    """
    found = precise(tensor(where, x, kinds))
    if len(found.shape) != 2:
        raise ShapeError.of(where, "a matrix (rows, columns)", tuple(found.shape))
    return found


def square(where: str, x: Any, kinds: Collection[Any] = (*WHOLE, *REALS)) -> Any:
    """One square matrix, whole numbers as float64.

    Raises:
        ArgumentTypeError: If it is no tensor of these number types.
        ShapeError: If it has not two axes of one length.

    """
    found = matrix(where, x, kinds)
    if found.shape[0] != found.shape[1]:
        raise ShapeError.of(where, "a square matrix (n, n)", tuple(found.shape))
    return found


def check_flags(where: str, **flags: Any) -> None:
    """Refuse what is no bool.

    Raises:
        ArgumentTypeError: If one is not.

    """
    for name, value in flags.items():
        if not isinstance(value, bool):
            raise ArgumentTypeError.of(f"{where}({name})", "a bool", value)


def check_number(where: str, value: Any) -> None:
    """Refuse what is no int.

    Raises:
        ArgumentTypeError: If it is a bool, or something else.

    """
    if isinstance(value, bool) or not isinstance(value, int):
        raise ArgumentTypeError.of(where, "an int", value)
