"""Runs that have something of every kind, for tests that go over all pages."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

import insight
from insight.format.frames import message_frame
from insight.format.tensorboard import FILE_VERSION, DataType, Event
from tests.dashboard.queries.graphs import message

if TYPE_CHECKING:
    from pathlib import Path

TEXTS = "events.out.tfevents.1700000000.host.7.0"


def write_every_kind(folder: Path, scale: float = 1.0, steps: int = 3) -> None:
    """Three files: values of so many steps and a graph, facts, and texts.

    The records of the steps are all of one size, and each far larger than what stands before them.
    Of the facts the second, the user's, takes up most of the file.
    """
    axis = np.linspace(-1, 1, 5)
    stages = {
        "parameter": {"mapStr": {"op_type": "Batch"}},
        "children": [{"parameter": {"mapStr": {"op_type": "Mnist"}}}],
    }
    nodes = [(str(k), f"Op{k}", "", [str(k - 1)] * (k > 1)) for k in range(1, 2 + math.ceil(scale))]
    hyper = {"optimizer": "Adam", "learning_rate": scale / 10}
    own = {"depth": math.ceil(scale), "notes": "as it was " * 40}
    with insight.SummaryRecord(folder) as record:
        record.add_value("train_lineage", "train_lineage", {"hyper_parameters": hyper})
        record.add_value("custom_lineage_data", "custom_lineage_data", own)
        record.add_value("dataset_graph", "dataset_graph", stages)
        record.add_value("eval_lineage", "eval_lineage", {"metric": {"Accuracy": scale / 8}})
        record.add_value("graph", "graph", message(nodes))
        for step in range(1, steps + 1):
            size = scale * step
            surface = {"x": axis, "y": axis, "z": np.add.outer(axis**2, axis**2) * size}
            pixels = np.random.default_rng(math.ceil(10 * size)).integers(0, 255, (1, 3, 8, 12))
            pixels[0, :, 0, 0], pixels[0, :, 0, 1] = 0, 254  # so that nothing is stretched
            record.add_value("landscape", "valley", surface)
            record.add_value("image", "sample", pixels)
            record.add_value("tensor", "weight", np.arange(6.0).reshape(2, 3) * size)
            record.add_value("histogram", "weight", np.arange(9.0) * size)
            sound = np.sin(np.arange(400.0) * size)
            record.add_value("audio", "tone", insight.Audio(sound, rate=8000))
            record.add_value("table", "rows", {"size": [size, -size], "at": ["a", "b"]})
            record.add_value("curve", "falling", insight.Curve(axis, -axis * size))
            record.add_value("message", "console/out", f"printed at step {step}")
            record.add_value("scalar", "loss", scale / 2 ** (step - 1))
            record.add_value("scalar", "machine/memory", 10.0 * step)
            record.record(step)
    frames = [message_frame(Event(file_version=FILE_VERSION))]
    for step in range(1, steps + 1):
        event = Event(wall_time=1.7e9 + step, step=step)
        value = event.summary.value.add(tag=b"notes")
        value.metadata.plugin_data.plugin_name = "text"
        value.tensor.dtype = DataType.DT_STRING
        value.tensor.tensor_shape.SetInParent()
        value.tensor.string_val.append(f"written at step {step} of {scale:g}".encode())
        frames.append(message_frame(event))
    (folder / TEXTS).write_bytes(b"".join(frames))
