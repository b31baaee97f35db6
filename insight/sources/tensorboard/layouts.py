"""Layouts of the plugin `custom_scalars`: which series are drawn together, as facts of the run."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from insight.errors import FormatError, compose
from insight.format.tensorboard import Layout, as_text
from insight.sources.records import MOST_NAMES

if TYPE_CHECKING:
    from insight.format.tensorboard import Chart, TensorProto

PLUGIN = "custom_scalars"
_SECTION = "layout"


def layout_facts(tensor: TensorProto) -> dict[str, Any]:
    """By `layout.<category>.<chart>` the tags of each chart, which are regular expressions.

    A chart of margins has three of one length, under `.value`, `.lower` and `.upper`.

    Raises:
        FormatError: If there are too many charts.
        google.protobuf.message.DecodeError: If the bytes are no such message.

    """
    facts: dict[str, Any] = {}
    for content in tensor.string_val[:1]:
        for category in Layout.FromString(content).category:
            for chart in category.chart:
                name = f"{_SECTION}.{as_text(category.title)}.{as_text(chart.title)}"
                facts |= _of_chart(name, chart)
                if len(facts) > MOST_NAMES:
                    raise FormatError(compose("layout", f"at most {MOST_NAMES} charts", "more"))
    return facts


def _of_chart(name: str, chart: Chart) -> dict[str, Any]:
    if chart.WhichOneof("content") == "margin":
        series = chart.margin.series
        ends = ("value", "lower", "upper")
        return {
            f"{name}.{end}": tuple(as_text(getattr(one, end)) for one in series) for end in ends
        }
    return {name: tuple(map(as_text, chart.multiline.tag))}
