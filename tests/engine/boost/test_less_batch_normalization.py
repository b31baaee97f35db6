"""Networks without the normalisations that they can do without."""

from __future__ import annotations

import copy

import numpy as np
import pytest

import engine
from engine import Tensor, nn, ops
from engine.boost import LessBN
from engine.boost.less_batch_normalization import PassedOver
from engine.boost.normalised_head import NormalisedHead
from engine.errors import ArgumentTypeError
from tests.engine.boost.boosted_networks import Residual, ResidualNet, numbers


def images(rows=4, channels=1):
    draw = np.random.default_rng(0)
    return Tensor(draw.standard_normal((rows, channels, 6, 6)).astype(np.float32))


def left_out(network):
    return [name for name, cell in network.cells_and_names() if isinstance(cell, PassedOver)]


def after_a_call(network, x):
    LessBN(network)(x)
    return left_out(network)


def test_each_branch_keeps_its_last_norm():
    found = after_a_call(ResidualNet(blocks=2), images())

    assert found == [f"blocks.{k}.norms.{n}" for k in (0, 1) for n in (0, 1)]


@pytest.mark.parametrize(("convolutions", "count"), [(1, 0), (2, 1), (4, 3)])
def test_branch_of_any_length_keeps_one(convolutions, count):
    assert len(after_a_call(Residual(convolutions), images(channels=2))) == count


def test_norms_outside_of_blocks_stay():
    plain = nn.SequentialCell(nn.Conv2d(1, 2, 3), nn.BatchNorm2d(2), nn.ReLU(), nn.Conv2d(2, 2, 3))

    assert after_a_call(plain, images()) == []


class Shortcut(nn.Cell):
    """Two branches with norms, one of a single convolution."""

    def __init__(self, between=ops.relu, end=True):
        super().__init__()
        self.convs = nn.CellList([nn.Conv2d(2, 2, 3) for _ in range(3)])
        self.norms = nn.CellList([nn.BatchNorm2d(2) for _ in range(3)])
        self.between, self.end = between, end

    def construct(self, x):
        out = self.convs[1](self.between(self.norms[0](self.convs[0](x))))
        out = self.norms[1](out) if self.end else out
        return out + self.norms[2](self.convs[2](x))


def test_norm_of_a_projection_stays():
    assert after_a_call(Shortcut(), images(channels=2)) == ["norms.0"]


@pytest.mark.parametrize("between", [ops.sigmoid, lambda x: x + 1.0, ops.relu6])
def test_norm_stays_where_a_scale_does_not_pass(between):
    assert after_a_call(Shortcut(between), images(channels=2)) == []


@pytest.mark.parametrize("between", [nn.ReLU(), nn.LeakyReLU(), ops.relu, nn.PReLU()])
def test_norm_goes_where_a_scale_passes(between):
    assert after_a_call(Shortcut(between), images(channels=2)) == ["norms.0"]


def test_branch_without_a_norm_at_its_end_keeps_all():
    assert after_a_call(Shortcut(end=False), images(channels=2)) == []


class Tapped(Shortcut):
    """What the first norm gives is used twice."""

    def construct(self, x):
        inner = self.norms[0](self.convs[0](x))
        out = self.norms[1](self.convs[1](ops.relu(inner)))
        return (out + x) * ops.mean(inner)


def test_norm_that_others_read_stays():
    assert after_a_call(Tapped(), images(channels=2)) == []


class Twice(Shortcut):
    """One norm in two places."""

    def construct(self, x):
        for conv in (self.convs[0], self.convs[2]):
            x = self.norms[1](self.convs[1](ops.relu(self.norms[0](conv(x))))) + x
        return x


def test_norm_in_two_places_stays():
    assert after_a_call(Twice(), images(channels=2)) == []


def test_only_flagged_cells_are_changed():
    network = ResidualNet(blocks=2)
    network.blocks[1].set_boost("less_bn")

    assert after_a_call(network, images()) == ["blocks.1.norms.0", "blocks.1.norms.1"]


class Scaled(Residual):
    """Takes a number and nothing beside the images."""

    def construct(self, x, factor, mask=None):
        return super().construct(x) * factor


def test_inputs_that_are_no_tensors_pass():
    network = Scaled(convolutions=2)
    LessBN(network)(images(channels=2), 2.0, None)

    assert left_out(network) == ["norms.0"]


def test_network_without_tensors_as_inputs_keeps_all():
    class Own(nn.Cell):
        def __init__(self):
            super().__init__()
            self.block = Residual(convolutions=2)

        def construct(self):
            return self.block(x=images(channels=2))

    network = Own()
    LessBN(network)()

    assert left_out(network) == []


def test_names_of_a_checkpoint_stay():
    network = ResidualNet()
    names = list(network.parameters_dict())
    LessBN(network)(images())

    assert list(network.parameters_dict()) == names
    assert not network.blocks[0].norms[0].norm.gamma.requires_grad


