"""Operator classes of the operators on matrices."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from engine import ops
from engine.autodiff import Value
from engine.backend import xp_of
from engine.errors import ArgumentValueError, ShapeError
from engine.ops import (
    contraction,
    determinants,
    distance,
    equations,
    factor,
    householder,
    least_squares,
    lengths,
    linalg,
    lower_upper,
    matrix_diagonal,
    matrix_exponential,
    matrix_logarithm,
    reshape,
    spectrum,
    triangle,
)
from engine.ops.arithmetic import add, mul
from engine.ops.joining import pad_with, part_of
from engine.typed import Axis, Tensor, TensorOrNumber

from .operator_class import Primitive, as_class

__all__ = [
    "Cdist",
    "Cholesky",
    "CholeskyInverse",
    "CholeskySolve",
    "Cross",
    "Diag",
    "DiagPart",
    "Eig",
    "Einsum",
    "Geqrf",
    "Ger",
    "LogMatrixDeterminant",
    "LpNorm",
    "Lstsq",
    "LuSolve",
    "LuUnpack",
    "MatrixBandPart",
    "MatrixDeterminant",
    "MatrixDiagPartV3",
    "MatrixDiagV3",
    "MatrixExp",
    "MatrixInverse",
    "MatrixLogarithm",
    "MatrixPower",
    "MatrixSetDiagV3",
    "MatrixSolve",
    "MatrixTriangularSolve",
    "NuclearNorm",
    "Orgqr",
    "Ormqr",
    "Pdist",
    "Qr",
    "Renorm",
    "Svd",
    "Trace",
    "TridiagonalMatMul",
    "Tril",
    "Triu",
]

Ger = as_class("Ger", linalg.ger)
Diag = as_class("Diag", triangle.diag)
Trace = as_class("Trace", triangle.trace)
Geqrf = as_class("Geqrf", householder.geqrf)
Orgqr = as_class("Orgqr", householder.orgqr)
LuSolve = as_class("LuSolve", lower_upper.lu_solve)
MatrixExp = as_class("MatrixExp", matrix_exponential.matrix_exp)
MatrixLogarithm = as_class("MatrixLogarithm", matrix_logarithm.matrix_logarithm)
MatrixDeterminant = as_class("MatrixDeterminant", determinants.det)
LogMatrixDeterminant = as_class("LogMatrixDeterminant", determinants.slogdet)
MatrixBandPart = as_class("MatrixBandPart", matrix_diagonal.matrix_band_part)


class Einsum(Primitive):
    """The sum of products of a list of tensors, whose axes `equation` names."""

    def __init__(self, equation: str) -> None:
        super().__init__()
        self.equation = equation

    def __call__(self, x: Tensor | Sequence[Tensor]) -> Tensor:
        return ops.einsum(self.equation, *(x if isinstance(x, tuple | list) else (x,)))


class DiagPart(Primitive):
    """The diagonal of a tensor that has its axes twice: `out[i, j] = input[i, j, i, j]`.

    Raises:
        ShapeError: When called: if the second half of the axes is not as the first.

    """

    def __call__(self, input_x: Tensor) -> Tensor:
        shape = tuple(input_x.shape)
        half = shape[: len(shape) // 2]
        if not shape or shape != half + half:
            raise ShapeError.of("DiagPart", "axes that come twice", shape)
        size = math.prod(half)
        return reshape(triangle.diagonal(reshape(input_x, (size, size))), half)


class Tril(Primitive):
    """The matrix with zeros above a diagonal."""

    def __init__(self, diagonal: int = 0) -> None:
        super().__init__()
        self.diagonal = diagonal

    def __call__(self, x: Tensor) -> Tensor:
        return triangle.tril(x, self.diagonal)


class Triu(Primitive):
    """The matrix with zeros below a diagonal."""

    def __init__(self, diagonal: int = 0) -> None:
        super().__init__()
        self.diagonal = diagonal

    def __call__(self, x: Tensor) -> Tensor:
        return triangle.triu(x, self.diagonal)


class Cross(Primitive):
    """The cross products of the vectors of three along `dim`; -65530: the first axis of three."""

    def __init__(self, dim: int = -65530) -> None:
        super().__init__()
        self.dim = dim

    def __call__(self, input: Tensor, other: Tensor) -> Tensor:
        return contraction.cross(input, other, None if self.dim == -65530 else self.dim)


class Cholesky(Primitive):
    """The triangle that, times its transpose, is a symmetric positive definite matrix."""

    def __init__(self, upper: bool = False) -> None:
        super().__init__()
        self.upper = upper

    def __call__(self, input_x: Tensor) -> Tensor:
        return factor.cholesky(input_x, self.upper)


class CholeskyInverse(Primitive):
    """The inverse of the matrix whose triangle `Cholesky` gave."""

    def __init__(self, upper: bool = False) -> None:
        super().__init__()
        self.upper = upper

    def __call__(self, input_x: Tensor) -> Tensor:
        return factor.cholesky_inverse(input_x, self.upper)


class CholeskySolve(Primitive):
    """What times a matrix gives `x1`; `x2` is the triangle that `Cholesky` gave of it."""

    def __init__(self, upper: bool = False) -> None:
        super().__init__()
        self.upper = upper

    def __call__(self, x1: Tensor, x2: Tensor) -> Tensor:
        return factor.cholesky_solve(x1, x2, self.upper)


class Qr(Primitive):
    """An orthogonal matrix, square if `full_matrices`, and an upper triangle."""

    def __init__(self, full_matrices: bool = False) -> None:
        super().__init__()
        self.full_matrices = full_matrices

    def __call__(self, x: Tensor) -> tuple[Tensor, Tensor]:
        return factor.qr(x, "complete" if self.full_matrices else "reduced")


class Svd(Primitive):
    """Singular values and vectors, `(s, u, v)`; without `compute_uv` a zero for each matrix."""

    def __init__(self, full_matrices: bool = False, compute_uv: bool = True) -> None:
        super().__init__()
        self.full_matrices, self.compute_uv = full_matrices, compute_uv

    def __call__(self, input: Tensor) -> tuple[Any, Any, Any]:
        if self.compute_uv:
            s, u, v = spectrum.svd(input, self.full_matrices)
            return s, u, v
        s = spectrum.svd(input, compute_uv=False)
        zero = xp_of(s.array).zeros(1, s.array.dtype)
        return s, Value.wrap(zero), Value.wrap(zero.copy())


class Eig(Primitive):
    """Eigenvalues and, if `compute_v`, eigenvectors of square matrices, complex; else an empty one.

    No gradient.
    """

    def __init__(self, compute_v: bool = False) -> None:
        super().__init__()
        self.compute_v = compute_v

    def __call__(self, x: Tensor) -> tuple[Tensor, Tensor]:
        if self.compute_v:
            return spectrum.eig(x)
        values = spectrum.eigvals(x)
        return values, Value.wrap(xp_of(values.array).zeros(0, values.array.dtype))


class LuUnpack(Primitive):
    """The matrices P, L and U of the two triangles in one and the exchanged rows."""

    def __init__(self, unpack_data: bool = True, unpack_pivots: bool = True) -> None:
        super().__init__()
        self.unpack_data, self.unpack_pivots = unpack_data, unpack_pivots

    def __call__(self, LU_data: Tensor, LU_pivots: Tensor) -> Any:
        return lower_upper.lu_unpack(LU_data, LU_pivots, self.unpack_data, self.unpack_pivots)


class MatrixInverse(Primitive):
    """The inverse of each square matrix, or with `adjoint` of its transpose."""

    def __init__(self, adjoint: bool = False) -> None:
        super().__init__()
        self.adjoint = adjoint

    def __call__(self, x: Tensor) -> Tensor:
        out = equations.inverse(x)
        return equations.turned(out) if self.adjoint else out


class MatrixSolve(Primitive):
    """What times the matrices, or with `adjoint` times their transposes, gives `rhs`."""

    def __init__(self, adjoint: bool = False) -> None:
        super().__init__()
        self.adjoint = adjoint

    def __call__(self, matrix: Tensor, rhs: Tensor) -> Tensor:
        return equations.matrix_solve(matrix, rhs, self.adjoint)


class MatrixTriangularSolve(Primitive):
    """What times one triangle of the matrices gives `rhs`.

    Args:
        lower: Which triangle is read.
        adjoint: Whether it is transposed then.

    """

    def __init__(self, lower: bool = True, adjoint: bool = False) -> None:
        super().__init__()
        self.lower, self.adjoint = lower, adjoint

    def __call__(self, matrix: Tensor, rhs: Tensor) -> Tensor:
        one = equations.triangle_of(matrix, upper=not self.lower)
        return equations.solve(equations.turned(one) if self.adjoint else one, rhs)


class MatrixPower(Primitive):
    """Each square matrix times itself, `n` times."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def __call__(self, x: Tensor) -> Tensor:
        return equations.matrix_power(x, self.n)


