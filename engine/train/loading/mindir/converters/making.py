"""Tensors made of lengths and numbers, and numbers made of tensors."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine import ops
from engine.train.loading.mindir.registry import ALL, reads


@reads("Ones", inputs="wholes dtype?")
def ones(shape: Any, dtype: Any) -> Any:
    return np.ones(shape, dtype or np.float32)


@reads("Zeros", inputs="wholes dtype?")
def zeros(shape: Any, dtype: Any) -> Any:
    return np.zeros(shape, dtype or np.float32)


@reads("FillV2", inputs="wholes tensor")
def fill(shape: Any, value: Any) -> Any:
    return ops.broadcast_to(value, shape)


@reads("Range", inputs="whole whole whole whole")
def counted(start: int, end: int, step: int, _most: int) -> Any:
    return np.arange(start, end, step, dtype=np.int64)


@reads("ScalarToTensor", inputs="whole dtype")
def tensor_of(number: int, dtype: Any) -> Any:
    return np.asarray(number, dtype)


@reads("TensorToScalar", inputs="tensor")
def number_of(value: Any) -> Any:
    return np.asarray(value.asnumpy()).astype(np.int64)


@reads("Shape", inputs="tensor", makes=ALL)
def shape_of(x: Any) -> Any:
    return tuple(np.asarray(length, np.int64) for length in x.shape)


@reads("ScalarAdd", inputs="whole whole")
def scalar_add(one: int, other: int) -> Any:
    return np.asarray(one + other, np.int64)


@reads("ScalarSub", inputs="whole whole")
def scalar_sub(one: int, other: int) -> Any:
    return np.asarray(one - other, np.int64)


@reads("ScalarMul", inputs="whole whole")
def scalar_mul(one: int, other: int) -> Any:
    return np.asarray(one * other, np.int64)


@reads("ScalarFloorDiv", inputs="whole whole")
def scalar_floor_div(one: int, other: int) -> Any:
    return np.asarray(one // other, np.int64)
