from __future__ import annotations

import numpy as np
import plotly.graph_objects as go
import pytest

from insight.errors import FormatError, SummaryValueError, ValueKindError
from insight.format.messages import Summary
from insight.plugins.figure import PLUGIN

NUMBERS = np.random.default_rng(0).normal(size=1000)
FIGURES = [
    go.Figure(),
    go.Figure(go.Scatter(y=NUMBERS), layout={"title": "Loss"}),
    go.Figure([go.Bar(y=[1, 2]), go.Heatmap(z=NUMBERS.reshape(20, 50))]),
]


@pytest.mark.parametrize("figure", FIGURES)
def test_a_figure_of_plotly_is_made_again_of_what_was_recorded(figure):
    loaded = PLUGIN.load(PLUGIN.encode(figure))

    assert go.Figure(loaded) == figure


def test_its_row_says_what_it_is():
    layout = {"title": {"text": "Größe"}, "width": 300, "height": 200}
    figure = go.Figure([go.Bar(y=[1, 2]), go.Bar(y=[3])], layout)

    assert PLUGIN.decode(PLUGIN.encode(figure)) == ("Größe", 2, 300, 200)
    assert PLUGIN.decode(PLUGIN.encode(go.Figure())) == ("", 0, 700, 450)


@pytest.mark.parametrize("layout", [[], {"width": 1e9, "title": 3}, {"width": True}, {"title": []}])
def test_a_layout_of_no_sense_is_that_of_a_figure_that_says_nothing(layout):
    message = PLUGIN.encode({"data": [3], "layout": layout})

    assert PLUGIN.decode(message) == ("", 1, 700, 450)
    assert PLUGIN.load(message) == {"data": [3], "layout": layout}


@pytest.mark.parametrize("value", [3, "text", None, [], {}, {"data": 3}, {"layout": {}}])
def test_what_is_no_figure_is_refused(value):
    with pytest.raises(ValueKindError, match="figure expected a figure of Plotly"):
        PLUGIN.encode(value)


@pytest.mark.parametrize("content", [NUMBERS, float("nan"), {1, 2}])
def test_what_json_cannot_hold_is_refused(content):
    with pytest.raises(SummaryValueError, match="a mapping of what JSON can hold, got"):
        PLUGIN.encode({"data": [{"y": content}]})


def test_what_matplotlib_drew_is_sent_where_it_belongs():
    class Figure:
        __module__ = "matplotlib.figure"

    with pytest.raises(ValueKindError, match="record what Matplotlib drew as 'image'"):
        PLUGIN.encode(Figure())


@pytest.mark.parametrize("content", [b"", b"[]", b"{}", b'{"data": 1}', b"\xff", b"[" * 100_000])
def test_other_bytes_are_told(content):
    with pytest.raises(FormatError, match="figure expected the JSON of a figure"):
        PLUGIN.load(Summary.Figure(content=content))
