"""A sparse matrix times a dense one, as a layer that MindSpore's older networks hold."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.nn.cell import Cell

from .arguments import truth


class SparseTensorDenseMatmul(Cell):
    """A sparse matrix, given by its elements, times a dense one.

    Args:
        adjoint_st: Whether the sparse one is transposed before.
        adjoint_dt: Whether the dense one is.

    Called with indices (n, 2) of whole numbers, values (n,), the sparse matrix's shape and a dense
    matrix; gives their product.

    Raises:
        ArgumentTypeError: If an argument is no bool, or an index no whole number.
        ShapeError: When called: if shapes do not fit.

    >>> import engine
    >>> indices = engine.Tensor([[0, 1], [1, 2]])
    >>> dense = engine.Tensor([[1.0], [2.0], [3.0], [4.0]])
    >>> values = engine.Tensor([1.0, 2.0])
    >>> SparseTensorDenseMatmul()(indices, values, (3, 4), dense).asnumpy().tolist()
    [[2.0], [6.0], [0.0]]

    """

    def __init__(self, adjoint_st: bool = False, adjoint_dt: bool = False) -> None:
        super().__init__()
        self.adj_st = truth("SparseTensorDenseMatmul(adjoint_st)", adjoint_st)
        self.adj_dt = truth("SparseTensorDenseMatmul(adjoint_dt)", adjoint_dt)
        operator: Any = ops.SparseTensorDenseMatmul
        self.sparse_dense_matmul = operator(adjoint_st, adjoint_dt)

    def construct(self, indices: Any, values: Any, sparse_shape: Any, dense: Any) -> Any:
        return self.sparse_dense_matmul(indices, values, sparse_shape, dense)
