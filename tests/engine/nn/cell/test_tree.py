from __future__ import annotations

from collections import OrderedDict

import pytest

from engine import Tensor, nn
from engine.errors import ArgumentTypeError, AttributeMissingError, MemberNameError


class Leaf(nn.Cell):
    def extend_repr(self):
        return "size=2"


class Pair(nn.Cell):
    def __init__(self):
        super().__init__()
        self.left = Leaf()
        self.right = Leaf()


class Tree(nn.Cell):
    def __init__(self):
        super().__init__()
        self.pair = Pair()
        self.top = Leaf()


def names(cell, **options):
    return [name for name, _ in cell.cells_and_names(**options)]


def test_cells_are_met_with_their_dotted_names_the_cell_itself_first():
    assert names(Tree()) == ["", "pair", "pair.left", "pair.right", "top"]


def test_prefix_stands_before_the_names():
    assert names(Pair(), name_prefix="net") == ["net", "net.left", "net.right"]


def test_shared_cell_is_met_once():
    pair = Pair()
    pair.again = pair.left

    assert names(pair) == ["", "left", "right"]
    assert list(pair.name_cells()) == ["left", "right"]


def test_cells_to_leave_out_are_left_out():
    tree = Tree()

    assert names(tree, cells={tree.pair}) == ["", "top"]


def test_children_print_as_mindspore_prints_them():
    leaf = Leaf()

    assert str(OrderedDict([("leaf", leaf)]).values()) == "odict_values([Leaf(size=2)])"
    assert repr(nn.WithLossCell(leaf, leaf).cells()) == "odict_values([Leaf(size=2)])"


def test_options_of_a_cell_are_its_own_to_say():
    assert (nn.Cell().extend_repr(), Leaf().extend_repr()) == ("", "size=2")
    assert repr(Leaf()) == "Leaf(size=2)"


def test_cell_prints_its_children_indented():
    assert repr(Tree()) == (
        "Tree(\n"
        "  (pair): Pair(\n"
        "    (left): Leaf(size=2)\n"
        "    (right): Leaf(size=2)\n"
        "  )\n"
        "  (top): Leaf(size=2)\n"
        ")"
    )


def test_cell_with_options_and_children_prints_both():
    leaf = Leaf()
    leaf.insert_child_to_cell("child", nn.Cell())

    assert repr(leaf) == "Leaf(\n  size=2\n  (child): Cell()\n)"


def test_cell_is_found_by_its_dotted_name():
    tree = Tree()

    assert tree.get_sub_cell("pair.left") is tree.pair.left
    assert tree.get_sub_cell("") is tree


def test_cell_that_is_not_there_says_what_is():
    with pytest.raises(AttributeMissingError, match=r"one of \['left', 'right'\].*got 'middle'"):
        Tree().get_sub_cell("pair.middle")


def test_function_is_applied_to_children_first():
    met = []
    tree = Tree()

    assert tree.apply(lambda cell: met.append(type(cell).__name__)) is tree
    assert met == ["Leaf", "Leaf", "Pair", "Leaf", "Tree"]


def test_prefix_of_each_cell_is_its_dotted_name_once_updated():
    tree = Tree()

    assert tree.pair.left.param_prefix == ""
    tree.update_cell_prefix()
    assert tree.pair.left.param_prefix == "pair.left"


def test_prefixes_are_as_of_the_last_update():
    tree = Tree()
    assert tree.update_cell_prefix() is None
    inner = tree.pair
    inner.update_cell_prefix()

    assert (inner.param_prefix, inner.left.param_prefix, tree.top.param_prefix) == (
        "",
        "left",
        "top",
    )


def test_inserted_child_is_an_attribute():
    cell, child = nn.Cell(), Leaf()
    cell.insert_child_to_cell("child", child)

    assert cell.child is child


@pytest.mark.parametrize(("name", "child"), [(1, Leaf()), ("child", 1), ("child", Tensor([1.0]))])
def test_child_of_a_wrong_type_is_refused(name, child):
    with pytest.raises(ArgumentTypeError, match="insert_child_to_cell"):
        nn.Cell().insert_child_to_cell(name, child)


def test_child_may_come_later():
    cell = nn.Cell()
    cell.insert_child_to_cell("child", None)
    assert (cell.child, repr(cell)) == (None, "Cell(\n  (child): None\n)")
    cell.child = Leaf()

    assert repr(cell) == "Cell(\n  (child): Leaf(size=2)\n)"


def test_scope_is_none_before_a_run():
    assert Leaf().get_scope() is None


def test_class_has_a_name():
    assert Leaf().cls_name == "Leaf"


@pytest.mark.parametrize("name", ["", "a.b", "construct", "training"])
def test_child_name_that_is_taken_or_no_name_is_refused(name):
    with pytest.raises(MemberNameError, match="insert_child_to_cell expected a name"):
        nn.Cell().insert_child_to_cell(name, Leaf())


def test_member_name_error_is_the_key_error_of_mindspore_and_reads_plainly():
    with pytest.raises(KeyError) as caught:
        nn.Cell().insert_child_to_cell("a.b", Leaf())

    assert str(caught.value) == "insert_child_to_cell expected a name without a dot, got 'a.b'."


def test_containers_without_cells_are_no_cells_and_names() -> None:
    net = nn.Cell()
    net.empty, net.full = nn.CellList(), nn.SequentialCell(nn.ReLU())

    assert [name for name, _ in net.cells_and_names()] == ["", "full", "full.0"]
    assert list(net.name_cells()) == ["empty", "full"]


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda cell: cell.get_sub_cell(3), r"get_sub_cell.target. expected a str, got int"),
        (lambda cell: cell.get_buffer(3), r"get_buffer.target. expected a str, got int"),
        (lambda cell: cell.apply(3), r"apply.fn. expected a function of a cell, got int"),
    ],
)
def test_what_is_no_name_or_function_is_refused(call, message):
    with pytest.raises((ArgumentTypeError, AttributeMissingError), match=message):
        call(nn.SequentialCell(nn.ReLU()))
