from __future__ import annotations

import enum

import numpy as np
import pandas as pd
import pytest

import insight
from insight.errors import SummaryError
from insight.record import SummaryRecord


class Colour(enum.StrEnum):
    RED = "red"


class Size(enum.IntEnum):
    SMALL = 3


def lineage(folder):
    row = insight.open_runs(folder).lineage().iloc[0].drop("run")
    return {name.removeprefix("hyperparameters."): value for name, value in row.items()}


def test_what_a_run_was_started_with_is_there_before_its_first_step(tmp_path):
    record = SummaryRecord(tmp_path, hyperparameters={"learning_rate": 0.1, "width": 64})

    assert lineage(tmp_path) == {"learning_rate": 0.1, "width": 64}
    record.close()


VALUES = {
    "whole": (7, 7),
    "large": (2**40, 2**40),
    "beyond any integer of 64 bits": (2**70, 2**70),
    "float": (1e-3, 1e-3),
    "infinite": (float("inf"), float("inf")),
    "text": ("Adam", "Adam"),
    "empty text": ("", ""),
    "text that looks like a flag": ("true", "true"),
    "flag": (True, True),
    "list": ([64, 0.5, "relu", None, [True]], (64, 0.5, "relu", None, (True,))),
    "tuple": ((1, 2), (1, 2)),
    "empty list": ([], ()),
    "NumPy's whole number": (np.int64(3), 3),
    "NumPy's float": (np.float64(0.25), 0.25),
    "NumPy's flag": (np.bool_(False), False),
    "enumeration of texts": (Colour.RED, "red"),
    "enumeration of numbers": (Size.SMALL, 3),
}


@pytest.mark.parametrize("name", VALUES)
def test_every_kind_of_value_is_read_as_it_was_given(tmp_path, name):
    given, expected = VALUES[name]
    with SummaryRecord(tmp_path) as record:
        assert record.hyperparameters({"x": given})

    assert lineage(tmp_path) == {"x": expected}


def test_none_is_a_cell_without_a_value(tmp_path):
    with SummaryRecord(tmp_path, hyperparameters={"seed": None, "width": 1}):
        pass

    assert pd.isna(lineage(tmp_path)["seed"])


def test_names_in_mappings_are_dotted(tmp_path):
    with SummaryRecord(tmp_path) as record:
        record.hyperparameters({"adam": {"betas": {"first": 0.9}, "lr": 0.1}, "none": {}})

    assert lineage(tmp_path) == {"adam.betas.first": 0.9, "adam.lr": 0.1}


def test_later_values_of_a_name_win_and_others_stay(tmp_path):
    with SummaryRecord(tmp_path, hyperparameters={"lr": 0.1, "width": 8}) as record:
        record.hyperparameters({"lr": 0.2})
        record.hyperparameters({"width": None})
    found = lineage(tmp_path)

    assert found["lr"] == 0.2
    assert pd.isna(found["width"])


@pytest.mark.parametrize(
    ("values", "error", "text"),
    [
        (5, TypeError, "hyperparameters expected a mapping"),
        (["lr"], TypeError, "hyperparameters expected a mapping"),
        ({"net": {"cell": object()}}, TypeError, r"hyperparameters\.net\.cell expected a number"),
        ({"sizes": [1, {2}]}, TypeError, r"hyperparameters\.sizes\[1\] expected a number"),
        ({"sizes": [{"a": 1}]}, TypeError, r"hyperparameters\.sizes\[0\] expected a number"),
        ({"z": 1j}, TypeError, r"hyperparameters\.z expected a number"),
        ({"weights": np.zeros(3)}, TypeError, r"hyperparameters\.weights expected a number"),
        ({"raw": b"x"}, TypeError, r"hyperparameters\.raw expected a number"),
        ({1: 2}, TypeError, "a name in hyperparameters expected a text, got int"),
        ({"": 2}, ValueError, "a name in hyperparameters expected a text, got an empty one"),
        ({"half": "\ud800"}, ValueError, r"hyperparameters\.half expected a text that UTF-8"),
        ({"half\ud800": 1}, ValueError, "a name in hyperparameters expected a text that UTF-8"),
        ({"huge": 10**5000}, ValueError, "hyperparameters"),
    ],
)
def test_what_is_no_hyperparameter_is_refused_by_its_name(tmp_path, values, error, text):
    with pytest.raises(error, match=text) as refused:
        SummaryRecord(tmp_path / "run", hyperparameters=values)

    assert isinstance(refused.value, SummaryError)
    assert not (tmp_path / "run").exists()


def test_values_that_hold_themselves_are_refused(tmp_path):
    mapping, listed = {}, []
    mapping["a"], listed[:] = mapping, [listed]

    with SummaryRecord(tmp_path) as record:
        for values in (mapping, {"a": listed}):
            with pytest.raises(SummaryError, match="at most 50 levels"):
                record.hyperparameters(values)


def test_nothing_to_record_makes_no_file(tmp_path):
    with SummaryRecord(tmp_path, hyperparameters={}) as record:
        assert record.hyperparameters({"adam": {}})

    assert list(tmp_path.iterdir()) == []


def test_what_comes_after_the_end_is_told(tmp_path, caplog):
    record = SummaryRecord(tmp_path)
    record.close()

    assert not record.hyperparameters({"lr": 0.1})
    assert "after close()" in caplog.text


def test_mindspores_positions_are_as_they_were(tmp_path):
    with pytest.raises(TypeError, match="positional"):
        SummaryRecord(tmp_path, "events", "_MS", 32, None, None, False, None, {"lr": 0.1})
