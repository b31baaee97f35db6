"""Means of regions by position: the definition, pixel by pixel, and finite differences."""

from __future__ import annotations

import math

import numpy as np
import pytest

from engine import Tensor, ops
from engine.autodiff.check import finite_differences
from engine.errors import ArgumentTypeError, ArgumentValueError, IndexRangeError, ShapeError
from tests.engine.fake_cupy.gpu import fake_gpu

ROIS = np.array(
    [
        [[0, 0], [0, 5], [2, 1], [9, 5], [7, 1.6]],
        [[1, 1], [4.5, 0], [3, 11], [15, 3], [12, 15]],
    ],
    np.float32,
)  # two of each sample; the second of the first is one pixel, the last of the second lies beyond


def by_hand(features, rois, scale, cells, channels):
    regions = rois.transpose(0, 2, 1).reshape(-1, 5)
    out = np.zeros((len(regions), channels, cells, cells))
    height, width = features.shape[2:]
    for number, (image, *corners) in enumerate(regions.tolist()):
        x1, y1, x2, y2 = (math.floor(c + 0.5) for c in corners)
        start = np.array([y1, x1]) * scale
        side = np.maximum(np.array([y2 + 1, x2 + 1]) * scale - start, 0.1) / cells
        for channel, row, column in np.ndindex(channels, cells, cells):
            begin = np.floor(start + side * (row, column)).clip(0, (height, width)).astype(int)
            end = np.ceil(start + side * (row + 1, column + 1)).clip(0, (height, width)).astype(int)
            source = (channel * cells + row) * cells + column
            part = features[int(image), source, begin[0] : end[0], begin[1] : end[1]]
            out[number, channel, row, column] = part.mean() if part.size else 0
    return out


@pytest.mark.parametrize(("scale", "cells"), [(0.5, 2), (1.0, 3), (0.25, 1)])
def test_cell_is_the_mean_of_its_own_channels(rng, scale, cells):
    features = rng.standard_normal((2, 2 * cells**2, 6, 8))
    pool = ops.operations.PSROIPooling(scale, cells, 2)
    found = pool(Tensor(features), Tensor(ROIS)).asnumpy()

    assert found.shape == (4, 2, cells, cells)
    np.testing.assert_allclose(found, by_hand(features, ROIS, scale, cells, 2), rtol=1e-12)


def test_gradient_of_the_features_equals_finite_differences(rng):
    features = rng.standard_normal((2, 4, 6, 8))
    weights = Tensor(rng.standard_normal((4, 1, 2, 2)))

    def total(x):
        return (ops.PSROIPooling(0.5, 2, 1)(x, Tensor(ROIS)) * weights).sum()

    found = ops.grad(total)(Tensor(features)).asnumpy()
    expected = finite_differences(lambda x: total(Tensor(x)).asnumpy(), (features,), 0)

    np.testing.assert_allclose(found, expected, atol=1e-8)


@pytest.mark.parametrize("kind", [np.float16, np.float32])
def test_type_of_the_features_comes_back(rng, kind):
    features = rng.standard_normal((2, 4, 6, 8)).astype(kind)
    found = ops.PSROIPooling(0.5, 2, 1)(Tensor(features), Tensor(ROIS.astype(kind))).asnumpy()

    assert found.dtype == kind
    np.testing.assert_allclose(found, by_hand(features, ROIS, 0.5, 2, 1), rtol=1e-2, atol=1e-3)


def test_no_regions_give_no_means():
    pool = ops.PSROIPooling(0.5, 2, 3)

    assert pool(ops.ones((1, 12, 4, 4)), ops.ones((1, 5, 0))).shape == (0, 3, 2, 2)


def test_pooling_runs_on_a_gpu(rng):
    features = rng.standard_normal((2, 4, 6, 8))
    with fake_gpu():
        found = ops.PSROIPooling(0.5, 2, 1)(Tensor(features), Tensor(ROIS)).asnumpy()

    np.testing.assert_allclose(found, by_hand(features, ROIS, 0.5, 2, 1), rtol=1e-12)


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ((1, 2, 1), ArgumentTypeError),
        ((-0.5, 2, 1), ArgumentValueError),
        ((0.5, 2.0, 1), ArgumentTypeError),
        ((0.5, 0, 1), ArgumentValueError),
        ((0.5, 2, True), ArgumentTypeError),
        ((0.5, 3, 1), ShapeError),
    ],
)
def test_wrong_options_are_refused(options, error):
    with pytest.raises(error):
        ops.PSROIPooling(*options)(ops.ones((2, 4, 6, 8)), Tensor(ROIS))


def test_wrong_regions_are_refused():
    pool = ops.PSROIPooling(0.5, 2, 1)
    with pytest.raises(ShapeError):
        pool(ops.ones((2, 4, 6, 8)), ops.ones((2, 4, 1)))
    with pytest.raises(IndexRangeError):
        pool(ops.ones((1, 4, 6, 8)), Tensor(ROIS))
