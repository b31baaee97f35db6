"""What is known of a length that is open; measured beside MindSpore 2.10 in graph mode."""

from __future__ import annotations

import copy
import pickle

import pytest

import engine
from engine import Symbol, Tensor
from engine.errors import ArgumentTypeError, ArgumentValueError


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({}, {}),
        ({"max": 8}, {"max": 8}),
        ({"max": 8, "min": 9}, {"min": 9}),
        ({"max": 4, "min": 4}, {"min": 4}),
        ({"max": -3}, {}),
        ({"divisor": 4, "min": 2}, {"divisor": 4}),
        ({"divisor": 4, "min": 9}, {"min": 9, "divisor": 4}),
        (
            {"max": 32, "min": 2, "divisor": 8, "remainder": 1},
            {"max": 32, "divisor": 8, "remainder": 1},
        ),
    ],
)
def test_symbol_tells_what_it_says_beyond_any_length(given, told):
    assert Symbol(**given).to_dict() == told
    assert str(Symbol(**given)) == str(told)


@pytest.mark.parametrize(
    ("given", "fitting", "others"),
    [
        ({}, [1, 2], [0]),
        ({"max": 8}, [1, 8], [0, 9]),
        ({"max": 4, "min": 4}, [4, 5], [3]),
        ({"min": 4}, [4], [3]),
        ({"divisor": 8, "remainder": 1}, [9, 17], [1, 8]),
        ({"divisor": 4, "min": 2}, [4], [2]),
        ({"divisor": 4, "min": 9}, [12], [8]),
        ({"divisor": 3}, [3], [0]),
    ],
)
def test_symbol_fits_the_lengths_that_mindspore_takes(given, fitting, others):
    symbol = Symbol(**given)

    assert [length for length in fitting if symbol.misfit(length)] == []
    assert [length for length in others if not symbol.misfit(length)] == []


@pytest.mark.parametrize(
    ("given", "kind", "text"),
    [
        ({"min": 0}, ArgumentValueError, r"Symbol\(min\) expected a number from 1, got 0"),
        ({"divisor": 0}, ArgumentValueError, r"Symbol\(divisor\) expected a number from 1, got 0"),
        ({"divisor": 8, "remainder": 8}, ArgumentValueError, r"\(remainder\) expected 0 to 7"),
        ({"divisor": 2, "remainder": -1}, ArgumentValueError, r"\(remainder\) expected 0 to 1"),
        ({"max": 1.5}, ArgumentTypeError, r"Symbol\(max\) expected an int, got float"),
        ({"min": True}, ArgumentTypeError, r"Symbol\(min\) expected an int, got bool"),
        ({"unique": 1}, ArgumentTypeError, r"Symbol\(unique\) expected a bool, got int"),
    ],
)
def test_arguments_without_meaning_are_refused(given, kind, text):
    with pytest.raises(kind, match=text):
        Symbol(**given)


def test_symbol_reads_as_it_was_written():
    assert repr(Symbol(max=32, unique=True)) == "Symbol(max=32, unique=True)"


def test_tensor_with_symbols_has_open_lengths():
    symbol = Symbol(max=3)

    assert Tensor(shape=(None, symbol, 4), dtype=engine.float32).shape == (-1, -1, 4)
    assert Tensor(shape=(symbol, 4), dtype=engine.float32).shape == (-1, 4)
    assert Tensor(shape=symbol, dtype=engine.float32).shape == (-1,)


def test_unique_symbol_stays_one_in_copies():
    symbol = Symbol(unique=True)
    tensor = Tensor(shape=(symbol, symbol), dtype=engine.float32)

    for other in (copy.deepcopy(tensor), pickle.loads(pickle.dumps(tensor))):
        ids = {found.id for found in other.array.symbols.values()}
        assert ids == {symbol.id}
