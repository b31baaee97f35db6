"""Every layer in half precision, recomputed and offloaded: the same layer, run in another way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

import engine
from engine import Tensor, bfloat16, float16, float32, nn, ops
from engine.autodiff.structure import values_in
from tests.every_case import every
from tests.gradients import each

from .test_every_layer import LOSSES, WITH_INPUTS, example, loss_inputs, made_loss

every_layer = every("name", WITH_INPUTS)

# Their outputs are what they are given, in parts or in another order, or in its type.
MOVING = {
    "MatrixDiagPart",
    "Moments",
    "Flatten",
    "Identity",
    "PixelShuffle",
    "PixelUnshuffle",
    "Unflatten",
    "ChannelShuffle",
    "CentralCrop",
}


def made(name: str) -> tuple[nn.Cell, list[Tensor]]:
    """A layer that trains, and float32 inputs; the same ones each time."""
    engine.set_seed(11)
    layer, shapes, _ = example(name)
    rng = np.random.default_rng(5)
    inputs = [Tensor(rng.standard_normal(shape).astype(np.float32)) for shape in shapes]
    return layer.set_train(), inputs


def floats_in(outputs: Any) -> list[Any]:
    """The floating tensors in what a cell gives."""
    every: list[Any] = list(values_in(outputs))
    return [one for one in every if one.array.dtype.kind in "fV"]


def found(name: str, way: Callable[[nn.Cell], Any] = lambda cell: None) -> list[Any]:
    """Outputs, gradients of inputs and parameters, and what training moved, run in some way."""
    cell, inputs = made(name)
    way(cell)
    outputs: list[Any] = []

    def total(*given: Any) -> Any:
        outputs[:] = floats_in(cell(*given))
        rng = np.random.default_rng(6)
        weighed = (
            out * Tensor(rng.standard_normal(out.shape).astype(np.float32)) for out in outputs
        )
        return sum((ops.sum(one) for one in weighed), Tensor(0.0))

    weights = cell.trainable_params()
    positions = tuple(range(len(inputs)))
    by_input, by_weight = ops.grad(total, positions, weights)(*inputs)
    return [*outputs, *each(by_input), *by_weight, *cell.untrainable_params()]


@every_layer
@every("dtype", [float16, bfloat16])
def test_half_precision_gives_halves_and_gradients_of_the_parameters_type(
    name: str, dtype: Any
) -> None:
    cell, inputs = made(name)
    cell.to_float(dtype)
    outputs = floats_in(cell(*inputs))
    if name not in MOVING:
        assert {out.dtype for out in outputs} == {dtype}

    exact, rough = found(name), found(name, lambda cell: cell.to_float(dtype))
    gradients = rough[len(outputs) :]
    assert {gradient.dtype for gradient in gradients} <= {float32}
    largest = max(abs(one.asnumpy()).max(initial=0.0) for one in exact)
    for one, other in zip(exact, rough, strict=True):
        numbers = other.astype(float32).asnumpy()
        np.testing.assert_allclose(numbers, one.asnumpy(), rtol=0.1, atol=0.05 * largest)


@every_layer
@every("way", [nn.Cell.recompute, lambda cell: cell.offload()])
def test_other_ways_to_keep_activations_change_no_bit(name: str, way: Any) -> None:
    for one, other in zip(found(name), found(name, way), strict=True):
        assert np.array_equal(one.asnumpy(), other.asnumpy(), equal_nan=True)


@every("name", LOSSES)
@every("dtype", [float16, bfloat16])
def test_loss_in_half_precision_is_near_and_recomputed_it_is_the_same(
    name: str, dtype: Any
) -> None:
    given = [Tensor(array) for array in loss_inputs(name)]
    given = [one.astype(float32) if one.dtype == engine.float64 else one for one in given]
    plain, half, again = (made_loss(name) for _ in range(3))
    half.to_float(dtype)
    again.recompute()
    exact, rough, same = (ops.value_and_grad(loss)(*given) for loss in (plain, half, again))

    assert rough[0].dtype == dtype
    assert rough[1].dtype == float32
    for one, other, third in zip(exact, rough, same, strict=True):
        numbers = one.asnumpy()
        scale = abs(numbers).max()
        near = other.astype(float32).asnumpy()
        np.testing.assert_allclose(near, numbers, rtol=0.1, atol=0.1 * scale)
        assert np.array_equal(third.asnumpy(), numbers)
