"""What meets float16 and bfloat16: numbers, other number types, indices, a GPU."""

from __future__ import annotations

import itertools
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import engine
import tests.whole_engine  # noqa: F401 - all that registers itself
from engine import Tensor, ops
from engine.autodiff import PRIMITIVES, Primitive, Spec, primitive
from engine.errors import EngineError
from tests.engine.fake_cupy.gpu import fake_gpu

BFLOAT16 = np.dtype(ml_dtypes.bfloat16)
HALVES = [pytest.param(np.dtype(np.float16), id="float16"), pytest.param(BFLOAT16, id="bfloat16")]
FLOATS = [np.dtype(np.float16), BFLOAT16, np.dtype(np.float32)]


# What MindSpore 2.10 gives on a CPU.
@pytest.mark.parametrize(
    ("x", "number", "product"),
    [(3.0, 1e-5, 3.004e-05), (7.0, 0.3333, 2.332), (3.0, 2051, 6156.0), (0.3, 0.3333, 0.1)],
)
def test_number_beside_a_half_is_rounded_first(x: float, number: float, product: float) -> None:
    found = Tensor([x], engine.float16) * number

    assert found.asnumpy()[0] == np.float16(product)


def test_whole_numbers_beside_a_half_are_rounded_first() -> None:
    found = Tensor([2051], engine.int32) * Tensor([3.0], engine.float16)

    assert found.dtype == engine.float16
    assert found.asnumpy().tolist() == [6156.0]


def test_half_is_compared_with_a_number_as_it_holds_it() -> None:
    x = Tensor([0.1], engine.float16)

    assert (x == 0.1).asnumpy().tolist() == [True]
    assert (x < 0.1).asnumpy().tolist() == [False]


def test_number_that_no_half_holds_is_infinity() -> None:
    assert np.isinf((Tensor([1.0], engine.float16) * 70000).asnumpy()[0])
    assert not np.isinf((Tensor([1.0], engine.bfloat16) * 70000).asnumpy()[0])


def test_classes_are_not_rounded() -> None:
    """In bfloat16 there is no 257."""
    logits = np.zeros((1, 300))
    logits[0, 257] = 8.0
    found = ops.cross_entropy(Tensor(logits, engine.bfloat16), Tensor([257], engine.int32))

    assert float(found.astype(engine.float32)) < 0.2


@pytest.mark.parametrize("half", HALVES)
def test_sums_and_means_do_not_stop_growing(half: np.dtype) -> None:
    ones = Tensor(np.ones(4096, half))

    assert float(ops.sum(ones).astype(engine.float32)) == 4096.0
    assert float(ops.mean(ones).astype(engine.float32)) == 1.0


def test_sum_of_squares_may_pass_what_a_half_holds() -> None:
    x = Tensor(np.full(4, 250.0), engine.float16)

    assert float(ops.norm(x)) == 500.0


@pytest.mark.parametrize("half", HALVES)
def test_single_number_computes_as_a_tensor_of_many(half: np.dtype) -> None:
    rng = np.random.default_rng(0)
    numbers = rng.standard_normal(50).astype(half)
    of_many = ops.tanh(Tensor(numbers)).asnumpy()
    one_by_one = [ops.tanh(Tensor(numbers)[k]).asnumpy() for k in range(50)]

    assert np.asarray(one_by_one).tolist() == of_many.tolist()


@pytest.mark.parametrize("half", HALVES)
def test_other_arrangement_of_a_half_shares_its_memory(half: np.dtype) -> None:
    x = Tensor(np.ones((2, 3), half))
    for part in (ops.reshape(x, (3, 2)), ops.transpose(x, (1, 0)), x[1]):
        assert np.shares_memory(part.array, x.array)


def calls_of(operator: Primitive) -> Any:
    """The examples with two floating arrays at least, their types mixed."""
    assert operator.examples is not None
    for inputs, attrs in operator.examples(np.random.default_rng(5)):
        at = [k for k, x in enumerate(inputs) if isinstance(x, np.ndarray) and x.dtype.kind == "f"]
        for kinds in itertools.product(FLOATS, repeat=2) if len(at) > 1 else ():
            given = list(inputs)
            for place, k in enumerate(at):
                given[k] = inputs[k].astype(kinds[min(place, 1)])
            yield given, attrs


MIXING = [
    pytest.param(operator, id=name)
    for name, operator in sorted(PRIMITIVES.items())
    if not operator.runs_others and next(calls_of(operator), None)
]


@pytest.mark.parametrize("operator", MIXING)
def test_types_that_meet_become_what_the_shape_rule_says(operator: Primitive) -> None:
    for given, attrs in calls_of(operator):
        specs = operator.spec_of(*map(Spec.of, given), **attrs)
        out = operator(*given, **attrs)
        pairs = [(out, specs)] if isinstance(specs, Spec) else zip(out, specs, strict=True)

        for part, spec in pairs:
            assert part.dtype == spec.dtype, f"{operator.name} of {[x.dtype for x in given]}"


def test_halves_of_two_types_meet_in_float32() -> None:
    one, other = Tensor([1.5], engine.float16), Tensor([2.5], engine.bfloat16)
    for found in (one + other, ops.cat((one, other)), ops.where(one > 0, other, one)):
        assert found.dtype == engine.float32


@pytest.fixture
def seen() -> Any:
    """A primitive that notes the types that its reference is given."""

    @primitive(infer=lambda x: x)
    def noting_for_this_test(x: Any) -> Any:
        found.append(x.dtype)
        return x * 2

    found: list[Any] = []
    yield noting_for_this_test, found
    PRIMITIVES.pop("noting_for_this_test")


@pytest.mark.parametrize("half", HALVES)
def test_reference_is_given_float32_in_place_of_a_half(seen: Any, half: np.dtype) -> None:
    operator, found = seen
    out = operator(Tensor(np.ones(3, half)))

    assert found == [np.float32]
    assert out.array.dtype == half


def test_other_types_come_as_they_are(seen: Any) -> None:
    operator, found = seen
    for kind in (np.float32, np.float64, np.int16, np.complex64):
        operator(Tensor(np.ones(3, kind)))

    assert found == [np.float32, np.float64, np.int16, np.complex64]


def test_gpu_computes_with_halves_itself(seen: Any) -> None:
    operator, found = seen
    with fake_gpu():
        operator(Tensor(np.ones(3, np.float16)))

    assert found == [np.float16]


def test_error_speaks_of_the_halves_that_were_given() -> None:
    with pytest.raises(EngineError, match=r"float16 \(2,\)"):
        ops.add(Tensor([1.0, 2.0], engine.float16), Tensor([1.0, 2.0, 3.0], engine.float16))
