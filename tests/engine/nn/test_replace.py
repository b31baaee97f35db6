from __future__ import annotations

import copy

import numpy as np
import pytest

import engine
from engine import Parameter, Tensor, nn, ops
from engine.errors import ArgumentTypeError, ArgumentValueError, MemberNameError
from engine.nn.replace import replace_cells
from engine.train.serialization import load_checkpoint, load_param_into_net, save_checkpoint


class InHalf(nn.Cell):
    """Runs a cell on float16 numbers: the shape of mixed precision."""

    def __init__(self, inner):
        super().__init__()
        self.inner = inner

    def construct(self, x):
        return ops.cast(self.inner(ops.cast(ops.cast(x, np.float16), np.float32)), np.float32)


class LowRank(nn.Cell):
    """Adds a product of two small matrices to a Dense: the shape of LoRA."""

    def __init__(self, dense, rank=2):
        super().__init__()
        self.dense = dense
        self.lora_a = Parameter(Tensor(np.full((rank, dense.in_channels), 0.5, np.float32)))
        self.lora_b = Parameter(Tensor(np.zeros((dense.out_channels, rank), np.float32)))

    def construct(self, x):
        return self.dense(x) + ops.dense(ops.dense(x, self.lora_a), self.lora_b)


class FakeQuant(nn.Cell):
    """Rounds what a cell returns to steps that it learns: the shape of quantisation."""

    def __init__(self, handled):
        super().__init__()
        self.handled = handled
        self.observer = nn.Cell()
        self.observer.scale = Parameter(Tensor([0.25]))
        self.register_buffer("seen", Tensor([0.0]))

    def construct(self, x):
        return ops.round(self.handled(x) / self.observer.scale) * self.observer.scale


class Converted(nn.Cell):
    """Takes over the parameters of a Dense under other attributes: the shape of THOR."""

    def __init__(self, dense):
        super().__init__()
        self.matrix, self.bias = dense.weight, dense.bias

    def construct(self, x):
        return ops.dense(x, self.matrix, self.bias)


class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.fc = nn.Dense(3, 3)
        self.norm = nn.BatchNorm1d(3)
        self.act = nn.ReLU()

    def construct(self, x):
        return self.act(self.norm(self.fc(x)))


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()
        self.head = nn.Dense(3, 2)

    def construct(self, x):
        return self.head(self.block(x))


@pytest.fixture(autouse=True)
def _seeded():
    engine.set_seed(3)


def batch():
    return Tensor(np.random.default_rng(1).standard_normal((4, 3)).astype(np.float32))


def names(cell):
    return [parameter.name for parameter in cell.get_parameters()]


def state(cell):
    """All that has a name, and where it stands."""
    cells = [(name, id(one)) for name, one in cell.cells_and_names()]
    return cells, [(name, p.name, id(p)) for name, p in cell.parameters_and_names()]


def test_a_wrapped_cell_keeps_the_names_of_its_parameters():
    network = Net()
    before = names(network)

    assert replace_cells(network, {nn.Dense: InHalf}) is network

    assert isinstance(network.block.fc, InHalf)
    assert names(network) == before
    assert [name for name, _ in network.parameters_and_names()] == before
    assert list(network.state_dict()) == before
    assert list(network.parameters_dict()) == before


def test_parameters_of_the_wrapper_are_named_by_the_place():
    network = replace_cells(Net(), {"block.fc": LowRank})

    assert names(network.block)[:4] == [
        *("block.fc.lora_a", "block.fc.lora_b", "block.fc.weight", "block.fc.bias"),
    ]
    assert [name for name, _ in network.block.parameters_and_names("block")][:2] == [
        *("block.fc.lora_a", "block.fc.lora_b"),
    ]


def test_a_cell_without_parameters_gets_some_under_its_place():
    network = replace_cells(Net(), {nn.ReLU: FakeQuant})

    assert "block.act.observer.scale" in names(network)
    assert [name for name, _ in network.named_buffers()] == ["block.act.seen"]
    assert network.get_buffer("block.act.seen") is network.block.act.seen


