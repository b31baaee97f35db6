"""The controls of landscapes: what is shown of all of them, and how."""

from __future__ import annotations

from dash import html

from dashboard.address import asked
from dashboard.figures.landscape_contour import CONTOURS
from dashboard.queries.landscape.query import LINES, LOSS, quantity_of
from dashboard.words import say

from .attributes import aria
from .pick import one_of
from .toolbar import choice, more, step_control, toolbar

COLOURS = {"linear": "Linear", "log": "Log", "clipped": "Clipped"}
SCALES = {"own": "Each its own", "shared": "Same for runs", "all": "Same for all"}
QUANTITIES = {
    "loss": "loss",
    "accuracy": "accuracy",
    "validation_loss": "validation loss",
    "validation_accuracy": "validation accuracy",
    "sampling_error": "sampling error",
    "interpolation_error": "interpolation error",
}
NODES = {"hidden": "Hidden", "shown": "Shown"}
VIEWS = {"both": "Both", "contour": "Contour", "surface": "Surface"}
LAYOUTS = {"tiled": "Side by side", "overlaid": "Overlaid"}


def landscape_toolbar() -> html.Div:
    """The row of controls; what is seldom changed is folded away."""
    shown = quantity_of(asked("quantity", LOSS))
    # Files may tell more of each node: the browser adds it when they are there.
    quantities = QUANTITIES | ({} if shown in QUANTITIES else {shown: shown.replace("_", " ")})
    return toolbar(
        html.Button(say("Runs"), id="panel-open", className="button narrow-only"),
        choice("landscape-view", "View", VIEWS, asked("view", "both", VIEWS)),
        step_control("landscape-steps", hidden=True),
        choice(
            "landscape-colour",
            "Colour",
            COLOURS,
            asked("colour", "linear", COLOURS),
            "Clipped: the colours end at the loss that 9 of 10 nodes stay below",
        ),
        choice("landscape-scale", "Colours of runs", SCALES, asked("scale", "own", SCALES)),
        html.Div(
            id="landscape-intervals",
            className="control intervals",
            role="group",
            hidden=True,
            **aria(label=say("Landscapes shown")),
        ),
        *more(
            one_of(
                "landscape-quantity",
                say("What is shown"),
                [{"value": one, "label": say(word)} for one, word in quantities.items()],
                shown,
            ),
            choice("landscape-layout", "Paths of runs", LAYOUTS, asked("layout", "tiled", LAYOUTS)),
            choice(
                "landscape-lines",
                "Lines",
                {one: one for one in LINES},
                asked("lines", str(CONTOURS), LINES),
            ),
            choice(
                "landscape-nodes",
                "Computed nodes",
                NODES,
                asked("nodes", "hidden", NODES),
                "The others of an adaptive landscape are predicted",
            ),
        ),
        html.Div(id="landscape-against", className="control against", hidden=True),
        html.Span(
            say("Dark is low. The line is the training's path, from ring to star."),
            id="landscape-hint",
            className="hint",
        ),
    )
