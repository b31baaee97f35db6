from __future__ import annotations

import math

import numpy as np
import pytest

from insight.landscape import inner as module
from insight.landscape.inner import axis_facts, inner, inner_of

from .walks import joined, split


def directions(dtype=np.float64):
    rng = np.random.default_rng(0)
    return [split(rng.standard_normal(2400), dtype) for _ in range(2)]


def test_product_is_that_of_all_numbers_in_a_row() -> None:
    first, second = directions()

    assert inner(first, second) == pytest.approx(joined(first) @ joined(second), rel=1e-12)


def test_halves_are_summed_up_in_float64() -> None:
    ones = np.full(100_000, 0.1, np.float16)

    exact = 100_000 * float(np.float16(0.1)) ** 2
    assert inner_of(ones, ones) == pytest.approx(exact, rel=1e-12)


@pytest.mark.parametrize("size", [0, 1, 9, 10, 11, 25])
def test_pieces_give_the_product_of_the_whole(size, monkeypatch) -> None:
    monkeypatch.setattr(module, "_PIECE", 10)
    row = np.arange(size, dtype=np.float64)

    assert inner_of(row, row + 1) == row @ (row + 1)


def test_arrays_of_any_shape_and_order_in_memory_are_taken() -> None:
    array = np.arange(6.0).reshape(2, 3)

    assert inner_of(np.asfortranarray(array), array) == 55
    assert inner_of(np.array(3.0), np.array(2.0)) == 6


def test_cosine_and_lengths_are_those_of_the_rows() -> None:
    first, second = directions()
    one, other = joined(first), joined(second)
    lengths = np.linalg.norm(one), np.linalg.norm(other)

    facts = axis_facts(first, second)

    assert facts["cosine_of_axes"] == pytest.approx(one @ other / lengths[0] / lengths[1])
    assert facts["length_of_first"] == pytest.approx(lengths[0])
    assert facts["length_of_second"] == pytest.approx(lengths[1])


def test_direction_without_length_has_no_angle() -> None:
    facts = axis_facts({"w": np.zeros(2)}, {"w": np.ones(2)})

    assert math.isnan(facts["cosine_of_axes"])
    assert facts["length_of_first"] == 0
