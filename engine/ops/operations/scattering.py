"""Operator classes of the operators that put values at places, in place and beside."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.errors import ShapeError
from engine.ops import placing, scattering, segments, updating
from engine.ops.indexing import whole_numbers
from engine.typed import Tensor

from .operator_class import REQUIRED, as_class, configured

__all__ = [
    "IndexAdd",
    "IndexFill",
    "IndexPut",
    "InplaceAdd",
    "InplaceIndexAdd",
    "InplaceSub",
    "InplaceUpdate",
    "InplaceUpdateV2",
    "ScatterAdd",
    "ScatterAddWithAxis",
    "ScatterDiv",
    "ScatterMax",
    "ScatterMin",
    "ScatterMul",
    "ScatterNd",
    "ScatterNdAdd",
    "ScatterNdDiv",
    "ScatterNdMax",
    "ScatterNdMin",
    "ScatterNdMul",
    "ScatterNdSub",
    "ScatterNdUpdate",
    "ScatterNonAliasingAdd",
    "ScatterSub",
    "ScatterUpdate",
    "SegmentMax",
    "SegmentMean",
    "SegmentMin",
    "SegmentProd",
    "SegmentSum",
    "TensorScatterAdd",
    "TensorScatterDiv",
    "TensorScatterElements",
    "TensorScatterMax",
    "TensorScatterMin",
    "TensorScatterMul",
    "TensorScatterSub",
    "TensorScatterUpdate",
    "UnsortedSegmentMax",
    "UnsortedSegmentMin",
    "UnsortedSegmentProd",
    "UnsortedSegmentSum",
]

ScatterNd = as_class("ScatterNd", scattering.scatter_nd)
TensorScatterAdd = as_class("TensorScatterAdd", scattering.tensor_scatter_add)
TensorScatterSub = as_class("TensorScatterSub", scattering.tensor_scatter_sub)
TensorScatterMul = as_class("TensorScatterMul", scattering.tensor_scatter_mul)
TensorScatterDiv = as_class("TensorScatterDiv", scattering.tensor_scatter_div)
TensorScatterMax = as_class("TensorScatterMax", scattering.tensor_scatter_max)
TensorScatterMin = as_class("TensorScatterMin", scattering.tensor_scatter_min)
TensorScatterUpdate = as_class("TensorScatterUpdate", scattering.tensor_scatter_update)
TensorScatterElements = configured(
    "TensorScatterElements", placing.tensor_scatter_elements, axis=0, reduction="none"
)
IndexFill = as_class("IndexFill", placing.index_fill)


def _locked(name: str, operator: Any, *, locking: bool = False) -> Any:
    """The class of an operator that changes a parameter; one process needs no lock."""

    def changed(input_x: Any, indices: Any, updates: Any, use_locking: bool) -> Any:
        return operator(input_x, indices, updates)

    words = (operator.__doc__ or "").split("\n")[0]
    return configured(name, changed, words, use_locking=locking)


ScatterAdd = _locked("ScatterAdd", updating.scatter_add)
ScatterSub = _locked("ScatterSub", updating.scatter_sub)
ScatterMul = _locked("ScatterMul", updating.scatter_mul)
ScatterDiv = _locked("ScatterDiv", updating.scatter_div)
ScatterMax = _locked("ScatterMax", updating.scatter_max)
ScatterMin = _locked("ScatterMin", updating.scatter_min)
ScatterUpdate = _locked("ScatterUpdate", updating.scatter_update, locking=True)
ScatterNdAdd = _locked("ScatterNdAdd", updating.scatter_nd_add)
ScatterNdSub = _locked("ScatterNdSub", updating.scatter_nd_sub)
ScatterNdMul = _locked("ScatterNdMul", updating.scatter_nd_mul)
ScatterNdDiv = _locked("ScatterNdDiv", updating.scatter_nd_div)
ScatterNdMax = _locked("ScatterNdMax", updating.scatter_nd_max)
ScatterNdMin = _locked("ScatterNdMin", updating.scatter_nd_min)
ScatterNdUpdate = _locked("ScatterNdUpdate", updating.scatter_nd_update, locking=True)
ScatterNonAliasingAdd = as_class("ScatterNonAliasingAdd", updating.scatter_nd_add)

IndexAdd = configured(
    "IndexAdd", updating.index_add, axis=REQUIRED, use_lock=True, check_index_bound=True
)
InplaceIndexAdd = configured("InplaceIndexAdd", updating.inplace_index_add, axis=REQUIRED)
InplaceAdd = configured("InplaceAdd", updating.inplace_add, indices=REQUIRED)
InplaceSub = configured("InplaceSub", updating.inplace_sub, indices=REQUIRED)
InplaceUpdate = configured("InplaceUpdate", updating.inplace_update, indices=REQUIRED)


def _rows_replaced(x: Tensor, indices: Tensor, v: Tensor) -> Tensor:
    return updating.inplace_update(x, v, indices)


def _added(input_x: Tensor, indices: Tensor, updates: Tensor, axis: int) -> Tensor:
    return placing.scatter(input_x, axis, indices, updates, reduce="add")


def _put(x1: Tensor, x2: Tensor, indices: Sequence[Tensor], accumulate: int) -> Tensor:
    return placing.index_put(x1, indices, x2, bool(accumulate))


InplaceUpdateV2 = as_class(
    "InplaceUpdateV2",
    _rows_replaced,
    "A tensor like `x` with `v` for its rows `indices`.",
)
ScatterAddWithAxis = configured(
    "ScatterAddWithAxis",
    _added,
    "The tensor with `updates` added at the numbers in `indices` along `axis`.",
    axis=0,
)
IndexPut = configured(
    "IndexPut",
    _put,
    "The tensor with `x2` at `x1[indices]`, or added there if `accumulate` is 1.",
    accumulate=0,
)

UnsortedSegmentSum = as_class("UnsortedSegmentSum", segments.unsorted_segment_sum)
UnsortedSegmentMax = as_class("UnsortedSegmentMax", segments.unsorted_segment_max)
UnsortedSegmentMin = as_class("UnsortedSegmentMin", segments.unsorted_segment_min)
UnsortedSegmentProd = as_class("UnsortedSegmentProd", segments.unsorted_segment_prod)


def _sorted(name: str, what: str, how: str) -> Any:
    def joined(input_x: Any, segment_ids: Any) -> Any:
        if len(whole_numbers(name, segment_ids).shape) != 1:
            raise ShapeError.of(f"{name}(segment_ids)", "a vector", segment_ids.shape)
        return segments.of_rows(input_x, segment_ids, how)

    return as_class(name, joined, f"The {what} of each segment of rows.")


SegmentSum = _sorted("SegmentSum", "sum", "add")
SegmentMean = _sorted("SegmentMean", "mean", "mean")
SegmentProd = _sorted("SegmentProd", "product; 1 of none,", "multiply")
SegmentMax = _sorted("SegmentMax", "largest; 0 of none,", "maximum")
SegmentMin = _sorted("SegmentMin", "smallest; 0 of none,", "minimum")
