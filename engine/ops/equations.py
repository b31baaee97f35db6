"""Systems of linear equations: inverses, solutions, determinants, and powers of matrices.

Rules from M. Giles, "An extended collection of matrix derivative results for forward and reverse
mode algorithmic differentiation" (2008), section 2; that of the pseudoinverse from G. Golub and
V. Pereyra, "The differentiation of pseudo-inverses and nonlinear least squares problems whose
variables separate" (1973), for matrices that keep their rank.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Spec, Value, defvjp, primitive
from engine.backend import xp_of
from engine.errors import ArgumentTypeError, ShapeError

from .arithmetic import add, mul, neg, sub
from .arrangement import expand_dims, squeeze, swapaxes
from .broadcasting import broadcast_to
from .comparison import where
from .lapack import check_matrices, check_square, floats, given_back, kind_of, precise, told
from .linalg import matmul, matrix_product
from .reduction import reduce_sum
from .triangle import tril, triu

__all__ = [
    "det",
    "inverse",
    "log_matrix_determinant",
    "logdet",
    "lstsq",
    "matrix_determinant",
    "matrix_power",
    "matrix_solve",
    "pinv",
    "slogdet",
    "solve",
    "solve_triangular",
]


def turned(x: Any) -> Any:
    """Each matrix with its axes exchanged."""
    return swapaxes(x, -1, -2)


def _square(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((3, 3)) + 2 * np.eye(3),), {}
    yield (rng.standard_normal((2, 2, 2)) + 2 * np.eye(2),), {}


@primitive(infer=lambda x: floats(x, x.shape))
def inverse_of(x: Any) -> Any:
    """The inverse of each matrix."""
    with told("inverse", "a matrix that has an inverse"):
        return given_back(xp_of(x).linalg.inv(precise(x)), kind_of(x))


def _inverse_rule(g: Any, out: Any, x: Any) -> Any:
    other = turned(out)
    return neg(matrix_product(matrix_product(other, g), other))


defvjp(inverse_of, _inverse_rule, examples=_square)


def _solved_spec(a: Spec, b: Spec) -> Spec:
    return floats(a, b.shape)


@primitive(infer=_solved_spec)
def solved(a: Any, b: Any) -> Any:
    """What times `a` gives `b`: (…, n, n) and (…, n, k) with one batch."""
    with told("solve", "a matrix that has an inverse"):
        return given_back(xp_of(a, b).linalg.solve(precise(a), precise(b)), kind_of(a, b))


def _solved_rule(g: Any, out: Any, a: Any, b: Any) -> Any:
    by_b = solved(turned(a), g)
    return neg(matrix_product(by_b, turned(out))), by_b


def _system(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((3, 3)) + 2 * np.eye(3), rng.standard_normal((3, 2))), {}
    yield (rng.standard_normal((2, 2, 2)) + 2 * np.eye(2), rng.standard_normal((2, 2, 1))), {}


defvjp(solved, joint=_solved_rule, examples=_system)


@primitive(infer=lambda x: floats(x, x.shape[:-2]))
def determinant(x: Any) -> Any:
    """The determinant of each matrix."""
    return given_back(xp_of(x).linalg.det(precise(x)), kind_of(x))


@primitive(infer=lambda x: floats(x, x.shape))
def cofactors(x: Any) -> Any:
    """The determinant's derivative: det(x) times the inverse's transpose, of singular ones too."""
    xp = xp_of(x)
    u, s, vh = xp.linalg.svd(precise(x), full_matrices=False)
    n = s.shape[-1]
    others = xp.where(xp.eye(n, dtype=np.bool_), s.dtype.type(1), s[..., None, :]).prod(axis=-1)
    sign = xp.sign(xp.linalg.det(u)) * xp.sign(xp.linalg.det(vh))
    out = xp.matmul(u * (others * sign[..., None])[..., None, :], vh)
    return given_back(out, kind_of(x))


def _cofactors_rule(g: Any, out: Any, x: Any) -> Any:
    """Of matrices that have an inverse; singular ones have a first derivative here only."""
    other = turned(inverse_of(x))
    along = _per_matrix(reduce_sum(mul(g, out), axis=(-1, -2)))
    return sub(mul(along, other), matrix_product(matrix_product(out, turned(g)), other))


def _per_matrix(numbers: Any) -> Any:
    return expand_dims(expand_dims(numbers, -1), -1)


defvjp(determinant, lambda g, out, x: mul(_per_matrix(g), cofactors(x)), examples=_square)
defvjp(cofactors, _cofactors_rule, examples=_square)


def _slog_spec(x: Spec) -> tuple[Spec, Spec]:
    one = floats(x, x.shape[:-2])
    return one, one


@primitive(infer=_slog_spec)
def sign_and_log(x: Any) -> Any:
    """The sign of each determinant, and the logarithm of its magnitude."""
    sign, log = xp_of(x).linalg.slogdet(precise(x))
    return given_back((sign, log), kind_of(x))


def _slog_rule(g: Any, out: Any, x: Any) -> Any:
    return None if g[1] is None else mul(_per_matrix(g[1]), turned(inverse_of(x)))


defvjp(sign_and_log, _slog_rule, examples=_square)


def _pinv_spec(x: Spec, **_limits: Any) -> Spec:
    return floats(x, (*x.shape[:-2], x.shape[-1], x.shape[-2]))


@primitive(infer=_pinv_spec)
def pseudo_inverse(x: Any, atol: Any = None, rtol: Any = None) -> Any:
    """Moore's and Penrose's inverse; singular values that are not larger than a limit are zero."""
    xp, held = xp_of(x), precise(x)
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


def inverse(input: Any) -> Any:
    """The inverse of each square matrix.

    Halves are computed in float32 and come back as they were.

    Raises:
        ShapeError: If the last two axes differ.
        MatrixError: If a matrix has none; on a GPU it is NaN or infinite instead.

    >>> import engine
    >>> inverse(engine.Tensor([[2.0, 0.0], [0.0, 4.0]])).asnumpy()
    array([[0.5 , 0.  ],
           [0.  , 0.25]], dtype=float32)

    """
    check_square("inverse", input)
    return inverse_of(input)


def det(input: Any) -> Any:
    """The determinant of each square matrix.

    Its gradient is that of all cofactors, which singular matrices have, too.

    Raises:
        ShapeError: If the last two axes differ.

    >>> import engine
    >>> det(engine.Tensor([[2.0, 1.0], [1.0, 3.0]])).asnumpy().round(4)
    np.float32(5.0)

    """
    check_square("det", input)
    return determinant(input)


def matrix_determinant(input: Any) -> Any:
    """The determinant of each square matrix; MindSpore's longer name for `det`."""
    return det(input)


