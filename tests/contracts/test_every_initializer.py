"""Every initializer fills what it is given, in any number type, and again under one seed."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import engine
from engine import Parameter
from engine.family import by_name
from engine.nn import initializer as family
from engine.nn.initializer import Initializer, initializer
from tests.engine.fake_cupy.gpu import fake_gpu

KINDS = {
    name: kind
    for name in family.__all__
    if isinstance(kind := getattr(family, name), type) and kind is not Initializer
}
EVERY = pytest.mark.parametrize("name", KINDS)


def drawn(name: str, dtype: Any = engine.float32) -> np.ndarray:
    made, shape = KINDS[name]._example()
    engine.set_seed(3)
    values: np.ndarray = initializer(made, shape, dtype).asnumpy()
    return values


def test_initializers_are_all_looked_at() -> None:
    assert {"Normal", "HeUniform", "Orthogonal", "Zero"} <= set(KINDS)


@EVERY
def test_example_is_of_the_class_itself(name: str) -> None:
    assert type(KINDS[name]._example()[0]) is KINDS[name]


@EVERY
@pytest.mark.parametrize("dtype", ["float16", "float32", "float64"])
def test_values_are_finite_and_of_the_type_asked_for(name: str, dtype: str) -> None:
    values = drawn(name, getattr(engine, dtype))

    assert values.shape == KINDS[name]._example()[1]
    assert values.dtype == dtype
    assert np.isfinite(values).all()


@EVERY
def test_values_are_made_on_a_gpu_as_on_the_cpu(name: str) -> None:
    expected = drawn(name)
    with fake_gpu():  # it draws what NumPy draws
        found = drawn(name)

    np.testing.assert_allclose(found, expected, rtol=1e-6)


@EVERY
def test_seed_gives_the_same_values_again(name: str) -> None:
    assert np.array_equal(drawn(name), drawn(name))


@EVERY
def test_parameter_takes_it(name: str) -> None:
    made, shape = KINDS[name]._example()
    parameter = Parameter(initializer(made, shape), name="w")

    assert parameter.shape == shape


@EVERY
def test_print_names_the_path_that_the_documents_import(name: str) -> None:
    assert repr(KINDS[name]._example()[0]).startswith(f"<engine.common.initializer.{name} object")


@pytest.mark.parametrize(("name", "kind"), by_name("engine.nn.initializer").items())
def test_name_stands_for_the_initializer_without_arguments(name: str, kind: Any) -> None:
    shape = kind._example()[1]
    engine.set_seed(3)
    by_text = initializer(name, shape).asnumpy()
    engine.set_seed(3)

    assert np.array_equal(by_text, initializer(kind(), shape).asnumpy())


def test_every_initializer_has_a_name_but_those_that_need_a_number() -> None:
    unnamed = set(KINDS.values()) - set(by_name("engine.nn.initializer").values())

    assert unnamed == {family.Constant, family.Sparse}
