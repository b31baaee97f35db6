from __future__ import annotations

import pytest

import engine
from engine import nn, ops
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError
from tests.engine.one_process import begun, nothing_begun

__all__ = ["begun", "nothing_begun"]


def reduced(*options, **named):
    reduce = nn.DistributedGradReducer(nn.Dense(2, 1).trainable_params(), *options, **named)
    return [grad.asnumpy().tolist() for grad in reduce((ops.ones((1, 2)), ops.ones(1)))]


# As MindSpore 2.10 gives it in a process that is alone.
@pytest.mark.parametrize(
    ("options", "each"), [((), 1), ((True,), 1), ((True, 4), 0.25), ((False, 4), 1)]
)
def test_gradients_of_one_process_are_divided_by_the_degree(begun, options, each):
    assert reduced(*options) == [[[each, each]], [each]]


def test_context_says_whether_to_divide(begun):
    engine.set_auto_parallel_context(gradients_mean=True)

    assert reduced(degree=2) == [[[0.5, 0.5]], [0.5]]


def test_group_is_looked_up(begun):
    assert reduced(group="mccl_world_group") == [[[1, 1]], [1]]
    with pytest.raises(StateError, match="got 'other'"):
        reduced(group="other")
    with pytest.raises(ArgumentTypeError, match="a str, got int"):
        reduced(group=3)


@pytest.mark.parametrize("degree", [0, -1, 1.5, "2", True])
def test_degree_is_a_whole_number_above_zero(degree):
    with pytest.raises(ArgumentValueError, match=r"DistributedGradReducer\(degree\)"):
        reduced(True, degree)


def test_whether_to_divide_is_a_bool():
    with pytest.raises(ArgumentTypeError, match=r"DistributedGradReducer\(mean\)"):
        reduced(1)


def test_there_are_no_stages_in_one_process():
    with pytest.raises(StateError, match="expected several stages"):
        nn.PipelineGradReducer(nn.Dense(2, 1).trainable_params())
