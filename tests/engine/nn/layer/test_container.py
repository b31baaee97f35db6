"""Cells in order: numbers, slices, changes, names."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

import numpy as np
import pytest

import engine
from engine import Tensor, nn, ops
from engine.errors import ShapeError


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


def branch() -> nn.Cell:
    """A block whose parameters' names hold its own container's numbers."""
    block = nn.Cell()
    block.blocks = nn.CellList([nn.SequentialCell(dense()), nn.SequentialCell(dense())])
    return block


def grown(kind: Any = nn.CellList) -> nn.Cell:
    """A list that is filled once a network has it, as many networks do it."""
    net = in_a_cell(kind())
    for _ in range(3):
        net.layers.append(branch())
    return net


FIRST = ["0.blocks.0.0", "0.blocks.1.0"]


@pytest.mark.parametrize("kind", [nn.CellList, nn.SequentialCell])
def test_list_that_is_filled_late_has_the_names_of_mindspores_checkpoints(kind: Any) -> None:
    """They were measured: the number of the first block is taken for that of its last container."""
    others = [f"0.blocks.0.{k}.blocks.{j}.0" for k in (1, 2) for j in (0, 1)]

    assert names(grown(kind)) == [f"{name}.weight" for name in [*FIRST, *others]]


@pytest.mark.parametrize(
    ("change", "ends"),
    [
        (lambda cells: cells.__delitem__(0), [(0, 0), (0, 1), (1, 0), (1, 1)]),
        (lambda cells: cells.insert(1, branch()), [(k, j) for k in (1, 2, 3) for j in (0, 1)]),
        (lambda cells: cells.extend([branch()]), [(k, j) for k in (1, 2, 3) for j in (0, 1)]),
        (lambda cells: cells.insert(-1, branch()), [(k, j) for k in (1, 2, 3) for j in (0, 1)]),
    ],
    ids=["delete", "insert", "extend", "insert-before-the-last"],
)
def test_list_that_was_filled_late_keeps_such_names(change: Any, ends: Any) -> None:
    net = grown()
    change(net.layers)
    later = [f"0.blocks.0.{k}.blocks.{j}.0.weight" for k, j in ends]

    assert names(net)[-len(ends) :] == later


def test_list_that_is_filled_late_but_at_once_counts_its_blocks() -> None:
    net = in_a_cell(nn.CellList())
    net.layers.extend([branch(), branch()])

    assert names(net) == [f"{k}.blocks.{j}.0.weight" for k in (0, 1) for j in (0, 1)]


def test_cells_before_without_parameters_give_no_prefix() -> None:
    net = in_a_cell(nn.CellList([nn.ReLU()]))
    net.layers.append(branch())

    assert names(net) == ["1.blocks.0.0.weight", "1.blocks.1.0.weight"]


def test_names_with_a_number_more_go_by_the_block_beside() -> None:
    net = in_a_cell(nn.CellList([nn.SequentialCell(branch()), nn.SequentialCell(branch())]))
    net.layers.append(dense())

    assert names(net)[-1] == "layers.2.weight"


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


def rectified_stack() -> nn.SequentialCell:
    engine.set_seed(3)
    return nn.SequentialCell(nn.Dense(64, 48), nn.ReLU(), nn.Dense(48, 32, activation="relu"))


def test_layers_and_rectifiers_that_are_called_alone_have_the_bits_of_the_container() -> None:
    net = rectified_stack()
    x = Tensor(np.random.default_rng(0).standard_normal((32, 64)).astype(np.float32))
    expected = ops.relu(net[1](net[0](x)))
    layer = net[2]
    expected = ops.relu(ops.add(ops.dense(expected, layer.weight), layer.bias))

    assert net(x).asnumpy().tobytes() == expected.asnumpy().tobytes()


@pytest.mark.parametrize("at", [0, 1])
def test_hooks_on_a_layer_and_its_rectifier_are_called(at: int) -> None:
    net, seen = rectified_stack(), list[Any]()
    net[at].register_forward_hook(lambda _cell, _given, made: seen.append(made.asnumpy().min() < 0))
    net(Tensor(np.random.default_rng(0).standard_normal((32, 64)).astype(np.float32)))

    assert seen == [at == 0]


@pytest.mark.parametrize("at", [0, 1])
def test_construct_that_is_put_in_is_called(at: int) -> None:
    net = rectified_stack()
    construct = net[at].construct
    net[at].construct = lambda x: construct(x) + 100.0
    out = net[:2](Tensor(np.random.default_rng(0).standard_normal((32, 64)).astype(np.float32)))

    assert out.asnumpy().min() > 50


def test_kinds_of_rectifiers_and_layers_of_ones_own_are_called() -> None:
    class Doubled(nn.ReLU):
        def construct(self, x: Any) -> Any:
            return super().construct(x) * 2.0

    class Shifted(nn.Dense):
        def construct(self, x: Any) -> Any:
            return super().construct(x) + 1.0

    net = nn.SequentialCell(
        nn.Dense(2, 2, "ones", "zeros"), Doubled(), Shifted(2, 1, "ones", "zeros"), nn.ReLU()
    )

    assert net(Tensor([[1.0, 2.0]])).tolist() == [[13.0]]


def test_what_does_not_fit_in_front_of_a_rectifier_is_told_by_the_layer() -> None:
    with pytest.raises(ShapeError, match=r"Dense expected \(…, 64\)"):
        rectified_stack()(Tensor(np.zeros((32, 63), np.float32)))
