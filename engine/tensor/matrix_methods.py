"""Names under which an operator on matrices, orders or counts is also a method of tensors."""

from __future__ import annotations

from engine import ops
from engine.typed import Tensor

MATRICES = (
    *("addbmm", "addmv", "addr", "adjoint", "cholesky", "cholesky_inverse", "cholesky_solve"),
    *("cov", "cross", "det", "eigvals", "geqrf", "ger", "inner", "inverse", "kron"),
    *("log_matrix_determinant", "logdet", "lstsq", "lu_solve", "matrix_determinant"),
    *("matrix_power", "orgqr", "pinv", "renorm", "slogdet", "svd"),
)
ALONG_AXES = (
    *("aminmax", "bincount", "cummax", "cummin", "cumprod", "diff", "histc"),
    *("kthvalue", "logcumsumexp", "msort", "nanmean", "nanmedian", "nanquantile"),
    *("quantile", "unique_consecutive", "unique_with_pad"),
)


def triangular_solve(
    b: Tensor,
    A: Tensor,
    upper: bool = True,
    transpose: bool = False,
    unitriangular: bool = False,
) -> tuple[Tensor, Tensor]:
    """The X of `A X = b` for a triangular A, and A; a method of `b`, and in `engine.mint`.

    Args:
        b: (…, rows, columns).
        A: (…, rows, rows); only its triangle is read.
        upper: Whether A is an upper triangle.
        transpose: Whether A is turned round before.
        unitriangular: Whether its diagonal counts as ones.

    """
    triangle = ops.swapaxes(A, -1, -2) if transpose else A
    solved = ops.solve_triangular(
        triangle, b, upper=upper != transpose, unitriangular=unitriangular
    )
    return solved, A
