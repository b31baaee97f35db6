"""How matrices reach LAPACK: square, in a precision that it has, and with errors of ours."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

from engine.autodiff import Spec
from engine.errors import ArgumentTypeError, MatrixError, ShapeError

from .promotion import complex_numbers, part_of_complex

_KNOWN = ("f", "d", "F", "D")


def precise(x: Any) -> Any:
    """In float32 where LAPACK has not its type: halves, whole numbers."""
    return x if x.dtype.char in _KNOWN else x.astype(np.float32)


def kind_of(*arrays: Any) -> np.dtype:
    """The type that comes back: the one that was given, of whole numbers float32."""
    kind = np.result_type(*(x.dtype for x in arrays))
    return kind if kind.kind in "fcV" else np.dtype(np.float32)


def given_back(out: Any, kind: Any) -> Any:
    """The result, or each of its parts, in the type that came; of complex ones reals stay real."""
    if isinstance(out, tuple):
        return tuple(given_back(part, kind) for part in out)
    return out.astype(kind if out.dtype.kind == "c" else part_of_complex(kind), copy=False)


@contextmanager
def told(where: str, expected: str) -> Iterator[None]:
    """What LAPACK cannot do, told by one of our errors; CuPy gives NaN there instead."""
    try:
        yield
    except np.linalg.LinAlgError as error:
        raise MatrixError.of(where, expected, f"one that LAPACK refuses ({error})") from None


def check_square(where: str, x: Any) -> None:
    """Refuse what is no batch of square matrices.

    Raises:
        ShapeError: If the last two axes are not there, or differ.

    """
    shape = tuple(x.shape)
    if len(shape) < 2 or shape[-1] != shape[-2]:
        raise ShapeError.of(where, "square matrices (…, n, n)", shape)


def check_matrices(where: str, x: Any) -> None:
    """Refuse what has less than two axes.

    Raises:
        ShapeError: If so.

    """
    if len(x.shape) < 2:
        raise ShapeError.of(where, "matrices (…, rows, columns)", tuple(x.shape))


def adjoints(x: Any) -> Any:
    """Of an array, each matrix with its axes exchanged, of complex numbers their conjugates."""
    turned = x.swapaxes(-1, -2)
    return turned.conj() if x.dtype.kind == "c" else turned


def only_real(where: str, x: Any) -> None:
    """Refuse to differentiate a factorisation of complex matrices.

    Raises:
        ArgumentTypeError: If the matrices are complex.

    """
    if complex_numbers(x):
        raise ArgumentTypeError(f"gradient of {where} expected real matrices, got complex.")


def reals(x: Spec, shape: tuple[int, ...]) -> Spec:
    """As `floats`, for a result that is real where the input is complex."""
    return Spec(shape, part_of_complex(floats(x, shape).dtype))


def floats(x: Spec, shape: tuple[int, ...]) -> Spec:
    """The spec of a result of another shape, in the type that comes back."""
    return Spec(shape, x.dtype if x.dtype.kind in "fcV" else np.dtype(np.float32))
