"""Operator classes of the operators that join, split, repeat, turn and regroup tensors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.dtype import int32
from engine.errors import ShapeError
from engine.ops import (
    blocks,
    broadcasting,
    description,
    grids,
    joining,
    scalars,
    shuffling,
    turning,
)
from engine.typed import Tensor

from .operator_class import REQUIRED, Primitive, as_class, configured, renamed

__all__ = [
    "BatchToSpace",
    "BatchToSpaceND",
    "BatchToSpaceNDV2",
    "ChannelShuffle",
    "DepthToSpace",
    "DynamicShape",
    "Expand",
    "IdentityN",
    "Meshgrid",
    "Pack",
    "Padding",
    "ParallelConcat",
    "PopulationCount",
    "ReverseSequence",
    "ReverseV2",
    "Roll",
    "ScalarToArray",
    "ScalarToTensor",
    "SpaceToBatch",
    "SpaceToBatchND",
    "SpaceToDepth",
    "SplitV",
    "TensorShape",
    "TrilIndices",
    "TriuIndices",
    "TupleToArray",
    "Unpack",
]

_STACKED = "Tensors of one shape beside each other along a new `axis`; the old name of `Stack`."
_UNSTACKED = "The tensors that lie beside each other along `axis`; the old name of `Unstack`."


def _grid(inputs: Sequence[Tensor], indexing: str) -> tuple[Tensor, ...]:
    return grids.meshgrid(*inputs, indexing=indexing)


def _shape(input_x: Tensor, dtype: int) -> Tensor:
    return description.dyn_shape(input_x)


def _themselves(x: Sequence[Tensor]) -> tuple[Tensor, ...]:
    return tuple(x)


Pack = configured("Pack", joining.stack, _STACKED, axis=0)
Unpack = configured("Unpack", joining.unstack, _UNSTACKED, axis=0)
ParallelConcat = as_class("ParallelConcat", joining.concat)
Expand = as_class("Expand", broadcasting.expand)
ReverseSequence = configured(
    "ReverseSequence", turning.reverse_sequence, seq_dim=REQUIRED, batch_dim=0
)
ReverseV2 = configured(
    "ReverseV2",
    renamed(turning.flip, axis="dims"),
    "The order of the elements turned round along the axes in `axis`.",
    axis=REQUIRED,
)
Roll = configured("Roll", turning.roll, shifts=REQUIRED, dims=None)
Meshgrid = configured(
    "Meshgrid",
    _grid,
    "For each of a tuple of vectors its numbers along one axis of the grid that all span.",
    indexing="xy",
)
SpaceToDepth = configured("SpaceToDepth", blocks.space_to_depth, block_size=REQUIRED)
DepthToSpace = configured("DepthToSpace", blocks.depth_to_space, block_size=REQUIRED)
SpaceToBatch = configured(
    "SpaceToBatch", blocks.space_to_batch_nd, block_size=REQUIRED, paddings=REQUIRED
)
SpaceToBatchND = configured(
    "SpaceToBatchND",
    renamed(blocks.space_to_batch_nd, block_shape="block_size"),
    "The pixels of each place of a block as a picture of its own, in the batch.",
    block_shape=REQUIRED,
    paddings=REQUIRED,
)
BatchToSpace = configured(
    "BatchToSpace",
    renamed(blocks.batch_to_space_nd, block_size="block_shape"),
    "Pictures of the batch as the pixels of blocks.",
    block_size=REQUIRED,
    crops=REQUIRED,
)
BatchToSpaceND = configured(
    "BatchToSpaceND", blocks.batch_to_space_nd, block_shape=REQUIRED, crops=REQUIRED
)
BatchToSpaceNDV2 = as_class("BatchToSpaceNDV2", blocks.batch_to_space_nd)
ChannelShuffle = configured(
    "ChannelShuffle",
    renamed(shuffling.channel_shuffle, group="groups"),
    "The channels of the groups in turn.",
    group=REQUIRED,
)
PopulationCount = as_class("PopulationCount", description.population_count)
DynamicShape = configured(
    "DynamicShape",
    _shape,
    "The length of each axis, as a vector, int64.",
    dtype=9,
)
TensorShape = as_class("TensorShape", description.dyn_shape)
TupleToArray = as_class("TupleToArray", scalars.tuple_to_array)
ScalarToTensor = as_class("ScalarToTensor", scalars.scalar_to_tensor)
ScalarToArray = as_class("ScalarToArray", scalars.scalar_to_array)
IdentityN = as_class("IdentityN", _themselves, "The tensors themselves, as a tuple.")


def _indices(name: str, operator: Any, side: str) -> Any:
    """A class whose call takes nothing: all are options."""
    return configured(
        name,
        operator,
        f"(2, count): rows and columns of what lies on and {side} a diagonal of a matrix.",
        row=REQUIRED,
        col=REQUIRED,
        offset=0,
        dtype=int32,
    )


TrilIndices = _indices("TrilIndices", grids.tril_indices, "below")
TriuIndices = _indices("TriuIndices", grids.triu_indices, "above")


class SplitV(Primitive):
    """Parts of the lengths `size_splits` along `split_dim`; a -1 among them takes the rest."""

    def __init__(self, size_splits: Sequence[int], split_dim: int, num_split: int) -> None:
        super().__init__()
        self.size_splits, self.split_dim = tuple(size_splits), split_dim
        if len(self.size_splits) != num_split:
            raise ShapeError.of("SplitV(size_splits)", f"{num_split} lengths", self.size_splits)

    def __call__(self, input_x: Tensor) -> tuple[Tensor, ...]:
        known = sum(n for n in self.size_splits if n != -1)
        rest = input_x.shape[self.split_dim] - known
        lengths = [rest if n == -1 else n for n in self.size_splits]
        return joining.split(input_x, lengths, self.split_dim)


class Padding(Primitive):
    """The last axis, of length 1, with zeros behind it up to `pad_dim_size`."""

    def __init__(self, pad_dim_size: int = 8) -> None:
        super().__init__()
        self.pad_dim_size = pad_dim_size

    def __call__(self, x: Tensor) -> Tensor:
        *before, last = x.shape
        if last != 1 or not before:
            raise ShapeError.of("Padding", "at least 2 axes, the last of length 1", tuple(x.shape))
        return joining.pad_with(x, widths=((0, 0),) * len(before) + ((0, self.pad_dim_size - 1),))