def slogdet(input: Any) -> Any:
    """The sign of each square matrix's determinant, and the logarithm of its magnitude.

    Raises:
        ShapeError: If the last two axes differ.

    """
    check_square("slogdet", input)
    return sign_and_log(input)


def log_matrix_determinant(input: Any) -> Any:
    """Sign and logarithm of the determinant; MindSpore's longer name for `slogdet`."""
    return slogdet(input)


def logdet(input: Any) -> Any:
    """The logarithm of each determinant: NaN where it is below zero, -inf where it is zero.

    Raises:
        ShapeError: If the last two axes differ.

    """
    sign, log = slogdet(input)
    return where(sign < 0, np.nan, log)


def solve(A: Any, B: Any, *, left: bool = True) -> Any:
    """What times the matrices `A` gives `B`; named as in PyTorch, whose users look for it.

    Args:
        A: (…, n, n).
        B: (…, n, k), or (n,) for one right-hand side; leading axes broadcast.
        left: Whether `A` stands before what is looked for, A X = B; else X A = B.

    Raises:
        ShapeError: If the shapes do not fit.
        MatrixError: If a matrix has no inverse; on a GPU the result is NaN or infinite instead.

    >>> import engine
    >>> solve(engine.Tensor([[2.0, 0.0], [0.0, 4.0]]), engine.Tensor([2.0, 2.0])).asnumpy()
    array([1. , 0.5], dtype=float32)

    """
    check_square("solve", A)
    if len(B.shape) == 1:
        return squeeze(solve(A, expand_dims(B, -1 if left else 0), left=left), -1 if left else -2)
    if not left:
        return turned(solve(turned(A), turned(B)))
    if B.shape[-2] != A.shape[-1]:
        raise ShapeError.of("solve", f"(…, {A.shape[-1]}, k)", tuple(B.shape))
    return solved(*_one_batch(A, B))


