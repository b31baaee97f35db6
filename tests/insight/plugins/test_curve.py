from __future__ import annotations

import numpy as np
import pytest

import insight
from insight.errors import FormatError, SummaryError
from insight.format.messages import Summary
from insight.plugins.curve import PLUGIN, decode, load


@pytest.mark.parametrize("length", [0, 1, 3])
def test_curve_comes_back_in_float64(length):
    y = np.array([0.1, np.nan, -np.inf])[:length]
    message = PLUGIN.encode(insight.Curve(range(length), y, "三", x_label="recall"))
    curve = load(message)

    np.testing.assert_array_equal(curve.x, np.arange(length, dtype=np.float64))
    np.testing.assert_array_equal(curve.y, y)
    assert (curve.title, curve.x_label, curve.y_label) == ("三", "recall", "")
    assert decode(message)[2:] == ("三", "recall", "")


def test_mapping_of_its_arguments_is_a_curve():
    curve = load(PLUGIN.encode({"x": [1], "y": [2.5], "y_label": "precision"}))

    assert (curve.x.tolist(), curve.y.tolist(), curve.y_label) == ([1.0], [2.5], "precision")


@pytest.mark.parametrize(
    "value",
    [
        3,
        [[1, 2], [3, 4]],
        {"x": [1]},
        {"x": [1], "y": [2], "z": [3]},
        insight.Curve([1, 2], [1]),
        insight.Curve([[1]], [[1]]),
        insight.Curve(["a"], [1]),
        insight.Curve([1], 1.0),
    ],
)
def test_what_has_no_two_axes_of_one_length_is_refused(value):
    with pytest.raises(SummaryError, match="curve"):
        PLUGIN.encode(value)


@pytest.mark.parametrize(("x", "y"), [(8, 16), (7, 7), (0, 8)])
def test_other_bytes_are_an_error(x, y):
    with pytest.raises(FormatError, match="x and y of one length"):
        decode(Summary.Curve(x=bytes(x), y=bytes(y)))
