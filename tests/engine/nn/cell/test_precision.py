"""Cells that compute in another floating type; types beside those that MindSpore 2.10 gives."""

from __future__ import annotations

import numpy as np
import pytest

import engine
import tests.whole_engine  # noqa: F401 - all that registers itself
from engine import Parameter, Tensor, bfloat16, float16, float32, nn, ops
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.nn.cell._precision import MixedPrecisionType

HALVES = pytest.mark.parametrize("dtype", [float16, bfloat16], ids=str)


class Inner(nn.Cell):
    def __init__(self, met):
        super().__init__()
        self.met = met
        self.scale = Parameter(Tensor([1.0, 2.0, 3.0]))
        self.dense = nn.Dense(3, 3)

    def construct(self, x):
        self.met.append(x.dtype)
        y = x * self.scale
        self.met.append(y.dtype)
        z = self.dense(y)
        self.met.append(z.dtype)
        return z


class Outer(nn.Cell):
    def __init__(self):
        super().__init__()
        self.met = []
        self.inner = Inner(self.met)
        self.relu = nn.ReLU()

    def construct(self, x):
        y = self.relu(self.inner(x))
        self.met.append(y.dtype)
        return y


def met_types(network):
    network(ops.ones((2, 3)))
    return network.met


class Running(nn.Cell):
    """Runs a function."""

    def __init__(self, function):
        super().__init__()
        self.function = function

    def construct(self, *args):
        return self.function(*args)


@HALVES
def test_operators_of_the_cell_and_of_all_inside_compute_in_its_type(dtype):
    # The first input is as it was given: operators cast it, not the cell.
    assert met_types(Outer().to_float(dtype)) == [float32, dtype, dtype, dtype]


def test_cell_without_a_type_computes_as_it_is_given():
    assert met_types(Outer()) == [float32] * 4


def test_type_set_later_on_an_inner_cell_holds_while_it_runs():
    network = Outer().to_float(float16)
    network.inner.to_float(float32)

    assert met_types(network) == [float32, float32, float32, float16]


def test_type_set_later_on_the_outer_cell_holds_for_all():
    network = Outer()
    network.inner.to_float(float32)
    network.to_float(float16)

    assert met_types(network) == [float32, float16, float16, float16]


def test_last_of_several_calls_counts():
    network = Outer().to_float(float16).to_float(float32)

    assert met_types(network) == [float32] * 4


def test_type_of_an_inner_cell_ends_with_it():
    network = Outer()
    network.inner.dense.to_float(float16)
    types = met_types(network)

    assert types[:3] == [float32, float32, float16]


def test_cell_that_is_added_later_computes_in_the_type_around_it():
    network = nn.SequentialCell(nn.ReLU()).to_float(float16)
    network.append(nn.Dense(3, 3))

    assert network(ops.ones((2, 3))).dtype == float16
    assert network[1].get_mixed_precision_type() is MixedPrecisionType.NOTSET


@HALVES
def test_every_way_to_read_a_number_is_cast(dtype):
    class Ways(nn.Cell):
        def __init__(self):
            super().__init__()
            self.weight = Parameter(Tensor([1.0, 2.0]))
            self.fixed = Parameter(Tensor([1.0, 2.0]), requires_grad=False)
            self.register_buffer("buffer", Tensor([1.0, 2.0]))
            self.plain = Tensor([1.0, 2.0])

        def construct(self, x):
            members = (self.weight, self.fixed, self.buffer, self.plain)
            return [(one * other).dtype for one in members for other in (x, 1.5, one)]

    assert set(Ways().to_float(dtype)(Tensor([1.0, 2.0]))) == {dtype}


@pytest.mark.parametrize(
    ("function", "expected"),
    [
        (lambda x: x, float32),
        (lambda x: ops.reshape(x, (3, 2)), float32),
        (lambda x: x.T, float32),
        (lambda x: x.flatten(), float32),
        (ops.flatten, float16),
        (ops.Flatten(), float16),
        (ops.zeros_like, float32),
        (lambda x: x.astype(float32), float32),
        (lambda x: x[0], float32),
        (lambda x: ops.sum(x, dtype=float32), float32),
        (lambda x: ops.gather(x, Tensor([0]), 0), float16),
        (lambda x: ops.concat((x, x)), float16),
        (lambda x: ops.where(x > 0, x, x), float16),
        (lambda x: x.sum(), float16),
        (ops.stop_gradient, float16),
        (lambda x: ops.topk(x, 1)[0], float16),
        (lambda x: x > 0, engine.bool_),
        (lambda x: ops.argmax(x, 0), engine.int64),
        (lambda x: x.astype(engine.float64) + 1, float16),
        (lambda x: x.astype(engine.int32) * x, float16),
        (lambda x: x.astype(engine.int32) + 1, engine.int32),
        (lambda x: x.astype(engine.complex64) * 2, engine.complex64),
        (lambda x: Tensor([1.0]), float32),
        (lambda x: ops.one_hot(Tensor([1]), 2, Tensor(1.0), Tensor(0.0)), float16),
        (lambda x: ops.one_hot(Tensor([1]), 2), engine.int64),
        (lambda x: ops.uniform((2,), Tensor(0.0), Tensor(1.0)), float16),
        (lambda x: ops.rand(2), float32),
    ],
)
def test_what_computes_casts_and_what_only_moves_numbers_does_not(function, expected):
    assert Running(function).to_float(float16)(ops.ones((2, 3))).dtype == expected


