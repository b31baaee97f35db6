"""The logarithm of matrices."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.backend import asnumpy, xp_of
from engine.backend.by_scipy import logarithm
from engine.errors import ArgumentTypeError, ShapeError

from .lapack import check_square

__all__: list[str] = []


def matrix_logarithm(x: Any) -> Any:
    """The principal logarithm of each square matrix; NaN where a matrix has none. No gradient.

    By SciPy's inverse scaling and squaring, on the host also where the tensor is on a GPU.

    Args:
        x: (…, n, n) complex, of two to seven axes.

    Raises:
        ArgumentTypeError: If the numbers are not complex.
        ShapeError: If the last two axes differ, or there are others than two to seven axes.

    Source: A. Al-Mohy and N. Higham, "Improved inverse scaling and squaring algorithms for the
    matrix logarithm" (2012).

    >>> import engine
    >>> turn = engine.Tensor([[0j, 1], [-1, 0]])
    >>> matrix_logarithm(turn).asnumpy().round(4).real
    array([[-0.    ,  1.5708],
           [-1.5708, -0.    ]])

    """
    check_square("MatrixLogarithm(x)", x)
    if len(x.shape) > 7:
        raise ShapeError.of("MatrixLogarithm(x)", "two to seven axes", tuple(x.shape))
    array = read(x)
    if array.dtype.kind != "c":
        raise ArgumentTypeError(f"MatrixLogarithm(x) expected complex numbers, got {array.dtype}.")
    given = asnumpy(array)
    out = np.empty(given.shape, np.complex128)
    for index in np.ndindex(given.shape[:-2]):
        out[index] = logarithm(given[index].astype(np.complex128))
    return Value.wrap(xp_of(array).asarray(out.astype(given.dtype)))
