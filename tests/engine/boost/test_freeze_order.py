"""Which part of a network trains at which step."""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine.boost.freeze_order import between, blocks_of, freeze_sequence, in_a_row, suffixes
from engine.errors import ArgumentTypeError, ArgumentValueError
from tests.engine.boost.boosted_networks import parameter


def named(*names):
    return [parameter(1.0, name) for name in names]


def names_of(groups):
    return [[one.name for one in group] for group in groups]


def test_blocks_end_before_a_weight_once_they_hold_three_parameters():
    found = blocks_of(named("a.weight", "a.bias", "b.weight", "b.bias", "c.weight", "c.bias"))

    assert names_of(found) == [["a.weight", "a.bias", "b.weight", "b.bias"], ["c.weight", "c.bias"]]


def test_normalisation_and_bias_stay_with_what_is_before_them():
    found = blocks_of(named("a", "bn1.gamma", "bn1.beta", "bn2.gamma", "a.bias", "b"))

    assert names_of(found) == [["a", "bn1.gamma", "bn1.beta", "bn2.gamma", "a.bias"], ["b"]]


def test_no_parameters_are_no_blocks():
    assert blocks_of([]) == []


@pytest.mark.parametrize(
    ("count", "expected"),
    [
        (1, ["abcde"]),
        (2, ["abcde", "cde"]),
        (3, ["abcde", "bcde", "cde"]),  # a stride of one, as 5 // 3 is
        (5, ["abcde", "bcde", "cde", "de", "e"]),
        (10, [c for s in ("abcde", "bcde", "cde", "de", "e") for c in (s, s)]),
    ],
)
def test_each_group_begins_later_and_goes_to_the_end(count, expected):
    assert ["".join(group) for group in suffixes(list("abcde"), count)] == expected


def test_parts_take_turns_after_steps_of_the_whole():
    # As MindSpore 2.10 has it for four groups, 0.7 and 20 steps.
    assert in_a_row(4, 0.7, 20) == [0, 0, 0, 0, 0, 0, 1, 2, 3] * 3


def test_parts_are_spread_as_mindspore_spreads_them():
    found = between(4, 0.7, 40, np.random.default_rng(0))
    shown = "0200100200100020010030001002001000300200"  # what MindSpore 2.10 printed

    assert [bool(k) for k in found] == [digit != "0" for digit in shown]


def test_share_of_whole_steps_is_what_was_asked_for():
    for share in (0.0, 0.25, 0.5, 1.0):
        found = between(5, share, 1000, np.random.default_rng(0))
        assert found.count(0) / 1000 == pytest.approx(share, abs=0.01)


def test_parts_that_leave_little_out_are_drawn_most_often():
    found = between(4, 0.0, 60000, np.random.default_rng(3))

    assert [found.count(k) / len(found) for k in (1, 2, 3)] == pytest.approx(
        [3 / 6, 2 / 6, 1 / 6], abs=0.01
    )


def test_sequence_repeats_with_the_seed_and_is_a_hundredth_longer():
    engine.set_seed(5)
    first, again = (freeze_sequence(4, 1, 0.5, 1000) for _ in range(2))

    assert first == again
    assert len(first) == 1010


def test_one_group_never_freezes():
    assert freeze_sequence(1, 1, 0.5, 100) == [0] * 101


@pytest.mark.parametrize(
    ("kind", "share", "steps", "error"),
    [
        (2, 0.5, 10, ArgumentValueError),
        (0, 1.0, 10, ArgumentValueError),
        (1, 1.5, 10, ArgumentValueError),
        (1, "a", 10, ArgumentTypeError),
        (1, 0.5, 0, ArgumentValueError),
        (1, 0.5, 1.5, ArgumentTypeError),
    ],
)
def test_numbers_out_of_range_are_refused(kind, share, steps, error):
    with pytest.raises(error, match="GradientFreeze"):
        freeze_sequence(4, kind, share, steps)
