"""Fingerprints of Python objects that give rows."""

from __future__ import annotations

import functools
import os
import subprocess
import sys

import numpy as np
import pytest

from insight.record.provenance.source import of_source

FACTOR = 2.0


class Rows:
    """Rows that are made when they are asked for."""

    scale = 3

    def __init__(self, rows, **more):
        self.rows = rows
        vars(self).update(more)

    def __getitem__(self, index):
        raise AssertionError("nobody may ask for rows")

    def __len__(self):
        raise AssertionError("nobody may ask for their number")

    def __iter__(self):
        raise AssertionError("nobody may go through them")

    def __getattr__(self, name):
        raise AssertionError("nobody may ask for what is not there")

    @property
    def lazy(self):
        raise AssertionError("nobody may compute a property")

    __repr__ = __str__ = __eq__ = __len__
    __hash__ = None


class Slotted:
    """Attributes that stand in slots, one of them not filled."""

    __slots__ = ("empty", "rows")

    def __init__(self, rows):
        self.rows = rows


def sha256(source):
    return of_source(source)["sha256"]


def test_object_is_known_by_its_values_and_not_asked_for_a_row():
    array = np.arange(12.0)

    assert sha256(Rows(array)) == sha256(Rows(array.copy()))
    assert of_source(Rows(array))["kind"] == "source"


@pytest.mark.parametrize(
    "other",
    [
        lambda: Rows(np.arange(12.0)[::-1]),
        lambda: Rows(np.arange(12.0), seed=1),
        lambda: Rows([np.arange(12.0)]),
        lambda: type("Rows", (Rows,), {"scale": 4})(np.arange(12.0)),
        lambda: type("Rows", (Rows,), {"__getitem__": lambda self, index: index})(np.arange(12.0)),
        lambda: Slotted(np.arange(12.0)),
    ],
)
def test_other_values_classes_or_functions_are_another_source(other):
    assert sha256(other()) != sha256(Rows(np.arange(12.0)))


@pytest.mark.parametrize("wrap", [list, tuple, Slotted, lambda held: {"x": held}])
def test_values_inside_of_containers_count(wrap):
    one, same, other = (wrap([np.zeros(3), np.full(3, last)]) for last in (1.0, 1.0, 2.0))

    assert sha256(one) == sha256(same) != sha256(other)


def made(rows, default=1):
    def give():
        for row in rows:
            yield row * FACTOR + default

    return give


def test_function_is_known_by_what_it_closes_over_and_names(monkeypatch):
    before = sha256(made(np.arange(3.0)))

    assert sha256(made(np.arange(3.0))) == before != sha256(made(np.arange(4.0)))
    monkeypatch.setitem(globals(), "FACTOR", 3.0)
    assert sha256(made(np.arange(3.0))) != before


def test_partial_and_method_are_known_by_what_they_are_bound_to():
    one, other = (functools.partial(made, np.arange(n)) for n in (3, 4))

    assert sha256(one) != sha256(other)
    assert sha256(Rows(1).__getitem__) != sha256(Rows(2).__getitem__)


def test_generator_is_not_run():
    def give(start):
        yield start

    one, other = give(1), give(2)

    assert sha256(one) != sha256(other)
    assert (next(one), next(other)) == (1, 2)


def test_objects_that_hold_each_other_come_to_an_end():
    one, other = Rows(1), Rows(2)
    one.rows, other.rows = other, one

    assert of_source(one)["kind"] == "source"


def test_what_cannot_be_looked_into_is_said(tmp_path):
    with (tmp_path / "x").open("wb") as file:
        assert of_source(Rows(file))["kind"] == "source, in part"


def test_random_streams_go_on_as_they_would_have():
    generator, twin = np.random.default_rng(1), np.random.default_rng(1)
    of_source(Rows(generator))

    assert generator.random() == twin.random()


@pytest.mark.parametrize("numbers", [100_000, pytest.param(1_000_000, marks=pytest.mark.long)])
def test_much_data_is_sampled(numbers):
    many = [np.full(numbers, float(n)) for n in range(100)]
    found = of_source(Rows(many))

    assert found["sha256"] != sha256(Rows([*many[:-1], many[0]]))


def test_hash_is_the_same_in_every_process(tmp_path):
    script = tmp_path / "rows.py"
    script.write_text(
        "from insight.record.provenance.source import of_source\n"
        "KNOWN = {'a', 'b', 'c'}\n"
        "class Rows:\n"
        "    names = {'x', 'y', 'z'}\n"
        "    def __iter__(self):\n"
        "        return (x for x in 'abc' if x in {'p', 'q', 'r'} or x in KNOWN)\n"
        "print(of_source(Rows())['sha256'])\n"
    )
    found = {
        subprocess.run(
            [sys.executable, script],
            check=True,
            capture_output=True,
            env=os.environ | {"PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2")
    }

    assert len(found) == 1
