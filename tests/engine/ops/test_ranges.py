from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Tensor, ops


@pytest.mark.parametrize(
    ("make", "expected", "dtype"),
    [
        (lambda: ops.arange(3), [0, 1, 2], "Int64"),
        (lambda: ops.arange(1.5), [0, 1], "Float32"),
        (lambda: ops.arange(1, 5.5, 2), [1, 3, 5], "Float32"),
        (lambda: ops.arange(5, 1, -2), [5, 3], "Int64"),
        (lambda: ops.arange(0), [], "Int64"),
        (lambda: ops.arange(Tensor(1, engine.int32), Tensor([4])), [1, 2, 3], "Int64"),
        (lambda: ops.arange(Tensor(1.0), 3), [1, 2], "Float32"),
        (lambda: ops.arange(3, dtype=engine.float16), [0, 1, 2], "Float16"),
        (lambda: ops.range(5, 0, -2), [5, 3, 1], "Int64"),
        (lambda: ops.range(Tensor(0.0), Tensor(1.0), Tensor(0.5)), [0, 0.5], "Float32"),
        (lambda: ops.Range(maxlen=4)(0, 4, 1), [0, 1, 2, 3], "Int64"),
        (lambda: ops.linspace(0, 10, 5), [0, 2.5, 5, 7.5, 10], "Float32"),
        (lambda: ops.linspace(Tensor(1.0), Tensor(2.0), Tensor(3)), [1, 1.5, 2], "Float32"),
        (lambda: ops.linspace(Tensor(np.float64(0)), 1, 2), [0, 1], "Float64"),
        (lambda: ops.LinSpace()(3, 3, 1), [3], "Float32"),
        (lambda: ops.logspace(0, 2, 3), [1, 10, 100], "Float32"),
        (
            lambda: ops.LogSpace(3, 2, engine.float64)(Tensor(0.0), Tensor(2.0)),
            [1, 2, 4],
            "Float64",
        ),
        (lambda: ops.logspace(0, 1, 0), [], "Float32"),
    ],
)
def test_numbers_stand_at_even_distances(make, expected, dtype):
    made = make()

    assert (made.tolist(), str(made.dtype)) == (expected, dtype)


@pytest.mark.parametrize(
    ("call", "kind"),
    [
        (lambda: ops.arange(1, 5, -1), ValueError),
        (lambda: ops.arange(0, 5, 0), ValueError),
        (lambda: ops.arange("a"), TypeError),
        (lambda: ops.arange(Tensor([1, 2])), TypeError),
        (lambda: ops.range(0, 2.0, 1), TypeError),
        (lambda: ops.range(0, 5, 1, 4), ValueError),
        (lambda: ops.linspace(0, 1, 0), ValueError),
        (lambda: ops.logspace(0, 1, -1), ValueError),
    ],
)
def test_distance_that_leads_nowhere_is_refused(call, kind):
    with pytest.raises(kind):
        call()