def test_buffers_below_a_wrapped_cell_are_found_by_their_names():
    network = replace_cells(Net(), {nn.ReLU: FakeQuant, "block": Same})
    ((name, buffer),) = network.named_buffers()

    assert name == "block.act.seen"
    assert network.get_buffer(name) is buffer
    assert network.get_buffer("block.inner.act.seen") is buffer


def test_cells_around_a_network_add_nothing_to_the_names():
    around = nn.WithLossCell(Net(), nn.MSELoss())
    before = names(around)
    replace_cells(around, {nn.Dense: LowRank, nn.ReLU: FakeQuant})
    new = set(names(around)) - set(before)

    assert set(before) < set(names(around))
    assert new == {
        *("block.fc.lora_a", "block.fc.lora_b", "head.lora_a", "head.lora_b"),
        "block.act.observer.scale",
    }


def test_outputs_go_through_what_replaces():
    network, x = Net(), batch()
    plain = network(x).asnumpy()

    replace_cells(network, {"head": FakeQuant})

    np.testing.assert_allclose(network(x).asnumpy(), np.round(plain / 0.25) * 0.25)


def test_types_stand_for_subclasses_and_the_first_key_counts():
    network = replace_cells(Net(), {"head": FakeQuant, nn.Dense: LowRank})

    assert (type(network.head), type(network.block.fc)) == (FakeQuant, LowRank)
    assert type(replace_cells(Net(), {nn.Cell: InHalf})) is InHalf


def test_names_may_have_stars():
    network = replace_cells(Net(), {"block.*": FakeQuant})

    assert type(network.block) is Block
    assert {type(cell) for cell in network.block.cells()} == {FakeQuant}


def test_one_function_may_decide_for_all():
    seen = []

    def choose(name, cell):
        seen.append(name)
        return LowRank(cell) if isinstance(cell, nn.Dense) and name.startswith("block") else None

    network = replace_cells(Net(), choose)

    assert seen == ["block.fc", "block.norm", "block.act", "block", "head", ""]
    assert (type(network.block.fc), type(network.head)) == (LowRank, nn.Dense)


def test_a_cell_that_is_given_back_stays():
    network = Net()
    before = state(network)
    replace_cells(network, {nn.Dense: lambda cell: cell})

    assert state(network) == before


def test_wrapping_twice_keeps_the_names():
    network = Net()
    before = names(network)
    replace_cells(network, {nn.Dense: lambda dense: InHalf(LowRank(dense))})
    replace_cells(network, {nn.Dense: FakeQuant})

    assert type(network.head.inner.dense) is FakeQuant
    assert set(before) < set(names(network))
    assert "head.lora_a" in names(network)
    assert "head.observer.scale" in names(network)
    assert names(network) == [name for name, _ in network.parameters_and_names()]


def test_what_takes_parameters_over_leaves_them_their_names():
    network = Net()
    before = {id(parameter): parameter.name for parameter in network.get_parameters()}
    replace_cells(network, {nn.Dense: Converted})

    assert {id(p): p.name for p in network.get_parameters()} == before


def test_a_new_cell_may_have_parameters_of_the_same_names():
    network = Net()
    before = names(network)
    replace_cells(network, {"head": lambda _head: nn.Dense(3, 5), "block": lambda _block: Block()})

    assert names(network) == before
    assert network(batch()).shape == (4, 5)
    assert names(replace_cells(network, {Net: lambda _network: Net()})) == before


def test_a_new_parameter_may_not_take_the_name_of_one_that_stays():
    network = Net()
    network.head.weight.name = "block.fc.lora_a"

    with pytest.raises(MemberNameError, match=r"'block\.fc\.lora_a'.*twice"):
        replace_cells(network, {"block.fc": LowRank})


def test_a_cell_in_two_places_is_replaced_by_one():
    network = nn.Cell()
    network.first = network.second = nn.Dense(3, 3)
    before = names(network)
    replace_cells(network, {"second": LowRank})

    assert type(network.first) is LowRank
    assert network.first is network.second
    assert set(before) < set(names(network))
    assert len(names(network)) == 4