@HALVES
def test_gradients_have_the_types_of_what_they_belong_to(dtype):
    network = Outer().to_float(dtype)
    grad = ops.GradOperation(get_all=True, get_by_list=True)
    (by_input,), by_weight = grad(network, network.trainable_params())(ops.ones((2, 3)))

    assert by_input.dtype == float32
    assert {gradient.dtype for gradient in by_weight} == {float32}
    assert {parameter.dtype for parameter in network.get_parameters()} == {float32}


def test_value_and_gradients_are_those_of_inputs_rounded_by_hand():
    rng = np.random.default_rng(0)
    x, w = (rng.standard_normal((4, 4)).astype(np.float32) for _ in "xw")
    cell = Running(ops.matmul).to_float(float16)
    out, (dx, _) = ops.value_and_grad(cell, (0, 1))(Tensor(x), Tensor(w))
    half = w.astype(np.float16).astype(np.float32)

    exact = x.astype(np.float16).astype(np.float32) @ half
    assert np.allclose(out.asnumpy(), exact, rtol=2e-3, atol=2e-3)
    assert np.allclose(dx.asnumpy(), np.ones((4, 4), np.float32) @ half.T, rtol=2e-3, atol=2e-3)


@HALVES
def test_convolution_norms_and_embedding_compute_in_the_type(dtype):
    class Network(nn.Cell):
        def __init__(self):
            super().__init__()
            self.conv, self.batch = nn.Conv2d(3, 4, 3, has_bias=True), nn.BatchNorm2d(4)
            self.layer, self.rows = nn.LayerNorm((5,)), nn.Embedding(6, 5)

        def construct(self, x, numbers):
            image = self.layer(self.batch(self.conv(x)))
            rows = ops.softmax(self.rows(numbers))
            return image.sum() + rows.sum(), image.dtype, rows.dtype

    network = Network().to_float(dtype).set_train()
    found = ops.value_and_grad(lambda x, n: network(x, n)[0], None, network.trainable_params())(
        ops.ones((2, 3, 4, 5)), Tensor([1, 2])
    )
    _, *types = network(ops.ones((2, 3, 4, 5)), Tensor([1, 2]))

    assert types == [dtype, dtype]
    assert {gradient.dtype for gradient in found[1]} == {float32}
    assert network.batch.moving_mean.dtype == float32


def test_hooks_see_inputs_as_given_and_outputs_as_computed():
    met = []
    cell = nn.Dense(3, 3).to_float(float16)
    cell.register_forward_hook(lambda c, inputs, out: met.append((inputs[0].dtype, out.dtype)))
    cell.register_backward_hook(lambda c, g_in, g_out: met.append((g_in[0].dtype, g_out[0].dtype)))
    found = ops.grad(cell)(ops.ones((2, 3)))

    assert met == [(float32, float16), (float32, float16)]
    assert found.dtype == float32


def test_gradient_taken_inside_the_cell_has_the_parameters_type():
    class Around(nn.Cell):
        def __init__(self):
            super().__init__()
            self.dense = nn.Dense(3, 3)

        def construct(self, x):
            return ops.grad(self.twice, None, [self.dense.weight])(x)[0]

        def twice(self, x):
            # The weight is met twice, so two gradients are added on the way back.
            return self.dense(self.dense(x))

    assert Around().to_float(float16)(ops.ones((2, 3))).dtype == float32


def test_second_derivative_passes_the_casts():
    cell = Running(lambda x: x * x * x).to_float(float16)
    second = ops.grad(ops.grad(cell))(Tensor([2.0]))

    assert (float(second), second.dtype) == (12.0, float32)


