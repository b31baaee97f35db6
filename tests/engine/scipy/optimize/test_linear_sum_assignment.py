"""Assignments are those of least cost."""

from __future__ import annotations

import importlib
import itertools

import numpy as np
import pytest

from engine import Tensor
from engine.errors import ArgumentValueError, MatrixError
from engine.scipy.optimize import linear_sum_assignment


@pytest.mark.parametrize("shape", [(4, 4), (3, 5), (5, 3)])
@pytest.mark.parametrize("maximize", [True, False])
def test_no_other_choice_is_better(rng, shape, maximize):
    cost = rng.standard_normal(shape)
    rows, columns = (one.asnumpy() for one in linear_sum_assignment(Tensor(cost), maximize))
    wide = cost if shape[0] <= shape[1] else cost.T
    every = itertools.permutations(range(wide.shape[1]), len(wide))
    sums = [sum(wide[k, other] for k, other in enumerate(choice)) for choice in every]

    assert cost[rows, columns].sum() == pytest.approx((max if maximize else min)(sums))
    assert rows.tolist() == sorted(rows)


def test_columns_beyond_the_limit_are_not_chosen():
    cost = Tensor(np.array([[3.0, 2.0, 0.0], [1.0, 4.0, 0.0]]))
    rows, columns = linear_sum_assignment(cost, False, Tensor(1))

    assert (rows.tolist(), columns.tolist()) == ([1, -1], [0, -1])


def test_limit_is_at_least_one():
    with pytest.raises(ArgumentValueError, match="at least 1"):
        linear_sum_assignment(Tensor([[1.0]]), False, Tensor(0))


def test_costs_that_allow_no_choice_are_refused():
    with pytest.raises(MatrixError, match="allow a choice"):
        linear_sum_assignment(Tensor([[np.inf, np.inf], [1.0, 2.0]]), False)


def test_function_has_the_path_of_mindspores_documents():
    module = importlib.import_module("engine.scipy.optimize.linear_sum_assignment")

    assert module.linear_sum_assignment is linear_sum_assignment
