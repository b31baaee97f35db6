"""One graph for all lengths of open axes."""

import numpy as np
import pytest

from engine import Tensor, ops
from engine.graph import UNKNOWN, Length, forward_graph, opened_graph

BATCH = Length({("batch",): 1})


def opened(function, axes=None):
    def graph_at(sizes):
        x = Tensor(np.ones((sizes["batch"], 6), np.float32))
        return forward_graph(function, [x])

    return opened_graph("here", axes or {"batch": (2, 3, 5)}, graph_at)


def test_shapes_and_attributes_name_the_open_axis():
    graph = opened(lambda x: ops.reshape(x, (x.shape[0] * 2, 3)))

    assert graph.parameters[0].shape == (BATCH, 6)
    assert graph.nodes[0].attributes["shape"] == (BATCH * 2, 3)
    assert graph.nodes[0].outputs[0].shape == (BATCH * 2, 3)


def test_an_attribute_that_follows_no_formula_is_unknown():
    graph = opened(lambda x: ops.pad(x, (0, x.shape[0] // 2)))

    assert graph.nodes[0].attributes["widths"][1] == (0, UNKNOWN)


def test_constants_of_the_batch_are_told_by_their_rule():
    graph = opened(lambda x: x + ops.zeros((x.shape[0], 1), x.dtype))

    assert graph.constants[0].shape == (BATCH, 1)
    assert graph.constants[0].value.part.tolist() == [[0.0]]


def test_a_loop_over_an_open_axis_is_refused():
    def unrolled(x):
        return sum((x[k] for k in range(x.shape[0])), Tensor(0.0))

    with pytest.raises(ValueError, match="a loop over an axis is written as it runs"):
        opened(unrolled)


def test_numbers_without_a_rule_are_refused():
    def noisy(x):
        return x * Tensor(np.random.default_rng(x.shape[0]).standard_normal(x.shape[0]))[:, None]

    with pytest.raises(ValueError, match="by a rule, got a constant"):
        opened(noisy)


def test_what_only_shows_at_further_lengths_is_refused_too():
    def capped(x):
        return x * 2 if x.shape[0] > 8 else x

    with pytest.raises(ValueError, match="the same operators at all lengths"):
        opened(capped, {"batch": (2, 3, 5, 9)})


def test_every_length_that_confirms_a_formula_counts():
    graph = opened(lambda x: ops.pad(x, (0, min(x.shape[0], 8))), {"batch": (2, 3, 5, 9)})

    assert graph.nodes[0].attributes["widths"][1] == (0, UNKNOWN)


def test_a_length_that_the_network_does_not_take_confirms_nothing():
    def graph_at(sizes):
        if sizes["batch"] == 9:
            return None
        return forward_graph(lambda x: x[: x.shape[0] - 1], [Tensor(np.ones(sizes["batch"]))])

    graph = opened_graph("here", {"batch": (2, 3, 5, 9)}, graph_at)

    assert graph.nodes[0].outputs[0].shape == (BATCH - 1,)


def test_a_number_that_follows_no_rule_is_refused_by_name():
    with pytest.raises(ValueError, match=r"got a constant of shape \(\)"):
        opened(lambda x: x * (1 / x.shape[0]))
