"""Operators made of windows: numbers of 16 bits, empty batches, any order in memory, whole ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from engine import Tensor, ops
from tests.every_case import every


def ones(like: Tensor, *shape: int) -> Tensor:
    return Tensor(np.ones(shape, like.asnumpy().dtype))


def numbers(x: Tensor) -> Tensor:
    return Tensor(np.broadcast_to(np.arange(x.shape[2]), x.shape).copy())


IMAGE, VOLUME = (2, 2, 4, 5), (2, 2, 3, 3, 4)
CALLS: dict[str, tuple[tuple[int, ...], Callable[[Tensor], Any]]] = {
    "conv1d": ((2, 2, 5), lambda x: ops.conv1d(x, ones(x, 4, 2, 3), None, 1, "pad", 1)),
    "conv3d": (VOLUME, lambda x: ops.conv3d(x, ones(x, 4, 2, 2, 2, 2))),
    "conv_transpose2d": (IMAGE, lambda x: ops.conv_transpose2d(x, ones(x, 2, 4, 2, 2), None, 2)),
    "max_pool3d": (VOLUME, lambda x: ops.max_pool3d(x, 2, 2, 1, return_indices=True)),
    "avg_pool3d": (VOLUME, lambda x: ops.avg_pool3d(x, 2, 2, 1)),
    "lp_pool2d": (IMAGE, lambda x: ops.lp_pool2d(ops.abs(x) + 1, 2, 2)),
    "adaptive_avg_pool2d": (IMAGE, lambda x: ops.adaptive_avg_pool2d(x, (3, 2))),
    "adaptive_avg_pool2d of all": (IMAGE, lambda x: ops.adaptive_avg_pool2d(x, 1)),
    "adaptive_max_pool2d": (IMAGE, lambda x: ops.adaptive_max_pool2d(x, (3, 2), True)),
    "fractional": (IMAGE, lambda x: ops.fractional_max_pool2d(x, 2, 2, _random_samples=HALF)),
    "bilinear": (IMAGE, lambda x: ops.interpolate(x, (7, 3), mode="bilinear")),
    "bicubic": (IMAGE, lambda x: ops.interpolate(x, (7, 3), mode="bicubic")),
    "nearest": (IMAGE, lambda x: ops.interpolate(x, (7, 3))),
    "area": (IMAGE, lambda x: ops.interpolate(x, (3, 3), mode="area")),
    "pad": (IMAGE, lambda x: ops.pad(x, (1, 2), "reflect")),
    "pad constant": (IMAGE, lambda x: ops.pad(x, (1, -2), "constant", 1)),
    "unfold": (IMAGE, lambda x: ops.unfold(x, 2, 1, 1)),
    "fold": ((2, 8, 12), lambda x: ops.fold(x, (4, 5), 2)),
    "pixel_shuffle": ((2, 4, 3, 3), lambda x: ops.pixel_shuffle(x, 2)),
    "grid_sample": (IMAGE, lambda x: ops.grid_sample(x, ones(x, x.shape[0], 2, 2, 2) * 0)),
    "lrn": (IMAGE, lambda x: ops.lrn(x, 1)),
    "max_unpool1d": ((2, 2, 3), lambda x: ops.max_unpool1d(x, numbers(x), 2)),
}
HALF = Tensor(np.full((1, 2, 2), 0.5))
# What takes or moves elements keeps whole numbers; what computes makes float32 of them.
MOVING = {
    "max_pool3d",
    "adaptive_max_pool2d",
    "fractional",
    "nearest",
    "pad",
    "pad constant",
    "unfold",
    "pixel_shuffle",
    "max_unpool1d",
}


def first(name: str, array: np.ndarray) -> np.ndarray:
    out = CALLS[name][1](Tensor(array))
    return (out[0] if isinstance(out, tuple) else out).asnumpy()


def drawn(name: str) -> np.ndarray:
    return np.random.default_rng(3).standard_normal(CALLS[name][0])


@every("name", [name for name in CALLS if name != "fractional"])
@every("kind", [np.float16, ml_dtypes.bfloat16, np.float32])
def test_smaller_numbers_stay_what_they_are_and_near(name: str, kind: Any) -> None:
    array = drawn(name).astype(kind)
    out = first(name, array)
    expected = first(name, array.astype(np.float64))
    off = 8 * float(ml_dtypes.finfo(kind).eps)

    assert out.dtype == kind
    scale = max(1.0, np.abs(expected).max())
    np.testing.assert_allclose(out.astype(np.float64), expected, rtol=off, atol=off * scale)


@pytest.mark.parametrize("name", [name for name in CALLS if name != "fractional"])
def test_empty_batch_gives_an_empty_batch(name: str) -> None:
    array = drawn(name)

    assert first(name, array[:0]).shape == (0, *first(name, array).shape[1:])


@pytest.mark.parametrize("name", CALLS)
def test_order_in_memory_does_not_matter(name: str) -> None:
    array = drawn(name)
    backwards = np.ascontiguousarray(array[..., ::-1])[..., ::-1]
    for laid in (np.asfortranarray(array), backwards):
        np.testing.assert_allclose(first(name, laid), first(name, array), rtol=1e-12, atol=1e-14)


@pytest.mark.parametrize("name", sorted(MOVING))
@pytest.mark.parametrize("kind", [np.int32, np.uint8, np.bool_])
def test_what_moves_elements_takes_whole_numbers(name: str, kind: Any) -> None:
    array = np.abs(drawn(name) * 3).astype(kind)
    out = first(name, array)

    assert out.dtype == kind
    assert np.array_equal(out, first(name, array.astype(np.float64)).astype(kind))
