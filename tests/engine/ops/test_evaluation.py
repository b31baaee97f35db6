"""Words for a graph compiler, in an engine without one."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Tensor, nn, ops


def test_value_comes_back_and_keeps_its_gradient() -> None:
    found = ops.grad(lambda x: ops.depend(x * x, x + 1.0) + ops.identity(x))(Tensor([3.0]))

    assert found.asnumpy().tolist() == [7.0]


def test_first_arguments_are_given_beforehand() -> None:
    assert ops.partial(lambda a, b, c: (a, b, c), 1, 2)(3) == (1, 2, 3)


def test_operator_classes_do_what_the_functions_do() -> None:
    assert ops.Partial()(lambda a, b: a - b, 5)(3) == 2
    assert ops.StopGradient()(3) == 3
    found = ops.grad(lambda x: x * ops.StopGradient()(x))(Tensor([3.0]))
    assert found.asnumpy().tolist() == [3.0]


@pytest.mark.parametrize("decorate", [ops.constexpr, ops.constexpr(check=False)])
def test_decorated_function_is_the_function(decorate: Any) -> None:
    def halved(n: int) -> int:
        return n // 2

    assert decorate(halved) is halved


@pytest.mark.parametrize(
    ("call", "error"),
    [
        (ops.partial, ValueError),
        (lambda: ops.partial(3), TypeError),
        (lambda: ops.constexpr(3), TypeError),  # type: ignore[arg-type]
    ],
)
def test_what_is_no_function_is_refused(call: Any, error: type) -> None:
    with pytest.raises(error, match="expected"):
        call()


def test_flags_for_a_compiler_are_kept_and_what_has_them_is_the_same() -> None:
    cell = nn.ReLU()

    @ops.add_flags(has_effect=True)
    def double(x: int) -> int:
        return x + x

    assert double(2) == 4
    assert vars(double)["_func_graph_flags"] == {"has_effect": True}
    assert ops.add_flags(cell, fp16=True) is cell
    assert cell.get_flags()["fp16"] is True


def test_control_depend_gives_what_came_after() -> None:
    assert ops.control_depend(1, 2) == 2
