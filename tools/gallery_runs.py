"""The folder that the gallery's pictures are taken of: a real sweep, and what it found in words.

`sample_runs/digits_sweep.py` trains thirty LeNets on scikit-learn's digits; beside each stands a
report in Markdown, in a file as TensorBoard's writers make it.
"""

from __future__ import annotations

import shutil
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

import insight
from insight.format.frames import message_frame
from insight.format.tensorboard import FILE_VERSION, DataType, Event

if TYPE_CHECKING:
    from digits_sweep import HeldOut, Setting

EPOCHS, SEEDS = 12, (1, 2, 3)


def make_runs(folder: Path) -> None:
    """Train the sweep into a folder, once."""
    import digits_sweep

    import engine as ms

    made = folder / "made"
    if made.exists():
        return
    shutil.rmtree(folder, ignore_errors=True)
    ms.set_context(mode=ms.GRAPH_MODE)
    for chosen in product(digits_sweep.RATES, digits_sweep.BATCH_SIZES, SEEDS):
        setting = digits_sweep.Setting(*chosen)
        run = folder / setting.name
        with np.errstate(over="ignore", invalid="ignore"):  # the largest rate diverges
            held_out = digits_sweep.train(str(run), setting, EPOCHS)
        write_text(run, "report", report(setting, held_out))
    made.touch()


def report(setting: Setting, held_out: HeldOut) -> str:
    """What a run found, as somebody would write it down."""
    table = held_out.confusion
    right = np.diagonal(table)
    found = right / np.maximum(table.sum(axis=1), 1)
    sure = right / np.maximum(table.sum(axis=0), 1)
    worst = int(found.argmin())
    others = np.where(np.arange(len(table)) == worst, 0, table[worst])
    rows = [
        f"| {digit} | {found[digit]:.3f} | {sure[digit]:.3f} | {int(table[digit].sum())} |"
        for digit in range(len(table))
    ]
    told = (
        f"**{int(held_out.is_wrong.sum())} of {len(held_out.labels)}** held-out digits are wrong. "
        f"Hardest is *{worst}*, most often taken for *{int(others.argmax())}*."
    )
    lines = [
        f"## {setting.name}",
        "",
        told,
        "",
        "| digit | recall | precision | n |",
        "|---|---|---|---|",
        *rows,
        "",
        "```python",
        f"train(folder, Setting({setting.learning_rate}, {setting.batch_size}, {setting.seed}))",
        "```",
    ]
    return "\n".join(lines)


def write_text(run: Path, tag: str, text: str) -> None:
    """A file as TensorBoard's writers make it, of the time of the run's last step.

    What came later would say that the run went on after its end.
    """
    (last,) = insight.open_runs(run).table("scalar").tail(1).itertuples()
    event = Event(wall_time=last.wall_time, step=int(last.step))
    value = event.summary.value.add(tag=tag.encode())
    value.metadata.plugin_data.plugin_name = "text"
    value.tensor.dtype = DataType.DT_STRING
    value.tensor.tensor_shape.SetInParent()
    value.tensor.string_val.append(text.encode())
    first = Event(wall_time=event.wall_time, file_version=FILE_VERSION)
    frames = [message_frame(first), message_frame(event)]
    path = run / f"events.out.tfevents.{int(event.wall_time)}.report.1.0"
    path.write_bytes(b"".join(frames))
