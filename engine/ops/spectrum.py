"""Singular values, eigenvalues and their vectors.

The rule of singular values is from J. Townsend, "Differentiating the singular value decomposition"
(2016); that of eigenvectors from M. Giles, "An extended collection of matrix derivative results"
(2008), 3.1.

Where two singular or eigenvalues are equal, their vectors may be turned among each other and have
no gradient: the part of it that would be infinite is zero, as in MindSpore. Gradients of the values
alone are right there, too.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Spec, Value, defvjp, primitive
from engine.autodiff.replayable import read
from engine.backend import xp_of
from engine.errors import ArgumentValueError
from engine.typed import Tensor

from .arithmetic import add, div, mul, sub
from .arrangement import expand_dims
from .comparison import equal, where
from .equations import turned
from .factor import definite, halves, mirrored
from .joining import part_of
from .lapack import (
    adjoints,
    check_matrices,
    check_square,
    floats,
    given_back,
    kind_of,
    only_real,
    precise,
    reals,
    told,
)
from .linalg import matrix_product

__all__ = ["eig", "eigh", "eigvals", "eigvalsh", "svd"]


def _svd_spec(x: Spec, full: bool) -> tuple[Spec, Spec, Spec]:
    *lead, rows, columns = x.shape
    least = min(rows, columns)
    u, v = (rows, columns) if full else (least, least)
    shapes = (*lead, least), (*lead, rows, u), (*lead, columns, v)
    return reals(x, shapes[0]), floats(x, shapes[1]), floats(x, shapes[2])


@primitive(infer=_svd_spec, mindspore="Svd")
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
    only_real("svd", x)
    (s, u, v), (gs, gu, gv) = out, g
    k = s.shape[-1]
    parts: Any = (None if part is None else _first(part, k) for part in (u, v, gu, gv))
    u, v, gu, gv = parts
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


@primitive(infer=lambda x: reals(x, (*x.shape[:-2], min(x.shape[-2:]))), mindspore="Svd")
def singular_values(x: Any) -> Any:
    """The singular values, largest first."""
    with told("svd", "a matrix of finite numbers"):
        return given_back(xp_of(x).linalg.svd(precise(x), compute_uv=False), kind_of(x))


def _values_rule(g: Any, out: Any, x: Any) -> Any:
    only_real("svd", x)
    _, u, v = singular_parts(x)
    return matrix_product(mul(u, expand_dims(g, -2)), turned(v))


defvjp(singular_values, _values_rule, examples=_svd_examples)


def _eigen_spec(x: Spec) -> tuple[Spec, Spec]:
    return reals(x, x.shape[:-1]), floats(x, x.shape)


@primitive(infer=_eigen_spec, mindspore="SelfAdjointEig")
def symmetric_eigen(x: Any) -> Any:
    """Eigenvalues, smallest first, and eigenvectors of the symmetric part."""
    held = precise(x)
    with told("eigh", "a matrix of finite numbers"):
        found = xp_of(x).linalg.eigh((held + adjoints(held)) / 2)
    return given_back((found[0], found[1]), kind_of(x))


def _eigen_rule(g: Any, out: Any, x: Any) -> Any:
    only_real("eigh", x)
    (w, v), (gw, gv) = out, g
    total = None if gw is None else matrix_product(mul(v, expand_dims(gw, -2)), turned(v))
    if gv is not None:
        apart = _inverted(sub(expand_dims(w, -2), expand_dims(w, -1)))
        inner = mul(matrix_product(turned(v), gv), apart)
        part = matrix_product(matrix_product(v, inner), turned(v))
        total = part if total is None else add(total, part)
    return halves(total)


def _values_of_symmetric_rule(g: Any, out: Any, x: Any) -> Any:
    only_real("eigvalsh", x)
    _, v = symmetric_eigen(x)
    return matrix_product(mul(v, expand_dims(g, -2)), turned(v))


@primitive(infer=lambda x: reals(x, x.shape[:-1]), mindspore="SelfAdjointEig")
def symmetric_eigenvalues(x: Any) -> Any:
    """The eigenvalues of the symmetric part, smallest first."""
    held = precise(x)
    with told("eigvalsh", "a matrix of finite numbers"):
        return given_back(xp_of(x).linalg.eigvalsh((held + adjoints(held)) / 2), kind_of(x))


defvjp(symmetric_eigen, _eigen_rule, examples=definite)


defvjp(symmetric_eigenvalues, _values_of_symmetric_rule, examples=definite)


def svd(input: Tensor, full_matrices: bool = False, compute_uv: bool = True) -> Any:
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


def eigh(A: Tensor, UPLO: str = "L") -> tuple[Tensor, Tensor]:
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


def eigvalsh(A: Tensor, UPLO: str = "L") -> Tensor:
    """Eigenvalues of symmetric matrices, smallest first; arguments and errors as of `eigh`."""
    return symmetric_eigenvalues(_symmetric("eigvalsh", A, UPLO))


def _symmetric(where_: str, x: Any, triangle: str) -> Any:
    if triangle not in {"L", "U"}:
        raise ArgumentValueError.of(f"{where_}(UPLO)", "'L' or 'U'", repr(triangle))
    check_square(where_, x)
    return mirrored(x, upper=triangle == "U")


def eig(A: Tensor) -> tuple[Tensor, Tensor]:
    """Eigenvalues of square matrices and their vectors as columns, both complex. No gradient.

    Raises:
        ShapeError: If the last two axes differ.

    """
    check_square("eig", A)
    array, kind = _complex(A)
    with told("eig", "a matrix of finite numbers"):
        values, vectors = xp_of(array).linalg.eig(array)
    return Value.wrap(values.astype(kind)), Value.wrap(vectors.astype(kind))


def eigvals(A: Tensor) -> Tensor:
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
    held = precise(read(x))
    return held, np.result_type(held.dtype, np.complex64)
