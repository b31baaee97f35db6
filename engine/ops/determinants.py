"""Determinants, their signs and their logarithms.

The rules are those of M. Giles, "An extended collection of matrix derivative results for forward
and reverse mode algorithmic differentiation" (2008), section 2.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Spec, defvjp, primitive
from engine.backend import xp_of
from engine.typed import Tensor

from .arithmetic import mul, sub
from .arrangement import expand_dims
from .comparison import where
from .equations import inverse_of, square_examples, turned
from .lapack import check_square, floats, given_back, kind_of, only_real, precise, reals
from .linalg import matrix_product
from .reduction import reduce_sum

__all__ = ["det", "log_matrix_determinant", "logdet", "matrix_determinant", "slogdet"]


@primitive(infer=lambda x: floats(x, x.shape[:-2]), mindspore="MatrixDeterminant")
def determinant(x: Any) -> Any:
    """The determinant of each matrix."""
    return given_back(xp_of(x).linalg.det(precise(x)), kind_of(x))


@primitive(infer=lambda x: floats(x, x.shape))
def cofactors(x: Any) -> Any:
    """The determinant's derivative: det(x) times the inverse's transpose, of singular ones too."""
    xp, held = xp_of(x), precise(x)
    known = xp.isfinite(held).all(axis=(-1, -2), keepdims=True)
    u, s, vh = xp.linalg.svd(xp.where(known, held, held.dtype.type(0)), full_matrices=False)
    n = s.shape[-1]
    others = xp.where(xp.eye(n, dtype=np.bool_), s.dtype.type(1), s[..., None, :]).prod(axis=-1)
    sign = xp.linalg.det(u) * xp.linalg.det(vh)
    if held.dtype.kind == "c":
        u, vh = u.conj(), vh.conj()
    else:
        sign = xp.sign(sign)
    out = xp.matmul(u * (others * sign[..., None])[..., None, :], vh)
    return given_back(xp.where(known, out, held.dtype.type(np.nan)), kind_of(x))


def _cofactors_rule(g: Any, out: Any, x: Any) -> Any:
    """Of matrices that have an inverse; singular ones have a first derivative here only."""
    other = turned(inverse_of(x))
    along = _per_matrix(reduce_sum(mul(g, out), axis=(-1, -2)))
    return sub(mul(along, other), matrix_product(matrix_product(out, turned(g)), other))


def _per_matrix(numbers: Any) -> Any:
    return expand_dims(expand_dims(numbers, -1), -1)


defvjp(determinant, lambda g, out, x: mul(_per_matrix(g), cofactors(x)), examples=square_examples)


defvjp(cofactors, _cofactors_rule, examples=square_examples)


def _slog_spec(x: Spec) -> tuple[Spec, Spec]:
    return floats(x, x.shape[:-2]), reals(x, x.shape[:-2])


@primitive(infer=_slog_spec, mindspore="LogMatrixDeterminant")
def sign_and_log(x: Any) -> Any:
    """The sign of each determinant, of length 1 if complex, and the logarithm of its magnitude."""
    sign, log = xp_of(x).linalg.slogdet(precise(x))
    return given_back((sign, log), kind_of(x))


def _slog_rule(g: Any, out: Any, x: Any) -> Any:
    if g[0] is not None:
        only_real("the sign of slogdet", x)
    return None if g[1] is None else mul(_per_matrix(g[1]), turned(inverse_of(x)))


defvjp(sign_and_log, _slog_rule, examples=square_examples)


def det(input: Tensor) -> Tensor:
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


def matrix_determinant(input: Tensor) -> Tensor:
    """The determinant of each square matrix; MindSpore's longer name for `det`."""
    return det(input)


def slogdet(input: Tensor) -> tuple[Tensor, Tensor]:
    """The sign of each square matrix's determinant, and the logarithm of its magnitude.

    Raises:
        ShapeError: If the last two axes differ.

    """
    check_square("slogdet", input)
    return sign_and_log(input)


def log_matrix_determinant(input: Tensor) -> tuple[Tensor, Tensor]:
    """Sign and logarithm of the determinant; MindSpore's longer name for `slogdet`."""
    return slogdet(input)


def logdet(input: Tensor) -> Tensor:
    """The logarithm of each determinant: NaN where it is below zero, -inf where it is zero.

    Raises:
        ShapeError: If the last two axes differ.

    """
    sign, log = slogdet(input)
    return where(sign < 0, np.nan, log)
