"""Losses of classes and rows by number, in machine code."""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import ops
from engine.autodiff import PRIMITIVES, providers
from engine.backend.native import row_kernel, row_words, rows
from engine.backend.native.calls import run
from engine.errors import ArgumentValueError, IndexRangeError
from engine.ops.index_parts import ROWS

SIZES = [(1, 1), (3, 2), (32, 10), (17, 16), (40, 33), (9, 64), (5, 1000), (700, 100)]
KINDS = [np.int32, np.int64]


@pytest.fixture(autouse=True)
def of_any_size(monkeypatch):
    monkeypatch.setattr(rows, "LEAST_GATHERED", 1)


def numbers(rng: np.random.Generator, *shape: int) -> np.ndarray:
    return (rng.standard_normal(shape) * 5).astype(np.float32)


def losses_of(logits: np.ndarray, labels: np.ndarray) -> np.ndarray:
    """In float64, by their definition."""
    wide = logits.astype(np.float64)
    totals = np.log(np.exp(wide - wide.max(-1, keepdims=True)).sum(-1)) + wide.max(-1)
    return totals - np.take_along_axis(wide, labels[..., None].astype(np.int64), -1)[..., 0]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("count", "classes"), SIZES)
def test_losses_are_close_to_those_of_wider_numbers_at_any_size(count, classes, kind):
    rng = np.random.default_rng(count)
    logits = numbers(rng, count, classes)
    labels = rng.integers(0, classes, count).astype(kind)

    found = rows.sparse_losses(logits, labels)

    assert np.allclose(found, losses_of(logits, labels), rtol=2e-6, atol=2e-6)


@pytest.mark.parametrize(("count", "classes"), SIZES)
def test_a_row_alone_has_the_loss_that_it_has_in_a_batch_however_it_lies(count, classes):
    rng = np.random.default_rng(classes)
    logits, labels = numbers(rng, count, classes), rng.integers(0, classes, count)
    together = rows.sparse_losses(logits, labels)

    alone = [rows.sparse_losses(logits[k : k + 1], labels[k : k + 1]) for k in range(count)]
    turned = rows.sparse_losses(np.asfortranarray(logits), labels.astype(np.uint16))

    assert np.array_equal(np.concatenate(alone), together)
    assert np.array_equal(turned, together)


def test_losses_of_odd_numbers_are_as_odd_as_those_of_numpy():
    odd = [np.nan, np.inf, -np.inf, 3e38, -3e38, 0.0, -0.0, 1e-40]
    logits = np.random.default_rng(0).choice(
        np.float32(odd), (300, 19), p=[0.02, 0.02] + [0.16] * 6
    )
    logits[0] = -np.inf
    labels = np.random.default_rng(1).integers(0, 19, 300)
    with providers("numpy"), np.errstate(all="ignore"):
        expected = PRIMITIVES["sparse_softmax_cross_entropy"](logits, labels)

    found = rows.sparse_losses(logits, labels)

    assert np.allclose(found, expected, rtol=1e-5, equal_nan=True)


def test_a_label_that_is_no_class_is_refused_as_numpy_does_it():
    logits = np.zeros((3, 4), np.float32)
    for wrong in (-1, 4, 1 << 40, -(1 << 40)):
        labels = np.array([0, 3, wrong])

        assert rows.sparse_losses(logits, labels) is None
        with pytest.raises(ArgumentValueError, match="labels from 0 to 3"):
            ops.sparse_softmax_cross_entropy(engine.Tensor(logits), engine.Tensor(labels))


@pytest.mark.parametrize("kind", [*KINDS, np.uint8])
@pytest.mark.parametrize(("count", "classes"), SIZES)
def test_one_hot_rows_are_those_of_numpy_also_of_what_is_no_class(count, classes, kind):
    labels = np.random.default_rng(0).integers(0, classes + 2, (count, 2)).astype(kind)
    labels = labels - np.int32(1) if kind is not np.uint8 else labels
    expected = np.where(labels[..., None] == np.arange(classes), np.float32(0.9), np.float32(0.1))

    found = rows.one_hot(labels, classes, 0.9, 0.1)

    assert found.dtype == np.float32
    assert np.array_equal(found, expected)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("shape", [(1,), (7, 1), (30, 16), (50, 3, 5), (9, 100), (200, 300)])
