"""Layers whose subclasses compute by themselves, with the operators that the layer has."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
import pytest

import engine
from engine import Tensor, nn, ops

CASES: dict[str, tuple[Any, tuple[int, ...]]] = {
    "conv2d": (lambda kind: kind(3, 4, 3, 2, "pad", 1, 1, 1, has_bias=True), (2, 3, 6, 5)),
    "conv3d": (lambda kind: kind(2, 4, 2, 1, "same", has_bias=True), (1, 2, 3, 4, 3)),
    "matmul": (lambda kind: kind(4, 3), (2, 4)),
}
KINDS = {"conv2d": nn.Conv2d, "conv3d": nn.Conv3d, "matmul": nn.Dense}


def by_its_operators(name: str) -> Any:
    """A subclass of a layer as real scripts write them: weights changed, then the operators."""

    class Doubled(KINDS[name]):  # type: ignore[misc]
        def construct(self, x: Any) -> Any:
            out = getattr(self, name)(x, self.weight * 2)
            return self.bias_add(out, self.bias)

    return Doubled


@pytest.mark.parametrize("name", CASES)
def test_operators_of_a_layer_compute_what_it_does(name: str, rng: np.random.Generator) -> None:
    make, shape = CASES[name]
    layer, x = make(by_its_operators(name)), Tensor(rng.normal(size=shape).astype(np.float32))
    plain = make(KINDS[name])
    plain.weight.set_data(layer.weight * 2)
    plain.bias.set_data(layer.bias)

    np.testing.assert_allclose(layer(x).asnumpy(), plain(x).asnumpy(), rtol=1e-5, atol=1e-6)
    np.testing.assert_allclose(copy.deepcopy(layer)(x).asnumpy(), layer(x).asnumpy())


def test_operator_of_a_row_takes_an_image_of_height_one(rng: np.random.Generator) -> None:
    layer = nn.Conv1d(2, 3, 3, has_bias=True)
    x = Tensor(rng.normal(size=(2, 2, 6)).astype(np.float32))
    out = layer.bias_add(layer.conv2d(ops.expand_dims(x, 2), layer.weight), layer.bias)

    np.testing.assert_allclose(ops.squeeze(out, 2).asnumpy(), layer(x).asnumpy(), rtol=1e-5)


def test_a_subclass_may_set_an_operator_of_its_own() -> None:
    class Valid(nn.Conv2d):
        def __init__(self) -> None:
            super().__init__(1, 1, 3)
            self.conv2d = ops.Conv2D(1, 3)  # "valid", where the layer has "same"

        def construct(self, x: Any) -> Any:
            return self.conv2d(x, self.weight)

    assert Valid()(ops.ones((1, 1, 5, 5))).shape == (1, 1, 3, 3)


def test_operator_of_a_dropout_drops_what_the_layer_does() -> None:
    layer = nn.Dropout(p=0.25).set_train()
    x = ops.ones((40, 40))
    engine.set_seed(1)
    expected = layer(x).asnumpy()
    engine.set_seed(1)
    out, kept = layer.dropout(x)

    np.testing.assert_array_equal(out.asnumpy(), expected)
    np.testing.assert_array_equal(kept.asnumpy(), expected != 0)
