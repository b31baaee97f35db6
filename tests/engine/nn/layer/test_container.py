"""Cells in order: numbers, slices, changes, names."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

import pytest

from engine import Tensor, nn


def stack(count: int = 3) -> nn.SequentialCell:
    return nn.SequentialCell([nn.Dense(2, 2) for _ in range(count)])


def names(cell: nn.Cell) -> list[str]:
    return [parameter.name for parameter in cell.get_parameters()]


def test_cells_run_one_after_another() -> None:
    net = nn.SequentialCell(nn.Dense(2, 2, "ones", "zeros"), nn.Dense(2, 1, "ones", "ones"))

    assert net(Tensor([[1.0, 2.0]])).tolist() == [[7.0]]


def test_names_of_an_ordered_dict_become_prefixes() -> None:
    net = nn.SequentialCell(OrderedDict(first=nn.Dense(2, 2), act=nn.ReLU()))

    assert names(net) == ["first.weight", "first.bias"]
    assert net.first is net[0]


def test_parameters_are_named_by_number() -> None:
    assert names(stack(2)) == ["0.weight", "0.bias", "1.weight", "1.bias"]
    assert names(nn.CellList([nn.Dense(2, 2, has_bias=False)])) == ["0.weight"]


def test_numbers_and_slices_pick_cells() -> None:
    net = stack()

    assert net[-1] is net[2]
    assert [*net[1:]] == [net[1], net[2]]
    assert isinstance(net[1:], nn.SequentialCell)
    assert isinstance(nn.CellList([nn.ReLU(), nn.Tanh()])[:1], nn.CellList)


def test_a_cell_can_be_replaced() -> None:
    net, other = stack(), nn.ReLU()
    net[1] = other

    assert [*net][1] is other
    assert len(net) == 3


def test_what_is_deleted_closes_the_gap() -> None:
    net = stack()
    first, _, last = net
    del net[1]

    assert [*net] == [first, last]
    assert names(net) == ["0.weight", "0.bias", "1.weight", "1.bias"]


def test_cells_are_added_at_the_end_and_between() -> None:
    cells = nn.CellList()
    relu, tanh, gelu = nn.ReLU(), nn.Tanh(), nn.GELU()
    cells.append(relu)
    cells.extend([gelu])
    cells.insert(1, tanh)

    assert [*cells] == [relu, tanh, gelu]


def test_list_prefix_can_be_left_out() -> None:
    assert names(nn.CellList([nn.Dense(2, 2)], auto_prefix=False)) == ["weight", "bias"]


def test_container_is_true_if_it_holds_something() -> None:
    assert not nn.CellList()
    assert not nn.SequentialCell()
    assert nn.CellList([nn.ReLU()])


def in_a_cell(cells: nn.Cell) -> nn.Cell:
    net = nn.Cell()
    net.layers = cells
    return net


def test_list_grows_by_plus() -> None:
    cells = nn.CellList()
    cells += [nn.ReLU()]
    assert repr(cells) == "CellList(\n  (0): ReLU()\n)"
    net = in_a_cell(nn.CellList([nn.Dense(2, 2, has_bias=False)]))
    net.layers += [nn.Dense(2, 2, has_bias=False)]

    assert names(net) == ["layers.0.weight", "layers.1.weight"]


@pytest.mark.parametrize(
    ("change", "count"),
    [
        (lambda cells: cells.append(dense()), 3),
        (lambda cells: cells.extend([dense()]), 3),
        (lambda cells: cells.insert(0, dense()), 3),
        (lambda cells: cells.__setitem__(1, dense()), 2),
        (lambda cells: cells.__delitem__(0), 1),
    ],
    ids=["append", "extend", "insert", "set", "delete"],
)
def test_cells_that_come_later_are_named_as_those_beside_them(change: Any, count: int) -> None:
    net = in_a_cell(nn.CellList([dense(), dense()]))
    change(net.layers)

    assert names(net) == [f"layers.{k}.weight" for k in range(count)]


def dense() -> nn.Dense:
    return nn.Dense(2, 2, has_bias=False)


def test_names_that_a_user_gave_stay_when_one_is_deleted() -> None:
    net = in_a_cell(nn.SequentialCell(OrderedDict(a=dense(), b=dense(), c=nn.ReLU())))
    del net.layers[0]

    assert list(net.layers.name_cells()) == ["b", "c"]
    assert names(net) == ["layers.b.weight"]


@pytest.mark.parametrize(
    ("call", "error", "message"),
    [
        (lambda: nn.SequentialCell(1), TypeError, "SequentialCell expected cells, got int"),
        (lambda: nn.CellList([nn.ReLU(), None]), TypeError, "expected cells, got NoneType"),
        (lambda: nn.CellList([nn.ReLU()])(1), RuntimeError, "loop over it, or use SequentialCell"),
        (lambda: stack()[3], IndexError, "an index below 3, got 3"),
        (lambda: stack()["0"], TypeError, "an int or a slice, got str"),
        (lambda: stack().insert(9, nn.ReLU()), IndexError, "from -3 to 3, got 9"),
        (lambda: stack().insert("a", nn.ReLU()), TypeError, "an int, got str"),
        (lambda: nn.CellList([nn.ReLU()])(1), NotImplementedError, "run cell by cell"),
        (lambda: nn.CellList(nn.ReLU()), TypeError, "a list of cells, got ReLU"),
        (lambda: nn.CellList(nn.ReLU(), nn.ReLU()), TypeError, "one list of cells"),
        (lambda: nn.CellList((nn.ReLU(),)), TypeError, "a list of cells, got tuple"),
        (lambda: stack().extend(nn.ReLU()), TypeError, "a list of cells, got ReLU"),
    ],
)
def test_what_does_not_fit_is_refused(call: Any, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        call()
