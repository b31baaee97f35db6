"""Calls of a tensor's methods and operators give what the real MindSpore 2.10 gives."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import engine as M
from engine import Parameter, Tensor, ops
from tests.every_case import every

CALLS = json.loads(
    (Path(__file__).parents[2] / "data/mindspore/tensor_calls.json").read_text(encoding="utf-8")
)


def X() -> Tensor:  # noqa: N802 - as in the calls
    return Tensor(np.arange(6.0, dtype=np.float32).reshape(2, 3))


def Y() -> Tensor:  # noqa: N802 - as in the calls
    return Tensor(np.arange(24.0, dtype=np.float32).reshape(2, 3, 4))


def I() -> Tensor:  # noqa: N802, E743 - as in the calls
    return Tensor([3, 1, 2])


@every("call", CALLS)
def test_call_gives_what_mindspore_gives(call: str) -> None:
    names = {"X": X, "Y": Y, "I": I, "T": Tensor, "M": M}

    assert repr(eval(call, names)).replace("\n", "") == CALLS[call]


def check(found: Any, expected: Any) -> None:
    np.testing.assert_allclose(np.asarray(found), expected, rtol=1e-6)


ROWS = np.arange(6.0).reshape(2, 3)


@pytest.mark.parametrize(
    ("call", "expected"),
    [
        (lambda: X().repeat(2, 1), np.tile(ROWS, (2, 1))),
        (lambda: X().std(dim=0), ROWS.std(0, ddof=1)),
        (lambda: X().var(dim=1, correction=0, keepdim=True), ROWS.var(1, keepdims=True)),
        (lambda: Tensor([3, 1, 3]).unique(return_counts=True)[1], [1, 2]),
        (lambda: X().unique(dim=0), ROWS),
        (lambda: I().index_add(0, Tensor([0, 0]), Tensor([5, 6]), alpha=2), [25, 1, 2]),
        (lambda: I().index_add(Tensor([0]), Tensor([5]), 0), [8, 1, 2]),
        (lambda: Tensor([1.0, 2.0]).diag(1), np.diag([1.0, 2.0], 1)),
        (lambda: X().diag(-1), [3.0]),
        (lambda: X().count_nonzero(dim=1), [2, 3]),
        (lambda: X().nansum(dim=0), ROWS.sum(0)),
        (
            lambda: X().scatter_add(1, Tensor([[0]]), Tensor([[9.0]])),
            ROWS + np.eye(2, 3) * [9, 0, 0],
        ),
        (lambda: X().round(1), ROWS),
        (lambda: X().new_full((2,), 7), [7.0, 7.0]),
        (lambda: X().new_empty((2, 1)), np.zeros((2, 1))),
        (lambda: Tensor([0, 5, -1]).choose([Tensor([1, 2, 3]), Tensor([4, 5, 6])]), [1, 5, 3]),
        (lambda: Tensor([0, 5, -1]).choose(Tensor([[1], [4]]), "wrap"), [1, 4, 4]),
        (lambda: I().to(other=X()), [3.0, 1.0, 2.0]),
        (lambda: round(Tensor([1.5, 2.5])), [2.0, 2.0]),
    ],
)
def test_calls_that_mindspore_has_no_kernel_for_do_as_documented(call: Any, expected: Any) -> None:
    check(call(), expected)


IN_PLACE = [
    ("add_", (1.0,), ROWS + 1),
    ("sub_", (1.0,), ROWS - 1),
    ("mul_", (2.0,), ROWS * 2),
    ("div_", (2.0,), ROWS / 2),
    ("floor_divide_", (2.0,), ROWS // 2),
    ("remainder_", (2.0,), ROWS % 2),
    ("exp_", (), np.exp(ROWS)),
    ("sigmoid_", (), 1 / (1 + np.exp(-ROWS))),
    ("tanh_", (), np.tanh(ROWS)),
    ("sign_", (), np.sign(ROWS)),
    ("floor_", (), ROWS),
    ("clamp_", (1, 3), ROWS.clip(1, 3)),
    ("fill_", (3.0,), np.full((2, 3), 3.0)),
    ("zero_", (), np.zeros((2, 3))),
    ("copy_", (Tensor([1.0, 2.0, 3.0]),), [[1, 2, 3], [1, 2, 3]]),
    ("masked_fill_", (Tensor(ROWS > 2), 0.0), np.where(ROWS > 2, 0, ROWS)),
    ("index_fill_", (0, Tensor([1]), 5.0), [[0, 1, 2], [5, 5, 5]]),
    ("index_add_", (0, Tensor([0]), Tensor([[1.0, 1.0, 1.0]])), [[1, 2, 3], [3, 4, 5]]),
    ("index_copy_", (0, Tensor([0]), Tensor([[9.0, 9.0, 9.0]])), [[9, 9, 9], [3, 4, 5]]),
    ("index_put_", ((Tensor([1]),), Tensor([5.0, 5.0, 5.0])), [[0, 1, 2], [5, 5, 5]]),
    ("scatter_", (1, Tensor([[2]]), 9.0), [[0, 1, 9], [3, 4, 5]]),
    ("scatter_add_", (1, Tensor([[2]]), Tensor([[9.0]])), [[0, 1, 11], [3, 4, 5]]),
    ("put_", (Tensor([0, 5]), Tensor([7.0, 8.0])), [[7, 1, 2], [3, 4, 8]]),
    ("fill_diagonal_", (9.0,), [[9, 1, 2], [3, 9, 5]]),
]


@pytest.mark.parametrize(("name", "arguments", "expected"), IN_PLACE)
def test_method_with_an_underscore_changes_the_tensor(
    name: str, arguments: tuple[Any, ...], expected: Any
) -> None:
    x = X()
    view = x[:]

    assert getattr(x, name)(*arguments) is x
    check(x, expected)
    check(view, expected)


@pytest.mark.parametrize(("name", "arguments", "expected"), IN_PLACE)
def test_method_with_an_underscore_is_recorded(
    name: str, arguments: tuple[Any, ...], expected: Any
) -> None:
    """The gradient is that of the method without it, for those that depend on the tensor."""

    def function(x: Any) -> Any:
        y = x * 1.0
        getattr(y, name)(*arguments)
        return (y * y).sum()

    value, gradient = M.value_and_grad(function)(X())
    check(value, np.sum(np.square(expected)))
    if name in {"fill_", "zero_", "copy_"}:
        check(gradient, np.zeros((2, 3)))
    if name in {"add_", "sub_"}:
        check(gradient, 2 * np.asarray(expected))


@pytest.mark.parametrize("name", ["normal_", "uniform_", "random_", "exponential_", "bernoulli_"])
def test_tensor_is_filled_with_draws_that_the_seed_repeats(name: str) -> None:
    draws = []
    for _ in range(2):
        M.set_seed(3)
        draws.append(getattr(ops.zeros((200,)), name)().asnumpy())

    assert draws[0].tolist() == draws[1].tolist()
    assert len(set(draws[0].tolist())) >= 2


def test_call_that_fits_no_signature_is_told_all_of_them() -> None:
    with pytest.raises(TypeError, match=r"Tensor\.split expected split\(split_size, dim=0\) or"):
        X().split(1, 2, 3)


def test_copy_passes_the_gradient_on() -> None:
    found = M.grad(lambda x: (x.copy() * x.clone()).sum())(X())

    check(found, 2 * ROWS)


def test_hook_of_a_parameter_sees_its_gradient_until_it_is_removed() -> None:
    parameter = Parameter(Tensor([1.0, 2.0]))
    handle = parameter.register_hook(lambda gradient: gradient * 10.0)
    weighed = M.grad(lambda x: (x * parameter).sum(), None, [parameter])

    check(weighed(Tensor([1.0, 1.0]))[0], [10.0, 10.0])
    handle.remove()
    handle.remove()
    check(weighed(Tensor([1.0, 1.0]))[0], [1.0, 1.0])


def test_hook_that_returns_nothing_only_looks() -> None:
    seen = []

    def function(x: Any) -> Any:
        y = x * 2.0
        y.register_hook(lambda gradient: seen.append(gradient.asnumpy().tolist()))
        return (y * y).sum()

    check(M.grad(function)(Tensor([3.0])), [24.0])
    assert seen == [[12.0]]


def test_hook_waits_for_a_gradient_and_must_be_callable() -> None:
    X().register_hook(print).remove()  # as in MindSpore 2.10: an input may get a gradient later

    with pytest.raises(TypeError, match="a function of the gradient"):
        X().register_hook(3)
