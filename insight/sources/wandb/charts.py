"""Charts of `wandb.plot`: a table, and in the configuration which of its columns are drawn how."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import numpy as np

from insight.format.wandb import names_of, value_of
from insight.plugins.values import Curve
from insight.sources.records import MOST_NAMES, as_text

from .typed import Row

if TYPE_CHECKING:
    from collections.abc import Iterator

    from insight.format.wandb import Changes
    from insight.plugins.values import Table

_WHERE = ("_wandb", "visualize")
_TABLE = "_table"
# By the kind of a chart: what its fields call x, y and what tells one line from another.
_LINES = {
    "wandb/line/v0": ("x", "y", "stroke"),
    "wandb/lineseries/v0": ("step", "lineVal", "lineKey"),
    "wandb/area-under-curve/v0": ("x", "y", "class"),
}
_MOST_LINES = 100


class Charts:
    """The charts that a run's configuration tells of."""

    def __init__(self) -> None:
        self._panels: dict[str, dict[str, Any]] = {}

    def take_config(self, changes: Changes) -> None:
        """Take over what a configuration says of charts.

        Raises:
            ValueError, RecursionError: If a value is no JSON.

        """
        for item in changes.update:
            way = names_of(item)
            if way[0] == _WHERE[0]:
                told = value_of(item)
                for name in reversed(way[1:]):
                    told = {name: told}
                self._take(told.get(_WHERE[1]) if isinstance(told, dict) else None)

    def _take(self, told: Any) -> None:
        for name, chart in told.items() if isinstance(told, dict) else ():
            panel = chart.get("panel_config") if isinstance(chart, dict) else None
            if isinstance(panel, str):
                panel = json.loads(panel)
            if isinstance(panel, dict) and len(self._panels) < MOST_NAMES:
                self._panels[as_text(name)] = panel

    def curves(self, tag: str, table: Table) -> Iterator[Row]:
        """The lines that a chart draws of a table; none where it draws something else."""
        panel = self._panels.get(tag.removesuffix(_TABLE)) if tag.endswith(_TABLE) else None
        if panel is None or panel.get("panelDefId") not in _LINES:
            return
        fields, texts = _mapping(panel.get("fieldSettings")), _mapping(panel.get("stringSettings"))
        names = [fields.get(field) for field in _LINES[panel["panelDefId"]]]
        columns = [table.columns.index(name) if name in table.columns else -1 for name in names]
        if min(columns[:2]) < 0:
            return
        x, y, key = columns
        axes = ("x-axis-title", table.columns[x]), ("y-axis-title", table.columns[y])
        labels = [as_text(str(texts.get(axis) or column)) for axis, column in axes]
        points: dict[str, list[tuple[float, float]]] = {}
        for row in table.rows:
            if isinstance(row[x], int | float) and isinstance(row[y], int | float):
                points.setdefault(str(row[key]) if key >= 0 else "", []).append((row[x], row[y]))
        name = tag.removesuffix(_TABLE)
        for line, held in list(points.items())[:_MOST_LINES]:
            numbers = np.array(held, np.float64)
            title = as_text(str(texts.get("title") or ""))
            curve = Curve(numbers[:, 0], numbers[:, 1], title, *labels)
            cells = curve.x, curve.y, title, *labels
            yield Row("curve", f"{name}/{line}" if len(points) > 1 else name, cells, curve)


def _mapping(value: Any) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}
