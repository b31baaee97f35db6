from __future__ import annotations

import pytest

from engine import Parameter, ParameterTuple, Tensor, nn
from engine.errors import ArgumentTypeError, ArgumentValueError, MemberNameError


class Dense(nn.Cell):
    def __init__(self):
        super().__init__()
        self.weight = Parameter(Tensor([[1.0]]))
        self.bias = Parameter(Tensor([0.0]), requires_grad=False)


class Norm(nn.Cell):
    """A batch norm's statistics: one name alone, another inside a parent."""

    def __init__(self):
        super().__init__()
        self.moving_mean = Parameter(Tensor([0.0]), name="mean", requires_grad=False)


class Net(nn.Cell):
    def __init__(self, auto_prefix=True):
        super().__init__(auto_prefix=auto_prefix)
        self.dense = Dense()
        self.bn = Norm()


def own_names(cell):
    return [parameter.name for parameter in cell.get_parameters()]


def test_parameter_takes_the_name_of_its_attribute():
    assert own_names(Dense()) == ["weight", "bias"]


def test_parameter_keeps_a_name_of_its_own_in_a_lone_cell():
    assert own_names(Norm()) == ["mean"]


def test_parent_puts_attribute_names_before_and_in_place_of_own_names():
    assert own_names(Net()) == ["dense.weight", "dense.bias", "bn.moving_mean"]


def test_parent_without_auto_prefix_leaves_the_names():
    assert own_names(Net(auto_prefix=False)) == ["weight", "bias", "mean"]


def test_grandparent_puts_its_attribute_before():
    outer = nn.Cell()
    outer.net = Net()

    assert own_names(outer)[0] == "net.dense.weight"


def test_prefix_can_be_put_by_hand_as_containers_do():
    dense = Dense()
    dense.update_parameters_name("0.")

    assert own_names(dense) == ["0.weight", "0.bias"]


def test_prefix_must_be_text():
    with pytest.raises(ArgumentTypeError, match="prefix"):
        Dense().update_parameters_name(0)


def test_parameters_and_names_says_where_each_stands():
    assert [name for name, _ in Norm().parameters_and_names()] == ["moving_mean"]
    assert next(name for name, _ in Net().parameters_and_names("p")) == "p.dense.weight"


def test_parameters_dict_is_by_name():
    net = Net()

    assert list(net.parameters_dict()) == ["dense.weight", "dense.bias", "bn.moving_mean"]
    assert net.parameters_dict()["dense.weight"] is net.dense.weight


def test_without_expand_only_own_parameters_are_listed():
    assert list(Net().get_parameters(expand=False)) == []
    assert len(list(Dense().get_parameters(expand=False))) == 2


def test_shared_parameter_is_listed_once():
    net = Net()
    net.tied = net.dense.weight

    assert len(list(net.get_parameters())) == 3


def test_trainable_and_untrainable_are_apart():
    net = Net()

    assert [p.name for p in net.trainable_params()] == ["dense.weight"]
    assert [p.name for p in net.untrainable_params()] == ["dense.bias", "bn.moving_mean"]
    assert net.trainable_params(recurse=False) == []


def test_document_example_prints_as_in_the_documents():
    class TestNet(nn.Cell):
        def __init__(self):
            super().__init__()
            self.my_t1 = Parameter(Tensor([[1.0]]))
            self.subcell = Dense()

    assert repr(list(TestNet().get_parameters()))[:78] == (
        "[Parameter (name=my_t1, shape=(1, 1), dtype=Float32, requires_grad=True), Para"
    )


def test_inserted_parameter_takes_the_given_name():
    cell = nn.Cell()
    cell.insert_param_to_cell("bias", Parameter(Tensor([1, 2, 3])))

    assert repr(cell.bias) == "Parameter (name=bias, shape=(3,), dtype=Int64, requires_grad=True)"


def test_inserted_parameter_may_have_a_dot_if_asked():
    cell = nn.Cell()
    cell.insert_param_to_cell("a.b", Parameter(Tensor([1.0])), check_name_contain_dot=False)

    assert own_names(cell) == ["a.b"]


@pytest.mark.parametrize("name", ["a.b", "", "construct"])
def test_name_that_cannot_be_given_is_refused(name):
    with pytest.raises(MemberNameError, match="insert_param_to_cell"):
        nn.Cell().insert_param_to_cell(name, Parameter(Tensor([1.0])))


@pytest.mark.parametrize(("name", "value"), [(1, Parameter(Tensor([1.0]))), ("a", Tensor([1.0]))])
def test_wrong_type_is_refused(name, value):
    with pytest.raises(ArgumentTypeError, match="insert_param_to_cell"):
        nn.Cell().insert_param_to_cell(name, value)


def test_tuple_of_parameters_is_registered_under_their_own_names():
    cell = nn.Cell()
    cell.moments = ParameterTuple([Parameter(Tensor([0.0]), name="moments.weight")])

    assert own_names(cell) == ["moments.weight"]
    assert isinstance(cell.moments, ParameterTuple)


def nameless(count):
    return [Parameter(Tensor([0.0])) for _ in range(count)]


def test_nameless_parameters_of_tuples_are_counted_as_in_mindspore():
    cell = nn.Cell()
    cell.pair = ParameterTuple(nameless(2))
    cell.other = ParameterTuple([Parameter(Tensor([0.0]), name="own"), *nameless(1)])
    names = ["Parameter$1", "Parameter$2", "own", "Parameter$3"]

    assert own_names(cell) == names
    outer = nn.SequentialCell(cell)
    assert [p.name for p in outer.get_parameters()] == [f"0.{name}" for name in names]


def test_every_parameter_stands_for_itself_from_the_start():
    net = Net()
    pairs = net.init_parameters_data()

    assert all(before is after for before, after in pairs.items())
    assert len(pairs) == 3


@pytest.mark.parametrize("kind", [list, tuple])
def test_list_of_parameters_stays_plain_and_its_names_are_taken(kind):
    """As in MindSpore: what is to be trained comes as attributes or in a ParameterTuple."""
    cell = nn.Cell()
    cell.scales = kind([Parameter(Tensor([1.0]), name="a"), Parameter(Tensor([2.0]))])

    assert own_names(cell) == []
    assert type(cell.scales) is kind
    assert cell.exist_names == {"a", "scales.1"}


def test_parameters_of_a_list_need_names_of_their_own():
    cell = nn.Cell()

    with pytest.raises(ArgumentValueError, match=r"Cell.scales expected .* got 'a' twice"):
        cell.scales = [Parameter(Tensor([1.0]), name="a"), Parameter(Tensor([2.0]), name="a")]


def test_names_are_checked_over_all_cells_below():
    net = Net()
    assert net.check_names() is None
    net.dense.bias.name = "dense.weight"

    with pytest.raises(ArgumentValueError, match=r"check_names expected .* two 'dense.weight'"):
        net.check_names()


def test_nothing_is_redundant_in_one_process():
    net = Net()
    before = own_names(net)
    assert net.remove_redundant_parameters() is None

    assert own_names(net) == before


def test_position_of_a_parameter_may_be_inserted_empty():
    cell = nn.Cell()
    cell.insert_param_to_cell("later", None)
    assert own_names(cell) == []
    cell.later = Parameter(Tensor([1.0]))

    assert own_names(cell) == ["later"]


@pytest.mark.parametrize("value", [[], (), [1, 2], [Parameter(Tensor([1.0])), 1]])
def test_other_lists_are_plain(value):
    cell = nn.Cell()
    cell.values = value

    assert cell.values is value
    assert own_names(cell) == []
    assert cell.exist_names == set()
