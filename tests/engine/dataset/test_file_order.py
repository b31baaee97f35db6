"""Which rows of several files come, and in which order."""

from __future__ import annotations

import numpy as np
import pytest

from engine.dataset import Shuffle, file_order
from engine.dataset.file_order import FileOrder
from engine.dataset.turn import Turn
from engine.errors import ArgumentTypeError, ArgumentValueError

COUNTS = [5, 3, 4]


def numbers(shuffle, *, samples=None, shards=None, shard=None, number=0, counts=COUNTS):
    order = FileOrder("example", samples, shuffle, shards, shard)
    found = order.numbers(counts, Turn(7, (number,))).tolist()
    assert len(found) == order.count(sum(counts))
    return found


def files(found):
    """The file of each row, once for each block of them."""
    which = np.searchsorted(np.cumsum(COUNTS), found, side="right")
    return which[np.append(True, np.diff(which) != 0)].tolist()


def test_nothing_is_shuffled():
    assert numbers(False) == numbers(Shuffle.FALSE) == list(range(12))


@pytest.mark.parametrize("shuffle", [True, None, Shuffle.GLOBAL])
def test_all_rows_are_shuffled(shuffle):
    found = numbers(shuffle)

    assert sorted(found) == list(range(12))
    assert len(files(found)) > 3
    assert found != numbers(shuffle, number=1)
    assert found == numbers(shuffle)


def test_files_are_shuffled_and_rows_keep_their_order():
    found = [numbers(Shuffle.FILES, number=number) for number in range(8)]
    orders = {tuple(files(one)) for one in found}

    assert all(sorted(order) == [0, 1, 2] for order in orders)
    assert len(orders) > 1
    assert all(np.sum(np.diff(one) != 1) <= 2 for one in found)


def test_rows_are_shuffled_inside_of_their_files():
    found = numbers(Shuffle.INFILE)

    assert files(found) == [0, 1, 2]
    assert sorted(found) == list(range(12)) != found


def test_blocks_of_rows_are_shuffled(monkeypatch):
    monkeypatch.setattr(file_order, "PART", 4)
    found = np.reshape(numbers(Shuffle.PARTIAL, counts=[12]), (3, 4)) // 4

    assert found.tolist() == [[0] * 4, [1] * 4, [2] * 4]


@pytest.mark.parametrize(("many", "kind"), [(11, Shuffle.PARTIAL), (12, Shuffle.GLOBAL)])
def test_many_rows_are_shuffled_in_blocks(many, kind, monkeypatch):
    monkeypatch.setattr(file_order, "PART", 4)
    monkeypatch.setattr(file_order, "MANY", many)

    assert numbers(Shuffle.ADAPTIVE) == numbers(kind)


@pytest.mark.parametrize("shuffle", list(Shuffle))
@pytest.mark.parametrize("shards", [2, 5])
def test_shards_have_equally_many_rows_and_together_all(shuffle, shards):
    found = [numbers(shuffle, shards=shards, shard=shard) for shard in range(shards)]

    assert {len(one) for one in found} == {-(-12 // shards)}
    assert {row for one in found for row in one} == set(range(12))


def test_num_samples_cuts_the_block():
    assert numbers(False, samples=2, shards=2, shard=1) == [6, 7]
    assert len(numbers(True, samples=0)) == len(numbers(True, samples=99)) == 12


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        ((None, "global", None, None), ArgumentTypeError, "a bool or a Shuffle"),
        ((None, 1, None, None), ArgumentTypeError, "a bool or a Shuffle"),
        ((None, True, 2, None), ArgumentValueError, "both or neither"),
        ((None, True, 2, 2), ArgumentValueError, "from 0 to 1, got 2"),
        ((-1, True, None, None), ArgumentValueError, "a number from 0"),
        ((1.5, True, None, None), ArgumentTypeError, "num_samples"),
    ],
)
def test_arguments_that_do_not_fit_raise(arguments, error, message):
    with pytest.raises(error, match=message):
        FileOrder("example", *arguments)
