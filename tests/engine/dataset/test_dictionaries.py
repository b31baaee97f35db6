"""Columns of dicts."""

from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor
from engine.dataset.dictionaries import as_value, finished, stacked
from engine.errors import StateError


def test_numbers_are_finished_however_deep_they_lie():
    value = {"a": [1, (2.5, {"b": Tensor([3])})], "c": None, "d": b"x"}

    assert finished(value, lambda array: array.tolist()) == {
        "a": [1, (2.5, {"b": [3]})],
        "c": None,
        "d": b"x",
    }


def test_dicts_are_stacked_key_by_key():
    made = stacked("x", [{"a": 1, "b": "u"}, {"b": "v", "a": 2}])

    assert made["a"].tolist() == [1, 2]
    assert made["b"].tolist() == ["u", "v"]


def test_what_is_no_dict_becomes_an_array():
    assert isinstance(as_value([1, 2]), np.ndarray)
    assert as_value({"a": 1}) == {"a": 1}


def test_objects_make_no_batch():
    with pytest.raises(StateError, match="key 'a' expected numbers, texts or arrays, got object"):
        stacked("x", [{"a": object()}])
