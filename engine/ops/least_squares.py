"""The nearest solution of equations that have none, or several: pseudoinverses.

The rule is that of G. Golub and V. Pereyra, "The differentiation of pseudo-inverses and nonlinear
least squares problems whose variables separate" (1973), for matrices that keep their rank.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Spec, defvjp, primitive
from engine.autodiff.replayable import read
from engine.backend import xp_of
from engine.errors import ShapeError
from engine.typed import Tensor, TensorOrNumber

from .arithmetic import add, neg, sub
from .arrangement import expand_dims
from .equations import turned
from .lapack import (
    check_matrices,
    check_square,
    floats,
    given_back,
    kind_of,
    only_real,
    precise,
    told,
)
from .linalg import matmul, matrix_product
from .triangle import tril

__all__ = ["lstsq", "pinv"]


def _pinv_spec(x: Spec, **_limits: Any) -> Spec:
    return floats(x, (*x.shape[:-2], x.shape[-1], x.shape[-2]))


@primitive(infer=_pinv_spec)
def pseudo_inverse(x: Any, atol: Any = None, rtol: Any = None) -> Any:
    """Moore's and Penrose's inverse; singular values that are not larger than a limit are zero."""
    xp, held = xp_of(x), precise(x)
    with told("pinv", "a matrix of finite numbers"):
        u, s, vh = xp.linalg.svd(held, full_matrices=False)
    if rtol is None:
        rtol = max(x.shape[-2:]) * np.finfo(s.dtype).eps if atol is None else 0.0
    top = s.max(axis=-1, keepdims=True) if s.shape[-1] else s
    limit = xp.maximum(_column(rtol, s) * top, _column(0.0 if atol is None else atol, s))
    large = s > limit
    inverted = xp.where(large, 1 / xp.where(large, s, s.dtype.type(1)), s.dtype.type(0))
    out = xp.matmul(
        xp.swapaxes(vh, -1, -2).conj() * inverted[..., None, :], xp.swapaxes(u, -1, -2).conj()
    )
    return given_back(out, kind_of(x))


def _column(limit: Any, s: Any) -> Any:
    """A number, or one a matrix, beside singular values."""
    if isinstance(limit, int | float | np.generic):
        return s.dtype.type(limit)
    return limit.astype(s.dtype)[..., None]


def _pinv_rule(g: Any, out: Any, x: Any, atol: Any, rtol: Any) -> Any:
    only_real("pinv", x)
    p, back = turned(out), turned(g)
    through = neg(matrix_product(matrix_product(p, g), p))
    left = matrix_product(back, matrix_product(out, p))
    left = sub(left, matrix_product(x, matrix_product(out, left)))
    right = matrix_product(matrix_product(p, out), back)
    right = sub(right, matrix_product(matrix_product(right, out), x))
    return add(through, add(left, right))


def _pinv_examples(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((3, 2)),), {}
    yield (rng.standard_normal((2, 2, 3)),), {"rtol": 1e-3}


defvjp(pseudo_inverse, _pinv_rule, examples=_pinv_examples)


def pinv(
    x: Tensor,
    *,
    atol: TensorOrNumber | None = None,
    rtol: TensorOrNumber | None = None,
    hermitian: bool = False,
) -> Tensor:
    """Moore's and Penrose's inverse of each matrix, by its singular values.

    Args:
        x: (…, rows, columns).
        atol: Singular values that are not larger count as zero: a number, or one a matrix.
        rtol: The same as a part of the largest; by default the longer side times the precision of
            the dtype, and 0 where `atol` is given.
        hermitian: Whether each matrix is symmetric; then its lower triangle is read alone.

    Raises:
        ShapeError: If `x` has less than two axes.

    >>> import engine
    >>> pinv(engine.Tensor([[2.0], [0.0]])).asnumpy()
    array([[0.5, 0. ]], dtype=float32)

    """
    check_matrices("pinv", x)
    if hermitian:
        check_square("pinv(hermitian=True)", x)
        x = add(tril(x), turned(tril(x, -1)))
    limits = (read(part) for part in (atol, rtol))
    return pseudo_inverse(x, **dict(zip(("atol", "rtol"), limits, strict=True)))


def lstsq(input: Tensor, A: Tensor) -> Tensor:
    """The `x` for which `input @ x` is nearest to `A`; of several the shortest.

    By the pseudoinverse of `input`, whose gradient it has.

    Args:
        input: (m, n).
        A: (m, k), or (m,) for one right-hand side, which gives (n, 1).

    Raises:
        ShapeError: If the two have not as many rows.

    >>> import engine
    >>> lstsq(engine.Tensor([[1.0], [1.0]]), engine.Tensor([1.0, 3.0])).asnumpy().round(4)
    array([[2.]], dtype=float32)

    """
    check_matrices("lstsq", input)
    right = expand_dims(A, -1) if len(A.shape) == 1 else A
    if right.shape[-2] != input.shape[-2]:
        raise ShapeError.of("lstsq", f"({input.shape[-2]}, k)", tuple(A.shape))
    return matmul(pseudo_inverse(input), right)
