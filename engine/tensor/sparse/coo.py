"""A matrix of which each number that is given has its row and column."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from engine import ops
from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.backend import xp_of
from engine.errors import ShapeError
from engine.ops.sparse_positions import in_order
from engine.typed import Tensor

from .checks import check_copy, check_inside, check_positions, check_shape, check_tensor
from .elements import Elements
from .printed import printed


class COOTensor(Elements):
    """Numbers of a matrix with the row and column of each; elsewhere it is 0.

    A position may come twice, its numbers add up. Differentiable in `values`.

    Args:
        indices: (numbers, 2) rows and columns: int16, int32 or int64.
        values: (numbers,).
        shape: (rows, columns), a tuple.
        coo_tensor: Another one, in position of all these.

    Raises:
        ArgumentTypeError: If a part is of another type.
        ArgumentValueError: If a position lies outside, or a length is not above 0.
        ShapeError: If the shapes do not fit.

    >>> import engine
    >>> x = COOTensor(engine.Tensor([[0, 1], [1, 2]]), engine.Tensor([1.0, 2.0]), (2, 3))
    >>> x.to_dense().asnumpy()
    array([[0., 1., 0.],
           [0., 0., 2.]], dtype=float32)

    """

    layout = "COOTensor"
    by_rows: ClassVar[Any]  # csr.py puts CSRTensor here, which is made of this one

    def __init__(
        self,
        indices: Tensor | None = None,
        values: Tensor | None = None,
        shape: Sequence[int] | None = None,
        coo_tensor: COOTensor | None = None,
    ) -> None:
        parts: tuple[Any, Any, Any] = (indices, values, shape)
        if coo_tensor is not None:
            check_copy("COOTensor(coo_tensor)", coo_tensor, COOTensor, parts)
            parts = coo_tensor.to_tuple()
        self.indices: Tensor = checked_positions("COOTensor", *parts)
        self.values: Tensor = parts[1]
        self.shape = tuple(map(int, parts[2]))

    def with_values(self, values: Any) -> COOTensor:
        """Other numbers at the same positions."""
        return COOTensor(self.indices, values, self.shape)

    def to_tuple(self) -> tuple[Any, Any, tuple[int, ...]]:
        """The positions, the numbers and the shape."""
        return self.indices, self.values, self.shape

    def to_dense(self) -> Any:
        """The whole matrix, as a tensor."""
        return ops.tensor_scatter_add(ops.zeros(self.shape, self.dtype), self.indices, self.values)

    def to_csr(self) -> Any:
        """The same matrix by rows, a `CSRTensor`; in a row the numbers keep their order."""
        rows, columns = read(self.indices).T
        xp = xp_of(rows)
        order = xp.argsort(rows, kind="stable")
        starts = xp.searchsorted(rows[order], xp.arange(self.shape[0] + 1)).astype(rows.dtype)
        values = ops.gather(self.values, Value.wrap(order), 0)
        return self.by_rows(Value.wrap(starts), Value.wrap(columns[order]), values, self.shape)

    def coalesce(self) -> COOTensor:
        """The same matrix with the positions in order and each once, its numbers added up."""
        return in_order(self, read(self.indices), self.values, self.shape)[0]

    def add(self, other: Any, thresh: Any) -> COOTensor:
        """The sum with another one, without small sums: see `ops.coo_add`."""
        return ops.coo_add(self, other, thresh)

    def __add__(self, other: Any) -> Any:
        return self._sum("+", other, sign=1)

    def __sub__(self, other: Any) -> Any:
        return self._sum("-", other, sign=-1)

    def __mul__(self, other: Any) -> COOTensor:
        return self.with_values(self.values * self._beside("*", other))

    def __truediv__(self, other: Any) -> COOTensor:
        return self.with_values(self.values / self._beside("/", other))

    def __repr__(self) -> str:
        return printed("COOTensor", self.shape, indices=self.indices, values=self.values)

    def _sum(self, word: str, other: Any, sign: int) -> Any:
        if isinstance(other, COOTensor | Value):
            whole: Any = other
            self._check_same_shape(word, whole)
            signed = whole if sign == 1 else -whole
            if isinstance(other, COOTensor):
                return ops.coo_add(self, signed, ops.zeros((), self.values.abs().dtype))
            return ops.tensor_scatter_add(signed, self.indices, self.values)
        raise self._misfit(word, other, "a COOTensor or a tensor")

    def _beside(self, word: str, other: Any) -> Any:
        """The numbers of a whole matrix where this one has its own."""
        if not isinstance(other, Value):
            raise self._misfit(word, other, "a tensor")
        whole: Any = other
        self._check_same_shape(word, whole)
        return ops.gather_nd(whole, self.indices)


def checked_positions(where: str, indices: Any, values: Any, shape: Any) -> Any:
    """The positions, without a history; two tensors of shape (0,) mean that nothing is given.

    Raises:
        ArgumentTypeError: If a part is of another type.
        ArgumentValueError: If a position lies outside, or a length is not above 0.
        ShapeError: If the shapes do not fit.

    """
    check_tensor(f"{where}(values)", values)
    check_shape(f"{where}(shape)", shape)
    if len(shape) != 2:
        raise ShapeError.of(f"{where}(shape)", "(rows, columns)", shape)
    check_tensor(f"{where}(indices)", indices)
    if indices.array.shape == values.array.shape == (0,):
        indices = Value.wrap(read(indices).reshape(0, 2).astype("int64"))
    check_positions(f"{where}(indices)", indices, 2)
    if indices.array.shape[1] != 2 or values.array.shape != indices.array.shape[:1]:
        shapes = indices.array.shape, values.array.shape
        raise ShapeError.of(where, "indices (numbers, 2) and values (numbers,)", shapes)
    check_inside(f"{where}(indices)", indices, shape)
    return Value.wrap(read(indices))