class Lstsq(Primitive):
    """The `x` for which `matrix @ x` is nearest to `rhs`.

    Args:
        fast: Accepted; both ways are by singular values here.
        l2_regularizer: What the squares of `x` count beside those of the difference; from 0.

    Raises:
        ArgumentValueError: If `l2_regularizer` is below 0.

    """

    def __init__(self, fast: bool = True, l2_regularizer: float = 0.0) -> None:
        super().__init__()
        if l2_regularizer < 0:
            expected = "a number from 0"
            raise ArgumentValueError.of("Lstsq(l2_regularizer)", expected, l2_regularizer)
        self.fast, self.l2_regularizer = fast, l2_regularizer

    def __call__(self, matrix: Tensor, rhs: Tensor) -> Tensor:
        if self.l2_regularizer == 0:
            return least_squares.lstsq(matrix, rhs)
        array = matrix.array if isinstance(matrix, Value) else matrix
        eye = xp_of(array).eye(array.shape[-1], dtype=array.dtype)
        other = equations.turned(matrix)
        weighted = add(linalg.matmul(other, matrix), mul(eye, self.l2_regularizer))
        right = reshape(rhs, (*rhs.shape, 1)) if len(rhs.shape) == 1 else rhs
        return equations.solve(weighted, linalg.matmul(other, right))


