"""Public functions made of several operators: of halves, too, what float32 gives, rounded once.

They are called as beside PyTorch, in `tests/engine/ops/pytorch_cases`.
"""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest

import engine
from engine import Tensor, nn, ops
from engine.ops.rounding import ONCE
from tests.contracts.test_every_op_in_half import same
from tests.engine.ops import pytorch_case as cases
from tests.engine.ops.test_beside_pytorch import outputs_of
from tests.every_case import every

HALVES = [
    pytest.param(np.dtype(ml_dtypes.bfloat16), id="bfloat16"),
    pytest.param(np.dtype(np.float16), id="float16"),
]
OTHERWISE = {
    "cholesky_inverse": "two operators: the second is given the first one's halves",
    "cholesky_solve": "two operators",
    "cross_entropy of shares": "one of its inputs is float64",
    "cross_entropy weighted": "one of its inputs is float64",
    "ctc_loss none": "two operators",
    "ctc_loss of nothing": "two operators",
    "ctc_loss that cannot be": "two operators",
    "eigh": "several operators, which put the matrix together again",
    "fftfreq": "makes its numbers in float32",
    "ldexp": "float32 of halves and whole numbers, as in MindSpore",
    "multi_margin_loss weighted": "one of its inputs is float64",
    "nan_to_num": "its type says what stands for infinity",
    "nextafter": "its type says what is next",
    "rfftfreq": "makes its numbers in float32",
    "svd": "several operators, which put the matrix together again",
}
CASES = [
    pytest.param(case, id=f"{family}-{name}")
    for family in cases.families()
    for name, case in cases.cases_of(family).items()
    if name not in OTHERWISE
]


def outputs(case: cases.Case, arrays: list[np.ndarray]) -> list[np.ndarray]:
    return [part.asnumpy() for part in outputs_of(case, tuple(map(Tensor, arrays)))]


@every("case", CASES)
@every("half", HALVES)
def test_result_is_that_of_float32_rounded_once(case: cases.Case, half: Any) -> None:
    drawn = [draw(np.random.default_rng(1)) for draw in case.inputs]
    halves = [x.astype(half) if x.dtype == np.float64 else x for x in drawn]
    wide = [x.astype(np.float32) if x.dtype == half else x for x in halves]
    for one, expected in zip(outputs(case, halves), outputs(case, wide), strict=True):
        if one.dtype == half:
            assert same(one, expected.astype(half))
        else:  # what has no halves (indices, complex numbers), or stays wide (moments)
            np.testing.assert_array_equal(one, expected)


def test_names_are_those_of_functions() -> None:
    public = set(ops.__all__) | {"poisson_nll_loss"}

    assert public >= ONCE


@pytest.mark.parametrize("half", HALVES)
def test_gradient_is_that_of_float32_rounded_once(half: Any) -> None:
    numbers = np.random.default_rng(2).standard_normal((4, 5)).astype(half)
    weights = np.random.default_rng(3).standard_normal((4, 5)).astype(half)
    found = []
    for kind in (half, np.dtype(np.float32)):
        seed = Tensor(weights.astype(kind))
        gradient = ops.grad(lambda x, seed=seed: ops.sum(ops.mish(x) * seed))
        found.append(gradient(Tensor(numbers.astype(kind))).asnumpy())

    assert same(found[0], found[1].astype(half))


@pytest.mark.parametrize("half", HALVES)
def test_function_rounds_once_where_a_cell_asks_for_halves(half: Any) -> None:
    class Activated(nn.Cell):
        def construct(self, x: Any) -> Any:
            return ops.mish(x)

    given = Tensor(np.random.default_rng(4).standard_normal(50).astype(np.float32))
    kind = engine.dtype.as_dtype(half)
    found = Activated().to_float(kind)(given)

    assert same(found.asnumpy(), ops.mish(given.astype(kind)).asnumpy())


def test_weights_of_a_normalisation_may_be_wider_than_its_input() -> None:
    x = Tensor(np.random.default_rng(6).standard_normal((6, 4)), engine.float16)
    weight = Tensor(np.float32([1.0001, 0.9999, 1.3333, 3.0]))
    found = ops.layer_norm(x, (4,), weight, ops.zeros(4))
    expected = ops.layer_norm(x.astype(engine.float32), (4,), weight, ops.zeros(4))

    assert same(found.asnumpy(), expected.asnumpy().astype(np.float16))


NORMS = {
    "BatchNorm": ((8, 3), lambda: nn.BatchNorm1d(3)),
    "InstanceNorm": ((8, 3, 5), lambda: nn.InstanceNorm1d(3)),
}


@pytest.mark.parametrize("name", NORMS)
@pytest.mark.parametrize("half", HALVES)
def test_running_moments_of_halves_are_moved_in_place_and_rounded_once(
    name: str, half: Any
) -> None:
    shape, make = NORMS[name]
    rng = np.random.default_rng(5)
    x, mean, variance = (rng.random(size).astype(half) for size in (shape, 3, 3))
    found = []
    for kind in (half, np.dtype(np.float32)):
        layer = make().set_train()
        moments = (layer.moving_mean, layer.moving_variance)
        for moment, start in zip(moments, (mean, variance), strict=True):
            moment.set_dtype(engine.dtype.as_dtype(kind))
            moment.array[...] = start
        arrays = [moment.array for moment in moments]
        layer(Tensor(x.astype(kind)))
        found.append([moment.asnumpy() for moment in moments])

        assert all(moment.array is array for moment, array in zip(moments, arrays, strict=True))
    for one, wide in zip(*found, strict=True):
        assert same(one, wide.astype(half))
