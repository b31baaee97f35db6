from __future__ import annotations

import tracemalloc

import numpy as np
import pytest

from insight.errors import SummaryValueError
from insight.landscape import Gram, gram
from insight.landscape.checkpoints import snapshots
from insight.landscape.gram import check_finite, differences

from .walks import joined, training


@pytest.mark.parametrize(("dtype", "off"), [(np.float64, 1e-11), (np.float32, 1e-3)])
def test_matrix_has_the_products_of_the_differences_from_the_newest(dtype, off) -> None:
    checkpoints = training(5, dtype=dtype)
    rows = np.stack([joined(one) for one in checkpoints])
    away = rows - rows[-1]

    np.testing.assert_allclose(Gram(checkpoints).matrix(), away @ away.T, atol=off)


def test_pieces_make_the_same_matrix_as_whole_arrays(monkeypatch) -> None:
    checkpoints = training(5)
    whole = Gram(checkpoints).matrix()
    monkeypatch.setattr(gram, "PIECE", 7)

    np.testing.assert_allclose(Gram(checkpoints).matrix(), whole, atol=1e-11)


def test_offset_that_all_checkpoints_share_costs_no_digits() -> None:
    small = [{"w": np.array([a, 1 - a], np.float32)} for a in (1.0, 0.5, 0.25)]
    far = [{"w": one["w"] + np.float32(2**20)} for one in small]

    np.testing.assert_array_equal(Gram(far).matrix(), Gram(small).matrix())


def test_differences_are_those_from_the_base_in_order(monkeypatch) -> None:
    monkeypatch.setattr(gram, "PIECE", 100)
    held = snapshots(training(3))
    pieces = [rows.copy() for rows in differences(held, held[1], "fc.weight", np.dtype(float))]
    found = np.concatenate(pieces, axis=1)

    assert [rows.shape for rows in pieces] == [(3, 100)] * 21
    expected = np.stack([(one["fc.weight"] - held[1]["fc.weight"]).ravel() for one in held])
    np.testing.assert_array_equal(found, expected)


def test_halves_are_multiplied_in_float32_and_doubles_in_float64() -> None:
    assert Gram(training(3, dtype=np.float16)).dtype == np.float32
    assert Gram(training(3, dtype=np.float64)).dtype == np.float64


def test_numbers_too_large_to_square_are_told() -> None:
    checkpoints = [{"w": np.array([a, 0.0])} for a in (1e200, -1e200, 0.0)]
    with pytest.raises(SummaryValueError, match="numbers too large to square"):
        Gram(checkpoints)


def test_no_checkpoint_is_refused() -> None:
    with pytest.raises(SummaryValueError, match="at least one, got none"):
        Gram([])


@pytest.mark.parametrize(("number", "word"), [(np.nan, "NaN"), (np.inf, "an infinite one")])
def test_what_is_not_finite_is_named_with_its_checkpoint(number, word) -> None:
    checkpoints = training(3)
    checkpoints[1]["fc.bias"][5] = number
    with pytest.raises(SummaryValueError, match=f"checkpoint 1: fc.bias .* got {word}"):
        check_finite(snapshots(checkpoints), "fc.bias")


def test_many_checkpoints_share_the_memory_of_pieces() -> None:
    checkpoints = training(200, dtype=np.float32)
    Gram(checkpoints[:3])
    tracemalloc.start()
    Gram(checkpoints * 3)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()

    assert peak < 40e6


def test_what_cannot_be_added_leaves_the_gram_matrix_as_it_was() -> None:
    gram = Gram(training(3))
    before = gram.matrix()
    with pytest.raises(SummaryValueError, match=r"checkpoint 3: fc.bias expected finite"):
        gram.extend([training(1)[0] | {"fc.bias": np.full(70, np.nan)}])

    assert len(gram.snapshots) == 3
    assert np.array_equal(gram.matrix(), before)


def test_products_are_made_in_float32_or_float64() -> None:
    with pytest.raises(SummaryValueError, match="dtype expected float32 or float64, got float16"):
        Gram(training(3), dtype=np.float16)
