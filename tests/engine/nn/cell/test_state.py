from __future__ import annotations

import numpy as np
import pytest

from engine import Parameter, Tensor, nn
from engine.errors import ArgumentTypeError, AttributeMissingError, MemberNameError, StateError


class NetC(nn.Cell):
    def __init__(self):
        super().__init__()
        self.buffer_c = nn.Buffer(Tensor([0, 0, 0]))
        self.weight = Parameter(Tensor([[1.0]]))


class NetB(nn.Cell):
    def __init__(self):
        super().__init__()
        self.net_c = NetC()
        self.buffer_b = nn.Buffer(Tensor([1, 2, 3]))


class NetA(nn.Cell):
    def __init__(self):
        super().__init__()
        self.net_b = NetB()
        self.buffer_a = nn.Buffer(Tensor([4, 5, 6]))


KEYS = ["buffer_a", "net_b.buffer_b", "net_b.net_c.weight", "net_b.net_c.buffer_c"]


def test_own_state_comes_before_that_of_the_cells_below():
    assert list(NetA().state_dict()) == KEYS


def test_prefix_stands_before_the_keys():
    assert list(NetA().state_dict(prefix="p."))[:2] == ["p.buffer_a", "p.net_b.buffer_b"]


def test_state_is_the_members_themselves_unless_copies_are_asked_for():
    net = NetC()

    assert net.state_dict()["weight"] is net.weight
    assert net.state_dict(keep_vars=True)["weight"] is not net.weight


def test_destination_is_filled_and_returned():
    mine = {}

    assert NetC().state_dict(mine, "p.") is mine
    assert NetC().state_dict(destination=mine) is mine
    assert list(mine) == ["p.weight", "p.buffer_c", "weight", "buffer_c"]


def test_state_of_one_network_fits_another():
    source, target = NetA(), NetA()
    source.net_b.net_c.weight.set_data(Tensor([[9.0]]))
    result = target.load_state_dict(source.state_dict())

    assert repr(result) == "<All keys matched successfully>"
    assert target.net_b.net_c.weight.asnumpy() == [[9.0]]
    assert target.net_b.net_c.weight is not source.net_b.net_c.weight


def test_arrays_are_taken_too():
    net = NetC()
    net.load_state_dict({"weight": np.array([[3.0]]), "buffer_c": [1, 2, 3]}, strict=False)

    assert net.weight.asnumpy() == [[3.0]]
    assert net.buffer_c.tolist() == [1, 2, 3]


def test_missing_key_is_an_error_that_lists_it():
    state = NetA().state_dict()
    del state["net_b.net_c.weight"]

    with pytest.raises(StateError) as caught:
        NetA().load_state_dict(state)
    assert str(caught.value) == (
        "Error(s) in loading state_dict for NetA:"
        '\n\tMissing key(s) in state_dict: "net_b.net_c.weight". '
    )


def test_unexpected_key_is_an_error_that_lists_it():
    with pytest.raises(RuntimeError, match=r'Unexpected key\(s\) in state_dict: "foo"\.'):
        NetC().load_state_dict({**NetC().state_dict(), "foo": 1})


def test_keys_that_do_not_fit_are_returned_when_not_strict():
    result = NetA().load_state_dict({"foo": 1}, strict=False)

    assert repr(result) == f"_IncompatibleKeys(missing_keys={KEYS}, unexpected_keys=['foo'])"


def test_shape_that_does_not_fit_is_an_error_even_when_not_strict():
    with pytest.raises(StateError, match=r"weight expected shape \(1, 1\), got shape \(2,\)"):
        NetC().load_state_dict({"weight": Tensor([1.0, 2.0])}, strict=False)


def test_state_must_be_a_dict():
    with pytest.raises(ArgumentTypeError, match="load_state_dict"):
        NetC().load_state_dict([1])


def test_buffers_are_met_with_their_dotted_names():
    names = [(name, str(buffer)) for name, buffer in NetA().named_buffers()]

    assert names == [
        ("buffer_a", "[4 5 6]"),
        ("net_b.buffer_b", "[1 2 3]"),
        ("net_b.net_c.buffer_c", "[0 0 0]"),
    ]
    assert [name for name, _ in NetA().named_buffers("p", recurse=False)] == ["p.buffer_a"]


def test_shared_buffer_is_met_once_unless_asked():
    net = NetC()
    net.again = net.buffer_c

    assert len(list(net.buffers())) == 1
    assert len(list(net.named_buffers(remove_duplicate=False))) == 2


def test_buffer_is_found_by_its_dotted_name():
    net = NetA()

    assert net.get_buffer("net_b.net_c.buffer_c") is net.net_b.net_c.buffer_c


@pytest.mark.parametrize("target", ["nothing", "net_b", "net_b.net_c.weight"])
def test_what_is_no_buffer_is_not_found(target):
    with pytest.raises(AttributeMissingError, match="which is no buffer"):
        NetA().get_buffer(target)


def test_registered_buffer_is_an_attribute_and_can_be_replaced():
    net = nn.Cell()
    net.register_buffer("steps", Tensor([1]))
    net.steps = Tensor([2])

    assert net.get_buffer("steps").tolist() == [2]
    assert list(net.state_dict()) == ["steps"]


