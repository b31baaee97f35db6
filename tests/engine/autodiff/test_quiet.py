"""What NumPy says of numbers beyond a domain: nothing inside operators, as before outside."""

from __future__ import annotations

import threading
from typing import Any

import numpy as np
import pytest

from engine import Tensor, nn, ops
from engine.autodiff import quiet, quietly

LOUD = {"divide": "raise", "over": "raise", "under": "ignore", "invalid": "raise"}


def test_an_operator_is_silent_and_its_caller_is_not() -> None:
    assert np.isnan(ops.log(Tensor([-1.0])).asnumpy()).all()

    with pytest.warns(RuntimeWarning, match="invalid value"):
        np.log(np.array([-1.0]))


def test_an_operator_computes_where_its_caller_lets_numpy_raise() -> None:
    with np.errstate(**LOUD):
        found = ops.grad(lambda x: ops.log(x) + x / 0)(Tensor([0.0])).asnumpy()

        assert np.geterr() == LOUD
    assert np.isinf(found).all()


def test_what_an_operator_raises_leaves_numpy_as_it_was() -> None:
    with np.errstate(**LOUD):
        with pytest.raises(ValueError, match="broadcast"):
            ops.add(Tensor(np.ones(2)), Tensor(np.ones(3)))

        assert np.geterr() == LOUD


def test_a_sum_of_gradients_may_overflow() -> None:
    largest = np.finfo(np.float32).max
    found = ops.grad(lambda x: x * largest + x * largest)(Tensor([1.0]))

    assert np.isinf(found.asnumpy()).all()


def test_the_code_of_a_cell_is_heard() -> None:
    class Noisy(nn.Cell):
        def construct(self, x: Any) -> Any:
            np.float32(1) / np.zeros(1, np.float32)
            return x

    with pytest.warns(RuntimeWarning, match="divide by zero"):
        Noisy()(Tensor([1.0]))


def test_blocks_lie_inside_each_other() -> None:
    with quiet():
        with quiet():
            np.log(np.zeros(1))
        np.log(np.zeros(1))

    with pytest.warns(RuntimeWarning, match="divide by zero"):
        np.log(np.zeros(1))


def test_another_thread_hears_its_own() -> None:
    heard = []
    with quiet():
        thread = threading.Thread(target=lambda: heard.append(np.geterr()["divide"]))
        thread.start()
        thread.join()

    assert heard == ["warn"]


def test_a_quiet_function_keeps_its_name_and_is_heard_again_afterwards() -> None:
    @quietly
    def ratio(x: Any) -> Any:
        return x / 0

    assert ratio.__name__ == "ratio"
    assert np.isinf(ratio(np.ones(2))).all()
    assert np.geterr()["divide"] == "warn"
