"""What `log` makes of values: each is recorded by its type and shape, and never by its numbers."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pandas as pd
import plotly.graph_objects as go
import pytest
from PIL import Image

import engine
import insight
from insight import SummaryRecord
from insight.errors import SummaryError
from insight.masking import Masking
from insight.record.by_value import by_value
from tests.insight.plugins.test_drawn import Axes, Figure


def kind_of(value):
    """The plugin that a value is given to."""
    held = by_value({"a": value}, Masking())["a"]
    return "scalar" if isinstance(held, (int, float, np.generic)) else held.plugin.name


def array(*shape, dtype=np.float32):
    return np.zeros(shape, dtype)


SCALARS = [0.5, 3, True, np.float16(1), np.array(2), [1.5], np.ones((1, 1)), engine.Tensor(3.0)]
TEXTS = ["", "**a**", np.str_("b")]
PICTURES = [
    *(array(*shape, dtype=np.uint8) for shape in [(8, 9), (2, 2), (3, 4, 5), (4, 5, 3), (4, 5, 1)]),
    *(
        array(*shape, dtype=np.uint8)
        for shape in [(4, 5, 4), (4, 5, 6), (9, 3, 2, 2), (2, 4, 5, 3)]
    ),
    *(array(*shape, dtype=bool) for shape in [(8, 9), (1, 8, 9), (7, 1, 3, 3)]),
    *(array(*shape) for shape in [(3, 8, 9), (1, 8, 9), (8, 9, 3), (8, 9, 1), (3, 2, 2)]),
    *(array(*shape) for shape in [(9, 3, 8, 8), (9, 1, 8, 9), (9, 8, 9, 3), (9, 28, 28, 1)]),
    array(3, 8, 9, dtype=np.int64),
    engine.Tensor(array(3, 8, 9)),
    Image.new("RGB", (3, 2)),
    [Image.new("L", (3, 2)), Image.new("L", (3, 2))],
    Figure(),
    Axes(Figure()),
]
SAID = [
    (insight.Histogram(array(8, 9, dtype=np.uint8)), "histogram"),
    (insight.Image(array(8, 9)), "image"),
    (insight.Audio(array(80), rate=8000), "audio"),
    (insight.Video(array(2, 8, 8, 3, dtype=np.uint8)), "video"),
    (insight.Curve([0, 1], [1, 0]), "curve"),
    (insight.Table(["a"], [[1.0]]), "table"),
    (insight.Artifact(__file__), "artifact"),
    (pd.DataFrame({"a": [1.0, 2.0]}), "table"),
]
HISTOGRAMS = [
    *(
        array(*shape)
        for shape in [(9,), (8, 9), (2, 8, 9), (4, 8, 9), (8, 9, 4), (0,), (0, 3, 8, 8)]
    ),
    *(array(*shape) for shape in [(64, 3, 3, 3), (6, 1, 5, 5), (64, 3, 7, 7), (5, 3, 3, 64)]),
    *(array(*shape) for shape in [(5, 2, 8, 8), (2, 5, 3, 8, 8)]),
    array(9, dtype=np.uint8),
    array(10, 28, 28, dtype=np.uint8),
    [1, 2.5, 3],
    [],
    engine.Tensor(array(9)),
    engine.Parameter(engine.Tensor(array(3, 8, 9)), name="kernel"),
    pd.Series([1.0, 2.0]),
]
FIGURES = [go.Figure(), go.Figure(go.Scatter(y=[1, 2]))]
KINDS = {
    "scalar": SCALARS,
    "text": TEXTS,
    "image": PICTURES,
    "figure": FIGURES,
    "histogram": HISTOGRAMS,
}
CASES = [pytest.param(kind, value) for kind, values in KINDS.items() for value in values]
CASES += [pytest.param(kind, value) for value, kind in SAID]


@pytest.mark.parametrize(("kind", "value"), CASES)
def test_each_value_is_recorded_by_what_it_is(kind, value):
    assert kind_of(value) == kind


@pytest.mark.parametrize("shape", [(8, 9), (3, 8, 9), (8, 9, 3), (64, 3, 3, 3), (9, 3, 8, 8)])
def test_numbers_of_an_array_do_not_decide(shape):
    rng = np.random.default_rng(0)

    assert kind_of(rng.random(shape)) == kind_of(1000 * rng.normal(size=shape))


def test_a_parameter_of_one_element_is_a_number():
    assert kind_of(engine.Parameter(engine.Tensor([2.0]), name="bias")) == "scalar"


def test_names_in_mappings_are_joined():
    nested = {"val": {"acc": 0.5, "class": {"cat": 1}}, "none": {}, "loss": 2}
    found = by_value(nested, Masking())

    assert found == {"val/acc": 0.5, "val/class/cat": 1, "loss": 2}


def test_a_name_that_comes_twice_is_refused():
    with pytest.raises(ValueError, match=r"'val/acc' expected one value, got two"):
        by_value({"val/acc": 0.5, "val": {"acc": 0.5}}, Masking())


def test_a_mapping_that_holds_itself_is_refused():
    values = {}
    values["deeper"] = values

    with pytest.raises(ValueError, match="at most 50 levels, got more: perhaps it holds itself"):
        by_value(values, Masking())


@pytest.mark.parametrize(
    ("value", "got", "hint"),
    [
        (None, "NoneType", "leave out what has no value"),
        (b"ab", "bytes", r"bytes.decode\(\) makes a text of bytes"),
        (["a", "b"], "list", r"text = '\\n'.join\(texts\)"),
        (1j, "complex", r"add_value\(kind, tag, value\) records values of other kinds"),
        (np.zeros(3, complex), "ndarray", "add_value"),
        (SimpleNamespace(), "SimpleNamespace", "add_value"),
        ({1, 2}, "set", "add_value"),
    ],
)
def test_what_is_of_no_kind_is_refused_with_what_helps_there(value, got, hint):
    message = rf"SummaryRecord: 'val/a' expected a number, a text, .*got {got}. Hint: {hint}"
    with pytest.raises(TypeError, match=message) as caught:
        by_value({"val": {"a": value}}, Masking())

    assert isinstance(caught.value, SummaryError)


@pytest.mark.parametrize(
    ("key", "error"), [("", ValueError), (3, TypeError), (None, TypeError), ("\ud800", ValueError)]
)
@pytest.mark.parametrize("depth", [0, 1])
def test_a_name_that_no_file_can_hold_is_refused(key, error, depth):
    values = {key: "text"} if depth == 0 else {"val": {key: 1.0}}

    with pytest.raises(error, match="SummaryRecord expected a tag"):
        by_value(values, Masking())


def rows(store, kind, *columns):
    return store.table(kind)[list(columns)].to_numpy().tolist()


def test_what_was_logged_comes_back(tmp_path):
    picture = np.random.default_rng(0).integers(0, 256, (5, 7, 3), np.uint8)
    values = {
        "loss": 0.5,
        "note": "**Changed** the rate",
        "val": {"sample": picture, "acc": engine.Tensor(0.25)},
        "weights": np.arange(9.0),
        "curve": go.Figure(go.Scatter(y=[1, 2]), layout={"title": "ROC"}),
    }
    with SummaryRecord(tmp_path / "a") as record:
        assert record.log(3, values)
    store = insight.open_runs(tmp_path)

    assert rows(store, "scalar", "tag", "step", "value") == [
        ["loss", 3, 0.5],
        ["val/acc", 3, 0.25],
    ]
    assert rows(store, "text", "tag", "step", "value") == [["note", 3, "**Changed** the rate"]]
    assert store.value("text", "a", "note", 3) == "**Changed** the rate"
    assert rows(store, "image", "tag", "width", "height") == [["val/sample", 7, 5]]
    assert rows(store, "histogram", "tag", "count") == [["weights", 9]]
    assert rows(store, "figure", "tag", "title", "traces") == [["curve", "ROC", 1]]
    assert go.Figure(store.value("figure", "a", "curve", 3)) == values["curve"]


def test_all_values_of_a_call_are_one_event(tmp_path):
    with SummaryRecord(tmp_path / "a") as record:
        record.log(3, {"loss": 0.5, "note": "begun", "acc": 0.25})
    store = insight.open_runs(tmp_path)
    times = {*store.table("scalar")["wall_time"], *store.table("text")["wall_time"]}

    assert len(times) == 1


def test_what_was_added_before_is_recorded_with_it(tmp_path):
    with SummaryRecord(tmp_path / "a") as record:
        record.add_value("scalar", "rate", 0.1)
        record.add_value("text", "note", "older")
        assert record.log(3, {"note": "newer"})
    store = insight.open_runs(tmp_path)

    assert rows(store, "scalar", "tag", "step") == [["rate", 3]]
    assert store.table("text")["value"].tolist() == ["newer"]


def test_nothing_is_recorded_of_a_call_with_a_value_of_no_kind(tmp_path):
    with SummaryRecord(tmp_path / "a") as record:
        with pytest.raises(TypeError):
            record.log(3, {"loss": 0.5, "note": "begun", "odd": object()})
        record.log(4, {"loss": 0.25})
    store = insight.open_runs(tmp_path)

    assert store.table("scalar")["step"].tolist() == [4]
    assert store.table("text").empty