def _one_batch(a: Any, b: Any) -> tuple[Any, Any]:
    """Both with the leading axes that they have together."""
    lead = np.broadcast_shapes(tuple(a.shape[:-2]), tuple(b.shape[:-2]))
    shapes = ((*lead, *x.shape[-2:]) for x in (a, b))
    return tuple(
        x if tuple(x.shape) == shape else broadcast_to(x, shape=shape)
        for x, shape in zip((a, b), shapes, strict=True)
    )


def matrix_solve(matrix: Any, rhs: Any, adjoint: bool = False) -> Any:
    """What times the matrices, or with `adjoint` times their transposes, gives `rhs`.

    Raises:
        ShapeError: If the shapes do not fit.
        MatrixError: If a matrix has no inverse.

    """
    if not isinstance(adjoint, bool):
        raise ArgumentTypeError.of("matrix_solve(adjoint)", "a bool", adjoint)
    return solve(turned(matrix) if adjoint else matrix, rhs)


def solve_triangular(
    A: Any, B: Any, *, upper: bool, left: bool = True, unitriangular: bool = False
) -> Any:
    """What times one triangle of the matrices gives `B`; named as in PyTorch.

    Args:
        A: (…, n, n); the other triangle is not read.
        B: (…, n, k); leading axes broadcast.
        upper: Which triangle.
        left: Whether the matrices stand before what is looked for.
        unitriangular: Whether the diagonal counts as ones, whatever stands there.

    Raises:
        ShapeError: If the shapes do not fit.
        MatrixError: If a zero stands on a diagonal.

    """
    check_square("solve_triangular", A)
    return solve(triangle_of(A, upper=upper, unit=unitriangular), B, left=left)


def triangle_of(x: Any, *, upper: bool, unit: bool = False) -> Any:
    """One triangle of the matrices; with `unit` ones on the diagonal."""
    if not unit:
        return triu(x) if upper else tril(x)
    array = x.array if isinstance(x, Value) else x
    ones = xp_of(array).eye(array.shape[-1], dtype=array.dtype)
    return add(triu(x, 1) if upper else tril(x, -1), ones)


def pinv(x: Any, *, atol: Any = None, rtol: Any = None, hermitian: bool = False) -> Any:
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
    limits = (part.array if isinstance(part, Value) else part for part in (atol, rtol))
    return pseudo_inverse(x, **dict(zip(("atol", "rtol"), limits, strict=True)))


def lstsq(input: Any, A: Any) -> Any:
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


def matrix_power(input: Any, n: int) -> Any:
    """Each square matrix times itself, `n` times; a negative `n` counts for the inverse.

    Raises:
        ShapeError: If the last two axes differ.
        MatrixError: If `n` is negative and a matrix has no inverse.

    >>> import engine
    >>> matrix_power(engine.Tensor([[1.0, 1.0], [0.0, 1.0]]), 3).asnumpy()
    array([[1., 3.],
           [0., 1.]], dtype=float32)

    """
    check_square("matrix_power", input)
    if isinstance(n, bool) or not isinstance(n, int):
        raise ArgumentTypeError.of("matrix_power(n)", "an int", n)
    factor, left = (inverse_of(input) if n < 0 else input), abs(n)
    out = None
    while left:
        if left % 2:
            out = factor if out is None else matrix_product(out, factor)
        left //= 2
        factor = matrix_product(factor, factor) if left else factor
    return _identity_like(input) if out is None else out


def _identity_like(x: Any) -> Any:
    array = x.array if isinstance(x, Value) else x
    xp = xp_of(array)
    eye = xp.broadcast_to(xp.eye(array.shape[-1], dtype=array.dtype), array.shape).copy()
    return Value.wrap(eye) if isinstance(x, Value) else eye
