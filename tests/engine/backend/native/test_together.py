"""Several operators as one program give the bits of the operators one by one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine.autodiff import PRIMITIVES
from engine.backend.native.together import MOST, Given, Step, together


def numbers(shape: tuple[int, ...], seed: int = 0) -> Any:
    return np.random.default_rng(seed).standard_normal(shape, np.float32)


def given_of(*arrays: Any) -> tuple[Given, ...]:
    return tuple([Given(x.shape, x.strides) for x in arrays])


@pytest.mark.native
def test_a_chain_with_sums_by_row_and_by_column_is_one_program() -> None:
    x, bias = numbers((200, 64)), numbers((64,), 1)
    steps = (
        Step("add", (0, 1), (), ((200, 64),)),
        Step("softmax_along", (2,), (("axis", -1),), ((200, 64),)),
        Step("mul", (3, 0.3), (), ((200, 64),)),
        Step("reduce_sum", (4,), (("axis", 1), ("keepdims", True)), ((200, 1),)),
        Step("sum_to", (4,), (("shape", (64,)),), ((64,),)),
    )
    made = together(given_of(x, bias), steps, (3, 5, 6))
    assert made is not None
    found = made.run((x, bias))
    share = PRIMITIVES["softmax_along"](x + bias, axis=-1)
    scaled = share * np.float32(0.3)
    by_row = PRIMITIVES["reduce_sum"](scaled, axis=1, keepdims=True)

    assert found is not None
    np.testing.assert_array_equal(found[0], share)
    np.testing.assert_array_equal(found[1], by_row)
    np.testing.assert_array_equal(found[2], PRIMITIVES["sum_to"](scaled, shape=(64,)))


def test_a_total_is_a_number_of_numpys_kind() -> None:
    x = numbers((70, 64))
    steps = (
        Step("square", (0,), (), ((70, 64),)),
        Step("reduce_sum", (1,), (("axis", ()), ("keepdims", False)), ((),)),
    )
    made = together(given_of(x), steps, (2,))
    assert made is not None
    found = made.run((x,))

    assert found is not None
    assert found[0] == PRIMITIVES["reduce_sum"](np.square(x))


def test_a_sum_along_columns_is_no_operand_of_the_same_program() -> None:
    x = numbers((70, 64))
    steps = (
        Step("sum_to", (0,), (("shape", (64,)),), ((64,),)),
        Step("sub", (0, 1), (), ((70, 64),)),
    )

    assert together(given_of(x), steps, (2,)) is None


def test_few_numbers_arrays_with_gaps_and_long_chains_are_left_to_the_operators() -> None:
    x = numbers((70, 64))
    one = (Step("square", (0,), (), ((70, 64),)),)
    few = (Step("square", (0,), (), ((7, 64),)),)
    halved = (Step("square", (0,), (), ((35, 64),)),)
    many = tuple([Step("neg", (k,), (), ((70, 64),)) for k in range(MOST + 1)])

    assert together(given_of(x), one, (1,)) is not None
    assert together(given_of(x[:7]), few, (1,)) is None
    assert together(given_of(x[::2]), halved, (1,)) is None
    assert together(given_of(x), many, (MOST + 1,)) is None


def test_settings_that_a_recipe_does_not_do_are_left_to_the_operators() -> None:
    x = numbers((70, 64))
    steps = (Step("pow", (0, 5.5), (), ((70, 64),)),)

    assert together(given_of(x), steps, (1,)) is None
