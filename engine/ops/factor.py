"""Matrices as products of simpler ones: Cholesky, QR, singular values, eigenvectors, LU.

Rules: Cholesky's from I. Murray, "Differentiation of the Cholesky decomposition" (2016), equation
8; that of QR from S. Walter and L. Lehmann, "Algorithmic differentiation of linear algebra
functions with application in optimum experimental design" (2010), of wide matrices from D. Roberts
and L. Roberts, "QR and LQ decomposition matrix backpropagation algorithms" (2020); that of singular
values from J. Townsend, "Differentiating the singular value decomposition" (2016); that of
eigenvectors from M. Giles, "An extended collection of matrix derivative results" (2008), 3.1.

Where two singular or eigenvalues are equal, their vectors may be turned among each other and have
no gradient: the part of it that would be infinite is zero, as in MindSpore. Gradients of the values
alone are right there, too.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Spec, Value, defvjp, primitive
from engine.backend import xp_of
from engine.errors import ArgumentTypeError, ArgumentValueError

from .arithmetic import add, div, mul, sub
from .arrangement import expand_dims
from .comparison import equal, where
from .equations import inverse_of, solve, solved, triangle_of, turned
from .gradient import stop_gradient
from .joining import concat, part_of
from .lapack import check_matrices, check_square, floats, given_back, kind_of, precise, told
from .linalg import matrix_product
from .triangle import tril

__all__ = [
    "cholesky",
    "cholesky_inverse",
    "cholesky_solve",
    "eig",
    "eigh",
    "eigvals",
    "eigvalsh",
    "lu_solve",
    "lu_unpack",
    "qr",
    "svd",
]


def _halves(x: Any) -> Any:
    """The mean of each matrix and its transpose."""
    return mul(add(x, turned(x)), 0.5)


def _mirrored(x: Any, *, upper: bool) -> Any:
    """Each matrix as one triangle of it says; its gradient goes to both, half each.

    So the gradient of a symmetric matrix is symmetric, as in PyTorch, whichever is read.
    """
    even = _halves(x)
    one = triangle_of(x, upper=upper)
    meant = add(one, turned(sub(one, _diagonal_part(one))))
    return add(even, stop_gradient(sub(meant, even)))


def _diagonal_part(x: Any) -> Any:
    return tril(triangle_of(x, upper=True))


@primitive(infer=lambda x: floats(x, x.shape))
def cholesky_factor(x: Any) -> Any:
    """The lower triangle whose product with its transpose is the symmetric part of `x`."""
    xp, held = xp_of(x), precise(x)
    even = (held + xp.swapaxes(held, -1, -2)) / 2
    with told("cholesky", "a symmetric matrix, positive definite"):
        return given_back(xp.linalg.cholesky(even), kind_of(x))


def _cholesky_rule(g: Any, out: Any, x: Any) -> Any:
    lower = turned(out)
    inner = tril(matrix_product(lower, g))
    inner = sub(inner, mul(_diagonal_part(inner), 0.5))
    half = turned(solved(lower, turned(solved(lower, inner))))
    return _halves(half)


def _definite(rng: np.random.Generator) -> Any:
    for shape in ((3, 3), (2, 2, 2)):
        x = rng.standard_normal(shape)
        yield (x @ np.swapaxes(x, -1, -2) + 2 * np.eye(shape[-1]),), {}


defvjp(cholesky_factor, _cholesky_rule, examples=_definite)


def _qr_spec(x: Spec, complete: bool) -> tuple[Spec, Spec]:
    *lead, rows, columns = x.shape
    middle = rows if complete else min(rows, columns)
    return floats(x, (*lead, rows, middle)), floats(x, (*lead, middle, columns))


@primitive(infer=_qr_spec)
def qr_factors(x: Any, complete: bool = False) -> Any:
    """An orthogonal matrix and an upper triangle whose product is `x`."""
    found = xp_of(x).linalg.qr(precise(x), mode="complete" if complete else "reduced")
    return given_back((found[0], found[1]), kind_of(x))


def _qr_rule(g: Any, out: Any, x: Any, complete: bool) -> Any:
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
    inner = None if gr is None else matrix_product(r, turned(gr))
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


def _svd_spec(x: Spec, full: bool) -> tuple[Spec, Spec, Spec]:
    *lead, rows, columns = x.shape
    least = min(rows, columns)
    u, v = (rows, columns) if full else (least, least)
    shapes = (*lead, least), (*lead, rows, u), (*lead, columns, v)
    one, two, three = (floats(x, shape) for shape in shapes)
    return one, two, three


@primitive(infer=_svd_spec)
def singular_parts(x: Any, full: bool = False) -> Any:
    """Singular values, largest first, and the vectors on the left and the right of them."""
    with told("svd", "a matrix of finite numbers"):
        u, s, vh = xp_of(x).linalg.svd(precise(x), full_matrices=full)
    return given_back((s, u, xp_of(x).swapaxes(vh, -1, -2).conj()), kind_of(x))


def _inverted(x: Any) -> Any:
    """1 over each number, 0 where it is zero."""
    zero = equal(x, 0)
    return where(zero, 0.0, div(1.0, where(zero, 1.0, x)))


def _svd_rule(g: Any, out: Any, x: Any, full: bool) -> Any:
    """Of vectors beyond the smaller side, any basis of the rest, no gradient flows back."""
    (s, u, v), (gs, gu, gv) = out, g
    k = s.shape[-1]
    u, v, gu, gv = (None if part is None else _first(part, k) for part in (u, v, gu, gv))
    row, column = expand_dims(s, -2), expand_dims(s, -1)
    apart = _inverted(mul(sub(row, column), add(row, column)))
    total = None if gs is None else matrix_product(mul(u, expand_dims(gs, -2)), turned(v))
    if gu is not None:
        through = matrix_product(turned(u), gu)
        inner = mul(mul(sub(through, turned(through)), apart), row)
        side = mul(sub(gu, matrix_product(u, through)), _inverted(row))
        part = matrix_product(add(matrix_product(u, inner), side), turned(v))
        total = part if total is None else add(total, part)
    if gv is not None:
        through = matrix_product(turned(v), gv)
        inner = mul(column, mul(sub(through, turned(through)), apart))
        side = mul(sub(gv, matrix_product(v, through)), _inverted(row))
        part = matrix_product(u, add(matrix_product(inner, turned(v)), turned(side)))
        total = part if total is None else add(total, part)
    return total


def _first(x: Any, count: int) -> Any:
    last = len(x.shape) - 1
    return x if x.shape[-1] == count else part_of(x, axis=last, start=0, stop=count)


def _svd_examples(rng: np.random.Generator) -> Any:
    for shape in ((3, 2), (2, 2, 3), (2, 2)):
        yield (rng.standard_normal(shape),), {}


defvjp(singular_parts, _svd_rule, examples=_svd_examples)


@primitive(infer=lambda x: floats(x, (*x.shape[:-2], min(x.shape[-2:]))))
def singular_values(x: Any) -> Any:
    """The singular values, largest first."""
    with told("svd", "a matrix of finite numbers"):
        return given_back(xp_of(x).linalg.svd(precise(x), compute_uv=False), kind_of(x))


def _values_rule(g: Any, out: Any, x: Any) -> Any:
    _, u, v = singular_parts(x)
    return matrix_product(mul(u, expand_dims(g, -2)), turned(v))


defvjp(singular_values, _values_rule, examples=_svd_examples)


def _eigen_spec(x: Spec) -> tuple[Spec, Spec]:
    return floats(x, x.shape[:-1]), floats(x, x.shape)


@primitive(infer=_eigen_spec)
def symmetric_eigen(x: Any) -> Any:
    """Eigenvalues, smallest first, and eigenvectors of the symmetric part."""
    xp, held = xp_of(x), precise(x)
    with told("eigh", "a matrix of finite numbers"):
        found = xp.linalg.eigh((held + xp.swapaxes(held, -1, -2)) / 2)
    return given_back((found[0], found[1]), kind_of(x))


def _eigen_rule(g: Any, out: Any, x: Any) -> Any:
    (w, v), (gw, gv) = out, g
    total = None if gw is None else matrix_product(mul(v, expand_dims(gw, -2)), turned(v))
    if gv is not None:
        apart = _inverted(sub(expand_dims(w, -2), expand_dims(w, -1)))
        inner = mul(matrix_product(turned(v), gv), apart)
        part = matrix_product(matrix_product(v, inner), turned(v))
        total = part if total is None else add(total, part)
    return _halves(total)


def _values_of_symmetric_rule(g: Any, out: Any, x: Any) -> Any:
    _, v = symmetric_eigen(x)
    return matrix_product(mul(v, expand_dims(g, -2)), turned(v))


@primitive(infer=lambda x: floats(x, x.shape[:-1]))
def symmetric_eigenvalues(x: Any) -> Any:
    """The eigenvalues of the symmetric part, smallest first."""
    xp, held = xp_of(x), precise(x)
    with told("eigvalsh", "a matrix of finite numbers"):
        return given_back(xp.linalg.eigvalsh((held + xp.swapaxes(held, -1, -2)) / 2), kind_of(x))


defvjp(symmetric_eigen, _eigen_rule, examples=_definite)
defvjp(symmetric_eigenvalues, _values_of_symmetric_rule, examples=_definite)


def cholesky(input_x: Any, upper: bool = False) -> Any:
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
    out = cholesky_factor(_mirrored(input_x, upper=upper))
    return turned(out) if upper else out


def cholesky_inverse(input_x: Any, upper: bool = False) -> Any:
    """The inverse of the matrix whose triangle `cholesky` gave.

    Raises:
        ShapeError: If the last two axes differ.
        MatrixError: If a zero stands on a diagonal.

    """
    check_square("cholesky_inverse", input_x)
    back = inverse_of(triangle_of(input_x, upper=upper))
    return matrix_product(back, turned(back)) if upper else matrix_product(turned(back), back)


def cholesky_solve(input: Any, input2: Any, upper: bool = False) -> Any:
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


def qr(input: Any, mode: str = "reduced") -> tuple[Any, Any]:
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


def svd(input: Any, full_matrices: bool = False, compute_uv: bool = True) -> Any:
    """Singular values `s`, largest first, and matrices with `input` = u diag(s) v^T.

    Args:
        input: (…, rows, columns).
        full_matrices: Whether `u` and `v` are square; no gradient flows through the columns that
            come in addition.
        compute_uv: Whether the vectors are computed at all.

    Returns:
        `(s, u, v)`, MindSpore's order, with `v` itself and not its transpose; or `s` alone.

    Raises:
        ShapeError: If `input` has less than two axes.
        MatrixError: If the computation does not end, as with NaN.

    >>> import engine
    >>> s, u, v = svd(engine.Tensor([[0.0, 2.0], [1.0, 0.0]]))
    >>> s.asnumpy()
    array([2., 1.], dtype=float32)

    """
    check_matrices("svd", input)
    if not compute_uv:
        return singular_values(input)
    return singular_parts(input, full=bool(full_matrices))


def eigh(A: Any, UPLO: str = "L") -> tuple[Any, Any]:
    """Eigenvalues of symmetric matrices, smallest first, and their vectors as columns.

    Named as in PyTorch and NumPy, whose users look for it. The gradient is symmetric.

    Args:
        A: (…, n, n).
        UPLO: Which triangle is read: "L" or "U".

    Raises:
        ArgumentValueError: If UPLO is another.
        ShapeError: If the last two axes differ.

    >>> import engine
    >>> values, vectors = eigh(engine.Tensor([[2.0, 0.0], [0.0, 1.0]]))
    >>> values.asnumpy()
    array([1., 2.], dtype=float32)

    """
    return symmetric_eigen(_symmetric("eigh", A, UPLO))


def eigvalsh(A: Any, UPLO: str = "L") -> Any:
    """Eigenvalues of symmetric matrices, smallest first; arguments and errors as of `eigh`."""
    return symmetric_eigenvalues(_symmetric("eigvalsh", A, UPLO))


def _symmetric(where_: str, x: Any, triangle: str) -> Any:
    if triangle not in {"L", "U"}:
        raise ArgumentValueError.of(f"{where_}(UPLO)", "'L' or 'U'", repr(triangle))
    check_square(where_, x)
    return _mirrored(x, upper=triangle == "U")


def eig(A: Any) -> tuple[Any, Any]:
    """Eigenvalues of square matrices and their vectors as columns, both complex. No gradient.

    Raises:
        ShapeError: If the last two axes differ.

    """
    check_square("eig", A)
    array, kind = _complex(A)
    with told("eig", "a matrix of finite numbers"):
        values, vectors = xp_of(array).linalg.eig(array)
    return Value.wrap(values.astype(kind)), Value.wrap(vectors.astype(kind))


def eigvals(A: Any) -> Any:
    """The eigenvalues of square matrices, complex. No gradient.

    Raises:
        ShapeError: If the last two axes differ.

    """
    check_square("eigvals", A)
    array, kind = _complex(A)
    with told("eigvals", "a matrix of finite numbers"):
        return Value.wrap(xp_of(array).linalg.eigvals(array).astype(kind))


def _complex(x: Any) -> tuple[Any, Any]:
    """What LAPACK takes, and the complex type of its precision."""
    held = precise(x.array if isinstance(x, Value) else x)
    return held, np.result_type(held.dtype, np.complex64)


def lu_unpack(
    LU_data: Any, LU_pivots: Any, unpack_data: bool = True, unpack_pivots: bool = True
) -> Any:
    """The matrices P, L and U with A = P L U, of the two triangles in one and the exchanged rows.

    Args:
        LU_data: (…, rows, columns): U and, below the diagonal, L without its ones.
        LU_pivots: (…, min(rows, columns)): with which row, from 1, each was exchanged.
        unpack_data: Whether L and U are wanted.
        unpack_pivots: Whether P is wanted.

    Returns:
        `(P, L, U)`, `(L, U)`, `P` or None.

    Raises:
        ShapeError: If `LU_data` has less than two axes.

    """
    check_matrices("lu_unpack", LU_data)
    data = LU_data if unpack_data else None
    found: list[Any] = []
    if unpack_pivots:
        rows = LU_data.shape[-2]
        order = _row_order(LU_pivots, rows)
        xp = xp_of(order)
        array = LU_data.array if isinstance(LU_data, Value) else LU_data
        found.append(
            Value.wrap((xp.arange(rows)[:, None] == order[..., None, :]).astype(array.dtype))
        )
    if data is not None:
        found += _triangles(data)
    return None if not found else tuple(found) if len(found) > 1 else found[0]


def _triangles(data: Any) -> list[Any]:
    """L with its ones, and U."""
    rows, columns = data.shape[-2:]
    least, rank = min(rows, columns), len(data.shape)
    left = part_of(data, axis=rank - 1, start=0, stop=least)
    array = data.array if isinstance(data, Value) else data
    ones = xp_of(array).eye(rows, least, dtype=array.dtype)
    above = part_of(data, axis=rank - 2, start=0, stop=least)
    return [add(tril(left, -1), ones), triangle_of(above, upper=True)]


def _row_order(pivots: Any, rows: int) -> Any:
    """Which row of A stands at each row of L U, after the exchanges one by one."""
    array = pivots.array if isinstance(pivots, Value) else pivots
    xp = xp_of(array)
    order = xp.broadcast_to(xp.arange(rows), (*array.shape[:-1], rows)).copy()
    for k in range(array.shape[-1]):
        other = array[..., k : k + 1].astype(np.int64) - 1
        here = order[..., k : k + 1].copy()
        there = xp.take_along_axis(order, other, -1)
        order = xp.where(xp.arange(rows) == other, here, order)
        order[..., k : k + 1] = there
    return order


def lu_solve(b: Any, LU_data: Any, LU_pivots: Any) -> Any:
    """What times the matrix of an LU factorisation gives `b`.

    Args:
        b: (…, n, k).
        LU_data: (…, n, n): U and, below the diagonal, L without its ones.
        LU_pivots: (…, n): with which row, from 1, each was exchanged.

    Raises:
        ShapeError: If the shapes do not fit.
        MatrixError: If a zero stands on the diagonal of U.

    """
    check_square("lu_solve", LU_data)
    p, lower, upper = lu_unpack(LU_data, LU_pivots)
    return solve(upper, solve(lower, matrix_product(turned(p), b)))
