"""The row of controls above a page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import dash_mantine_components as dmc
from dash import html

from dashboard.words import say

from .attributes import aria

if TYPE_CHECKING:
    from collections.abc import Mapping


def toolbar(*controls: Any) -> html.Div:
    """Controls in a row, which wraps on narrow screens."""
    return html.Div(
        list(controls), className="toolbar", role="group", **aria(label=say("Controls"))
    )


def step_control(name: str, *, hidden: bool = False) -> html.Div:
    """Where the browser puts the slider of steps; hidden until there is something to choose."""
    return html.Div(
        html.Span(say("Step"), className="control-label"),
        id=name,
        className="control steps",
        role="group",
        hidden=hidden,
        **aria(label=say("Step")),
    )


def more(*controls: Any) -> list[Any]:
    """A button at the end of a row, and the controls that it unfolds below.

    `assets/charts/more.mjs` unfolds them, and says how many of them are other than usual.
    """
    return [
        html.Button(
            [say("More"), " ", html.Span("", id="more-count", className="count")],
            id="more",
            className="button",
            **aria(expanded="false", controls="more-controls"),
        ),
        html.Div(list(controls), id="more-controls", className="more-controls", hidden=True),
    ]


def choice(
    identity: str, label: str, options: Mapping[str, str], value: str, title: str = ""
) -> html.Div:
    """One of a few options, all of them visible.

    Args:
        identity: The component's id.
        label: Its name in English.
        options: Values, each with its name in English.
        value: The one that holds at first.
        title: What it means, in English, where its name does not say it.

    """
    return html.Div(
        [
            html.Span(say(label), className="control-label", id=f"{identity}-label"),
            dmc.SegmentedControl(
                id=identity,
                data=[{"value": key, "label": say(text)} for key, text in options.items()],
                value=value,
                size="xs",
                **aria(labelledby=f"{identity}-label"),
            ),
        ],
        className="control",
        title=say(title) if title else None,
    )


def slider(identity: str, label: str, value: float) -> html.Div:
    """A share from 0 to 0.99, with its number beside it."""
    return html.Div(
        [
            html.Span(say(label), className="control-label"),
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
                thumbLabel=say(label),
            ),
            html.Output(id=f"{identity}-value", className="number"),
        ],
        className="control",
    )
