"""A matrix of which the numbers that are given stand by rows, each with its column."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine import ops
from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.backend import is_array, xp_of
from engine.errors import ArgumentValueError, ShapeError
from engine.ops.indexing import put_back_at
from engine.ops.promotion import as_operand
from engine.ops.sparse_rows import beside, rows_of, times
from engine.typed import Tensor

from .checks import check_copy, check_inside, check_positions, check_shape, check_tensor
from .coo import COOTensor
from .elements import Elements
from .printed import printed


class CSRTensor(Elements):
    """Numbers of a matrix by rows, with the column of each; elsewhere it is 0.

    Differentiable in `values`. With more axes than two, what stands at a position is a tensor.

    Args:
        indptr: (rows + 1,) where each row begins among the numbers, and the end of the last.
        indices: (numbers,) columns. Both int16, int32 or int64.
        values: (numbers, …).
        shape: (rows, columns, …), a tuple.
        csr_tensor: Another one, in position of all these.

    Raises:
        ArgumentTypeError: If a part is of another type.
        ArgumentValueError: If a column lies outside, rows overlap, or a length is not above 0.
        ShapeError: If the shapes do not fit.

    >>> import engine
    >>> starts, columns = engine.Tensor([0, 1, 3]), engine.Tensor([1, 0, 2])
    >>> CSRTensor(starts, columns, engine.Tensor([1.0, 2.0, 3.0]), (2, 3)).to_dense().asnumpy()
    array([[0., 1., 0.],
           [2., 0., 3.]], dtype=float32)

    """

    layout = "CSRTensor"
    indptr: Any

    def __init__(
        self,
        indptr: Tensor | None = None,
        indices: Tensor | None = None,
        values: Tensor | None = None,
        shape: Sequence[int] | None = None,
        csr_tensor: CSRTensor | None = None,
    ) -> None:
        parts: tuple[Any, Any, Any, Any] = (indptr, indices, values, shape)
        if csr_tensor is not None:
            check_copy("CSRTensor(csr_tensor)", csr_tensor, CSRTensor, parts)
            parts = csr_tensor.to_tuple()
        _check(*parts)
        self.indptr, self.indices = (Value.wrap(read(part)) for part in parts[:2])
        self.values: Tensor = parts[2]
        self.shape = tuple(map(int, parts[3]))

    def with_values(self, values: Any) -> CSRTensor:
        """Other numbers at the same positions."""
        return CSRTensor(self.indptr, self.indices, values, self.shape)

    def to_tuple(self) -> tuple[Any, Any, Any, tuple[int, ...]]:
        """Where the rows begin, the columns, the numbers and the shape."""
        return self.indptr, self.indices, self.values, self.shape

    def to_dense(self) -> Any:
        """The whole matrix, as a tensor."""
        return put_back_at(self.values, (rows_of(self), read(self.indices)), self.shape)

    def to_coo(self) -> COOTensor:
        """The same matrix with a row and a column for each number.

        Raises:
            ShapeError: If it is no matrix.

        """
        if self.ndim != 2:
            raise ShapeError.of("CSRTensor.to_coo", "a matrix", self.shape)
        xp = xp_of(self.indices.array)
        indices = xp.stack((rows_of(self), read(self.indices)), 1)
        return COOTensor(Value.wrap(indices), self.values, self.shape)

    def mv(self, dense_vector: Any) -> Any:
        """The product (rows, 1) with a column (columns, 1)."""
        if isinstance(dense_vector, Value) and dense_vector.array.shape[1:] != (1,):
            raise ShapeError.of("CSRTensor.mv", f"({self.shape[1]}, 1)", dense_vector.array.shape)
        return times("CSRTensor.mv", self, dense_vector)

    def mm(self, matrix: Any) -> Any:
        """The product with a matrix: with a tensor a tensor, with a `CSRTensor` one as well."""
        if isinstance(matrix, CSRTensor):
            return ops.csr_mm(self, matrix)
        return times("CSRTensor.mm", self, matrix)

    def sum(self, axis: int) -> Any:
        """The sum along the rows (1) or the columns (0), a tensor that keeps the axis.

        Raises:
            ArgumentValueError: If there is no such axis.
            ShapeError: If it is no matrix.

        """
        if self.ndim != 2:
            raise ShapeError.of("CSRTensor.sum", "a matrix", self.shape)
        if axis not in range(-2, 2):
            raise ArgumentValueError.of("CSRTensor.sum(axis)", "-2 to 1", axis)
        rows, columns = self.shape
        if axis % 2:
            return put_back_at(self.values, (rows_of(self), 0), (rows, 1))
        return put_back_at(self.values, (0, read(self.indices)), (1, columns))

    def add(self, b: Any, alpha: Any, beta: Any) -> CSRTensor:
        """`alpha` times this one and `beta` times another: see `ops.csr_add`."""
        return ops.csr_add(self, b, alpha, beta)

    def __add__(self, other: Any) -> CSRTensor:
        return self._sum("+", other, 1)

    def __sub__(self, other: Any) -> CSRTensor:
        return self._sum("-", other, -1)

    def __mul__(self, other: Any) -> CSRTensor:
        return self.with_values(self.values * self._beside("*", other))

    def __truediv__(self, other: Any) -> CSRTensor:
        return self.with_values(self.values / self._beside("/", other))

    def __repr__(self) -> str:
        parts = {"indptr": self.indptr, "indices": self.indices, "values": self.values}
        return printed("CSRTensor", self.shape, **parts)

    def _sum(self, word: str, other: Any, sign: int) -> CSRTensor:
        if not isinstance(other, CSRTensor):
            raise self._misfit(word, other, "a CSRTensor")
        self._check_same_shape(word, other)
        factors = (ops.full((), k, dtype=self.dtype) for k in (1, sign))
        return ops.csr_add(self, other, *factors)

    def _beside(self, word: str, other: Any) -> Any:
        """A number, or those of a dense tensor where this one has its own."""
        if isinstance(other, int | float):
            return other
        if not isinstance(other, Value) and not is_array(other):
            raise self._misfit(word, other, "a tensor or a number")
        return beside(f"CSRTensor {word}", self, as_operand(other))


COOTensor.by_rows = CSRTensor


def _check(indptr: Any, indices: Any, values: Any, shape: Any) -> None:
    check_positions("CSRTensor(indptr)", indptr, 1)
    check_positions("CSRTensor(indices)", indices, 1)
    check_tensor("CSRTensor(values)", values)
    check_shape("CSRTensor(shape)", shape)
    numbers = values.array.shape
    if len(shape) != len(numbers) + 1 or numbers[1:] != shape[2:]:
        expected = "(rows, columns, …) with what follows as in values"
        raise ShapeError.of("CSRTensor(shape)", expected, f"{shape} beside values {numbers}")
    if numbers[:1] != indices.array.shape:
        expected = "as many numbers as columns"
        raise ShapeError.of("CSRTensor(values)", f"{expected}, {indices.array.shape}", numbers)
    if indptr.array.shape != (shape[0] + 1,):
        raise ShapeError.of("CSRTensor(indptr)", f"({shape[0] + 1},)", indptr.array.shape)
    _check_starts(indptr.array, numbers[0])
    check_inside("CSRTensor(indices)", indices, shape[1])


def _check_starts(starts: Any, numbers: int) -> None:
    """On the GPU nothing is read: that would wait for it."""
    xp = xp_of(starts)
    if xp.__name__ != "numpy":
        return
    if starts[0] != 0 or starts[-1] != numbers or (starts[1:] < starts[:-1]).any():
        expected = f"numbers that rise from 0 to {numbers}"
        raise ArgumentValueError.of("CSRTensor(indptr)", expected, starts.tolist())
