from __future__ import annotations

import enum
import json

import numpy as np
import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

import insight
from insight.errors import SummaryError, SummaryValueError
from insight.format.messages import UserDefinedInfo
from insight.format.user_facts import MOST_FACTS
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


def settings_of(folder, section="hyperparameters."):
    return settings_in(insight.open_runs(folder), section)


def settings_in(store, section="hyperparameters."):
    """By columns: in a row, whole numbers become those of the other columns' type."""
    table = store.lineage()
    return {
        name.removeprefix(section): table[name].iloc[0]
        for name in table.columns
        if name.startswith(section)
    }


@pytest.mark.parametrize("records", [1, pytest.param(2, marks=pytest.mark.long)])
def test_more_settings_than_so_many_records_hold_are_read_back(tmp_path, records):
    settings = {f"k{number}": number for number in range(records * MOST_FACTS + 1)}
    with SummaryRecord(tmp_path, hyperparameters=settings) as record:
        record.log(1, {"loss": 0.5})
    store = insight.open_runs(tmp_path)

    assert settings_in(store) == settings
    assert store.problems().empty


@pytest.mark.parametrize("most", [1, 2, 7, 12])
def test_settings_of_several_calls_and_records_are_read_back(tmp_path, monkeypatch, most):
    monkeypatch.setattr("insight.format.user_facts.MOST_FACTS", most)
    with SummaryRecord(tmp_path) as record:
        for part in range(3):
            assert record.hyperparameters({f"k{part}.{n}": n for n in range(12)})
        assert record.hyperparameters({"k0.3": "changed"})
    found = settings_of(tmp_path)

    assert len(found) == 36
    assert found["k0.3"] == "changed"


def test_settings_of_many_bytes_are_spread_over_records(tmp_path, monkeypatch):
    monkeypatch.setattr("insight.format.user_facts.MOST_BYTES", 100)
    settings = {"a": "x" * 90, "b": "y", "c": "z" * 500, "d": "w" * 20}
    with SummaryRecord(tmp_path, hyperparameters=settings):
        pass

    assert settings_of(tmp_path) == settings


@pytest.mark.parametrize(
    "settings",
    [{"a": "é" * 150_000}, {f"k{n}": "v" * 50_000 for n in range(6)}],
    ids=["one", "six"],
)
def test_large_texts_are_read_back(tmp_path, settings):
    with SummaryRecord(tmp_path, hyperparameters=settings):
        pass

    assert settings_of(tmp_path) == settings


def test_text_that_no_record_holds_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr("insight.record.hyperparameters._MOST_BYTES", 9)
    with SummaryRecord(tmp_path) as record:
        assert record.hyperparameters({"a": "x" * 9})
        with pytest.raises(SummaryValueError, match=r"hyperparameters\.a expected at most 9 bytes"):
            record.hyperparameters({"a": "ééééé"})

    assert settings_of(tmp_path) == {"a": "x" * 9}


@pytest.mark.parametrize(
    "number",
    [2**53 + 1, 2**63 - 1, -(2**63), 2**64 - 1, 2**64, 2**64 + 1, -(2**90) + 1, 2**127 - 1],
)
@pytest.mark.parametrize("beside", [None, 1, -1, 0.5])
def test_whole_numbers_are_read_exactly(tmp_path, number, beside):
    for name, value in (("a", number), ("b", beside)):
        if value is not None:
            with SummaryRecord(tmp_path / name, hyperparameters={"x": value}):
                pass
    table = insight.open_runs(tmp_path).lineage().set_index("run")
    found = table["hyperparameters.x"]["a"]

    assert found == number
    assert int(found) == number


@pytest.mark.parametrize(
    ("settings", "text"),
    [
        ({"a": 10**400}, r"hyperparameters\.a expected a number below 1.8e308"),
        ({"a": [1, -(10**400)]}, r"hyperparameters\.a\[1\] expected a number below"),
        ({"a.b": 1, "a": {"b": 2}}, r"hyperparameters\.a\.b expected one value, got two"),
        ({"a": {"b": {"c": 1}, "b.c": 2}}, r"hyperparameters\.a\.b\.c expected one value"),
        ({"https://a:b@h": 1, "https://c:d@h": 2}, r"https://\*\*\*@h expected one value, got two"),
    ],
)
def test_what_would_not_come_back_is_refused(tmp_path, settings, text):
    with SummaryRecord(tmp_path) as record:
        with pytest.raises(SummaryValueError, match=text):
            record.hyperparameters(settings)

    assert settings_of(tmp_path) == {}


SETTINGS = st.dictionaries(
    st.text(st.characters(codec="utf-8", exclude_characters="."), min_size=1, max_size=4),
    st.recursive(
        st.one_of(st.integers(-(2**200), 2**200), st.floats(), st.text(max_size=5), st.booleans()),
        st.lists,
        max_leaves=4,
    ),
    min_size=1,
    max_size=4,
)


def as_read(value):
    return tuple(map(as_read, value)) if isinstance(value, list) else value


def is_same(found, given):
    if isinstance(given, tuple):
        return len(found) == len(given) and all(map(is_same, found, given))
    is_flag = isinstance(found, (bool, np.bool_))
    is_nan = found != found and given != given
    return is_flag is isinstance(given, bool) and (found == given or is_nan)


@given(settings=SETTINGS)
def test_settings_come_back_as_they_were_given(tmp_path_factory, settings):
    folder = tmp_path_factory.mktemp("run")
    with SummaryRecord(folder, hyperparameters=settings):
        pass
    found = settings_of(folder)

    assert found.keys() == settings.keys()
    assert all(is_same(found[name], as_read(value)) for name, value in settings.items())


def test_users_facts_beyond_one_record_are_read_back(tmp_path, monkeypatch):
    monkeypatch.setattr("insight.format.user_facts.MOST_FACTS", 7)
    facts = {f"k{number}": number for number in range(30)}
    with SummaryRecord(tmp_path) as record:
        record.add_value("custom_lineage_data", "facts", facts)
        record.record(1)

    assert settings_of(tmp_path, "user.") == facts


def test_lineage_that_no_reader_takes_is_refused(tmp_path):
    many = {f"k{number}": number for number in range(20_001)}
    nested = UserDefinedInfo()
    nested.user_info.add().map_int32.update(many)
    with SummaryRecord(tmp_path) as record:
        for plugin, value in (
            ("custom_lineage_data", nested),
            ("eval_lineage", {"metric": json.dumps(many)}),
        ):
            with pytest.raises(SummaryValueError, match="at most 20000 names, got 20001"):
                record.add_value(plugin, "facts", value)
