"""Every metric judges what lies on a GPU as what lies on the host, and fetches each input once."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from engine import Tensor
from tests.contracts.test_every_metric import KINDS, example, inputs_of, made
from tests.engine.fake_cupy.array import COPIES
from tests.engine.fake_cupy.gpu import fake_gpu


@pytest.fixture(scope="module")
def gpu() -> Any:
    with fake_gpu() as cupy:
        yield cupy


@pytest.mark.parametrize("name", sorted(KINDS))
def test_metric_is_that_of_the_host_and_fetches_each_input_once(gpu: Any, name: str) -> None:
    expected = made(name)(*inputs_of(name))
    metric, inputs = made(name), inputs_of(name, Tensor)
    COPIES.clear()
    found = metric(*inputs)

    assert np.array_equal(found, expected)
    fetched, runs = sum(isinstance(one, Tensor) for one in inputs), example(name).runs
    assert Counter({"to the host": fetched + runs, "to the device": runs}) == COPIES
