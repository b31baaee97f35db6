"""Functions that are no primitives run on arrays that refuse what CuPy's refuse, too."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from engine import ops
from engine.autodiff import Value
from tests.engine.fake_cupy.array import is_on_device, on_host, placed
from tests.engine.fake_cupy.module import fake_cupy

MATRIX = np.array([[4.0, 1.0, 0.5], [1.0, 3.0, 0.2], [0.5, 0.2, 2.0]])
HOLED = np.array([[1.0, np.nan, 3.0], [4.0, 5.0, 0.0]])
WHOLE = np.array([3, 1, 1, 2])
PACKED = (np.array([[2.0, 1.0], [0.5, 3.0]]), np.array([2, 2], np.int32))

CALLS: dict[str, tuple[Callable[..., Any], tuple[np.ndarray, ...]]] = {
    "cholesky": (ops.cholesky, (MATRIX,)),
    "cholesky_solve": (ops.cholesky_solve, (MATRIX, MATRIX)),
    "cond": (ops.cond, (MATRIX,)),
    "cov": (ops.cov, (MATRIX,)),
    "cummax": (lambda x: ops.cummax(x, 1), (HOLED,)),
    "diag": (ops.diag, (WHOLE,)),
    "eig": (ops.eigvals, (MATRIX,)),
    "eigh": (ops.eigvalsh, (MATRIX,)),
    "einsum": (lambda x: ops.einsum("ij,kj,kk->i", x, x, x), (MATRIX,)),
    "bincount": (ops.bincount, (WHOLE,)),
    "histc": (lambda x: ops.histc(x, 3), (MATRIX,)),
    "intopk": (lambda x, y: ops.intopk(x, y, 2), (MATRIX, WHOLE[1:])),
    "inverse": (ops.inverse, (MATRIX,)),
    "logcumsumexp": (lambda x: ops.logcumsumexp(x, 1), (MATRIX,)),
    "lu_solve": (ops.lu_solve, (np.ones((2, 1)), *PACKED)),
    "matrix_band_part": (lambda x: ops.matrix_band_part(x, 1, 0), (MATRIX,)),
    "matrix_diag_part": (lambda x: ops.matrix_diag_part(x, (0, 1), 9.0), (MATRIX,)),
    "matrix_exp": (ops.matrix_exp, (MATRIX,)),
    "matrix_power": (lambda x: ops.matrix_power(x, 0), (MATRIX,)),
    "median": (ops.median, (HOLED,)),
    "nanmean": (ops.nanmean, (HOLED,)),
    "nanquantile": (lambda x: ops.nanquantile(x, [0.1, 0.9], 1), (HOLED,)),
    "orgqr": (ops.orgqr, (MATRIX, WHOLE[1:] * 1.0)),
    "pdist": (ops.pdist, (MATRIX,)),
    "searchsorted": (ops.searchsorted, (np.sort(WHOLE), WHOLE)),
    "searchsorted by row": (ops.searchsorted, (np.sort(MATRIX), MATRIX)),
    "solve_triangular": (
        lambda x: ops.solve_triangular(x, x, upper=True, unitriangular=True),
        (MATRIX,),
    ),
    "tril": (ops.tril, (MATRIX,)),
    "trapz": (ops.trapz, (MATRIX,)),
    "unique": (ops.unique, (WHOLE,)),
    "unique_consecutive": (lambda x: ops.unique_consecutive(x, True, True), (WHOLE,)),
    "unique_with_pad": (lambda x: ops.unique_with_pad(x, 9), (WHOLE,)),
    "vander": (ops.vander, (MATRIX,)),
}


@pytest.fixture
def cupy() -> Iterator[Any]:
    with fake_cupy() as module:
        yield module


def arrays(found: Any) -> list[Any]:
    parts = found if isinstance(found, tuple) else (found,)
    return [part.array if isinstance(part, Value) else part for part in parts]


@pytest.mark.parametrize("name", CALLS)
def test_function_gives_numpys_numbers_on_a_device(name: str, cupy: Any) -> None:
    function, inputs = CALLS[name]
    expected = arrays(function(*inputs))
    found = arrays(function(*(placed(x) for x in inputs)))

    for one, other in zip(found, expected, strict=True):
        assert is_on_device(one), name
        np.testing.assert_allclose(on_host(one), other, rtol=1e-9, atol=1e-12)
