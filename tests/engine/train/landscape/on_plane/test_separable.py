"""What of a loss is computed sample by sample is found; what mixes samples is not taken for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import engine
from engine import Parameter, ops
from engine.graph import forward_graph
from engine.train.landscape.on_plane.separable import FREE, SAMPLE, SUM, TAIL, split

COUNT = 6


def kinds_of(function: Callable[..., Any], *shape: int) -> list[tuple[str, str]] | None:
    """The operators of a function of samples and a weight, with their kinds."""
    x = engine.Tensor(np.ones((COUNT, *(shape or (3,))), np.float32))
    weight = Parameter(np.ones((2, 3), np.float32), name="weight")
    graph = forward_graph(lambda x: function(x, weight), [x], [weight])
    found = split(graph, COUNT, frozenset({"inputs0"}))
    return found and [(node.primitive, found.kinds[node.name]) for node in graph.nodes]


def test_a_mean_over_samples_is_a_sum():
    assert kinds_of(lambda x, w: (x * w[0]).mean()) == [
        ("taken", FREE),
        ("mul", SAMPLE),
        ("reduce_mean", SUM),
    ]


def test_what_is_made_of_sums_is_a_tail():
    found = kinds_of(lambda x, w: (x * 2).sum() / x.sum() + (w * w).sum())

    assert found == [
        ("mul", SAMPLE),
        ("reduce_sum", SUM),
        ("reduce_sum", SUM),
        ("div", TAIL),
        ("mul", FREE),
        ("reduce_sum", FREE),
        ("add", TAIL),
    ]


@pytest.mark.parametrize(
    "mixing",
    [
        lambda x, w: (x - x.mean(0)).sum(),  # over the samples alone
        lambda x, w: (x - x.mean()).sum(),  # a sum goes back to the samples
        lambda x, w: x.reshape(3, COUNT).sum(),  # rows become others
        lambda x, w: x.swapaxes(0, 1).sum(),
        lambda x, w: ops.matmul(x.T, x).sum(),
        lambda x, w: x.max(),  # no sum
        lambda x, w: ops.cumsum(x, 0).sum(),
        lambda x, w: x[::-1].sum(),
        lambda x, w: ops.softmax(x, 0).sum(),
        lambda x, w: ops.matrix_exp(ops.concat((x, x), 1)).sum(),
        lambda x, w: (x[:, :1] * x[:, 0]).sum(),  # every sample with every other
    ],
)
def test_samples_that_are_mixed_are_not_cut(mixing: Callable[..., Any]):
    assert kinds_of(mixing) is None


@pytest.mark.parametrize(
    "apart",
    [
        lambda x, w: ops.atan(x).sum(),
        lambda x, w: ops.cumsum(x, 1).mean(),
        lambda x, w: ops.norm(x, dim=1).sum(),
    ],
)
def test_a_kind_says_of_each_of_its_primitives_that_samples_are_apart(apart: Callable[..., Any]):
    kinds = kinds_of(apart)

    assert kinds is not None
    assert kinds[-1][1] == SUM


def test_a_weight_as_long_as_the_batch_is_no_sample():
    def function(x: Any, _weight: Any) -> Any:
        return (x * Parameter(np.ones((COUNT, 1), np.float32), name="long")).sum()

    assert kinds_of(function) is None
