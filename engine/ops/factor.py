"""Matrices as products of simpler ones: Cholesky and QR.

Rules: Cholesky's from I. Murray, "Differentiation of the Cholesky decomposition" (2016), equation
8; that of QR from S. Walter and L. Lehmann, "Algorithmic differentiation of linear algebra
functions with application in optimum experimental design" (2010), of wide matrices from D. Roberts
and L. Roberts, "QR and LQ decomposition matrix backpropagation algorithms" (2020).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Spec, defvjp, primitive
from engine.backend import xp_of
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.typed import Tensor

from .arithmetic import add, mul, sub
from .equations import inverse_of, solve, solved, triangle_of, turned
from .gradient import stop_gradient
from .joining import concat, part_of
from .lapack import (
    adjoints,
    check_matrices,
    check_square,
    floats,
    given_back,
    kind_of,
    only_real,
    precise,
    told,
)
from .linalg import adjoint, matrix_product
from .triangle import tril

__all__ = ["cholesky", "cholesky_inverse", "cholesky_solve", "qr"]


def halves(x: Any) -> Any:
    """The mean of each matrix and its transpose, of complex ones the conjugate of that."""
    return mul(add(x, adjoint(x)), 0.5)


def mirrored(x: Any, *, upper: bool) -> Any:
    """Each matrix as one triangle of it says; its gradient goes to both, half each.

    So the gradient of a symmetric matrix is symmetric, as in PyTorch, whichever is read.
    """
    even = halves(x)
    one = triangle_of(x, upper=upper)
    meant = add(one, adjoint(sub(one, _diagonal_part(one))))
    return add(even, stop_gradient(sub(meant, even)))


def _diagonal_part(x: Any) -> Any:
    return tril(triangle_of(x, upper=True))


@primitive(infer=lambda x: floats(x, x.shape), mindspore="Cholesky")
def cholesky_factor(x: Any) -> Any:
    """The lower triangle whose product with its transpose is the symmetric part of `x`."""
    xp, held = xp_of(x), precise(x)
    even = (held + adjoints(held)) / 2
    with told("cholesky", "a symmetric matrix, positive definite"):
        return given_back(xp.linalg.cholesky(even), kind_of(x))


def _cholesky_rule(g: Any, out: Any, x: Any) -> Any:
    only_real("cholesky", x)
    lower = turned(out)
    inner = tril(matrix_product(lower, g))
    inner = sub(inner, mul(_diagonal_part(inner), 0.5))
    half = turned(solved(lower, turned(solved(lower, inner))))
    return halves(half)


def definite(rng: np.random.Generator) -> Any:
    for shape in ((3, 3), (2, 2, 2)):
        x = rng.standard_normal(shape)
        yield (x @ np.swapaxes(x, -1, -2) + 2 * np.eye(shape[-1]),), {}


defvjp(cholesky_factor, _cholesky_rule, examples=definite)


def _qr_spec(x: Spec, complete: bool) -> tuple[Spec, Spec]:
    *lead, rows, columns = x.shape
    middle = rows if complete else min(rows, columns)
    return floats(x, (*lead, rows, middle)), floats(x, (*lead, middle, columns))


@primitive(infer=_qr_spec, mindspore="Qr")
def qr_factors(x: Any, complete: bool = False) -> Any:
    """An orthogonal matrix and an upper triangle whose product is `x`."""
    found = xp_of(x).linalg.qr(precise(x), mode="complete" if complete else "reduced")
    return given_back((found[0], found[1]), kind_of(x))


def _qr_rule(g: Any, out: Any, x: Any, complete: bool) -> Any:
    only_real("qr", x)
    rows, columns = x.shape[-2:]
    if complete and rows > columns:
        hint = "mode='reduced' has a gradient"
        raise ArgumentValueError.of("gradient of qr", "mode 'reduced'", "'complete'", hint)
    (q, r), (gq, gr) = out, g
    if rows >= columns:
        return _square_qr_gradient(q, r, gq, gr)
    square = part_of(r, axis=len(r.shape) - 1, start=0, stop=rows)
    rest = part_of(x, axis=len(x.shape) - 1, start=rows, stop=columns)
    by_square = by_rest = None
    if gr is not None:
        by_square = part_of(gr, axis=len(gr.shape) - 1, start=0, stop=rows)
        by_rest = part_of(gr, axis=len(gr.shape) - 1, start=rows, stop=columns)
        through = matrix_product(rest, turned(by_rest))
        gq = through if gq is None else add(gq, through)
    first = _square_qr_gradient(q, square, gq, by_square)
    second = mul(rest, 0) if by_rest is None else matrix_product(q, by_rest)
    return concat([first, second], axis=len(x.shape) - 1)


def _square_qr_gradient(q: Any, r: Any, gq: Any, gr: Any) -> Any:
    inner: Any = None if gr is None else matrix_product(r, turned(gr))
    if gq is not None:
        through = matrix_product(turned(gq), q)
        inner = mul(through, -1) if inner is None else sub(inner, through)
    even = add(tril(inner), turned(tril(inner, -1)))
    whole = matrix_product(q, even)
    whole = whole if gq is None else add(gq, whole)
    return turned(solved(r, turned(whole)))


def _qr_examples(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((4, 2)),), {}
    yield (rng.standard_normal((2, 2, 3)),), {}
    yield (rng.standard_normal((3, 3)),), {"complete": True}


defvjp(qr_factors, _qr_rule, examples=_qr_examples)


def cholesky(input_x: Tensor, upper: bool = False) -> Tensor:
    """The triangle that, times its transpose, is a symmetric positive definite matrix.

    Args:
        input_x: (…, n, n); one triangle is read, the lower unless `upper`. Its gradient is
            symmetric.
        upper: Whether the upper triangle comes back, U with U^T U, instead of L with L L^T.

    Raises:
        ShapeError: If the last two axes differ.
        MatrixError: If a matrix is not positive definite; on a GPU the result is NaN instead.

    >>> import engine
    >>> cholesky(engine.Tensor([[4.0, 2.0], [2.0, 2.0]])).asnumpy()
    array([[2., 0.],
           [1., 1.]], dtype=float32)

    """
    check_square("cholesky", input_x)
    out = cholesky_factor(mirrored(input_x, upper=upper))
    return turned(out) if upper else out


def cholesky_inverse(input_x: Tensor, upper: bool = False) -> Tensor:
    """The inverse of the matrix whose triangle `cholesky` gave.

    Raises:
        ShapeError: If the last two axes differ.
        MatrixError: If a zero stands on a diagonal.

    """
    check_square("cholesky_inverse", input_x)
    back = inverse_of(triangle_of(input_x, upper=upper))
    return matrix_product(back, turned(back)) if upper else matrix_product(turned(back), back)


def cholesky_solve(input: Tensor, input2: Tensor, upper: bool = False) -> Tensor:
    """What times a matrix gives `input`; of the matrix, `input2` is the triangle of `cholesky`.

    Args:
        input: (…, n, k).
        input2: (…, n, n).
        upper: Whether `input2` is the upper triangle.

    Raises:
        ShapeError: If the shapes do not fit.
        MatrixError: If a zero stands on a diagonal.

    """
    check_square("cholesky_solve", input2)
    one = triangle_of(input2, upper=upper)
    first, second = (turned(one), one) if upper else (one, turned(one))
    return solve(second, solve(first, input))


def qr(input: Tensor, mode: str = "reduced") -> tuple[Tensor, Tensor]:
    """An orthogonal matrix and an upper triangle whose product is the matrix.

    Args:
        input: (…, rows, columns).
        mode: "reduced": as many columns of the first as the smaller side; "complete": as many as
            rows, with a gradient where there are no more rows than columns.

    Raises:
        ArgumentTypeError: If the mode is another.
        ShapeError: If `input` has less than two axes.

    >>> import engine
    >>> q, r = qr(engine.Tensor([[3.0, 1.0], [4.0, 2.0]]))
    >>> (q @ r).asnumpy().round(4)
    array([[3., 1.],
           [4., 2.]], dtype=float32)

    """
    if mode not in {"reduced", "complete"}:
        raise ArgumentTypeError(f"qr(mode) expected 'reduced' or 'complete', got {mode!r}.")
    check_matrices("qr", input)
    return qr_factors(input, complete=mode == "complete")