def test_passing_buffer_is_no_state():
    net = nn.Cell()
    net.register_buffer("cache", Tensor([1]), persistent=False)
    net.other = nn.Buffer([1], persistent=False)

    assert len(list(net.buffers())) == 2
    assert list(net.state_dict()) == []


def test_empty_buffer_is_a_place_only():
    net = nn.Cell()
    net.register_buffer("later", None)

    assert net.later is None
    assert list(net.buffers()) == []


@pytest.mark.parametrize("name", ["", "a.b", "construct"])
def test_buffer_name_that_cannot_be_given_is_refused(name):
    with pytest.raises(MemberNameError, match="register_buffer"):
        nn.Cell().register_buffer(name, Tensor([1]))


@pytest.mark.parametrize(("name", "value"), [(1, Tensor([1])), ("a", [1])])
def test_buffer_of_a_wrong_type_is_refused(name, value):
    with pytest.raises(ArgumentTypeError, match="register_buffer"):
        nn.Cell().register_buffer(name, value)


class Counting(nn.Cell):
    def __init__(self):
        super().__init__()
        self.seen = 0

    def get_extra_state(self):
        return {"seen": self.seen}

    def set_extra_state(self, state):
        self.seen = state["seen"]


def test_extra_state_travels_with_the_rest():
    source, target = Counting(), Counting()
    source.seen = 5
    target.load_state_dict(source.state_dict())

    assert list(source.state_dict()) == ["_extra_state"]
    assert target.seen == 5


def test_extra_state_that_is_missing_is_listed():
    with pytest.raises(StateError, match='"_extra_state"'):
        Counting().load_state_dict({})


def test_extra_state_is_given_back_by_hand_too():
    cell = Counting()
    cell.set_extra_state({"seen": 7})
    assert cell.get_extra_state() == {"seen": 7}

    with pytest.raises(StateError, match="set_extra_state expected a cell with extra state"):
        nn.Cell().set_extra_state({})


def test_cell_without_extra_state_says_so():
    with pytest.raises(StateError, match="define get_extra_state and set_extra_state together"):
        nn.Cell().get_extra_state()


def test_hooks_see_the_state_on_its_way():
    net, met = NetA(), []
    handles = [
        net.register_state_dict_pre_hook(lambda cell, prefix, keep: met.append((prefix, keep))),
        net.register_state_dict_post_hook(lambda cell, state, *rest: state.__delitem__("buffer_a")),
    ]

    assert "buffer_a" not in net.state_dict(prefix="")
    assert met == [("", False)]
    for handle in handles:
        handle.remove()
    assert "buffer_a" in net.state_dict()


def test_hook_may_forgive_missing_keys():
    net = NetC()
    net.register_load_state_dict_post_hook(lambda cell, keys: keys.missing_keys.clear())

    assert repr(net.load_state_dict({})) == "<All keys matched successfully>"


@pytest.mark.parametrize(
    ("register", "act"),
    [
        ("register_state_dict_post_hook", lambda net: net.state_dict()),
        ("register_load_state_dict_post_hook", lambda net: net.load_state_dict(net.state_dict())),
    ],
)
def test_hook_that_returns_what_would_be_lost_is_refused(register, act):
    net = NetC()
    getattr(net, register)(lambda *args: 3)

    with pytest.raises(StateError, match=f"{register} expected .* got one that returns int"):
        act(net)


def test_hook_may_rename_keys_before_they_are_read():
    def rename(cell, state, prefix, local, strict, missing, unexpected, errors):
        state[f"{prefix}weight"] = state.pop(f"{prefix}kernel")

    net = NetC()
    net.register_load_state_dict_pre_hook(rename)
    result = net.load_state_dict({"kernel": Tensor([[4.0]])}, strict=False)

    assert result.unexpected_keys == []
    assert net.weight.asnumpy() == [[4.0]]


def test_document_hook_may_add_a_parameter():
    def add(cell, prefix, keep_vars):
        cell._params["extra_param"] = Parameter(Tensor([4, 5, 6]))

    net = NetA()
    net.register_state_dict_pre_hook(add)

    assert "extra_param" in net.state_dict()


def test_cell_in_two_places_takes_back_its_own_state():
    net = nn.Cell()
    net.first = net.second = nn.Dense(2, 2)
    state = net.state_dict(keep_vars=True)
    net.first.weight.set_data(Tensor(np.zeros((2, 2), np.float32)))

    assert list(state) == ["first.weight", "first.bias", "second.weight", "second.bias"]
    assert str(net.load_state_dict(state)) == "<All keys matched successfully>"
    assert net.first.weight.tolist() == state["first.weight"].tolist()


def test_post_hooks_of_inner_cells_come_first():
    net, seen = nn.SequentialCell(nn.Dense(1, 1), nn.SequentialCell(nn.Dense(1, 1))), []
    for name, cell in net.cells_and_names():
        cell.register_load_state_dict_post_hook(lambda cell, keys, name=name: seen.append(name))
    net.load_state_dict(net.state_dict())

    assert seen == ["0", "1.0", "1", ""]
