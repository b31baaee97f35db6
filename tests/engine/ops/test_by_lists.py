"""Lists of operators name what is there, and decide once for each operator."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import engine
import tests.whole_engine  # noqa: F401 - all that registers itself
from engine import Tensor, ops
from engine.amp.lists import AUTO_BLACK, AUTO_WHITE, AUTO_WIDEST
from engine.autodiff import PRIMITIVES, Primitive, casting
from engine.ops import by_lists
from engine.ops.by_lists import ByLists, Everything

# Operators of MindSpore that are functions of others here, which are listed themselves.
MADE_OF_OTHERS = {
    *("Addbmm", "Addmm", "Addmv", "Baddbmm", "Dot", "L1LossExt", "MSELossExt", "Mv", "NLLLoss2d"),
    *("Norm", "ProdExt"),
}


def listed(primitive: Primitive) -> set[str]:
    own = primitive.traits.listed
    return {own} if isinstance(own, str) else set(own.values())


def test_every_listed_operator_is_here() -> None:
    of_primitives = {one.traits.mindspore for one in PRIMITIVES.values()} | {
        name for one in PRIMITIVES.values() for name in listed(one)
    }
    known = {*dir(ops), *of_primitives, *by_lists.FUNCTIONS.values()}

    assert (AUTO_WHITE | AUTO_BLACK | AUTO_WIDEST) - known == MADE_OF_OTHERS


def test_every_name_of_a_table_is_here() -> None:
    assert set(by_lists.FUNCTIONS) <= set(dir(ops)) | {"ger"}


@pytest.mark.parametrize(
    ("name", "call"),
    [
        ("FloorDiv", lambda x: x // 2.0),
        ("GeLU", ops.gelu),
        ("Div", lambda x: x / 2.0),
        ("ReduceMax", ops.amax),
        ("SumExt", ops.sum),
    ],
)
def test_list_names_a_primitive_as_mindspore_calls_its_operator(name: str, call: Any) -> None:
    with casting(ByLists(engine.float16, half={name})):
        assert call(Tensor([1.0, 2.0])).dtype == engine.float16


@pytest.mark.parametrize(
    ("call", "expected"),
    [
        (ops.exp, engine.float16),
        (ops.Exp(), engine.float16),
        (lambda x: x.exp(), engine.float16),
        (ops.elu, engine.float32),  # one operator, though it is made of exp
        (ops.sinh, engine.float32),
        (lambda x: ops.reshape(x, (3, 1)), engine.float32),
    ],
)
def test_operator_of_the_list_computes_in_the_half_type(call: Any, expected: Any) -> None:
    with casting(ByLists(engine.float16, half={"Exp"})):
        assert call(Tensor([1.0, 2.0, 3.0])).dtype == expected


def test_what_comes_out_is_float32_where_that_is_asked_for() -> None:
    with casting(ByLists(engine.bfloat16, half={"Exp"}, gives_full=True)):
        found = ops.exp(Tensor([1.0]))

    rounded = np.exp(np.float32(1)).astype(engine.bfloat16.numpy)
    assert found.dtype == engine.float32
    assert found.asnumpy().item() == float(rounded)


def test_gradient_of_a_cast_operator_has_the_type_of_its_input() -> None:
    def function(x: Any) -> Any:
        with casting(ByLists(engine.float16, half=Everything(), gives_full=True)):
            return ops.tanh(x) * x

    gradient = ops.grad(function)(Tensor([0.5]))

    assert gradient.dtype == engine.float32
    expected = np.tanh(0.5) + 0.5 * (1 - np.tanh(0.5) ** 2)
    np.testing.assert_allclose(gradient.asnumpy(), [expected], rtol=2e-3)


def test_listed_full_operators_leave_float64_alone() -> None:
    with casting(ByLists(engine.float16, half=set(), full={"Exp"})):
        wide = ops.exp(Tensor([1.0], engine.float64))
        half = ops.exp(Tensor([1.0], engine.float16))

    assert (wide.dtype, half.dtype) == (engine.float64, engine.float32)


def test_class_of_a_user_is_listed_by_its_name() -> None:
    class Twice(ops.Primitive):
        def __call__(self, x: Any) -> Any:
            return ops.mul(x, 2)

    with casting(ByLists(engine.float16, half={"Twice"})):
        assert Twice()(Tensor([1.0])).dtype == engine.float16
        assert ops.mul(Tensor([1.0]), 2).dtype == engine.float32
