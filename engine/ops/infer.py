"""Shape rules that many operators share: specs of the inputs to the spec of the output."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from engine.autodiff import Spec, Value
from engine.autodiff.replayable import read
from engine.errors import ArgumentTypeError, ShapeError


def same(x: Spec, *_others: Spec, **_attrs: Any) -> Spec:
    """The first input's shape and dtype."""
    return x


def floating(x: Spec, *_others: Spec, **_attrs: Any) -> Spec:
    """The first input's shape; whole numbers become float32."""
    return Spec(x.shape, x.dtype if x.dtype.kind in "fcV" else np.dtype(np.float32))


def as_bool(x: Spec, *_others: Spec, **_attrs: Any) -> Spec:
    """The first input's shape, as truth values."""
    return Spec(x.shape, np.dtype(np.bool_))


def broadcast(*specs: Spec, **_attrs: Any) -> Spec:
    """The common shape of all inputs, and the dtype that holds them (see `promotion`)."""
    return Spec(_common_shape(specs), _common_dtype(specs))


def broadcast_floating(*specs: Spec, **_attrs: Any) -> Spec:
    """As `broadcast`; whole numbers become float32."""
    return floating(broadcast(*specs))


def broadcast_bool(*specs: Spec, **_attrs: Any) -> Spec:
    """The common shape of all inputs, as truth values."""
    return Spec(_common_shape(specs), np.dtype(np.bool_))


def reduced(x: Spec, axis: Any, keepdims: bool, **_attrs: Any) -> Spec:
    """Without the axes in `axis` (None: all), or with them of length 1."""
    axes = normal_axes(axis, len(x.shape))
    if keepdims:
        return Spec(tuple(1 if k in axes else n for k, n in enumerate(x.shape)), x.dtype)
    return Spec(tuple(n for k, n in enumerate(x.shape) if k not in axes), x.dtype)


def with_dtype(rule: Callable[..., Spec], dtype: Any) -> Callable[..., Spec]:
    """The shape of another rule, with a fixed dtype."""

    def infer(*specs: Spec, **attrs: Any) -> Spec:
        return Spec(rule(*specs, **attrs).shape, np.dtype(dtype))

    return infer


def normal_axes(axis: Any, rank: int) -> tuple[int, ...]:
    """`axis` as a tuple of numbers from 0; None and () mean all axes.

    Raises:
        ArgumentTypeError: If an axis is not a whole number.
        ShapeError: If an axis is not there.

    """
    axis = plain_axis(axis)
    if axis is None or axis == ():
        return tuple(range(rank))
    axes = axis if isinstance(axis, tuple | list) else (axis,)
    for k in axes:
        if not hasattr(k, "__index__"):
            raise ArgumentTypeError.of("axis", "a whole number", k)
        if not -max(rank, 1) <= k < max(rank, 1):
            raise ShapeError.of("axis", f"a number from {-rank} to {rank - 1}", f"of rank {rank}")
    return tuple(k % max(rank, 1) for k in axes) if rank else ()


def plain_axis(axis: Any) -> Any:
    """An axis argument that may be a tensor, as `ReduceSum()(x, Tensor([0, 1]))` has it."""
    if isinstance(axis, Value):
        numbers = read(axis).tolist()
        return tuple(numbers) if isinstance(numbers, list) else numbers
    return tuple(axis) if isinstance(axis, list) else axis


def _common_shape(specs: tuple[Spec, ...]) -> tuple[int, ...]:
    try:
        return np.broadcast_shapes(*(spec.shape for spec in specs))
    except ValueError:
        shapes = " and ".join(str(spec.shape) for spec in specs)
        raise ShapeError.of("operator", "shapes that broadcast together", shapes) from None


def _common_dtype(specs: tuple[Spec, ...]) -> Any:
    dtypes = [spec.dtype for spec in specs if spec.dtype is not None]
    floats = [dtype for dtype in dtypes if dtype.kind in "fcV"]
    return meeting(*(floats or dtypes))


def meeting(*dtypes: Any) -> Any:
    """The dtype that holds all; of float16 and bfloat16, which NumPy will not join, float32."""
    if len(set(dtypes)) == 1:
        return dtypes[0]
    halves = {dtype for dtype in dtypes if dtype.kind in "fV" and dtype.itemsize == 2}
    if len(halves) < 2:
        return np.result_type(*dtypes)
    return np.result_type(np.float32, *(dtype for dtype in dtypes if dtype not in halves))
