"""What a page shows when it has nothing to draw: why, and the lines that change it."""

from __future__ import annotations

from dash import html

from dashboard.words import say

from .attributes import aria

RUN = "first-run"  # below the folder: the folder itself stays one of many runs
COLLECT = """\
from engine.train.callback import SummaryCollector

collector = SummaryCollector({run!r})
model.train(epochs, dataset, callbacks=[collector])"""
RECORD = """\
import insight

folder = {run!r}
settings = {{"learning_rate": 0.1, "batch_size": 32}}
with insight.SummaryRecord(folder, hyperparameters=settings) as record:
    for step in range(1, 101):
        record.log(step, {{"loss": 1 / step, "accuracy": 1 - 1 / step}})"""
# What else is read as it is, by who writes it and what its files are called.
FORMATS = {
    "MindSpore": "*.out.events.summary.*",
    "TensorBoard (TensorFlow, PyTorch, Keras)": "*.tfevents.*",
    "MLflow": "mlruns, mlflow.db",
    "Weights & Biases": "*.wandb, run.json + part-*.parquet",
    "Neptune (exporter)": "*_part_0.parquet",
    "Trackio, GoodSeed": "*.db, *.sqlite, *.parquet",
    "SwanLab": "*.swanlab",
    "ClearML, Comet, Sacred": "offline-*.zip, metadata.json, run.json",
    "Lightning, Keras, DVCLive": "metrics.csv, *.csv, plots/metrics",
    "Hugging Face Trainer": "trainer_state.json",
    "Aim": "insight import aim",
    "CSV, JSON lines": "insight serve … --csv '*.csv'",
}


def add_value(kind: str, name: str, made_by: str) -> str:
    """The lines that record a value of a kind; `made_by` is Python, with `np` for NumPy."""
    value = made_by.replace("{", "{{").replace("}", "}}")
    return (
        "import insight\n"
        "import numpy as np\n"
        "\n"
        "with insight.SummaryRecord({run!r}) as record:\n"
        f"    value = {value}\n"
        f'    record.add_value("{kind}", "{name}", value)\n'
        "    record.record(1)"
    )


def no_runs(root: str) -> html.Div:
    """The folder holds no run yet."""
    return _empty(
        say("No runs here yet"),
        say("This page fills itself as soon as a training script writes its first step below"),
        root,
        RECORD,
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
    rows = [
        html.Li([html.Span(name), html.Code(files, className="number")])
        for name, files in FORMATS.items()
    ]
    lines = snippet.format(run=f"{root.rstrip('/')}/{RUN}", root=root, name=RUN)
    return html.Div(
        [
            html.Div(className="empty-mark", **aria(hidden="true")),
            html.H2(title),
            html.P(words),
            html.Code(root, className="empty-path"),
            html.Pre(html.Code(lines), className="snippet", tabIndex=0),
            html.P(
                say("Runs of other tools are read as they are, when they lie below this folder:")
            ),
            html.Ul(rows, className="empty-formats"),
        ],
        className="empty",
        role="status",
    )
