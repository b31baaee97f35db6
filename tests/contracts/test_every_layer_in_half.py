"""Every layer and loss in float16 and bfloat16: near float32, gradients of the right types."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import engine
from engine import Tensor, nn, ops
from engine.dtype import DType
from tests.contracts.test_every_layer import (
    EXAMPLES,
    LOSSES,
    WITH_INPUTS,
    example,
    loss_inputs,
    made_loss,
    output,
)
from tests.every_case import every
from tests.gradients import each

HALVES = [
    pytest.param(engine.bfloat16, id="bfloat16"),
    pytest.param(engine.float16, id="float16"),
]
STEP = {engine.bfloat16: 2.0**-7, engine.float16: 2.0**-10}  # from 1 to the next number
STEPS = 8  # by how many of those a result may differ, of the largest number

# Their examples have no floating inputs of free shape; what they are called with here.
SPECIAL: dict[str, Callable[[np.random.Generator], tuple[Any, ...]]] = {
    "Embedding": lambda rng: (np.array([[0, 2], [1, 1]], np.int32),),
    "EmbeddingLookup": lambda rng: (np.array([0, 2, 1], np.int32),),
    "EmbeddingThor": lambda rng: (np.array([[0, 2], [1, 1]], np.int32),),
    "IGamma": lambda rng: (rng.random((2, 3)) + 1.0, rng.random((2, 3)) + 0.5),
    "MatDet": lambda rng: (np.eye(3) * 2 + rng.random((3, 3)),),
    "MatInverse": lambda rng: (np.eye(3) * 2 + rng.random((3, 3)),),
}
WITHOUT = {
    "CellDict": "computes nothing: holds cells",
    "CellList": "computes nothing: holds cells",
    "EmbeddingLookupThor": "looks rows up as EmbeddingLookup does, in a table of halves",
    "MaxUnpool1d": "moves numbers, to where its second input says",
    "MaxUnpool2d": "moves numbers, to where its second input says",
    "MaxUnpool3d": "moves numbers, to where its second input says",
    "MultiFieldEmbeddingLookup": "looks rows up as EmbeddingLookup does, which is here",
    "OneHot": "makes its numbers of whole ones",
    "Range": "makes its numbers of whole ones",
    "ResizeBilinear": "resizes by the operator that Upsample is made of",
}


def floats(inputs: tuple[Any, ...]) -> tuple[int, ...]:
    return tuple(k for k, x in enumerate(inputs) if x.dtype == engine.float32)


def as_tensors(arrays: Any) -> tuple[Tensor, ...]:
    return tuple(Tensor(x.astype(np.float32) if x.dtype == np.float64 else x) for x in arrays)


def inputs_of(name: str) -> tuple[Tensor, ...]:
    rng = np.random.default_rng(5)
    if name in SPECIAL:
        return as_tensors(SPECIAL[name](rng))
    return as_tensors([rng.standard_normal(shape) for shape in EXAMPLES[name].inputs])


def total(cell: nn.Cell) -> Callable[..., Any]:
    def function(*inputs: Any) -> Any:
        out = output(cell, *inputs)
        weights = np.random.default_rng(6).standard_normal(out.shape).astype(np.float32)
        return ops.sum(out * Tensor(weights))

    return function


def gradients(cell: nn.Cell, inputs: tuple[Tensor, ...]) -> list[tuple[Any, Tensor]]:
    """What has a gradient, with it: the inputs of float32, and the parameters."""
    at, weights = floats(inputs), cell.trainable_params()
    if at and weights:
        by_input, by_weight = ops.grad(total(cell), at, weights)(*inputs)
        found = [*each(by_input), *by_weight]
    elif weights:
        found = list(ops.grad(total(cell), None, weights)(*inputs))
    else:
        found = list(each(ops.grad(total(cell), at)(*inputs)))
    return list(zip([*(inputs[k] for k in at), *weights], found, strict=True))


def check_near(found: Tensor, expected: Tensor, half: DType, steps: float = STEPS) -> None:
    wide = expected.asnumpy()
    unit = STEP[half] * max(1.0, float(np.abs(wide).max(initial=0)))

    assert float(np.abs(found.asnumpy().astype(np.float32) - wide).max(initial=0)) <= steps * unit


def twins(name: str, half: DType, training: bool) -> tuple[nn.Cell, nn.Cell]:
    """The layer in half, and one with the same numbers in float32."""
    narrow, wide = example(name).layer, example(name).layer
    for one, other in zip(wide.get_parameters(), narrow.get_parameters(), strict=True):
        one.set_data(Tensor(other.asnumpy().copy()))
    return narrow.set_train(training).to_float(half), wide.set_train(training)


def test_layers_are_all_looked_at() -> None:
    assert set(WITH_INPUTS) | set(SPECIAL) | set(WITHOUT) == set(EXAMPLES)


@every("name", [*WITH_INPUTS, *SPECIAL])
@every("training", [True, False])
@every("half", HALVES)
def test_layer_gives_nearly_what_it_gives_in_float32(
    name: str, training: bool, half: DType
) -> None:
    inputs = inputs_of(name)
    narrow, wide = twins(name, half, training)
    found = output(narrow, *inputs)

    assert np.isfinite(found.asnumpy().astype(np.float32)).all()
    if not (training and EXAMPLES[name].draws):
        check_near(found, output(wide, *inputs), half)


@every("name", [*WITH_INPUTS, *SPECIAL])
@every("half", HALVES)
def test_gradients_are_finite_and_of_the_type_that_they_belong_to(name: str, half: DType) -> None:
    narrow, _ = twins(name, half, training=True)
    for owner, gradient in gradients(narrow, inputs_of(name)):
        assert gradient.dtype == owner.dtype == engine.float32
        assert np.isfinite(gradient.asnumpy()).all()


@pytest.mark.parametrize("name", LOSSES)
@pytest.mark.parametrize("half", HALVES)
def test_loss_and_its_gradient_are_near_those_in_float32(name: str, half: DType) -> None:
    inputs = as_tensors(loss_inputs(name))
    narrow, wide = made_loss(name).to_float(half), made_loss(name)
    found = gradients(narrow, inputs)[0][1]

    assert found.dtype == engine.float32
    check_near(output(narrow, *inputs), output(wide, *inputs), half)
    check_near(found, gradients(wide, inputs)[0][1], half)


@pytest.mark.parametrize("name", LOSSES)
@pytest.mark.parametrize("half", HALVES)
def test_loss_of_halves_is_near_that_of_float32(name: str, half: DType) -> None:
    inputs = as_tensors(loss_inputs(name))
    halves = tuple(x.astype(half) if x.dtype == engine.float32 else x for x in inputs)
    widened = tuple(x.astype(engine.float32) if x.dtype == half else x for x in halves)
    found = output(made_loss(name), *halves)

    assert np.isfinite(found.asnumpy().astype(np.float32)).all()
    check_near(found, output(made_loss(name), *widened), half)
