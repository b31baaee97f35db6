"""Damped inverses of the blocks along a diagonal."""

from __future__ import annotations

import numpy as np
import pytest

from engine.errors import MatrixError
from engine.nn.second_order.inverses import identity_blocks, invert, times_rows


def symmetric(rng, length):
    rows = rng.standard_normal((2 * length, length))
    return (rows.T @ rows / len(rows)).astype(np.float32)


@pytest.mark.parametrize(
    ("length", "groups", "split", "shape"),
    [(5, 1, 8, (1, 5, 5)), (8, 1, 4, (2, 4, 4)), (7, 1, 3, (3, 3, 3)), (10, 2, 3, (4, 3, 3))],
)
def test_each_block_is_inverted_by_itself(rng, length, groups, split, shape):
    kept, matrix = identity_blocks("inverse", length, groups, split), symmetric(rng, length)
    invert(kept, matrix, 0.5, groups)
    part = length // groups
    columns = rng.standard_normal((groups, part, 2)).astype(np.float32)

    assert kept.shape == shape
    for group, found in enumerate(times_rows(kept.array, columns)):
        for first in range(0, part, split):
            inside = slice(first, min(first + split, part))
            mine = slice(group * part + inside.start, group * part + inside.stop)
            block = matrix[mine, mine].astype(np.float64)
            expected = np.linalg.solve(block + 0.5 * np.eye(len(block)), columns[group, inside])
            np.testing.assert_allclose(found[inside], expected, rtol=1e-5, atol=1e-6)


def test_first_inverse_leaves_what_it_is_multiplied_with(rng):
    columns = rng.standard_normal((2, 5, 3)).astype(np.float32)

    assert np.array_equal(times_rows(identity_blocks("i", 10, 2, 3).array, columns), columns)


def test_matrix_that_has_no_inverse_is_refused():
    with pytest.raises(MatrixError):
        invert(identity_blocks("inverse", 3), np.zeros((3, 3), np.float32), 0.0)


@pytest.mark.parametrize("number", [np.nan, np.inf])
def test_inverse_of_what_has_overflowed_is_nan(number):
    kept = identity_blocks("inverse", 2)
    invert(kept, np.full((2, 2), number, np.float32), 0.1)

    assert np.isnan(kept.asnumpy()).all()
