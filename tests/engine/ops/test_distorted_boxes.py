"""Parts of images drawn at random: spread as those of the real MindSpore 2.10."""

from __future__ import annotations

import numpy as np
import pytest

from engine.ops.distorted_boxes import Constraints, Part, drawn_part

OBJECTS = [Part(30, 20, 95, 48), Part(0, 60, 20, 84)]
CONSTRAINTS = Constraints((0.8, 1.25), (0.1, 0.9), 0.4)

# Of 3999 parts of an image of 100 by 120 that it drew, from the generator of the process.
MEANS = {"height": 72.3, "width": 74.0, "top": 12.3, "left": 19.2, "ratio": 1.028}
HEIGHTS = [41, 60, 74, 87, 97]  # below which 5, 25, 50, 75 and 95 of a hundred are
SHARES = [0.1435, 0.2987, 0.4658, 0.6300, 0.8164]
RATIOS = [0.8478, 0.9167, 1.0294, 1.1399, 1.2051]  # 10, 25, 50, 75 and 90


def test_parts_are_spread_as_mindspores():
    source = np.random.default_rng(0)
    found = np.array(
        [drawn_part(100, 120, OBJECTS, CONSTRAINTS, 100, source) for _ in range(3000)], np.float64
    )
    top, left, bottom, right = found.T
    height, width = bottom - top, right - left
    shares, ratios = height * width / 12000, width / height

    assert height.mean() == pytest.approx(MEANS["height"], abs=1.5)
    assert width.mean() == pytest.approx(MEANS["width"], abs=1.5)
    assert top.mean() == pytest.approx(MEANS["top"], abs=1)
    assert left.mean() == pytest.approx(MEANS["left"], abs=1)
    assert ratios.mean() == pytest.approx(MEANS["ratio"], abs=0.01)
    np.testing.assert_allclose(np.percentile(height, [5, 25, 50, 75, 95]), HEIGHTS, atol=2)
    np.testing.assert_allclose(np.percentile(shares, [5, 25, 50, 75, 95]), SHARES, atol=0.03)
    np.testing.assert_allclose(np.percentile(ratios, [10, 25, 50, 75, 90]), RATIOS, atol=0.02)


@pytest.mark.parametrize(("height", "width"), [(1, 1), (2, 300), (300, 2), (7, 5)])
def test_parts_of_odd_images_lie_within_them(height, width):
    source = np.random.default_rng(1)
    whole = [Part(0, 0, height, width)]
    for _ in range(300):
        found = drawn_part(
            height, width, whole, Constraints((0.1, 10.0), (0.01, 1.0), 0.0), 5, source
        )

        assert 0 <= found.top < found.bottom <= height
        assert 0 <= found.left < found.right <= width


def test_what_has_no_pixel_is_no_object():
    found = drawn_part(10, 10, [Part(3, 3, 3, 5)], CONSTRAINTS, 20, np.random.default_rng(0))

    assert found == Part(0, 0, 10, 10)
