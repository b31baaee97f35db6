"""Cells by name: what a dictionary does, names, errors."""

from __future__ import annotations

from typing import Any

import pytest

from engine import nn, ops


@pytest.fixture
def cells() -> nn.CellDict:
    return nn.CellDict({"dense": nn.Dense(2, 3), "relu": nn.ReLU()})


def test_it_is_read_as_a_dictionary(cells: nn.CellDict) -> None:
    assert (len(cells), list(cells), "relu" in cells, "none" in cells) == (
        2,
        ["dense", "relu"],
        True,
        False,
    )
    assert list(cells.keys()) == [name for name, _ in cells.items()] == list(cells)
    assert [type(cell) for cell in cells.values()] == [nn.Dense, nn.ReLU]
    assert cells["relu"] is cells.relu


@pytest.mark.parametrize("make", [dict, lambda pairs: pairs, tuple, iter])
def test_it_is_made_of_mappings_and_pairs(make: Any) -> None:
    relu = nn.ReLU()
    cells = nn.CellDict(make([("relu", relu)]))

    assert list(nn.CellDict(cells).values()) == [relu]


def test_cells_go_in_and_out(cells: nn.CellDict) -> None:
    dense = cells.pop("dense")
    cells["tanh"] = nn.Tanh()
    cells.update({"relu": nn.ReLU6(), "other": dense})
    del cells["tanh"]
    assert repr(cells).splitlines()[1:-1] == [
        "  (relu): ReLU6()",
        "  (other): Dense(input_channels=2, output_channels=3, has_bias=True)",
    ]

    cells.clear()

    assert (len(cells), bool(cells), hasattr(cells, "other")) == (0, True, False)


def test_parameters_are_named_by_the_cells_and_train() -> None:
    class Net(nn.Cell):
        def __init__(self) -> None:
            super().__init__()
            self.steps = nn.CellDict({"first": nn.Dense(2, 2), "second": nn.Dense(2, 1)})

        def construct(self, x: Any) -> Any:
            for cell in self.steps.values():
                x = cell(x)
            return x

    net = Net()
    names = [parameter.name for parameter in net.trainable_params()]
    gradients = ops.grad(net, None, net.trainable_params())(ops.ones((1, 2)))

    assert names[::2] == ["steps.first.weight", "steps.second.weight"]
    assert [g.shape for g in gradients] == [(2, 2), (2,), (1, 2), (1,)]


@pytest.mark.parametrize(
    ("call", "kind", "message"),
    [
        (lambda c: c["none"], KeyError, "none"),
        (lambda c: c.pop("none"), KeyError, "none"),
        (lambda c: c.update({3: nn.ReLU()}), TypeError, "expected text, got int"),
        (lambda c: c.update({"x": 3}), TypeError, "expected a cell, got int"),
        (lambda c: c.update({"x": None}), TypeError, "expected a cell, got NoneType"),
        (lambda c: c.update({"x": nn.CellList()}), TypeError, "no CellDict, CellList or Seq"),
        (lambda c: c.update({"": nn.ReLU()}), KeyError, "a name without a dot"),
        (lambda c: c.update({"a.b": nn.ReLU()}), KeyError, "a name without a dot"),
        (lambda c: c.update({"construct": nn.ReLU()}), KeyError, "no cell has itself"),
        (lambda c: c.update(3), TypeError, "pairs of a name and a cell, got int"),
        (lambda c: c.update([3]), TypeError, "element 0 expected a pair"),
        (lambda c: c.update([("a",)]), ValueError, "element 0 expected a pair, got 1 things"),
        (lambda c: c(1), NotImplementedError, "cell by cell"),
    ],
)
def test_what_does_not_fit_is_refused(
    cells: nn.CellDict, call: Any, kind: Any, message: str
) -> None:
    with pytest.raises(kind, match=message):
        call(cells)
