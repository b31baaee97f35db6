"""A run in a folder of the test, with nothing beside it."""

from __future__ import annotations

import functools

import pandas as pd
import pytest

import insight


@pytest.fixture
def begin(tmp_path):
    """`insight.run` into the test's folder, without machine, console and provenance."""
    quiet = {"machine": None, "console": False, "provenance": False}
    return functools.partial(insight.run, tmp_path, **quiet)


@pytest.fixture
def facts(tmp_path):
    """What `lineage()` has of a run, without what it lacks."""

    def of(name):
        table = insight.open_runs(tmp_path).lineage()
        row = table[table["run"] == name].iloc[0]
        return {key: value for key, value in row.items() if key != "run" and _is_there(value)}

    return of


@pytest.fixture
def scalars(tmp_path):
    """The scalars of a run: (tag, step, value)."""

    def of(name):
        table = insight.open_runs(tmp_path).table("scalar", runs=name)
        return list(zip(table["tag"], table["step"], table["value"], strict=True))

    return of


def _is_there(value):
    return isinstance(value, tuple) or bool(pd.notna(value))
