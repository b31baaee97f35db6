"""Systems of linear equations: inverses, solutions, and powers of matrices.

The rules are those of M. Giles, "An extended collection of matrix derivative results for forward
and reverse mode algorithmic differentiation" (2008), section 2.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Spec, Value, defvjp, primitive
from engine.backend import xp_of
from engine.errors import ArgumentTypeError, ShapeError
from engine.typed import Tensor

from . import infer
from .arithmetic import add, neg
from .arrangement import expand_dims, squeeze, swapaxes
from .broadcasting import broadcast_to
from .lapack import check_square, floats, given_back, kind_of, precise, told
from .linalg import matrix_product
from .triangle import tril, triu

__all__ = ["inverse", "matrix_power", "matrix_solve", "solve", "solve_triangular"]


def turned(x: Any) -> Any:
    """Each matrix with its axes exchanged."""
    return swapaxes(x, -1, -2)


def square_examples(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((3, 3)) + 2 * np.eye(3),), {}
    yield (rng.standard_normal((2, 2, 2)) + 2 * np.eye(2),), {}


@primitive(infer=lambda x: floats(x, x.shape), mindspore="MatrixInverse")
def inverse_of(x: Any) -> Any:
    """The inverse of each matrix."""
    with told("inverse", "a matrix that has an inverse"):
        return given_back(xp_of(x).linalg.inv(precise(x)), kind_of(x))


def _inverse_rule(g: Any, out: Any, x: Any) -> Any:
    other = turned(out)
    return neg(matrix_product(matrix_product(other, g), other))


defvjp(inverse_of, _inverse_rule, examples=square_examples)


def _solved_spec(a: Spec, b: Spec) -> Spec:
    return floats(infer.broadcast(a._replace(shape=()), b._replace(shape=())), b.shape)


@primitive(infer=_solved_spec, mindspore="MatrixSolve")
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


def inverse(input: Tensor) -> Tensor:
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


def solve(A: Tensor, B: Tensor, *, left: bool = True) -> Tensor:
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


def _one_batch(a: Any, b: Any) -> tuple[Any, ...]:
    """Both with the leading axes that they have together."""
    lead = np.broadcast_shapes(tuple(a.shape[:-2]), tuple(b.shape[:-2]))
    shapes = ((*lead, *x.shape[-2:]) for x in (a, b))
    return tuple(
        x if tuple(x.shape) == shape else broadcast_to(x, shape=shape)
        for x, shape in zip((a, b), shapes, strict=True)
    )


def matrix_solve(matrix: Tensor, rhs: Tensor, adjoint: bool = False) -> Tensor:
    """What times the matrices, or with `adjoint` times their transposes, gives `rhs`.

    Raises:
        ShapeError: If the shapes do not fit.
        MatrixError: If a matrix has no inverse.

    """
    if not isinstance(adjoint, bool):
        raise ArgumentTypeError.of("matrix_solve(adjoint)", "a bool", adjoint)
    return solve(turned(matrix) if adjoint else matrix, rhs)


def solve_triangular(
    A: Tensor, B: Tensor, *, upper: bool, left: bool = True, unitriangular: bool = False
) -> Tensor:
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


def matrix_power(input: Tensor, n: int) -> Tensor:
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
