"""Layers of matrices: products, triangles, diagonals."""

from __future__ import annotations

from engine import ops
from engine.dtype import bool_
from engine.errors import ShapeError
from engine.nn.cell import Cell
from engine.typed import Tensor

from .arguments import truth
from .example import Example

__all__ = [
    "MatDet",
    "MatInverse",
    "MatMul",
    "MatrixDiag",
    "MatrixDiagPart",
    "MatrixSetDiag",
    "Tril",
    "Triu",
]


class MatMul(Cell):
    """The product of two matrices, or stacks of them; either may be transposed first.

    Args:
        transpose_x1: Whether the last two axes of the first are swapped; a vector stays.
        transpose_x2: The same of the second.

    Raises:
        ArgumentTypeError: If an argument is no bool.
        ShapeError: If the shapes do not fit.

    >>> import engine
    >>> from engine import nn
    >>> nn.MatMul(transpose_x1=True)(engine.ops.ones((3, 2)), engine.ops.ones((3, 4))).shape
    (2, 4)

    """

    def __init__(self, transpose_x1: bool = False, transpose_x2: bool = False) -> None:
        super().__init__()
        self.transpose_x1 = truth("MatMul(transpose_x1)", transpose_x1)
        self.transpose_x2 = truth("MatMul(transpose_x2)", transpose_x2)

    def construct(self, x1: Tensor, x2: Tensor) -> Tensor:
        if self.transpose_x1 and len(x1.shape) > 1:
            x1 = ops.swapaxes(x1, -1, -2)
        if self.transpose_x2 and len(x2.shape) > 1:
            x2 = ops.swapaxes(x2, -1, -2)
        return ops.matmul(x1, x2)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(transpose_x2=True), ((2, 3), (4, 3)))


class MatDet(Cell):
    """The determinant of positive definite matrices, by Cholesky's factors: (…, n, n) to (…).

    Raises:
        MatrixError: If a matrix is not positive definite.
        ShapeError: If the matrices are not square.

    >>> import engine
    >>> from engine import nn
    >>> nn.MatDet()(engine.Tensor([[4.0, 1.0], [1.0, 3.0]])).asnumpy().round(4).item()
    11.0

    """

    def construct(self, x: Tensor) -> Tensor:
        diagonal = ops.diagonal(ops.cholesky(x), 0, -2, -1)
        return ops.square(ops.prod(diagonal, -1))

    @classmethod
    def _example(cls) -> Example:
        return Example(cls())


class MatInverse(Cell):
    """The inverse of positive definite matrices, by Cholesky's factors.

    Raises:
        MatrixError: If a matrix is not positive definite.
        ShapeError: If the matrices are not square.

    >>> import engine
    >>> from engine import nn
    >>> nn.MatInverse()(engine.Tensor([[4.0, 0.0], [0.0, 2.0]])).asnumpy().round(4).tolist()
    [[0.25, 0.0], [0.0, 0.5]]

    """

    def construct(self, a: Tensor) -> Tensor:
        return ops.cholesky_inverse(ops.cholesky(a))

    @classmethod
    def _example(cls) -> Example:
        return Example(cls())


class Tril(Cell):
    """The matrix with 0 above its diagonal `k`, which is above the main one by so many.

    >>> import engine
    >>> from engine import nn
    >>> nn.Tril()(engine.Tensor([[1, 2], [3, 4]])).asnumpy().tolist()
    [[1, 0], [3, 4]]
    """

    def construct(self, x: Tensor, k: int = 0) -> Tensor:
        return ops.tril(x, k)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(), ((2, 3, 3),))


class Triu(Cell):
    """The matrix with 0 below its diagonal `k`, which is above the main one by so many.

    >>> import engine
    >>> from engine import nn
    >>> nn.Triu()(engine.Tensor([[1, 2], [3, 4]]), 1).asnumpy().tolist()
    [[0, 2], [0, 0]]
    """

    def construct(self, x: Tensor, k: int = 0) -> Tensor:
        return ops.triu(x, k)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(), ((2, 3, 3),))


class MatrixDiag(Cell):
    """A matrix with the last axis on its diagonal and 0 elsewhere: (…, n) to (…, n, n).

    >>> import engine
    >>> from engine import nn
    >>> nn.MatrixDiag()(engine.Tensor([1, 2])).asnumpy().tolist()
    [[1, 0], [0, 2]]
    """

    def construct(self, input_x: Tensor) -> Tensor:
        length = input_x.shape[-1]
        return ops.where(ops.eye(length, length, bool_), ops.expand_dims(input_x, -1), 0)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(), ((2, 3),))


class MatrixDiagPart(Cell):
    """The diagonals of matrices: (…, m, n) to (…, the lesser of both).

    >>> import engine
    >>> from engine import nn
    >>> nn.MatrixDiagPart()(engine.Tensor([[1, 2, 3], [4, 5, 6]])).asnumpy().tolist()
    [1, 5]
    """

    def construct(self, input_x: Tensor) -> Tensor:
        return ops.diagonal(input_x, 0, -2, -1)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(), ((2, 3, 2),))


class MatrixSetDiag(Cell):
    """Matrices with other diagonals: (…, m, n) and (…, the lesser of both).

    Raises:
        ShapeError: If the shapes do not fit.

    >>> import engine
    >>> from engine import nn
    >>> x, diagonal = engine.ops.zeros((2, 3)), engine.ops.ones(2)
    >>> nn.MatrixSetDiag()(x, diagonal).asnumpy().tolist()
    [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0]]

    """

    def construct(self, input_x: Tensor, diagonal: Tensor) -> Tensor:
        if len(input_x.shape) < 2:
            raise ShapeError.of("MatrixSetDiag", "two axes or more", tuple(input_x.shape))
        *lead, rows, columns = input_x.shape
        expected = (*lead, min(rows, columns))
        if tuple(diagonal.shape) != expected:
            where = "MatrixSetDiag(diagonal)"
            raise ShapeError.of(where, str(expected), tuple(diagonal.shape))
        spread = ops.expand_dims(diagonal, -1 if rows <= columns else -2)
        return ops.where(ops.eye(rows, columns, bool_), spread, input_x)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(), ((2, 3, 2), (2, 2)))
