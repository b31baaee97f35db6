"""Images and other tensors brought to other lengths: each axis by a table of its own."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine import ops
from engine.errors import ArgumentValueError
from engine.ops.drawn import drawn
from engine.tensor import Tensor
from engine.train.loading.onnx.node import Node
from engine.train.loading.onnx.registry import Computes, reads
from engine.train.loading.onnx.resampling import Resampling, table
from engine.train.loading.onnx.wholes import counted_axes, wholes_in

_COORDINATES = (
    "half_pixel",
    "half_pixel_symmetric",
    "pytorch_half_pixel",
    "align_corners",
    "asymmetric",
    "tf_half_pixel_for_nn",
    "tf_crop_and_resize",
)
_ROUNDING = ("round_prefer_floor", "round_prefer_ceil", "floor", "ceil")
_POLICIES = ("stretch", "not_larger", "not_smaller")
_MODES = ("nearest", "linear", "cubic")


@reads("Upsample", host=(1,))
def upsample(node: Node) -> Computes:
    """The operator that Resize replaced: by whole steps from the first element."""
    mode = node.text("mode", "nearest", among=("nearest", "linear"))
    how = Resampling(mode, "asymmetric", "floor")
    if node.opset < 9:
        node.check_reads(1)
        told = node.numbers("scales")
        return lambda x: _scaled(x, how, told)
    node.check_reads(2)
    return lambda x, scales: _scaled(x, how, _floats(scales))


def _scaled(x: Any, how: Resampling, scales: Any) -> Any:
    axes = tuple(range(len(x.shape)))
    return _resized(x, how, axes, _lengths(x, axes, scales), scales, None)


@reads("Resize", host=(1, 2, 3))
def resize(node: Node) -> Computes:
    if node.opset < 11:
        node.check_reads(2)
        mode = node.text("mode", "nearest", among=("nearest", "linear"))
        how = Resampling(mode, "asymmetric", "floor")
        return lambda x, scales: _scaled(x, how, _floats(scales))
    if not 1 <= len(node.reads) <= 4 or node.reads[0] is None:
        raise node.refused("1 to 4 inputs", len(node.reads))
    how = Resampling(
        node.text("mode", "nearest", among=_MODES),
        node.text("coordinate_transformation_mode", "half_pixel", among=_COORDINATES),
        node.text("nearest_mode", "round_prefer_floor", among=_ROUNDING),
        node.number("cubic_coeff_a", -0.75),
        bool(node.whole("exclude_outside", 0)),
        node.number("extrapolation_value", 0.0),
        bool(node.whole("antialias", 0)) if node.opset >= 18 else False,
    )
    told = node.wholes("axes", None) if node.opset >= 18 else None
    policy = "stretch"
    if node.opset >= 18:
        policy = node.text("keep_aspect_ratio_policy", "stretch", among=_POLICIES)

    def compute(x: Any, roi: Any = None, scales: Any = None, sizes: Any = None) -> Any:
        rank = len(x.shape)
        axes = counted_axes(range(rank) if told is None else told, rank)
        corners = None
        if how.coordinates == "tf_crop_and_resize":
            corners = _corners(roi, len(axes))
        if sizes is not None and sizes.size:
            lengths = wholes_in(sizes)
            _check_count("sizes", lengths, axes)
            factors = [n / x.shape[k] for n, k in zip(lengths, axes, strict=True)]
            if policy != "stretch":
                factor = (min if policy == "not_larger" else max)(factors)
                factors = [factor] * len(axes)
                lengths = tuple(int(factor * x.shape[k] + 0.5) for k in axes)
            return _resized(x, how, axes, lengths, factors, corners)
        if scales is None or not scales.size:
            raise ArgumentValueError.of("Resize", "scales or sizes", "neither")
        factors = list(_floats(scales))
        _check_count("scales", factors, axes)
        return _resized(x, how, axes, _lengths(x, axes, factors, corners), factors, corners)

    return compute


def _floats(array: Any) -> tuple[float, ...]:
    return tuple(float(one) for one in array.reshape(-1))


def _corners(roi: Any, count: int) -> list[tuple[float, float]]:
    if roi is None or roi.size != 2 * count:
        got = "none" if roi is None else roi.size
        raise ArgumentValueError.of("Resize(roi)", f"{2 * count} numbers", got)
    flat = _floats(roi)
    return list(zip(flat[:count], flat[count:], strict=True))


def _check_count(name: str, given: Any, axes: tuple[int, ...]) -> None:
    if len(given) != len(axes) or min(given, default=1) <= 0:
        raise ArgumentValueError.of(f"Resize({name})", f"{len(axes)} numbers above 0", given)


def _lengths(x: Any, axes: Any, scales: Any, corners: Any = None) -> tuple[int, ...]:
    _check_count("scales", scales, axes)
    parts = [1.0] * len(axes) if corners is None else [end - start for start, end in corners]
    found = zip(axes, scales, parts, strict=True)
    # In float32, as the scales are: 3 times 1.3333334 makes 4.
    return tuple(
        int(np.floor(np.float32(x.shape[k]) * np.float32(part) * np.float32(scale)))
        for k, scale, part in found
    )


def _resized(x: Any, how: Resampling, axes: Any, lengths: Any, factors: Any, corners: Any) -> Any:
    given = x.dtype
    if how.mode != "nearest" and x.array.dtype.kind in "iub":
        x = x.astype("float32")
    for k, (axis, size, scale) in enumerate(zip(axes, lengths, factors, strict=True)):
        corner = None if corners is None else corners[k]
        length = x.shape[axis]
        if size == length and scale == 1 and corner in {None, (0.0, 1.0)}:
            continue
        taps, outside = table(how, length, size, float(scale), corner)
        x = drawn(x, taps=taps, axis=axis)
        if outside.any():
            x = _beside(x, outside, axis, how.extrapolation)
    return x if x.dtype == given else x.round().astype(given)


def _beside(x: Any, outside: Any, axis: int, value: float) -> Any:
    """Another value where the centre lies outside of the input."""
    shape = [1] * len(x.shape)
    shape[axis] = -1
    mask = Tensor(outside.reshape(shape))

    return ops.where(mask, ops.full_like(x, value), x)
