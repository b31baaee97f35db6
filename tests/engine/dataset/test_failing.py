"""Rows that an operation fails at, and hooks that look at those it does not."""

from __future__ import annotations

import pytest

from engine import dataset as ds
from engine.dataset import config
from engine.dataset.config import ErrorSamplesMode
from engine.errors import ArgumentTypeError, StateError


def odd(number):
    if number % 2 == 0:
        raise ValueError(f"{number} is even")
    return number * 10


def values(count, **options):
    rows = ds.GeneratorDataset(list(range(count)), ["n"], shuffle=False).map(odd, **options)
    return [n.item() for (n,) in rows.create_tuple_iterator(output_numpy=True)]


@pytest.mark.parametrize(
    ("mode", "expected"),
    [
        (ErrorSamplesMode.SKIP, [10, 30]),
        (ErrorSamplesMode.REPLACE, [10, 30, 10, 30, 10]),
    ],
)
@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("multiprocessing", [False, True])
def test_rows_that_fail_are_left_out_or_replaced(mode, expected, workers, multiprocessing):
    config.set_error_samples_mode(mode)
    options = {"num_parallel_workers": workers, "python_multiprocessing": multiprocessing}

    assert values(5, **options) == expected


def test_errors_are_raised_unless_it_was_set_otherwise():
    assert config.get_error_samples_mode() is ErrorSamplesMode.RETURN
    with pytest.raises(ValueError, match="0 is even"):
        values(3)


def test_nothing_replaces_rows_that_all_failed():
    config.set_error_samples_mode(ErrorSamplesMode.REPLACE)

    with pytest.raises(StateError, match="all failed, the last with ValueError: 0 is even"):
        values(1)


def test_rows_that_all_failed_can_all_be_left_out():
    config.set_error_samples_mode(ErrorSamplesMode.SKIP)

    assert values(1) == []


class Seen(ds.debug.DebugHook):
    seen: list = []  # noqa: RUF012 - its copies share it

    def compute(self, *args):
        self.seen.append((self.prev_op_name, self.is_first_op, [int(one) for one in args[0]]))


def double(number):
    return number * 2


def test_hooks_see_what_goes_in_and_comes_out(monkeypatch):
    monkeypatch.setattr(Seen, "seen", [])
    monkeypatch.setattr(config, "_settings", config._Settings())
    config.set_debug_mode(True, [Seen()])
    rows = ds.NumpySlicesDataset([5], shuffle=False)
    made = rows.map([double, ds.transforms.TypeCast(float)], num_parallel_workers=3)
    (row,) = made.create_tuple_iterator(output_numpy=True)

    assert row[0] == 10.0
    assert Seen.seen == [
        ("double", True, [5]),
        ("double", False, [10]),
        ("TypeCast", False, [10]),
    ]
    assert config.get_debug_mode()
    assert config.get_seed() == 1


def test_hook_may_stand_among_the_operations(monkeypatch, capsys):
    rows = ds.NumpySlicesDataset([5], shuffle=False)
    list(rows.map([double, ds.debug.PrintDataHook(), ds.debug.PrintMetaDataHook(), double]))

    assert capsys.readouterr().out == "columns: 10\ncolumns: int64 ()\n"


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: config.set_error_samples_mode(1), "an ErrorSamplesMode, got int"),
        (lambda: config.set_debug_mode(1), "a bool, got int"),
        (lambda: config.set_debug_mode(True, [3]), "a list of DebugHook"),
        (lambda: config.set_debug_mode(True, 3), "a list of DebugHook"),
    ],
)
def test_settings_that_do_not_fit_raise(make, message):
    with pytest.raises(ArgumentTypeError, match=message):
        make()
