"""Copies in machine code have the numbers of the original in their places."""

from __future__ import annotations

import numpy as np
import pytest

from engine.autodiff import providers
from engine.backend.kernels import window
from engine.backend.native import copies
from engine.backend.native.calls import run
from engine.ops.arrangement import rearranged


@pytest.fixture(autouse=True)
def of_any_size(monkeypatch):
    monkeypatch.setattr(copies, "LEAST", 1)
    monkeypatch.setattr(copies, "_LEAST_SHARED", 1 << 10)


def laid_out(rng: np.random.Generator, shape: tuple[int, ...], dtype: type) -> np.ndarray:
    """An array in some order of memory, maybe with gaps, or backwards."""
    order = rng.permutation(len(shape))
    gaps = rng.choice([1, 1, 1, 2, -1], len(shape))
    lengths = [n * abs(gap) for n, gap in zip(shape, gaps, strict=True)]
    whole = rng.integers(1 << 30, size=[lengths[k] for k in order], dtype=np.int32).view(dtype)
    return whole.transpose(np.argsort(order))[(..., *(slice(None, None, gap) for gap in gaps))]


@pytest.mark.parametrize("dtype", [np.float32, np.int32])
@pytest.mark.parametrize("seed", range(8))
def test_kept_copies_are_those_of_numpy_from_any_order_to_any_other(seed, dtype):
    rng = np.random.default_rng(seed)
    for _ in range(25):
        rank = int(rng.integers(0, 7))
        lengths = [1, 2, 3, 9, 17] if rank > 3 else [1, 3, 40, 90]
        shape = tuple(map(int, rng.choice(lengths, rank)))
        x, out = laid_out(rng, shape, dtype), laid_out(rng, shape, dtype)
        if rank and rng.integers(3) == 0:
            x = np.broadcast_to(x.take([0], axis=rank // 2), shape)

        call = copies.copied_call(x, out)

        assert run(call)
        assert out.tobytes() == x.tobytes()


@pytest.mark.parametrize("shape", [(3000, 5), (5, 3000), (129, 257), (64, 16, 80), (2, 3, 1000, 8)])
def test_large_copies_are_those_of_numpy_in_any_order_of_axes(shape):
    rng = np.random.default_rng(0)
    whole = rng.standard_normal(shape, np.float32)
    for turns in range(len(shape)):
        axes = np.roll(range(len(shape)), turns)
        x, out = whole.transpose(axes), np.empty([shape[k] for k in axes], np.float32)

        run(copies.copied_call(x, out))

        assert np.array_equal(out, x)
        assert np.array_equal(copies.contiguous(x), x)
        assert copies.contiguous(x).flags.c_contiguous


@pytest.mark.parametrize("shape", [(0,), (3, 0, 4), (0, 5, 0), (4, 5, 0)])
def test_of_nothing_there_is_nothing_to_copy(shape):
    x = np.zeros(shape[::-1], np.float32).T

    assert run(copies.copied_call(x, np.zeros(shape, np.float32)))


def test_a_contiguous_array_is_not_copied():
    x = np.ones((100, 200), np.float32)

    assert copies.contiguous(x) is x


def test_a_batch_is_moved_innermost_as_numpy_does_it():
    x = np.random.default_rng(0).standard_normal((20, 3, 5, 7), np.float32)

    found = copies.batch_innermost(x)

    assert found.flags.c_contiguous
    assert np.array_equal(found, window.batch_innermost(x))


@pytest.mark.parametrize("seed", range(4))
def test_what_numpy_sees_in_another_shape_is_not_copied_and_else_its_numbers_are_the_same(seed):
    rng = np.random.default_rng(seed)
    shapes = [(24, 10), (2, 12, 10), (4, 6, 2, 5), (4, 60), (240,), (2, 2, 3, 2, 2, 5), (1, 24, 10)]
    for _ in range(60):
        lengths, other = (shapes[k] for k in rng.integers(len(shapes), size=2))
        order = rng.permutation(len(lengths))
        whole = rng.standard_normal([lengths[k] for k in order], np.float32)
        x = whole.transpose(np.argsort(order))
        with providers("numpy"):
            expected = rearranged(x, shape=other)

        found = rearranged(x, shape=other)

        assert np.array_equal(found, expected)
        assert found.strides == expected.strides
        assert np.shares_memory(found, x) == np.shares_memory(expected, x)


def test_no_call_is_kept_for_what_the_kernel_does_not_take():
    x = np.ones((3, 4), np.float32)
    fixed = np.ones((3, 4), np.float32)
    fixed.flags.writeable = False
    apart = np.frombuffer(bytearray(60), np.float32, 12, 2).reshape(3, 4)
    seven = np.ones((2,) * 7, np.float32)

    assert copies.copied_call(x, np.ones((4, 3), np.float32)) is None
    assert copies.copied_call(x, np.ones((3, 4), np.int32)) is None
    assert copies.copied_call(x.astype(np.float64), np.ones((3, 4))) is None
    assert copies.copied_call(x, fixed) is None
    assert copies.copied_call(apart, x) is None
    assert copies.copied_call(seven.T, seven.copy()) is None


def test_a_copy_lies_in_the_order_of_another_array() -> None:
    other = np.empty((6, 5, 4, 40), np.float32).transpose(3, 0, 1, 2)
    x = np.random.default_rng(0).standard_normal(other.shape, np.float32)
    repeated = np.broadcast_to(x[:, :, :1, :1], x.shape)
    for given in (x, repeated, np.asfortranarray(x)):
        found = copies.lying_like(given, other)

        np.testing.assert_array_equal(found, given)
        assert found.strides == other.strides
