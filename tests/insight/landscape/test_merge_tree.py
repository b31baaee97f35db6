from __future__ import annotations

import numpy as np
import pytest

from insight.landscape.merge_tree import minima_of


def components(mask: np.ndarray) -> int:
    from scipy.ndimage import label

    return int(label(mask, structure=np.ones((3, 3)))[1])


def test_basins_alive_at_every_height_are_the_components_below_it(
    rng: np.random.Generator,
) -> None:
    z = rng.standard_normal((23, 17))
    found = minima_of(z)
    highest = z.max()

    for height in np.linspace(z.min(), highest, 40)[:-1] + 1e-9:
        born = [one for one in found if one.loss <= height]
        alive = [one for one in born if one.loss + one.persistence > height]
        assert len(alive) == components(z <= height)


def test_minima_are_the_nodes_below_their_eight_neighbours(rng: np.random.Generator) -> None:
    z = rng.standard_normal((9, 12))
    padded = np.pad(z, 1, constant_values=np.inf)
    around = np.stack(
        [
            padded[1 + j : 10 + j, 1 + i : 13 + i]
            for j in (-1, 0, 1)
            for i in (-1, 0, 1)
            if (j, i) != (0, 0)
        ]
    )

    expected = set(zip(*np.nonzero(z < around.min(axis=0)), strict=True))
    assert {(one.row, one.column) for one in minima_of(z)} == expected


def test_saddles_and_persistence_of_three_wells_in_a_row() -> None:
    found = minima_of(np.array([[9.0, 2, 5, 1, 7, 0, 8]]))

    assert [(one.loss, one.persistence, one.first_saddle) for one in found] == [
        (0.0, 9.0, 7.0),
        (1.0, 6.0, 5.0),
        (2.0, 3.0, 5.0),
    ]


def test_flat_piece_has_one_minimum() -> None:
    assert [(one.row, one.column) for one in minima_of(np.zeros((4, 4)))] == [(0, 0)]


@pytest.mark.parametrize("wall", [np.nan, np.inf])
def test_basins_behind_a_wall_without_numbers_never_meet(wall: float) -> None:
    z = np.array([[3.0, 1.0, wall, 2.0, 4.0]])
    found = minima_of(z)

    assert [(one.loss, one.persistence, one.first_saddle) for one in found] == [
        (1.0, 3.0, np.inf),
        (2.0, 2.0, np.inf),
    ]
    assert minima_of(np.full((2, 2), wall)) == []
