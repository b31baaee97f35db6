"""Which input lines an output line is made of."""

from __future__ import annotations

import numpy as np
import pytest

from engine.dataset.pixels import taps

SIZES = [(5, 3), (5, 5), (5, 12), (40, 7), (1, 4), (9, 1)]


@pytest.mark.parametrize("kind", [taps.linear, taps.cubic, taps.area, taps.area_enlarged])
@pytest.mark.parametrize("have_and_want", SIZES)
def test_weights_sum_to_one_and_lines_are_there(kind, have_and_want):
    have, want = have_and_want
    parts = kind(have, want)

    assert parts.weights.sum(axis=1) == pytest.approx(np.ones(want), abs=1e-5)
    assert parts.lines.min() >= 0
    assert parts.lines.max() < have
    assert len(parts.lines) == len(parts.weights) == want


def test_numbers_of_several_channels_go_together():
    parts = taps.linear(4, 2).of_channels(3)

    assert parts.lines.tolist()[:3] == [[0, 3], [1, 4], [2, 5]]
    assert parts.weights.shape == (6, 2)


def test_whole_weights_keep_their_sum():
    assert taps.linear(7, 5).whole(11).weights.sum(axis=1).tolist() == [2048] * 5
