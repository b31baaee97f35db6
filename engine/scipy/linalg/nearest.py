"""The nearest solutions of systems of equations."""

from __future__ import annotations

import numbers
from typing import Any

from engine import ops
from engine.dtype import (
    as_dtype,
    complex64,
    complex128,
    float16,
    float32,
    float64,
    int64,
)
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.typed import Tensor

from .triangles import checked_system

__all__ = ["lstsq"]

_KINDS = (float16, float32, float64, complex64, complex128)
_DRIVERS = {None, "gels", "gelsy", "gelss", "gelsd"}


def lstsq(A: Tensor, B: Tensor, rcond: float | None = None, driver: str | None = None) -> Any:
    """The `x` for which `A @ x` is nearest to `B`, of several the shortest, and facts of it.

    By singular values, whatever the driver; that says which facts come. Gradients flow through
    the solution and the residual.

    Args:
        A: (…, m, n), of floats or complex numbers.
        B: (…, m) or (…, m, k), in the type of `A`, with its leading axes.
        rcond: Singular values that are not larger than this part of the largest count as zero;
            by default the longer side times the precision of the type. MindSpore 2.10 does not
            read it.
        driver: None (as "gelsy"), "gels", "gelsy", "gelss" or "gelsd".

    Returns:
        The solution, (…, n) or (…, n, k); the residual, (…, 1) or (…, k), the squared length of
        each column of `A @ x - B`, with "gels", "gelss" and "gelsd" where m > n; the rank, int64
        (…), unless with "gels"; and the singular values, (…, min(m, n)), with "gelss" and "gelsd".
        Facts that do not come are empty, (0,).

    Raises:
        ArgumentTypeError: If `A` and `B` are no tensors of one of these types; if `rcond` is no
            number.
        ArgumentValueError: If there is no such driver.
        MatrixError: If the computation does not end, as with NaN.
        ShapeError: If the shapes do not fit.

    >>> import engine
    >>> a, b = engine.Tensor([[1.0], [1.0]]), engine.Tensor([1.0, 3.0])
    >>> solution, residual, rank, values = lstsq(a, b, driver="gelsd")
    >>> solution.asnumpy().round(4), residual.asnumpy().round(4), rank.asnumpy()
    (array([2.], dtype=float32), array([2.], dtype=float32), array(1))

    """
    if driver not in _DRIVERS:
        expected = "None, 'gels', 'gelsy', 'gelss' or 'gelsd'"
        raise ArgumentValueError.of("lstsq(driver)", expected, repr(driver))
    if isinstance(rcond, bool) or not isinstance(rcond, numbers.Real | None):
        raise ArgumentTypeError.of("lstsq(rcond)", "a number or None", rcond)
    given = as_dtype(A.dtype) if hasattr(A, "dtype") else None
    x, right = checked_system("lstsq", A, B, _KINDS, squares=False)
    if given is float16:
        x, right = ops.cast(x, float32), ops.cast(right, float32)
    rtol = _precision(x) if rcond is None else float(rcond)
    solution = ops.matmul(ops.pinv(x, rtol=rtol), right)
    residual = _residual(x, right, solution, driver)
    rank, values = _of_singular_values(x, rtol, driver)
    if len(B.shape) < len(A.shape):
        solution = ops.squeeze(solution, -1)
    if given is float16:
        solution, residual, values = (
            ops.cast(one, float16) for one in (solution, residual, values)
        )
    return solution, residual, rank, values


def _precision(x: Any) -> float:
    """Below what part of the largest LAPACK's drivers see nothing but rounding."""
    eps = {float32: 2.0**-23, complex64: 2.0**-23}.get(as_dtype(x.dtype), 2.0**-52)
    return max(x.shape[-2:]) * eps


def _residual(x: Any, right: Any, solution: Any, driver: str | None) -> Any:
    size = ops.abs(ops.sub(ops.matmul(x, solution), right))
    if driver in {None, "gelsy"} or x.shape[-2] <= x.shape[-1]:
        return ops.zeros((0,), size.dtype)
    return ops.sum(ops.square(size), -2)


def _of_singular_values(x: Any, rtol: float, driver: str | None) -> tuple[Any, Any]:
    values = ops.stop_gradient(ops.svd(x, compute_uv=False))
    none = ops.zeros((0,), values.dtype)
    if driver == "gels":
        return ops.cast(none, int64), none
    top = ops.amax(values, -1, keepdims=True) if values.shape[-1] else values
    rank = ops.sum(ops.cast(ops.greater(values, ops.mul(top, rtol)), int64), -1)
    return rank, values if driver in {"gelss", "gelsd"} else none
