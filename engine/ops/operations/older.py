"""Operator classes that MindSpore keeps for older code."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.backend import xp_of
from engine.dtype import as_dtype
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.ops import (
    accidental_hits,
    coalescing,
    conj,
    evaluation,
    linalg,
    lstsq,
    second_names,
    sequences,
    silu,
    solve,
    sparse,
    sparse_slices,
    transpose,
)
from engine.ops.arithmetic import add
from engine.ops.indexing import put_back_at
from engine.typed import Tensor, TensorOrNumber

from .operator_class import Primitive, as_class, configured

__all__ = [
    "Coalesce",
    "CompareAndBitpack",
    "ComputeAccidentalHits",
    "ConfusionMatrix",
    "ConjugateTranspose",
    "ControlDepend",
    "Dense",
    "EditDistance",
    "Eps",
    "MatrixSolveLs",
    "NoRepeatNGram",
    "SparseSlice",
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
# Only at their paths: `ops` has a function of this name, and no class of that one.
SiLU = as_class("SiLU", silu)
identity = as_class("identity", evaluation.identity)


class ComputeAccidentalHits(Primitive):
    """Where drawn classes are right answers, and what added to their scores makes them not count.

    Args:
        num_true: How many right answers each sample has, from 1.

    Raises:
        ArgumentTypeError: If it is no int.
        ArgumentValueError: If it is below 1.

    >>> import engine
    >>> true, drawn = engine.Tensor([[1, 2], [0, 4]]), engine.Tensor([0, 1, 2])
    >>> samples, positions, weights = ComputeAccidentalHits(2)(true, drawn)
    >>> samples.asnumpy(), positions.asnumpy()
    (array([0, 0, 1], dtype=int32), array([1, 2, 0]))

    """

    def __init__(self, num_true: int = 1) -> None:
        super().__init__()
        if isinstance(num_true, bool) or not isinstance(num_true, int):
            raise ArgumentTypeError.of("ComputeAccidentalHits(num_true)", "an int", num_true)
        if num_true < 1:
            raise ArgumentValueError.of("ComputeAccidentalHits(num_true)", "from 1", num_true)
        self.num_true = num_true

    def __call__(
        self, true_classes: Tensor, sampled_candidates: Tensor
    ) -> tuple[Tensor, Tensor, Tensor]:
        """The sample of each hit, its position among the drawn classes, and the least float32.

        Args:
            true_classes: (batch, num_true) the right answers, int32 or int64.
            sampled_candidates: (drawn,) the classes that were drawn, likewise.

        Raises:
            ArgumentTypeError: If the classes are of another type.
            ShapeError: If the shapes are others.

        """
        return accidental_hits.accidental_hits(true_classes, sampled_candidates, self.num_true)


class ControlDepend(Primitive):
    """What older networks call so that one operator runs before another: it does nothing here.

    Operators run in the order in which they are called, so the source has run when the destination
    does. MindSpore 1.1 replaced it by `Depend`.

    Args:
        depend_mode: 0, or 1 for all that use a parameter; recorded, as the order is the same.

    Raises:
        ArgumentTypeError: If it is no int.
        ArgumentValueError: If it is another number.

    >>> import engine
    >>> source, destination = engine.Tensor([1.0]), engine.Tensor([2.0])
    >>> ControlDepend()(source, destination).asnumpy()
    array([1.], dtype=float32)

    """

    def __init__(self, depend_mode: int = 0) -> None:
        super().__init__()
        if isinstance(depend_mode, bool) or not isinstance(depend_mode, int):
            raise ArgumentTypeError.of("ControlDepend(depend_mode)", "an int", depend_mode)
        if depend_mode not in {0, 1}:
            raise ArgumentValueError.of("ControlDepend(depend_mode)", "0 or 1", depend_mode)
        self.depend_mode = depend_mode

    def __call__(self, src: Any, dst: Any) -> Any:
        """The source as it is, which has run, as has the destination."""
        return src


SparseSlice = as_class(
    "SparseSlice", sparse_slices.sparse_slice, sparse_slices.sparse_slice.__doc__ or ""
)
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
    bits = read(x) > read(threshold)
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

    def __call__(
        self, labels: Tensor, predictions: Tensor, weights: Tensor | None = None
    ) -> Tensor:
        at = []
        for name, classes in (("labels", labels), ("predictions", predictions)):
            if classes.array.dtype.kind not in "iu":
                where = f"ConfusionMatrix({name})"
                raise ArgumentTypeError(f"{where} expected whole numbers, got {classes.dtype}.")
            at.append(read(classes))
        kind = as_dtype(self.dtype).numpy
        xp = xp_of(*at)
        counted = xp.ones(at[0].shape, kind) if weights is None else read(weights).astype(kind)
        shape = (self.num_classes, self.num_classes)
        return Value.wrap(put_back_at(counted, tuple(at), shape))


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

    def __call__(self, matrix: Tensor, rhs: Tensor, l2_regularizer: TensorOrNumber = 0.0) -> Tensor:
        """(…, columns, sides) from (…, rows, columns) and (…, rows, sides)."""
        if len(matrix.shape) < 2 or len(rhs.shape) < 2 or matrix.shape[-2] != rhs.shape[-2]:
            expected = f"(…, {matrix.shape[-2]}, sides)"
            raise ShapeError.of("MatrixSolveLs(rhs)", expected, tuple(rhs.shape))
        if not self.fast:
            return lstsq(matrix, rhs)
        back = linalg.adjoint(matrix)
        strength = l2_regularizer
        if isinstance(strength, Value):
            strength = float(read(strength))
        rows, columns = matrix.shape[-2:]
        array = matrix.array
        added = Value.wrap(xp_of(array).eye(min(rows, columns), dtype=array.dtype) * strength)
        added = Value.wrap(added.array.astype(array.dtype))
        if rows >= columns:
            return solve(add(linalg.matmul(back, matrix), added), linalg.matmul(back, rhs))
        return linalg.matmul(back, solve(add(linalg.matmul(matrix, back), added), rhs))