def test_cells_in_containers_keep_their_order():
    network = nn.SequentialCell(nn.Dense(3, 3), nn.ReLU(), nn.Dense(3, 3))
    replace_cells(network, {nn.Dense: InHalf})

    assert [type(cell) for cell in network] == [InHalf, nn.ReLU, InHalf]
    assert type(network[0]) is InHalf
    assert names(network) == ["0.weight", "0.bias", "2.weight", "2.bias"]
    assert network(batch()).shape == (4, 3)


def test_cells_of_a_list_are_replaced():
    cells = nn.CellList([nn.Dense(3, 3), nn.Dense(3, 2)])
    replace_cells(cells, {"1": LowRank})

    assert [type(cell) for cell in cells] == [nn.Dense, LowRank]


def test_the_outermost_cell_is_replaced_too():
    network = replace_cells(nn.Dense(3, 2), {nn.Dense: LowRank})

    assert names(network) == ["lora_a", "lora_b", "weight", "bias"]
    assert network(batch()).shape == (4, 2)


def test_a_wrapper_may_become_part_of_another_network():
    outer = nn.Cell()
    outer.part = replace_cells(nn.Dense(3, 2), {nn.Dense: LowRank})

    assert names(outer) == [f"part.{name}" for name in ("lora_a", "lora_b", "weight", "bias")]


def test_a_copy_keeps_the_names():
    network = replace_cells(Net(), {nn.Dense: LowRank})
    twin = copy.deepcopy(network)

    assert names(twin) == names(network)
    assert list(twin.state_dict()) == list(network.state_dict())


def test_checkpoints_are_read_across_the_replacement(tmp_path):
    plain, wrapped = Net(), replace_cells(Net(), {nn.Dense: InHalf})
    for parameter in plain.get_parameters():
        parameter.set_data(Tensor(np.full(parameter.shape, 7.0, np.float32)))
    save_checkpoint(plain, tmp_path / "plain.ckpt")

    assert load_param_into_net(wrapped, load_checkpoint(tmp_path / "plain.ckpt")) == ([], [])
    assert {p.asnumpy().flat[0] for p in wrapped.get_parameters()} == {7.0}

    save_checkpoint(wrapped, tmp_path / "wrapped.ckpt")
    again = Net()
    assert load_param_into_net(again, load_checkpoint(tmp_path / "wrapped.ckpt")) == ([], [])
    assert {p.asnumpy().flat[0] for p in again.get_parameters()} == {7.0}


def test_state_dicts_are_read_across_the_replacement():
    plain, wrapped = Net(), replace_cells(Net(), {nn.Dense: InHalf, nn.BatchNorm1d: InHalf})

    assert wrapped.load_state_dict(plain.state_dict()).missing_keys == []
    assert plain.load_state_dict(wrapped.state_dict()).unexpected_keys == []
    left = [p.tolist() for p in plain.get_parameters()]
    assert [p.tolist() for p in wrapped.get_parameters()] == left


class Same(nn.Cell):
    """Changes nothing."""

    def __init__(self, inner):
        super().__init__()
        self.inner = inner

    def construct(self, x):
        return self.inner(x)


class Seen(Same):
    """Calls a buffer what `FakeQuant` calls one."""

    def __init__(self, inner):
        super().__init__(inner)
        self.register_buffer("seen", Tensor([0.0]))


class Seeing(Same):
    """Calls a parameter what `FakeQuant` calls a buffer."""

    def __init__(self, inner):
        super().__init__(inner)
        self.seen = Parameter(Tensor([0.0]))


class Told(Same):
    """Has state that is no tensor."""

    def get_extra_state(self):
        return "told"

    def set_extra_state(self, state):
        assert state == "told"


def trained(network, optimizer, steps):
    step = nn.TrainOneStepCell(nn.WithLossCell(network, nn.MSELoss()), optimizer)
    step.set_train()
    for _ in range(steps):
        step(batch(), Tensor(np.ones((4, 2), np.float32)))
    return [parameter.tolist() for parameter in network.trainable_params()]


def test_an_optimizer_goes_on_with_its_state():
    plain, wrapped = Net(), Net()
    load_param_into_net(wrapped, plain.parameters_dict())
    both = [(net, nn.Momentum(net.trainable_params(), 0.1, 0.9)) for net in (plain, wrapped)]
    for network, optimizer in both:
        trained(network, optimizer, 2)
    replace_cells(wrapped, {nn.Dense: Same})

    assert trained(*both[1], 2) == trained(*both[0], 2)


