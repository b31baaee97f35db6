from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from insight.landscape.growing import Growing

Array = np.ndarray[Any, np.dtype[np.float64]]


def grid(count: int) -> Array:
    axis = np.arange(count, dtype=np.float64)
    return np.stack(np.meshgrid(axis, axis), axis=-1).reshape(-1, 2)


def solved(points: Array, values: Array, wanted: Array) -> tuple[Array, Array]:
    """What one system of equations makes of it, and the power function."""

    def cubes(one: Array, other: Array) -> Array:
        return np.asarray(np.linalg.norm(one[:, None] - other[None], axis=2) ** 3)

    def linear(one: Array) -> Array:
        return np.concatenate([np.ones((len(one), 1)), one], axis=1)

    corner = np.zeros((3, 3))
    matrix = np.block([[cubes(points, points), linear(points)], [linear(points).T, corner]])
    basis = np.concatenate([cubes(wanted, points), linear(wanted)], axis=1)
    right = np.concatenate([values, np.zeros((3, values.shape[1]))])
    power = np.abs((np.linalg.solve(matrix, basis.T).T * basis).sum(1))
    return basis @ np.linalg.solve(matrix, right), np.sqrt(power)


@pytest.mark.parametrize(
    ("count", "parts"),
    [(180, [5, 6, 40, 150]), (390, []), (390, [3, 131])],
    ids=["few and more", "all at once", "many behind a few"],
)
def test_points_one_after_another_give_what_one_system_of_all_gives(
    count: int, parts: list[int], rng: np.random.Generator
) -> None:
    wanted = grid(21)
    growing = Growing(wanted)
    order = rng.permutation(len(wanted))[:count]  # more than the tables have room for at first
    for part in np.split(order, parts):
        assert growing.add(part)
    values = rng.normal(size=(len(order), 2))
    found, _ = growing.through(values)
    expected, power = solved(growing.points[growing.known], values, growing.points)

    assert sorted(growing.known) == sorted(order)
    assert np.abs(found - expected).max() < 1e-8
    assert np.abs(growing.reach - power).max() < 1e-6


def test_each_known_value_is_compared_with_what_the_others_tell(rng: np.random.Generator) -> None:
    growing = Growing(grid(6))
    growing.add(np.arange(0, 36, 2))
    growing.add(np.array([1, 9]))
    values = rng.normal(size=(20, 1))
    _, off = growing.through(values)

    for left_out in range(20):
        rest = np.delete(np.arange(20), left_out)
        told, power = solved(
            growing.points[growing.known[rest]], values[rest], growing.points[growing.known]
        )
        assert off[left_out, 0] == pytest.approx(values[left_out, 0] - told[left_out, 0])
        assert growing.stiffness[left_out] == pytest.approx(1 / power[left_out] ** 2)


def test_points_on_one_line_are_not_enough() -> None:
    growing = Growing(grid(5))

    assert not growing.add(np.empty(0, np.int64))
    assert not growing.add(np.array([0, 6, 12, 24]))
    assert growing.add(np.array([0, 6, 12, 24, 3]))
