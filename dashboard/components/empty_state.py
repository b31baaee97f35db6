"""What a page shows when it has nothing to draw: why, and the lines that change it."""

from __future__ import annotations

from dash import html

from dashboard.words import say

from .attributes import aria

COLLECT = (
    "from engine.train.callback import SummaryCollector\n"
    "\n"
    "collector = SummaryCollector({root!r})\n"
    "model.train(epochs, dataset, callbacks=[collector])"
)
RECORD = (
    "import insight\n"
    "\n"
    "with insight.SummaryRecord({root!r}) as record:\n"
    '    record.log(step, {{"loss": loss, "accuracy": accuracy}})'
)


def no_runs(root: str) -> html.Div:
    """The folder holds no run yet."""
    return _empty(
        say("No runs here yet"),
        say("This page fills itself as soon as a training script writes its first step below"),
        root,
        COLLECT,
    )


def no_data(what: str, root: str, snippet: str = COLLECT) -> html.Div:
    """There are runs, but none recorded what this page draws: `what`, in English."""
    return _empty(
        say("Nothing of this kind recorded: {what}", what=say(what)),
        say("None of the runs below this folder has any so far:"),
        root,
        snippet,
    )


def _empty(title: str, words: str, root: str, snippet: str) -> html.Div:
    return html.Div(
        [
            html.Div(className="empty-mark", **aria(hidden="true")),
            html.H2(title),
            html.P(words),
            html.Code(root, className="empty-path"),
            html.Pre(html.Code(snippet.format(root=root)), className="snippet", tabIndex=0),
        ],
        className="empty",
        role="status",
    )