class LpNorm(Primitive):
    """The lengths of the vectors along axes.

    Args:
        axis: One axis or several, whose elements are one vector.
        p: The power, as `ord` of `vector_norm`.
        keep_dims: Whether reduced axes stay, with length 1.
        epsilon: Accepted; the gradient of a length of zero is zero here without it.

    """

    def __init__(
        self, axis: Axis, p: int = 2, keep_dims: bool = False, epsilon: float = 1e-12
    ) -> None:
        super().__init__()
        self.axis, self.p, self.keep_dims, self.epsilon = axis, p, keep_dims, epsilon

    def __call__(self, input: Tensor) -> Tensor:
        return lengths.vector_norm(input, self.p, self.axis, self.keep_dims)


class NuclearNorm(Primitive):
    """The sum of the singular values of the matrices in two axes (None: of one matrix)."""

    def __init__(self, dim: Sequence[int] | None = None, keepdim: bool = False) -> None:
        super().__init__()
        self.dim, self.keepdim = dim, keepdim

    def __call__(self, x: Tensor) -> Tensor:
        return lengths.norm(x, "nuc", self.dim, self.keepdim)


class Ormqr(Primitive):
    """The product of the reflections that `Geqrf` gives, times another matrix."""

    def __init__(self, left: bool = True, transpose: bool = False) -> None:
        super().__init__()
        self.left, self.transpose = left, transpose

    def __call__(self, x: Tensor, tau: Tensor, other: Tensor) -> Tensor:
        return householder.ormqr(x, tau, other, self.left, self.transpose)


class Pdist(Primitive):
    """The distances of each row from each that stands behind it, to the power `p`."""

    def __init__(self, p: float = 2.0) -> None:
        super().__init__()
        self.p = p

    def __call__(self, x: Tensor) -> Tensor:
        return distance.pdist(x, self.p)


class Cdist(Primitive):
    """The distances of each row of one matrix from each row of another, to the power `p`."""

    def __init__(self, p: float = 2.0) -> None:
        super().__init__()
        self.p = p

    def __call__(self, x1: Tensor, x2: Tensor) -> Tensor:
        return distance.cdist(x1, x2, self.p)


class Renorm(Primitive):
    """The tensor with those slices along `dim` scaled down whose length is above `maxnorm`."""

    def __init__(self, p: float, dim: int, maxnorm: float) -> None:
        super().__init__()
        self.p, self.dim, self.maxnorm = p, dim, maxnorm

    def __call__(self, input: Tensor) -> Tensor:
        return distance.renorm(input, self.p, self.dim, self.maxnorm)


class MatrixDiagV3(Primitive):
    """Matrices with the given diagonals, and a padding value elsewhere."""

    def __init__(self, align: str = "RIGHT_LEFT") -> None:
        super().__init__()
        self.align = align

    def __call__(
        self,
        x: Tensor,
        k: int | Sequence[int] | Tensor,
        num_rows: int | Tensor,
        num_cols: int | Tensor,
        padding_value: TensorOrNumber,
    ) -> Tensor:
        return matrix_diagonal.matrix_diag(x, k, num_rows, num_cols, padding_value, self.align)


class MatrixDiagPartV3(Primitive):
    """Diagonals of matrices."""

    def __init__(self, align: str = "RIGHT_LEFT") -> None:
        super().__init__()
        self.align = align

    def __call__(
        self, x: Tensor, k: int | Sequence[int] | Tensor, padding_value: TensorOrNumber
    ) -> Tensor:
        return matrix_diagonal.matrix_diag_part(x, k, padding_value, self.align)


class MatrixSetDiagV3(Primitive):
    """The matrices with the given diagonals instead of their own."""

    def __init__(self, align: str = "RIGHT_LEFT") -> None:
        super().__init__()
        self.align = align

    def __call__(self, x: Tensor, diagonal: Tensor, k: int | Sequence[int] | Tensor) -> Tensor:
        return matrix_diagonal.matrix_set_diag(x, diagonal, k, self.align)


class TridiagonalMatMul(Primitive):
    """The product of matrices that have three diagonals alone with other matrices.

    The diagonals are rows, (…, 1, n): of the upper one the last number does not count, of the lower
    one the first. The other matrices are (…, n, columns).
    """

    def __call__(self, superdiag: Tensor, maindiag: Tensor, subdiag: Tensor, rhs: Tensor) -> Tensor:
        upper, main, lower = (equations.turned(x) for x in (superdiag, maindiag, subdiag))
        axis, rows = len(rhs.shape) - 2, rhs.shape[-2]
        behind = _moved(part_of(rhs, axis=axis, start=1, stop=rows), axis, 0, 1)
        before = _moved(part_of(rhs, axis=axis, start=0, stop=rows - 1), axis, 1, 0)
        return add(add(mul(upper, behind), mul(main, rhs)), mul(lower, before))


def _moved(x: Any, axis: int, before: int, behind: int) -> Any:
    widths = tuple((before, behind) if k == axis else (0, 0) for k in range(len(x.shape)))
    return pad_with(x, widths=widths)
