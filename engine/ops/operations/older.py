"""Operator classes that MindSpore keeps for older code."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.backend import xp_of
from engine.dtype import as_dtype
from engine.errors import ArgumentTypeError, ShapeError
from engine.ops import coalescing, linalg, second_names, sequences, sparse
from engine.ops.arithmetic import add
from engine.ops.arrangement import transpose
from engine.ops.complex_parts import conj
from engine.ops.equations import solve
from engine.ops.indexing import put_back
from engine.ops.least_squares import lstsq

from .operator_class import Primitive, as_class, configured

__all__ = [
    "Coalesce",
    "CompareAndBitpack",
    "ConfusionMatrix",
    "ConjugateTranspose",
    "Dense",
    "EditDistance",
    "Eps",
    "MatrixSolveLs",
    "NoRepeatNGram",
    "SparseTensorDenseAdd",
    "SparseTensorDenseMatmul",
    "SparseToDense",
]

EditDistance = configured("EditDistance", sequences.edit_distances, normalize=True)
NoRepeatNGram = configured("NoRepeatNGram", sequences.without_repeats, ngram_size=1)
SparseToDense = as_class("SparseToDense", sparse.dense_of)
SparseTensorDenseMatmul = configured(
    "SparseTensorDenseMatmul", sparse.times_dense, adjoint_st=False, adjoint_dt=False
)
Dense = as_class("Dense", linalg.dense)


Eps = as_class("Eps", second_names.eps)
Coalesce = as_class("Coalesce", coalescing.coalesce)


def _conjugate_transpose(x: Any, perm: Any) -> Any:
    """The axes in another order, of complex numbers their conjugates."""
    return conj(transpose(x, tuple(perm)))


ConjugateTranspose = as_class("ConjugateTranspose", _conjugate_transpose)


def _sum_with_dense(x1_indices: Any, x1_values: Any, x1_shape: Any, x2: Any) -> Any:
    """The sum of a tensor of few numbers, given with their positions, and a whole one."""
    return add(sparse.dense_of(x1_indices, x1_values, x1_shape), x2)


SparseTensorDenseAdd = as_class("SparseTensorDenseAdd", _sum_with_dense)


def _packed(x: Any, threshold: Any) -> Any:
    """Which numbers are above a threshold, eight to a byte, the first in the highest bit."""
    if not x.shape or x.shape[-1] % 8:
        raise ShapeError.of("CompareAndBitpack(x)", "a last axis divisible by 8", tuple(x.shape))
    bits = x.array > (threshold.array if isinstance(threshold, Value) else threshold)
    xp = xp_of(bits)
    weights = xp.asarray(np.array([128, 64, 32, 16, 8, 4, 2, 1], np.uint8))
    groups = bits.reshape(*bits.shape[:-1], -1, 8) * weights
    return Value.wrap(groups.sum(axis=-1).astype(np.uint8))


CompareAndBitpack = as_class("CompareAndBitpack", _packed)


class ConfusionMatrix(Primitive):
    """How often each class (a row) was taken for each (a column).

    Args:
        num_classes: How many classes there are.
        dtype: The number type of the counts, by name.

    Raises:
        ArgumentTypeError: If the number is no int, or classes are no whole numbers.

    """

    def __init__(self, num_classes: int, dtype: str = "int32") -> None:
        super().__init__()
        if not isinstance(num_classes, int) or isinstance(num_classes, bool):
            raise ArgumentTypeError.of("ConfusionMatrix(num_classes)", "an int", num_classes)
        if not isinstance(dtype, str):
            raise ArgumentTypeError.of("ConfusionMatrix(dtype)", "a str", dtype)
        self.num_classes, self.dtype = num_classes, dtype

    def __call__(self, labels: Any, predictions: Any, weights: Any = None) -> Any:
        at = []
        for name, classes in (("labels", labels), ("predictions", predictions)):
            if classes.array.dtype.kind not in "iu":
                where = f"ConfusionMatrix({name})"
                raise ArgumentTypeError(f"{where} expected whole numbers, got {classes.dtype}.")
            at.append(classes.array)
        kind = as_dtype(self.dtype).numpy
        xp = xp_of(*at)
        counted = xp.ones(at[0].shape, kind) if weights is None else weights.array.astype(kind)
        shape = (self.num_classes, self.num_classes)
        return Value.wrap(put_back(counted, index=tuple(at), shape=shape))


class MatrixSolveLs(Primitive):
    """The `x` for which `matrix @ x` is nearest to `rhs`.

    Args:
        fast: Whether by the normal equations, `l2_regularizer` added to their diagonal; otherwise
            by the pseudoinverse, without it.

    Raises:
        ArgumentTypeError: If `fast` is no bool.
        ShapeError: If the two have not as many rows.

    """

    def __init__(self, fast: bool = True) -> None:
        super().__init__()
        if not isinstance(fast, bool):
            raise ArgumentTypeError.of("MatrixSolveLs(fast)", "a bool", fast)
        self.fast = fast

    def __call__(self, matrix: Any, rhs: Any, l2_regularizer: Any = 0.0) -> Any:
        """(…, columns, sides) from (…, rows, columns) and (…, rows, sides)."""
        if len(matrix.shape) < 2 or len(rhs.shape) < 2 or matrix.shape[-2] != rhs.shape[-2]:
            expected = f"(…, {matrix.shape[-2]}, sides)"
            raise ShapeError.of("MatrixSolveLs(rhs)", expected, tuple(rhs.shape))
        if not self.fast:
            return lstsq(matrix, rhs)
        back = linalg.adjoint(matrix)
        strength = l2_regularizer
        if isinstance(strength, Value):
            strength = float(strength.array)
        rows, columns = matrix.shape[-2:]
        array = matrix.array
        added = Value.wrap(xp_of(array).eye(min(rows, columns), dtype=array.dtype) * strength)
        added = Value.wrap(added.array.astype(array.dtype))
        if rows >= columns:
            return solve(add(linalg.matmul(back, matrix), added), linalg.matmul(back, rhs))
        return linalg.matmul(back, solve(add(linalg.matmul(matrix, back), added), rhs))
