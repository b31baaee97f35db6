"""Names under which an operator on matrices, orders or counts is also a method of tensors."""

from __future__ import annotations

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