def test_rows_are_taken_and_added_as_numpy_does_it_one_after_another(shape, kind):
    rng = np.random.default_rng(len(shape))
    table = numbers(rng, *shape)
    for places in ((), (5,), (3, 40)):
        indices = np.asarray(rng.integers(-shape[0], shape[0], places), kind)
        added = np.asarray(numbers(rng, *places, *shape[1:]), order="F")
        expected = np.zeros(shape, np.float32)
        np.add.at(expected, indices, added)

        assert np.array_equal(rows.gathered(table, indices), table[indices])
        assert np.array_equal(rows.scattered(added, indices, shape), expected)


def test_a_row_that_is_not_there_is_refused_as_numpy_does_it():
    table, indices = np.ones((4, 3), np.float32), np.array([0, 4])
    added = np.ones((2, 3), np.float32)

    assert rows.gathered(table, indices) is None
    assert rows.scattered(added, indices, (4, 3)) is None
    with pytest.raises(IndexRangeError, match="index 4 is out of bounds"):
        ops.gather(engine.Tensor(table), engine.Tensor(indices), 0)
    with pytest.raises(IndexRangeError, match="index 4 is out of bounds"):
        PRIMITIVES["put_back"](added, indices, index=ROWS, shape=(4, 3))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("count", "classes"), SIZES)
def test_kept_calls_give_the_bits_of_the_functions(count, classes, kind):
    rng = np.random.default_rng(0)
    logits, labels = numbers(rng, count, classes), np.zeros(count, kind)
    named = np.zeros(2 * count, kind)
    added = numbers(rng, 2 * count, classes)
    losses, hot, table = np.empty(count, np.float32), np.empty_like(logits), np.ones_like(logits)
    taken = np.empty_like(added)
    calls = (
        rows.sparse_losses_call(logits, labels, losses),
        rows.one_hot_call(labels, hot, 1.0, 0.0),
        rows.gathered_call(logits, named, taken),
        rows.scattered_call(added, named, table),
    )
    for _ in range(2):
        labels[...] = rng.integers(0, classes, count)
        named[...] = rng.integers(0, count, 2 * count)

        assert all(run(call) for call in calls)
        assert np.array_equal(losses, rows.sparse_losses(logits, labels))
        assert np.array_equal(hot, rows.one_hot(labels, classes, 1.0, 0.0))
        assert np.array_equal(taken, rows.gathered(logits, named))
        assert np.array_equal(table, rows.scattered(added, named, table.shape))


def test_a_kept_call_that_refuses_has_written_nothing():
    table, added = np.ones((4, 3), np.float32), np.ones((2, 3), np.float32)
    wrong, out = np.array([0, 4]), np.full((2, 3), 7, np.float32)
    losses = np.full(2, 7, np.float32)

    assert not run(rows.sparse_losses_call(added, wrong, losses))
    assert not run(rows.gathered_call(table, wrong, out))
    assert not run(rows.scattered_call(added, wrong, table))
    assert (losses == 7).all()
    assert (out == 7).all()
    assert (table == 1).all()


def test_bits_do_not_depend_on_who_shares_the_work(monkeypatch):
    rng = np.random.default_rng(0)
    logits, labels = numbers(rng, 400, 200), rng.integers(0, 200, 400)
    together = rows.sparse_losses(logits, labels), rows.scattered(logits, labels, (200, 200))
    monkeypatch.setattr(row_kernel, "pool", lambda: None)

    alone = rows.sparse_losses(logits, labels), rows.scattered(logits, labels, (200, 200))

    assert row_words.losses(row_words.Numbers(400, 8), 200).is_shared
    assert all(np.array_equal(one, other) for one, other in zip(together, alone, strict=True))


def test_what_no_kernel_takes_is_left_to_numpy():
    x, labels = np.ones((4, 3), np.float32), np.array([0, 1, 2, 0])
    out = np.ones(4, np.float32)

    assert rows.sparse_losses(x.astype(np.float64), labels) is None
    assert rows.sparse_losses(x, labels[:3]) is None
    assert rows.sparse_losses(x, labels.astype(np.float32)) is None
    assert rows.sparse_losses_call(np.asfortranarray(x), labels, out) is None
    assert rows.sparse_losses_call(x, labels.astype(np.int8), out) is None
    assert rows.one_hot_call(labels, out, 1.0, 0.0) is None
    assert rows.gathered_call(x, labels, out) is None
    assert rows.scattered(x, labels[:3], (5, 3)) is None
    assert rows.scattered_call(x, labels, out) is None