def test_first_call_gives_what_later_ones_give():
    network = LessBN(ResidualNet()).set_train(False)
    first = network(images()).asnumpy()

    np.testing.assert_array_equal(first, network(images()).asnumpy())


def test_looking_changes_nothing_in_the_network():
    engine.set_seed(3)
    network = Residual(convolutions=1).set_train()  # nothing to leave out
    twin = copy.deepcopy(network)
    one, other = LessBN(network)(images(channels=2)), twin(images(channels=2))

    np.testing.assert_array_equal(one.asnumpy(), other.asnumpy())
    for name, value in numbers(twin).items():
        np.testing.assert_array_equal(value, numbers(network)[name])
    assert all(cell.training for _, cell in network.cells_and_names())


def test_convolution_goes_on_with_what_the_norm_would_have_got():
    network = Residual(convolutions=2).set_train(False)
    x = images(channels=2)
    out = LessBN(network)(x)
    first = network.convs[0](x)
    expected = network.norms[1](network.convs[1](ops.relu(first))) + x

    np.testing.assert_array_equal(out.asnumpy(), expected.asnumpy())


def test_outer_gradients_are_those_of_the_smaller_network():
    network = Residual(convolutions=2).set_train()
    less = LessBN(network)
    x = images(channels=2)
    weights = network.convs[0].trainable_params()
    first = ops.grad(lambda: less(x).sum(), None, weights)()
    second = ops.grad(lambda: less(x).sum(), None, weights)()

    np.testing.assert_array_equal(first[0].asnumpy(), second[0].asnumpy())


def test_head_by_angles_stands_in_place_of_the_last_dense_layer():
    network = nn.SequentialCell(nn.Dense(3, 4), nn.ReLU(), nn.Dense(4, 2))
    weight, x = network[2].weight, np.array([[1.0, -2.0, 0.5]], np.float32)
    before = numbers(network)
    out = LessBN(network, fn_flag=True)(Tensor(x)).asnumpy()
    inner = np.maximum(x @ before["0.weight"].T + before["0.bias"], 0)
    rows = before["2.weight"]
    expected = (inner / np.linalg.norm(inner)) @ (rows / np.linalg.norm(rows, axis=1)[:, None]).T

    np.testing.assert_allclose(out, expected, rtol=1e-5)
    assert network[2].weight is weight
    assert [one.name for one in network[2].get_parameters()] == ["2.weight", "2.multiplier"]


def test_activation_of_the_last_layer_is_kept():
    network = nn.SequentialCell(nn.Dense(3, 4, activation="sigmoid"))
    out = LessBN(network, fn_flag=True)(ops.ones((1, 3))).asnumpy()

    assert (out > 0).all()
    assert type(network[0]).__name__ == "NormalisedHead"


def test_network_that_was_flagged_keeps_its_head():
    network = nn.SequentialCell(nn.Dense(3, 4))
    network.set_boost("less_bn")
    LessBN(network, fn_flag=True)

    assert type(network[0]) is nn.Dense


@pytest.mark.parametrize("arguments", [(3,), (nn.Dense(2, 2), 1)])
def test_other_types_are_refused(arguments):
    with pytest.raises(ArgumentTypeError, match="LessBN"):
        LessBN(*arguments)


@pytest.mark.parametrize("scale", [1e-3, 1.0, 100.0])
def test_head_has_the_values_and_gradients_of_its_formula(scale):
    draw = np.random.default_rng(0)
    weight = draw.standard_normal((2, 4)).astype(np.float32)
    x = (scale * draw.standard_normal((3, 4))).astype(np.float32)
    head = NormalisedHead(4, 2, Tensor(weight), has_bias=False)
    out, gradient = ops.value_and_grad(head)(Tensor(x))

    def reference(x):
        lengths = np.maximum(np.linalg.norm(x, axis=1, keepdims=True), 0.01)
        return x / lengths @ (weight / np.linalg.norm(weight, axis=1, keepdims=True)).T

    x = x.astype(np.float64)
    shifts = 1e-6 * scale * np.eye(x.size).reshape(x.size, *x.shape)
    slopes = [(reference(x + s) - reference(x - s)).sum() / (2e-6 * scale) for s in shifts]
    np.testing.assert_allclose(out.asnumpy(), reference(x), rtol=1e-5, atol=1e-6)
    np.testing.assert_allclose(
        gradient.asnumpy().ravel() * scale, np.array(slopes) * scale, rtol=1e-3, atol=1e-5
    )


def test_head_of_halves_has_gradients_for_small_inputs():
    weight = Tensor(np.array([[1.0, 0.5], [0.25, 2.0]], np.float16))
    head = NormalisedHead(2, 2, weight)
    x = Tensor(np.full((1, 2), 0.015, np.float16))
    found = ops.grad(lambda x: head(x).sum())(x).asnumpy()

    assert np.isfinite(found).all()
