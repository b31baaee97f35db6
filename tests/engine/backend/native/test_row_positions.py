"""Positions in each row by number, in machine code, have the bits of NumPy."""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import ops
from engine.autodiff import PRIMITIVES, providers
from engine.backend.native import row_positions
from engine.backend.native.calls import run
from engine.errors import IndexRangeError
from engine.ops.indexing import along

SHAPES = [((1,), 1), ((7,), 3), ((5, 4), 1), ((3, 2, 30), 5), ((300, 700), 2), ((64, 10), 20)]


@pytest.fixture(autouse=True)
def of_any_size(monkeypatch):
    monkeypatch.setattr(row_positions, "LEAST", 1)


def drawn(
    shape: tuple[int, ...], positions: int, kind: type = np.int64
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Numbers, positions in their rows, and what belongs there."""
    rng = np.random.default_rng(positions)
    indices = rng.integers(-shape[-1], shape[-1], (*shape[:-1], positions)).astype(kind)
    return (
        rng.standard_normal(shape, np.float32),
        indices,
        rng.standard_normal(indices.shape, np.float32),
    )


def added_one_by_one(g: np.ndarray, indices: np.ndarray, shape: tuple[int, ...]) -> np.ndarray:
    out = np.zeros(shape, np.float32)
    flat = out.reshape(-1, shape[-1])
    every = np.arange(len(flat))[:, None]
    np.add.at(flat, (every, indices.reshape(len(flat), -1)), g.reshape(len(flat), -1))
    return out


@pytest.mark.parametrize("kind", [np.int32, np.int64, np.int16])
@pytest.mark.parametrize(("shape", "positions"), SHAPES)
def test_what_is_in_positions_and_what_is_added_there_is_as_in_numpy(shape, positions, kind):
    x, indices, g = drawn(shape, positions, kind)

    found = row_positions.picked(x, indices)
    put = row_positions.placed(np.asfortranarray(g), indices, shape)

    assert np.array_equal(found, np.take_along_axis(x, indices.astype(np.int64) % shape[-1], -1))
    assert np.array_equal(put, added_one_by_one(g, indices, shape))


@pytest.mark.parametrize(("shape", "positions"), SHAPES)
def test_kept_calls_give_the_bits_of_the_functions(shape, positions):
    x, indices, g = drawn(shape, positions)
    found, put = np.empty(indices.shape, np.float32), np.ones(shape, np.float32)
    calls = row_positions.picked_call(x, indices, found), row_positions.placed_call(g, indices, put)
    for _ in range(2):
        indices[...] = indices[..., ::-1].copy()

        assert all(run(call) for call in calls)
        assert np.array_equal(found, row_positions.picked(x, indices))
        assert np.array_equal(put, row_positions.placed(g, indices, shape))


@pytest.mark.parametrize(("shape", "positions"), SHAPES)
def test_operators_that_look_up_the_last_axis_give_the_same_without_native_code(shape, positions):
    x, indices, g = drawn(shape, positions)
    index = along(x, -1, indices)
    given = {"index": index, "shape": shape}
    with providers("numpy"):
        expected = PRIMITIVES["taken"](x, indices, index=index)
        put = PRIMITIVES["put_back"](g, indices, **given)

    assert np.array_equal(PRIMITIVES["taken"](x, indices, index=index), expected)
    assert np.allclose(PRIMITIVES["put_back"](g, indices, **given), put, atol=1e-5)


def test_a_place_that_is_not_there_is_refused_as_numpy_does_it():
    x, indices = np.ones((4, 3), np.float32), np.array([[0], [2], [3], [1]])
    out, put = np.full((4, 1), 7, np.float32), np.full((4, 3), 7, np.float32)

    assert row_positions.picked(x, indices) is None
    assert row_positions.placed(out, indices, (4, 3)) is None
    assert not run(row_positions.picked_call(x, indices, out))
    assert not run(row_positions.placed_call(out, indices, put))
    assert (out == 7).all()
    assert (put == 7).all()
    with pytest.raises(IndexRangeError, match="index 3 is out of bounds"):
        ops.gather_elements(engine.Tensor(x), 1, engine.Tensor(indices))


def test_what_no_kernel_takes_is_left_to_numpy():
    x, indices = np.ones((4, 3), np.float32), np.zeros((4, 1), np.int64)
    out = np.ones((4, 1), np.float32)

    assert row_positions.picked(x.astype(np.float64), indices) is None
    assert row_positions.picked(x, indices[:2]) is None
    assert row_positions.picked(x, indices[:, :0]) is None
    assert row_positions.placed(x, indices, (4, 3)) is None
    assert row_positions.picked_call(x.T, indices[:3], out[:3]) is None
    assert row_positions.placed_call(out, indices.astype(np.int8), x) is None
