from __future__ import annotations

import json
import math
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from insight.errors import SummaryValueError, ValueKindError
from insight.plugins import PLUGINS
from insight.plugins.scalar import encode

TRUTH = Path(__file__).parents[2] / "data" / "events" / "record_all_plugins" / "truth.json"


class Tensorlike:
    def __init__(self, array):
        self.array = array

    def asnumpy(self):
        return self.array


class Torchlike:
    dtype = "torch.float32"

    def __init__(self, array):
        self.array = array

    def detach(self):
        return self

    def cpu(self):
        return self

    def numpy(self):
        return self.array


class Cupylike:
    __cuda_array_interface__ = {}  # noqa: RUF012 # as CuPy has it

    def get(self):
        return np.float32(0.5)


def check(value, expected):
    encoded = encode(value)

    assert type(encoded) is float
    assert encoded == expected


@given(st.floats(allow_nan=False))
def test_a_number_is_rounded_to_float32(value):
    with np.errstate(over="ignore"):
        check(value, float(np.float32(value)))


@pytest.mark.parametrize(
    "value",
    [
        0.5,
        np.float64(0.5),
        np.float32(0.5),
        np.float16(0.5),
        np.array(0.5),
        np.array([[0.5]]),
        [0.5],
        Tensorlike(np.array([0.5], np.float32)),
        Torchlike(np.array(0.5, np.float32)),
        Cupylike(),
    ],
    ids=lambda value: type(value).__name__,
)
def test_whatever_holds_one_number_is_a_scalar(value):
    check(value, 0.5)


def test_bools_and_whole_numbers_are_numbers():
    check(True, 1.0)
    check(3, 3.0)
    check(np.int64(2**40), float(2**40))


def test_nan_stays_nan_and_too_much_becomes_infinite():
    assert math.isnan(encode(float("nan")))
    check(-1e300, -math.inf)
    check(np.float64(1e300), math.inf)


@pytest.mark.peers("torch")
def test_torch_scalars_are_numbers():
    import torch

    check(torch.tensor(0.5, requires_grad=True), 0.5)
    check(torch.tensor([0.5], dtype=torch.bfloat16), 0.5)


@pytest.mark.parametrize("value", [np.zeros(3), [], [[1, 2]]])
def test_more_or_less_than_one_number_is_refused(value):
    with pytest.raises(SummaryValueError, match="scalar expected one number, got shape"):
        encode(value)


@pytest.mark.parametrize("value", ["0.5", b"0.5", None, 1j, object(), {"a": 1}])
def test_what_is_no_number_is_refused(value):
    with pytest.raises(ValueKindError, match="scalar expected a number, an array or a tensor"):
        encode(value)


def test_a_recorded_number_has_the_text_that_mindspore_recorded():
    truth = json.loads(TRUTH.read_text())["scalar"]

    assert all(
        repr(PLUGINS["scalar"].encode(float(text))) == text
        for rows in truth.values()
        for _, text in rows
    )
