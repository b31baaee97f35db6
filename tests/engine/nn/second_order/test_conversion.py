"""Networks whose layers are replaced by those that gather."""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Tensor, nn, ops
from engine.errors import ArgumentTypeError
from engine.nn.second_order.conversion import gathering_network


class Own(nn.Dense):
    """A subclass of a user."""


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.table = nn.Embedding(7, 4, padding_idx=0)
        self.lookup = nn.EmbeddingLookup(7, 4, target="DEVICE")
        self.conv = nn.Conv2d(1, 2, (3, 2), 2, "pad", (1, 0, 0, 1), group=1, has_bias=True)
        self.block = nn.SequentialCell(nn.Dense(4, 5, activation="relu"), nn.LayerNorm((5,)))
        self.own = Own(5, 5)
        self.wide = nn.Dense(5, 5)
        self.head = nn.Dense(5, 2, has_bias=False)
        self.fixed = nn.Dense(2, 2)
        self.fixed.weight.requires_grad = False

    def construct(self, ids):
        rows = self.table(ids) + self.lookup(ids)
        image = self.conv(ops.expand_dims(rows, 1))
        hidden = self.wide(self.own(self.block(ops.reshape(image, (len(ids), -1)))))
        return self.fixed(self.head(hidden))


def made():
    engine.set_seed(1)
    return Net(), Tensor(np.array([[1, 0, 3], [5, 6, 2]], np.int32))


def test_replaces_the_trained_layers_of_the_known_kinds():
    net, _ = made()
    gathering_network(net)

    assert {name: type(cell).__name__ for name, cell in net.name_cells().items()} == {
        "table": "EmbeddingThor",
        "lookup": "EmbeddingLookupThor",
        "conv": "Conv2dThor",
        "block": "SequentialCell",
        "own": "Own",
        "wide": "Dense",
        "head": "DenseThor",
        "fixed": "Dense",
    }
    assert [type(cell).__name__ for cell in net.block] == ["DenseThor", "LayerNorm"]


def test_computes_with_the_same_parameters_under_the_same_names():
    net, ids = made()
    before, parameters = net(ids).asnumpy(), dict(net.parameters_and_names())
    gathering_network(net)

    np.testing.assert_array_equal(net(ids).asnumpy(), before)
    after = dict(net.parameters_and_names())
    for name, parameter in parameters.items():
        assert after[name] is parameter
        assert parameter.name == name
    assert {name.rpartition(".")[2] for name in after.keys() - parameters.keys()} == {
        "matrix_a",
        "matrix_g",
        "a_normalizer",
        "g_normalizer",
    }


def test_draws_no_random_numbers_and_changes_nothing_the_second_time():
    net, _ = made()
    state = engine.get_seed(), np.random.get_state()[2]
    gathering_network(net)
    cells = list(net.name_cells().values())
    gathering_network(net)

    assert (engine.get_seed(), np.random.get_state()[2]) == state
    assert list(net.name_cells().values()) == cells


def test_hooks_and_number_types_stay():
    net = nn.SequentialCell(nn.Dense(2, 3).to_float(engine.float16))
    seen = []
    net[0].register_forward_hook(lambda cell, inputs, out: seen.append(type(cell).__name__))
    gathering_network(net)
    out = net(ops.ones((1, 2)))

    assert seen == ["DenseThor"]
    assert out.dtype == engine.float16


def test_leaves_the_network_itself():
    net = nn.Dense(2, 3)
    gathering_network(net)

    assert set(net.parameters_dict()) == {"weight", "bias"}


def test_refuses_what_is_no_cell():
    with pytest.raises(ArgumentTypeError):
        gathering_network([nn.Dense(2, 3)])