def test_an_optimizer_made_afterwards_trains_and_names_what_is_new():
    network = replace_cells(Net(), {"head": LowRank})
    before = network.head.lora_b.asnumpy()
    optimizer = nn.Momentum(network.trainable_params(), 0.1, 0.9)
    trained(network, optimizer, 1)

    assert "moments.head.lora_b" in names(optimizer)
    assert "moments.head.weight" in names(optimizer)
    assert (network.head.lora_b.asnumpy() != before).any()


def test_what_is_new_trains_or_evaluates_as_what_it_replaces():
    network = Net().set_train()
    network.head.set_train(False)
    replace_cells(network, {nn.ReLU: FakeQuant, "head": InHalf})

    assert network.block.act.training
    assert network.block.act.observer.training
    assert not network.head.training


def test_hooks_of_a_wrapped_cell_go_on():
    network, called = Net(), []
    network.head.register_forward_hook(lambda cell, inputs, output: called.append(cell))
    replace_cells(network, {"head": InHalf})
    network(batch())

    assert called == [network.head.inner]


class Clashing(Same):
    """Calls a parameter of its own what a Dense calls one."""

    def __init__(self, inner):
        super().__init__(inner)
        self.weight = Parameter(Tensor([1.0]))


def fails(_cell):
    raise RuntimeError("no wrapper for this one")


@pytest.mark.parametrize(
    ("table", "error", "told"),
    [
        ({nn.ReLU: FakeQuant, "head": Clashing}, MemberNameError, r"'head\.weight'.*twice"),
        ({nn.Dense: LowRank, nn.ReLU: lambda cell: 5}, ArgumentTypeError, "a Cell, got int"),
        ({"block.fc": LowRank, "head": fails}, RuntimeError, "no wrapper"),
        ({"block.fx": LowRank}, ArgumentValueError, r"'block\.fc'.*got 'block\.fx'"),
        ({5: LowRank}, ArgumentTypeError, "types of cells, or names"),
        ({str: LowRank}, ArgumentTypeError, "types of cells, or names"),
        ({nn.Dense: None}, ArgumentTypeError, "a function for .*Dense.*got None"),
        (None, ArgumentTypeError, "a dict of functions, or one function, got None"),
    ],
)
def test_after_an_error_the_network_is_as_it_was(table, error, told):
    network = Net()
    before = state(network)

    with pytest.raises(error, match=told):
        replace_cells(network, table)
    assert state(network) == before
    assert type(network.block.fc) is nn.Dense


def test_only_cells_have_cells_to_replace():
    with pytest.raises(ArgumentTypeError, match="a Cell"):
        replace_cells([nn.Dense(2, 2)], {nn.Dense: InHalf})


def test_two_buffers_of_one_name_are_refused():
    class Counting(Same):
        def __init__(self, inner):
            super().__init__(inner)
            self.register_buffer("steps", Tensor([0]))

    counting = Counting(nn.Dense(3, 3))
    with pytest.raises(MemberNameError, match="steps"):
        replace_cells(counting, {Counting: Counting})


@pytest.mark.parametrize("second", [Seen, Seeing, Told])
def test_what_wraps_a_wrapped_cell_may_not_take_a_name_of_the_wrapper(second):
    network = replace_cells(Net(), {"block.act": lambda act: Told(FakeQuant(act))})
    before = state(network)

    with pytest.raises(MemberNameError, match=r"block\.act\.(seen|_extra_state).*twice"):
        replace_cells(network, {nn.ReLU: second})
    assert state(network) == before
    assert type(network.block.act.inner.handled) is nn.ReLU


def test_a_wrapped_cell_may_be_taken_away_and_named_anew():
    network = replace_cells(Net(), {"head": InHalf})
    network.head.inner = nn.Dense(3, 2)

    assert [name for name, _ in network.head.parameters_and_names()] == ["weight", "bias"]
    del network.head.inner
    network.head.inner = nn.Dense(3, 2)
    assert next(name for name, _ in network.head.parameters_and_names()) == "inner.weight"
