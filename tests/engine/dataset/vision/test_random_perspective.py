"""Images of Pillow as if they were seen from aside, by chance."""

from __future__ import annotations

import numpy as np
import pytest
from PIL import Image

from engine.dataset import config, vision
from engine.errors import ArgumentTypeError, ArgumentValueError


@pytest.fixture(autouse=True)
def _seeded():
    config.set_seed(5)


def test_corners_move_inwards_at_most_by_what_it_is_told():
    picture = Image.new("L", (40, 40), 255)
    seen = vision.RandomPerspective(0.5, 1.0, vision.Inter.BILINEAR)
    made = np.stack([np.asarray(seen(picture)) for _ in range(40)])

    assert made.shape == (40, 40, 40)
    assert (made[:, 11:28, 11:28] == 255).all()  # a corner moves 10 pixels at most
    assert (made[:, 0, 0] == 0).mean() > 0.7


def test_it_is_as_likely_as_it_says():
    picture = Image.new("L", (20, 20), 255)
    same = [vision.RandomPerspective(prob=0.3)(picture) is picture for _ in range(400)]

    assert np.mean(same) == pytest.approx(0.7, abs=0.07)


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: vision.RandomPerspective(2.0), ArgumentValueError, "from 0 to 1"),
        (lambda: vision.RandomPerspective(0.5, 0.5, 3), ArgumentTypeError, "an Inter"),
        (lambda: vision.RandomPerspective()(np.ones((3, 3))), ArgumentTypeError, "ToPIL"),
    ],
)
def test_arguments_that_do_not_fit_raise(make, error, message):
    with pytest.raises(error, match=message):
        make()
