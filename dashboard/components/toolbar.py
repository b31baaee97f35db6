"""The row of controls above a page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import dash_mantine_components as dmc
from dash import html

from .attributes import aria

if TYPE_CHECKING:
    from collections.abc import Mapping


def toolbar(*controls: Any) -> html.Div:
    """Controls in a row, which wraps on narrow screens."""
    return html.Div(list(controls), className="toolbar", role="group", **aria(label="Controls"))


def choice(identity: str, label: str, options: Mapping[str, str], value: str) -> html.Div:
    """One of a few options, all of them visible; kept for the browser's session."""
    return html.Div(
        [
            html.Span(label, className="control-label", id=f"{identity}-label"),
            dmc.SegmentedControl(
                id=identity,
                data=[{"value": key, "label": text} for key, text in options.items()],
                value=value,
                size="xs",
                persistence=True,
                persistence_type="session",
                **aria(labelledby=f"{identity}-label"),
            ),
        ],
        className="control",
    )


def slider(identity: str, label: str, value: float) -> html.Div:
    """A share from 0 to 0.99, with its number beside it."""
    return html.Div(
        [
            html.Span(label, className="control-label"),
            dmc.Slider(
                id=identity,
                min=0,
                max=0.99,
                step=0.01,
                value=value,
                updatemode="drag",
                label=None,
                size=4,
                w=130,
                thumbLabel=label,
                persistence=True,
                persistence_type="session",
            ),
            html.Output(id=f"{identity}-value", className="number"),
        ],
        className="control",
    )
