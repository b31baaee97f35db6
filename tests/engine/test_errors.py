from __future__ import annotations

import inspect

import pytest

from engine import errors
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError, UnknownNameError

KINDS = [kind for _, kind in inspect.getmembers(errors, inspect.isclass)]


def test_message_says_where_what_was_expected_and_what_came():
    error = ShapeError.of("conv2d", "(batch, channels)", (3,), "x[None] adds an axis.")

    assert str(error) == (
        "conv2d expected (batch, channels), got shape (3,). Hint: x[None] adds an axis."
    )


def test_wrong_type_is_told_by_its_name():
    assert str(ArgumentTypeError.of("f(x)", "an int", "a")) == "f(x) expected an int, got str."


def test_value_is_told_as_it_is():
    assert str(ArgumentValueError.of("f(x)", "a number above 0", -1)).endswith("got -1.")


def test_unknown_name_reads_plainly_though_it_is_a_key_error():
    error = UnknownNameError.of("metric", "acc", ["loss"])

    assert isinstance(error, KeyError)
    assert str(error) == "metric expected one of ['loss'], got 'acc'."


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_error_is_ours_described_and_in_the_tree(kind):
    assert issubclass(kind, errors.EngineError)
    assert kind.__doc__
    assert kind.__name__ in errors.__doc__
