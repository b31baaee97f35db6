"""auto_mixed_precision and custom_mixed_precision convert what they say, and nothing else."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import engine
from engine import Tensor, amp, nn, ops

X = np.float32([[1.0003, -2.0007, 0.33333]])
W = np.float32([[0.1, 0.2], [0.3, 0.7], [0.9, -0.11]])


def halved(array: np.ndarray) -> np.ndarray:
    return array.astype(np.float16).astype(np.float32)


class Running(nn.Cell):
    """A network of which each call is a function of a user's."""

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__()
        self.function = function
        self.weight = engine.Parameter(Tensor(W), name="weight")

    def construct(self, x: Any) -> Any:
        return self.function(x, self.weight)


class Block(nn.Cell):
    def __init__(self) -> None:
        super().__init__()
        self.fc = nn.Dense(3, 3)
        self.norm = nn.BatchNorm1d(3)
        self.act = nn.Sigmoid()

    def construct(self, x: Any) -> Any:
        return self.act(self.norm(self.fc(x)))


class Network(nn.Cell):
    def __init__(self) -> None:
        super().__init__()
        self.block = Block()
        self.last = nn.Dense(3, 2)

    def construct(self, x: Any) -> Any:
        return self.last(self.block(x))


@pytest.mark.parametrize("dtype", [engine.float16, engine.bfloat16])
@pytest.mark.parametrize("level", ["O0", "O1", "O2", "O3", "auto"])
def test_parameters_and_gradients_stay_float32_under_their_names(level: str, dtype: Any) -> None:
    net = Network()
    before = {parameter.name: parameter for parameter in net.get_parameters()}
    network = amp.auto_mixed_precision(net, level, dtype)
    weights = net.trainable_params()
    gradients = engine.grad(lambda x: network(x).sum(), None, engine.ParameterTuple(weights))(
        Tensor(X)
    )

    assert {parameter.name: parameter for parameter in network.get_parameters()} == before
    assert {parameter.dtype for parameter in before.values()} == {engine.float32}
    assert {gradient.dtype for gradient in gradients} == {engine.float32}


@pytest.mark.parametrize("level", ["O0", "O1", "auto"])
def test_network_itself_comes_back_where_nothing_is_around_it(level: str) -> None:
    net = Network()

    assert amp.auto_mixed_precision(net, level) is net


WHITE: dict[str, Callable[..., Any]] = {
    "operator": lambda x, w: x @ w,
    "function": ops.matmul,
    "class": ops.MatMul(),
    "vector": lambda x, w: ops.ger(x[0], w[0]),
    "batches": lambda x, w: ops.bmm(x[None], w[None]),
}


@pytest.mark.parametrize("form", WHITE)
def test_white_operator_computes_in_halves_in_whatever_way_it_is_called(form: str) -> None:
    found = amp.auto_mixed_precision(Running(WHITE[form]), "O1")(Tensor(X))
    expected = WHITE[form](Tensor(halved(X)), Tensor(halved(W)))

    assert found.dtype == engine.float32
    np.testing.assert_array_equal(found.asnumpy(), halved(expected.asnumpy()))


@pytest.mark.parametrize(
    "function",
    [lambda x, w: ops.relu(x), lambda x, w: ops.ReLU()(x), lambda x, w: nn.ReLU()(x)],
)
def test_white_activation_rounds_its_input(function: Any) -> None:
    found = amp.auto_mixed_precision(Running(function), "O1")(Tensor(X))

    np.testing.assert_array_equal(found.asnumpy(), np.maximum(halved(X), 0))


@pytest.mark.parametrize(
    "function",
    [
        lambda x, w: x * 3,
        lambda x, w: ops.softmax(x),
        lambda x, w: ops.Softmax()(x),
        lambda x, w: ops.exp(x),
        lambda x, w: x.sum(),
        lambda x, w: ops.elu(x),
    ],
)
def test_other_operators_compute_as_without_a_level(function: Any) -> None:
    found = amp.auto_mixed_precision(Running(function), "O1")(Tensor(X))

    np.testing.assert_array_equal(found.asnumpy(), Running(function)(Tensor(X)).asnumpy())


def test_type_that_a_cell_was_given_before_is_kept() -> None:
    net = Network()
    net.block.to_float(engine.float32)
    plain = copy.deepcopy(net)
    amp.auto_mixed_precision(net, "O1")

    np.testing.assert_array_equal(net.block(Tensor(X)).asnumpy(), plain.block(Tensor(X)).asnumpy())
    assert not np.array_equal(net.last(Tensor(X)).asnumpy(), plain.last(Tensor(X)).asnumpy())


def test_subclass_of_a_white_cell_is_another_cell() -> None:
    class Own(nn.Dense):
        def construct(self, x: Any) -> Any:
            return x * self.weight[0]

    net = nn.SequentialCell(Own(3, 1, has_bias=False))
    expected = net(Tensor(X)).asnumpy()
    network = amp.custom_mixed_precision(net, white_list=[nn.Dense])

    np.testing.assert_array_equal(network(Tensor(X)).asnumpy(), expected)


def test_white_list_takes_operator_classes_of_all_kinds() -> None:
    def both(x: Any, _weight: Any) -> Any:
        return ops.Exp()(x), ops.exp(x), ops.GeLU()(x), ops.tanh(x)

    network = amp.custom_mixed_precision(Running(both), white_list=[ops.Exp, ops.GeLU])
    as_class, as_function, gelu, other = network(Tensor(X))

    expected = halved(np.exp(halved(X)))
    np.testing.assert_array_equal(as_class.asnumpy(), expected)
    np.testing.assert_array_equal(as_function.asnumpy(), expected)
    np.testing.assert_array_equal(gelu.asnumpy(), halved(ops.GeLU()(Tensor(halved(X))).asnumpy()))
    np.testing.assert_array_equal(other.asnumpy(), ops.tanh(Tensor(X)).asnumpy())


