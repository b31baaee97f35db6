"""Every operator runs on arrays that refuse what CuPy's refuse, and copies nothing unseen.

The stand-in has NumPy inside, so the numbers must be those of NumPy; what it refuses is what CuPy
refuses: being taken for an array of the host, and meeting one.
"""

from __future__ import annotations

import importlib
from typing import Any

import numpy as np
import pytest

import tests.whole_engine  # noqa: F401 - all that registers itself
from engine import Parameter, Tensor
from engine.autodiff import Primitive
from tests.contracts.test_every_op import OF_EITHER_SIGN, turned_alike
from tests.engine.fake_cupy.array import (
    COPIES,
    IS_REAL,
    is_on_device,
    on_host,
    only_beside_the_stand_in,
    placed,
)
from tests.engine.fake_cupy.module import fake_cupy
from tests.engine.fake_cupy.surface import SURFACE, held_at, surface_of
from tests.operators import PURE

OPERATORS = [pytest.param(operator, id=name) for name, operator in PURE.items()]
# The table of its examples goes over.
FROM_THE_HOST = {"drawn"}


def parts(out: Any) -> tuple:
    return out if isinstance(out, tuple) else (out,)


@pytest.fixture
def cupy() -> Any:
    with fake_cupy() as module:
        yield module


@pytest.mark.parametrize("operator", OPERATORS)
def test_operator_runs_on_the_device_alone(operator: Primitive, cupy: Any) -> None:
    for inputs, attrs in operator.examples(np.random.default_rng(7)):
        expected = list(parts(operator.reference(*inputs, **attrs)))
        moved = [placed(x) if isinstance(x, np.ndarray) else x for x in inputs]
        COPIES.clear()
        found = parts(operator(*moved, **attrs))  # by the form for its device

        assert all(map(is_on_device, found)), f"{operator.name} left the device"
        told = list(map(on_host, found))
        if IS_REAL and operator.name in OF_EITHER_SIGN:
            told, expected = turned_alike(told), turned_alike(expected)
        for one, other in zip(told, expected, strict=True):
            np.testing.assert_allclose(one, other, rtol=1e-9, atol=1e-12)
        assert COPIES["to the host"] == 0, operator.name
        if operator.name not in FROM_THE_HOST:
            assert COPIES["to the device"] == 0, operator.name


@pytest.mark.parametrize(("init", "expected"), [("same", 2.0), ("zeros", 0.0), ("ones", 1.0)])
def test_state_of_an_optimizer_is_made_on_the_device(cupy: Any, init: str, expected: float) -> None:
    parameter = Parameter(Tensor([2.0]), name="weight")
    parameter.array = placed(parameter.array)
    state = parameter.clone(init)

    assert is_on_device(state.array)
    assert on_host(state.array).tolist() == [expected]


def test_array_of_the_device_is_not_taken_for_one_of_the_host(cupy: Any) -> None:
    with pytest.raises(TypeError, match="Implicit conversion"):
        np.asarray(cupy.ones(3))


@only_beside_the_stand_in
@pytest.mark.parametrize(
    "mixed",
    [
        lambda cupy: cupy.ones(3) + np.ones(3),
        lambda cupy: np.ones(3) + cupy.ones(3),
        lambda cupy: cupy.maximum(cupy.ones(3), np.ones(3)),
        lambda cupy: np.add(cupy.ones(3), np.ones(3)),
        lambda cupy: cupy.where(cupy.ones(3) > 0, np.ones(3), 0.0),
        lambda cupy: cupy.ones(3).__setitem__(0, np.ones(())),
    ],
)
def test_arrays_of_host_and_device_do_not_meet(cupy: Any, mixed: Any) -> None:
    with pytest.raises(TypeError, match="Unsupported type"):
        mixed(cupy)


@only_beside_the_stand_in
@pytest.mark.parametrize(
    ("called", "told"),
    [
        (lambda cupy: cupy.ones(3).max(initial=0.0), "unexpected keyword argument 'initial'"),
        (lambda cupy: cupy.indices((2, 3), sparse=True), "unexpected keyword argument 'sparse'"),
        (lambda cupy: cupy.exp(cupy.ones(3), where=True), "unexpected keyword argument 'where'"),
        (lambda cupy: cupy.clip(cupy.ones(3)), "missing a required argument: 'a_min'"),
        (lambda cupy: cupy.random.default_rng(1).random(3, np.float32, None, 1), "too many"),
    ],
)
def test_argument_that_cupy_does_not_take_is_refused(cupy: Any, called: Any, told: str) -> None:
    with pytest.raises(TypeError, match=told):
        called(cupy)


@only_beside_the_stand_in
@pytest.mark.parametrize(
    "named",
    [
        lambda cupy: cupy.frompyfunc,
        lambda cupy: cupy.lib.format,
        lambda cupy: cupy.random.default_rng(1).permutation,
        lambda cupy: cupy.ones(3).tobytes_of,
    ],
)
def test_name_that_cupy_has_not_is_refused(cupy: Any, named: Any) -> None:
    with pytest.raises(AttributeError):
        named(cupy)


@pytest.mark.gpu
def test_names_and_parameters_are_those_of_the_real_one() -> None:
    cupy = importlib.import_module("cupy")
    found = surface_of(cupy)

    for place, names in SURFACE.items():
        assert names == {name: found[place].get(name) for name in names}
        assert [name for name in names if not hasattr(held_at(cupy, place), name)] == []


@only_beside_the_stand_in
def test_sum_by_atomics_is_of_the_types_that_cuda_adds(cupy: Any) -> None:
    with pytest.raises(TypeError, match=r"add\.at` only supports"):
        cupy.add.at(cupy.ones(3, np.int64), cupy.arange(3), 1)


def test_result_without_axes_stays_on_the_device_and_reading_it_is_counted(cupy: Any) -> None:
    total = cupy.ones(3).sum()
    COPIES.clear()

    assert is_on_device(total)
    assert (float(total), COPIES["to the host"]) == (3.0, 1)
