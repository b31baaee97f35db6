"""Parts of images: the kept numbers are MindSpore's (2.10, CPU)."""

from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, ops

IMAGES = Tensor(np.arange(80.0, dtype=np.float32).reshape(2, 4, 5, 2))
BOXES = Tensor([[0.1, 0.2, 0.8, 0.9], [0.9, 0.0, 0.2, 1.3]])
NUMBERS = Tensor([0, 1])
FEATURES = Tensor(np.arange(72.0, dtype=np.float32).reshape(1, 2, 6, 6))
REGIONS = Tensor([[0.0, 1, 1, 8, 9], [0, 0, 0, 3, 20]])


@pytest.mark.parametrize(
    ("method", "first"),
    [
        (
            "bilinear",
            [[[4.6, 10.2], [15.1, 20.7], [25.6, 31.2]], [[67, -1], [56.5, -1], [46, -1]]],
        ),
        ("nearest", [[[2, 8], [12, 18], [22, 28]], [[70, -1], [60, -1], [50, -1]]]),
        (
            "bilinear_v2",
            [
                [[4.6666665, 8.6666665], [18, 22], [31.3333359, 35.3333359]],
                [[72.5, 78], [72.5, 78], [72.5, 78]],
            ],
        ),
    ],
)
def test_parts_are_resized(method, first):
    found = ops.crop_and_resize(IMAGES, BOXES, NUMBERS, (3, 2), method, -1.0).asnumpy()

    assert found.shape == (2, 3, 2, 2)
    assert np.allclose(found[..., 0], first, rtol=1e-5)


def test_part_of_one_pixel_is_the_middle():
    found = ops.CropAndResize()(IMAGES, BOXES, NUMBERS, (1, 1))

    assert np.allclose(found.asnumpy()[:, 0, 0], [[17.9, 18.9], [61.7, 62.7]], rtol=1e-6)


def test_gradient_of_a_part_goes_to_the_pixels_around():
    image = Tensor(np.arange(9.0, dtype=np.float32).reshape(1, 3, 3, 1))
    box = Tensor([[0.0, 0.0, 0.7, 1.0]])
    gradient = ops.grad(lambda x: ops.crop_and_resize(x, box, Tensor([0]), (2, 2)))(image)

    assert np.allclose(gradient.asnumpy()[0, :, :, 0], [[1, 0, 1], [0.6, 0, 0.6], [0.4, 0, 0.4]])


@pytest.mark.parametrize(
    ("mode", "samples", "first"),
    [
        (0, 1, [[[10.375, 12.125], [22.375, 24.125]], [[15.375, 16.125], [0, 0]]]),
        (0, 2, [[[10.375, 12.125], [22.375, 24.125]], [[15.375, 16.125], [0, 0]]]),
        (1, 2, [[[11.25, 13.25], [24.75, 26.75]], [[16.25, 17.25], [0, 0]]]),
    ],
)
def test_cells_are_means_of_places_in_a_region(mode, samples, first):
    found = ops.ROIAlign(2, 2, 0.5, samples, mode)(FEATURES, REGIONS).asnumpy()
    first = np.array(first)

    assert found.shape == (2, 2, 2, 2)
    assert np.allclose(found[:, 0], first, rtol=1e-6)
    assert np.allclose(found[:, 1], np.where(first > 0, first + 36, 0), rtol=1e-6)


def test_one_place_a_pixel_gives_the_same_where_features_are_even():
    found = ops.ROIAlign(2, 2, 0.5, 0)(FEATURES, REGIONS[:1]).asnumpy()

    assert np.allclose(found[0, 0], [[11.25, 13.25], [24.75, 26.75]], rtol=1e-6)


def test_small_and_turned_regions():
    regions = Tensor([[0.0, 1, 1, 1, 1], [0, 3, 3, 1, 1], [0, -6, -6, 4, 4]])
    found = ops.ROIAlign(2, 2, 0.5)(FEATURES[:, :1], regions).asnumpy()[:, 0]
    at_least_one = ops.ROIAlign(2, 2, 0.5, roi_end_mode=0)(FEATURES, regions).asnumpy()[:, 0]

    assert found.ravel().tolist() == [
        *(4.375, 4.625, 5.875, 6.125),
        *(9.625, 9.375, 8.125, 7.875),
        *(0.0, 0.5625, 3.375, 7.875),
    ]
    assert at_least_one[0].tolist() == [[5.25, 5.75], [8.25, 8.75]]


def test_gradient_of_a_region_is_mindspores():
    def pooled(features):
        return ops.ROIAlign(2, 2, 0.5, 2, 1)(features, REGIONS)

    found = ops.grad(pooled)(FEATURES[:, :1]).asnumpy()[0, 0]

    assert np.allclose(found[0], 0)
    assert np.allclose(found[1], [0.172, 0.578, 0.406, 0.234, 0.234, 0], atol=6e-4)
    assert np.allclose(found[4], [0.234, 0.688, 0.453, 0.219, 0.219, 0], atol=6e-4)


def test_no_region_gives_no_cells():
    assert ops.ROIAlign(2, 3, 1.0)(FEATURES, REGIONS[:0]).shape == (0, 2, 2, 3)


@pytest.mark.parametrize(
    "call",
    [
        lambda: ops.crop_and_resize(IMAGES[0], BOXES, NUMBERS, (2, 2)),
        lambda: ops.crop_and_resize(IMAGES, BOXES, NUMBERS[:1], (2, 2)),
        lambda: ops.crop_and_resize(IMAGES, BOXES, NUMBERS, (0, 2)),
        lambda: ops.crop_and_resize(IMAGES, BOXES, NUMBERS, (2, 2), "cubic"),
        lambda: ops.ROIAlign(2, 2, 1.0)(FEATURES, BOXES),
    ],
)
def test_part_that_cannot_be_is_refused(call):
    with pytest.raises(ValueError):
        call()
