"""Arguments that do not fit: whatever public function they are given to, it says so by its name."""

from __future__ import annotations

import contextlib
import inspect
import itertools
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from engine import Tensor, ops
from engine.autodiff import Primitive
from engine.errors import ArgumentTypeError, EngineError, IndexRangeError, ShapeError, refused
from engine.ops.refusing import telling
from tests.every_case import every


def odd() -> tuple[Any, ...]:
    """What few functions take; made anew, as some change what they are given."""
    matrices = (Tensor(np.ones(shape, np.float32)) for shape in ((2, 3), (4, 5)))
    return (*matrices, Tensor(np.array([True, False])), Tensor(1.0), "abc", [1, 2], 3)


# What goes on to Python as it is, or calls what it is given.
OTHERS = {"list_getitem", "list_len", "string_concat", "tuple_getitem", "tuple_len", "dict_getitem"}
OTHERS |= {"derivative", "getitem", "jet", "jvp", "linearize", "vjp", "vmap", "grad"}
OTHERS |= {"value_and_grad"}


def arity(function: Any) -> int:
    parameters = inspect.signature(function).parameters.values()
    return sum(p.default is p.empty and p.kind is p.POSITIONAL_OR_KEYWORD for p in parameters)


def public() -> list[str]:
    callables = [name for name in ops.__all__ if name[0].islower() and callable(getattr(ops, name))]
    return sorted(n for n in callables if n not in OTHERS and arity(getattr(ops, n)) in {1, 2})


@every("name", public())
def test_a_function_raises_nothing_bare(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # some write files, named by what they are given
    function = getattr(ops, name)
    for given in itertools.product(odd(), repeat=arity(function)):
        with contextlib.suppress(EngineError):
            function(*given)


def test_the_name_is_the_one_that_was_typed() -> None:
    with pytest.raises(ShapeError, match=r"^mse_loss expected .*float32 \(2,\), float32 \(3,\)"):
        ops.mse_loss(Tensor([1.0, 2.0]), Tensor([1.0, 2.0, 3.0]))


def test_an_operator_says_so_itself() -> None:
    with pytest.raises(TypeError, match=r"^neg expected .* got bool \(1,\)\. Hint: .*negative"):
        _ = -Tensor([True])
    with pytest.raises(ValueError, match=r"^add expected .* Hint: operands could not be"):
        _ = Tensor([1.0, 2.0]) + Tensor([1.0, 2.0, 3.0])


def test_our_own_errors_pass() -> None:
    with pytest.raises(ShapeError, match=r"^conv2d expected a weight"):
        ops.conv2d(Tensor([[1.0]]), Tensor([[1.0]]))


def test_errors_of_the_functions_of_users_stay_theirs() -> None:
    def mine(x: Any) -> Any:
        raise ValueError("mine")

    for call in (lambda: ops.grad(mine)(Tensor(1.0)), lambda: ops.vmap(mine)(Tensor([1.0]))):
        with pytest.raises(ValueError, match=r"^mine$"):
            call()
    with pytest.raises(ValueError, match=r"^mine$"):
        ops.custom_gradient(Tensor(1.0), forward=mine)


def test_what_was_raised_first_is_shown_too() -> None:
    with pytest.raises(ShapeError) as caught:
        ops.mse_loss(Tensor([1.0, 2.0]), Tensor([1.0, 2.0, 3.0]))

    assert type(caught.value.__cause__) is ValueError
    assert caught.value.bare is caught.value.__cause__


@pytest.mark.parametrize(
    ("bare", "kind"),
    [
        (AttributeError("x"), ArgumentTypeError),
        (IndexError("x"), IndexRangeError),
        (IndexError("tuple index out of range"), ShapeError),
        (ValueError("axis 3"), ShapeError),
        (np.linalg.LinAlgError("x"), ValueError),
    ],
)
def test_kinds(bare: Exception, kind: type) -> None:
    assert isinstance(refused("here", (1,), bare), kind)


def test_functions_are_pickled_by_their_names() -> None:
    functions = [f for f in map(ops.__dict__.get, ops.__all__) if inspect.isfunction(f)]
    for function in functions:
        if "<locals>" not in function.__qualname__ and "lambda" not in function.__qualname__:
            assert pickle.loads(pickle.dumps(function)) is function

    assert functions


def test_the_coat_keeps_the_signature() -> None:
    def sum_of_two(x: Any, y: Any = 2) -> Any:
        return x + y

    told = telling(sum_of_two)

    assert str(inspect.signature(told)) == "(x: 'Any', y: 'Any' = 2) -> 'Any'"
    assert told(1) == 3
    assert not isinstance(ops.add, type(told))
    assert isinstance(ops.add, Primitive)
