"""Operator classes of the operators that rearrange, take, make and describe tensors."""

from __future__ import annotations

from collections.abc import Sequence

from engine import ops
from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.errors import ShapeError
from engine.ops import (
    arrangement,
    broadcasting,
    description,
    embedding_lookup,
    evaluation,
    indexing,
    joining,
    masking,
    order,
    repeating,
    slicing,
)
from engine.typed import Tensor

from .operator_class import Primitive, as_class, configured

__all__ = [
    "BroadcastTo",
    "Cast",
    "Concat",
    "DType",
    "Depend",
    "EmbeddingLookup",
    "ExpandDims",
    "Flatten",
    "Gather",
    "GatherD",
    "GatherNd",
    "GatherV2",
    "Identity",
    "MaskedFill",
    "MaskedScatter",
    "MaskedSelect",
    "NonZero",
    "OneHot",
    "Rank",
    "Reshape",
    "Shape",
    "Size",
    "Slice",
    "SparseGatherV2",
    "Split",
    "Squeeze",
    "Stack",
    "StridedSlice",
    "Tile",
    "TopK",
    "Transpose",
    "Unstack",
]

Cast = as_class("Cast", ops.cast)
Reshape = as_class("Reshape", arrangement.reshape)
EmbeddingLookup = as_class("EmbeddingLookup", embedding_lookup)
SparseGatherV2 = as_class("SparseGatherV2", indexing.gather)
GatherNd = as_class("GatherNd", indexing.gather_nd)
GatherV2 = as_class("GatherV2", indexing.gather)
MaskedFill = as_class("MaskedFill", masking.masked_fill)
MaskedScatter = as_class("MaskedScatter", masking.masked_scatter)
MaskedSelect = as_class("MaskedSelect", masking.masked_select)
NonZero = as_class("NonZero", masking.nonzero)
Slice = as_class("Slice", slicing.slice)
StridedSlice = configured(
    "StridedSlice",
    slicing.strided_slice,
    begin_mask=0,
    end_mask=0,
    ellipsis_mask=0,
    new_axis_mask=0,
    shrink_axis_mask=0,
)
Transpose = as_class("Transpose", arrangement.transpose)
ExpandDims = as_class("ExpandDims", arrangement.expand_dims)
Flatten = as_class("Flatten", arrangement.flatten)
Tile = as_class("Tile", repeating.tile)
GatherD = as_class("GatherD", indexing.gather_elements)
Identity = as_class("Identity", evaluation.identity, "The tensor itself.")
Depend = as_class("Depend", evaluation.depend, "The value; `expr` was computed before it.")
Shape = as_class("Shape", description.shape, "The length of each axis, a tuple.")
Size = as_class("Size", description.size, "The number of elements, an int.")
Rank = as_class("Rank", description.rank, "The number of axes, an int.")
DType = as_class("DType", description.dtype, "The number type.")


class Squeeze(Primitive):
    """Without the axes of length 1: all of them, or those in `axis`."""

    def __init__(self, axis: int | Sequence[int] = ()) -> None:
        super().__init__()
        self.axis = axis

    def __call__(self, input_x: Tensor) -> Tensor:
        return arrangement.squeeze(input_x, None if self.axis == () else self.axis)


class Concat(Primitive):
    """Tensors one after another along `axis`."""

    def __init__(self, axis: int = 0) -> None:
        super().__init__()
        self.axis = axis

    def __call__(self, input_x: Sequence[Tensor]) -> Tensor:
        return joining.concat(input_x, self.axis)


class Stack(Primitive):
    """Tensors of one shape beside each other along a new `axis`."""

    def __init__(self, axis: int = 0) -> None:
        super().__init__()
        self.axis = axis

    def __call__(self, input_x: Sequence[Tensor]) -> Tensor:
        return joining.stack(input_x, self.axis)


class Unstack(Primitive):
    """The tensors that lie beside each other along `axis`, without that axis.

    `num`, if given, says how many there must be.
    """

    def __init__(self, axis: int = 0, num: int | None = None) -> None:
        super().__init__()
        self.axis, self.num = axis, num

    def __call__(self, input_x: Tensor) -> tuple[Tensor, ...]:
        if self.num is not None and input_x.shape[self.axis] != self.num:
            expected = f"length {self.num} at axis {self.axis}"
            raise ShapeError.of("Unstack", expected, tuple(input_x.shape))
        return joining.unstack(input_x, self.axis)


class Split(Primitive):
    """`output_num` parts of one length along `axis`."""

    def __init__(self, axis: int = 0, output_num: int = 1) -> None:
        super().__init__()
        self.axis, self.output_num = axis, output_num

    def __call__(self, input_x: Tensor) -> tuple[Tensor, ...]:
        length = input_x.shape[self.axis]
        if length % self.output_num:
            expected = f"a length divisible by {self.output_num} at axis {self.axis}"
            raise ShapeError.of("Split", expected, tuple(input_x.shape))
        return joining.split(input_x, length // self.output_num, self.axis)


class BroadcastTo(Primitive):
    """The tensor repeated along new and length-1 axes to `shape`; -1 keeps an axis."""

    def __init__(self, shape: tuple[int, ...]) -> None:
        super().__init__()
        self.shape = tuple(shape)

    def __call__(self, input_x: Tensor) -> Tensor:
        return broadcasting.broadcast_to(input_x, shape=self.shape)


class Gather(Primitive):
    """The slices of a tensor along an axis that indices name; `batch_dims` axes are common."""

    def __init__(self, batch_dims: int = 0) -> None:
        super().__init__()
        self.batch_dims = batch_dims

    def __call__(self, input_params: Tensor, input_indices: Tensor, axis: int) -> Tensor:
        axis = int(read(axis)) if isinstance(axis, Value) else axis
        return indexing.gather(input_params, input_indices, axis, self.batch_dims)


class OneHot(Primitive):
    """A new `axis` with `on_value` at each index and `off_value` elsewhere."""

    def __init__(self, axis: int = -1) -> None:
        super().__init__()
        self.axis = axis

    def __call__(self, indices: Tensor, depth: int, on_value: Tensor, off_value: Tensor) -> Tensor:
        return indexing.one_hot(indices, depth, on_value, off_value, self.axis)


class TopK(Primitive):
    """The `k` largest along the last axis, largest first, and their indices, int32."""

    def __init__(self, sorted: bool = True, dim: int | None = None) -> None:
        super().__init__()
        self.sorted, self.dim = sorted, dim

    def __call__(self, input_x: Tensor, k: int) -> tuple[Tensor, Tensor]:
        return order.topk(input_x, k, self.dim, sorted=self.sorted)