def test_bprop_of_a_cell_in_another_type_gives_gradients_of_the_inputs_type():
    class ByHand(nn.Cell):
        def construct(self, x):
            return x * 2.0

        def bprop(self, x, out, dout):
            return dout * 100.0

    found = ops.grad(ByHand().to_float(float16))(Tensor([1.0]))

    assert (float(found), found.dtype) == (100.0, float32)


def test_type_ends_when_the_cell_raises():
    def fail(x):
        raise RuntimeError("on purpose")

    with pytest.raises(RuntimeError, match="on purpose"):
        Running(fail).to_float(float16)(Tensor([1.0]))

    assert (Tensor([1.0]) + 1.0).dtype == float32


@pytest.mark.parametrize(
    "bad", [engine.int32, engine.float64, "float16", np.float16, None, 3], ids=str
)
def test_other_types_are_refused(bad):
    with pytest.raises(
        ArgumentValueError, match=r"engine\.float16, engine\.float32 or engine\.bfl"
    ):
        nn.Dense(2, 2).to_float(bad)


def test_flags_say_the_type_and_set_it():
    cell = Outer().to_float(float16)
    flags = {"fp16": True, "fp32": False, "bf16": False}

    assert cell.get_flags() == cell.inner.dense.get_flags() == flags
    assert cell.inner.fp16 is True
    assert met_types(Outer().add_flags_recursive(bf16=True))[-1] == bfloat16


def test_mixed_precision_type_is_told_and_set():
    cell = Outer()
    kinds = [cell.get_mixed_precision_type()]
    kinds += [
        cell.to_float(dtype).inner.get_mixed_precision_type()
        for dtype in (float16, float32, bfloat16)
    ]
    cell.set_mixed_precision_type(MixedPrecisionType.NOTSET, recursive=False)

    assert kinds == [MixedPrecisionType(number) for number in range(4)]
    assert cell.get_mixed_precision_type() is MixedPrecisionType.NOTSET
    assert cell.inner.get_mixed_precision_type() is MixedPrecisionType.BF16
    with pytest.raises(ArgumentTypeError, match="expected a MixedPrecisionType, got str"):
        cell.set_mixed_precision_type("fp16")


def test_cast_inputs_casts_every_tensor():
    x, whole = Tensor([1.0]), Tensor([2])
    found = nn.ReLU().cast_inputs((x, whole, (x, [x]), 3), float16)

    assert [found[0].dtype, found[1].dtype, found[2][0].dtype, found[2][1][0].dtype] == [
        float16
    ] * 4
    assert found[3] == 3
    with pytest.raises(ArgumentTypeError, match="expected a tuple of inputs, got Tensor"):
        nn.ReLU().cast_inputs(x, float16)


def test_auto_cast_inputs_casts_floats_to_the_type_of_the_cell_or_of_that_around_it():
    x, whole = Tensor([1.0]), Tensor([2])
    inner = nn.ReLU()
    around = Running(lambda: inner.auto_cast_inputs((x, whole)))

    assert [one.dtype for one in inner.auto_cast_inputs((x, whole))] == [float32, engine.int64]
    assert [one.dtype for one in around.to_float(bfloat16)()] == [bfloat16, engine.int64]
    assert inner.to_float(float16).auto_cast_inputs((x,))[0].dtype == float16
    with pytest.raises(ArgumentTypeError, match="expected a tuple of inputs, got Tensor"):
        inner.auto_cast_inputs(x)


def test_cast_param_gives_the_parameter_in_the_cells_type_with_a_way_back():
    cell = nn.Dense(2, 2)

    def total(x):
        return cell.cast_param(cell.weight).sum()

    assert cell.cast_param(cell.weight) is cell.weight
    cell.to_float(float16)
    assert cell.cast_param(cell.weight).dtype == float16
    assert ops.grad(total, None, [cell.weight])(Tensor([1.0]))[0].dtype == float32
    with pytest.raises(ArgumentTypeError, match="expected a Parameter, got int"):
        cell.cast_param(1)


def test_training_in_half_precision_changes_float32_parameters():
    engine.set_seed(3)
    network = nn.SequentialCell(nn.Dense(3, 4, activation="tanh"), nn.Dense(4, 1))
    network.to_float(float16)
    with_loss = nn.WithLossCell(network, nn.MSELoss())
    step = nn.TrainOneStepCell(with_loss, nn.SGD(network.trainable_params(), 0.1))
    x = Tensor(np.random.default_rng(0).standard_normal((8, 3)).astype(np.float32))
    losses = [float(step(x, x.sum(1, keepdims=True) * 0.3)) for _ in range(40)]

    assert losses[-1] < losses[0] / 4
    assert {parameter.dtype for parameter in network.get_parameters()} == {float32}
