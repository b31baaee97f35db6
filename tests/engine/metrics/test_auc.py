from __future__ import annotations

import numpy as np
import pytest

from engine import nn

X, Y = np.array([0.0, 1.0, 0.5]), np.array([1.0, 2.0, 3.0])


def test_area_is_what_mindspore_gives():
    assert nn.auc(X, Y, True) == 2.25
    assert nn.auc(np.array([1.0, 0.5, 0.0]), Y) == 2.0
    assert nn.auc(X[:, None], Y[:, None], reorder=True) == 2.25


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ((X.tolist(), Y), TypeError),
        ((X, Y, 1), TypeError),
        ((X, Y), ValueError),
        ((X[:1], Y[:1]), ValueError),
        ((X, Y[:2]), ValueError),
        ((np.ones((2, 2)), np.ones((2, 2))), ValueError),
    ],
)
def test_what_is_no_curve_is_refused(arguments, error):
    with pytest.raises(error):
        nn.auc(*arguments)