def test_black_list_keeps_whole_blocks_in_float32() -> None:
    net = Network()
    network = amp.custom_mixed_precision(net, black_list=[Block])

    assert net.block._backbone(Tensor(X)).dtype == engine.float32
    assert net.block(Tensor(X)).dtype == net(Tensor(X)).dtype == engine.float16
    assert network(Tensor(X)).dtype == engine.float32
    assert "(norm): BatchNorm1d" in str(net.block)  # inside, nothing is wrapped


def test_lists_are_copies() -> None:
    amp.get_white_list().append(nn.Softmax)
    amp.get_black_list().clear()

    white = [kind.__name__ for kind in amp.get_white_list()]
    assert white[:4] == ["Conv1d", "Conv2d", "Conv3d", "Conv1dTranspose"]
    assert white[-3:] == ["PReLU", "ReLU", "Ger"]
    assert len(white) == 20
    assert len(amp.get_black_list()) == 4


def test_function_computes_by_operators() -> None:
    def function(x: Any, w: Any) -> Any:
        """Words."""
        return x @ w, ops.softmax(x @ w)

    product, shares = amp.auto_mixed_precision(function, "auto")(Tensor(X), Tensor(W))

    assert (product.dtype, shares.dtype) == (engine.float16, engine.float32)
    assert function(Tensor(X), Tensor(W))[0].dtype == engine.float32


def test_operator_of_mixed_types_takes_the_wider_one_where_it_is_listed_so() -> None:
    def joined(x: Any, w: Any) -> Any:
        return ops.Concat()((x @ w, x[:, :2])), ops.Concat()((x @ w, x @ w))

    mixed, alike = amp.auto_mixed_precision(Running(joined), "auto")(Tensor(X))

    assert (mixed.dtype, alike.dtype) == (engine.float32, engine.float16)


def test_cell_with_a_type_of_its_own_computes_in_it_at_auto() -> None:
    net = Network()
    net.last.to_float(engine.float32)

    assert amp.auto_mixed_precision(net, "auto")(Tensor(X)).dtype == engine.float32


def test_converting_twice_wraps_twice_and_changes_no_number() -> None:
    net = Network()
    once = amp.auto_mixed_precision(net, "O2")(Tensor(X)).asnumpy()
    twice = amp.auto_mixed_precision(amp.auto_mixed_precision(net, "O2"), "O2")

    np.testing.assert_array_equal(twice(Tensor(X)).asnumpy(), once)
    assert str(twice).count("_OutputTo32") == 2


def test_recomputed_cells_compute_their_gradients_at_the_level() -> None:
    def gradient(recomputed: bool) -> np.ndarray:
        engine.set_seed(3)
        net = Network()
        if recomputed:
            net.block.recompute()
        network = amp.auto_mixed_precision(net, "O1")
        return engine.grad(lambda x: network(x).sum())(Tensor(X)).asnumpy()

    np.testing.assert_array_equal(gradient(recomputed=True), gradient(recomputed=False))


def test_level_is_left_with_the_network_even_after_an_error() -> None:
    def fail(_x: Any, _weight: Any) -> Any:
        raise ValueError("of the user")

    with pytest.raises(ValueError, match="of the user"):
        amp.auto_mixed_precision(Running(fail), "auto")(Tensor(X))
    assert (Tensor(X) @ Tensor(W)).dtype == engine.float32


DENSE = nn.Dense(3, 2)


@pytest.mark.parametrize(
    ("call", "error"),
    [
        (lambda: amp.auto_mixed_precision(DENSE, "O9"), ValueError),
        (lambda: amp.auto_mixed_precision(DENSE, 1), ValueError),
        (lambda: amp.auto_mixed_precision("a", "O2"), TypeError),
        (lambda: amp.auto_mixed_precision("a", "auto"), TypeError),
        (lambda: amp.auto_mixed_precision(print, "O2"), TypeError),
        (lambda: amp.auto_mixed_precision(lambda x: x, "O2"), TypeError),
        (lambda: amp.auto_mixed_precision(DENSE, "O2", engine.float32), ValueError),
        (lambda: amp.auto_mixed_precision(DENSE, "O0", engine.float64), ValueError),
        (lambda: amp.custom_mixed_precision(DENSE), ValueError),
        (lambda: amp.custom_mixed_precision(DENSE, white_list=[], black_list=[]), ValueError),
        (lambda: amp.custom_mixed_precision(DENSE, white_list=(nn.Dense,)), TypeError),
        (lambda: amp.custom_mixed_precision(DENSE, white_list=[nn.ReLU()]), TypeError),
        (lambda: amp.custom_mixed_precision(DENSE, white_list=[int]), TypeError),
        (lambda: amp.custom_mixed_precision(DENSE, black_list=[ops.ReLU]), TypeError),
        (lambda: amp.custom_mixed_precision(DENSE, black_list=[], dtype=engine.int8), ValueError),
        (lambda: amp.custom_mixed_precision(lambda x: x, black_list=[]), TypeError),
    ],
)
def test_wrong_argument_is_refused_as_by_mindspore(call: Any, error: Any) -> None:
    with pytest.raises(error, match="mixed_precision"):
        call()
