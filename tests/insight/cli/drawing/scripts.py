"""Scripts as a user would write them, and the checkpoints of their trainings."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from insight.cli.drawing.script_model import function_of
from insight.format.checkpoint import write_checkpoint
from insight.format.train_metadata import TrainMetadata, write_train_metadata
from tests.insight.landscape.models import Network

if TYPE_CHECKING:
    from pathlib import Path

OWN = """
import numpy as np
from tests.insight.landscape.models import Network

def model():
    found = Network((4, 8, 3))
    found.trained(30)
    return found

def nothing():
    return 5

def refusing():
    raise RuntimeError("no data here")
"""

MINDSPORES = """
import numpy as np
from engine import Model, dataset, nn

def batches_of(seed):
    rng = np.random.default_rng(seed)
    data = {"x": rng.random((32, 4), np.float32), "y": np.arange(32, dtype=np.int32) % 3}
    return dataset.NumpySlicesDataset(data, shuffle=False).batch(8)

def held_out():
    return batches_of(1)

def judged_fn():
    model, network, batches, _ = callback_fn()
    return model, network, batches, {"Loss": nn.Loss(), "Accuracy": nn.Accuracy()}

def callback_fn():
    network = nn.SequentialCell(nn.Dense(4, 5), nn.BatchNorm1d(5), nn.Tanh(), nn.Dense(5, 3))
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    metrics = {"Loss": nn.Loss()}
    return Model(network, loss, metrics=metrics), network, batches_of(0), metrics
"""


def own_training(folder: Path) -> Path:
    """A folder of four checkpoints, `net-0.ckpt` … `net-30.ckpt`, and the script beside it."""
    folder.mkdir()
    for index, checkpoint in enumerate(Network((4, 8, 3)).trained(30)):
        write_checkpoint(folder / f"net-{index * 10}.ckpt", checkpoint)
    script = folder.parent / "script.py"
    script.write_text(OWN, encoding="utf-8")
    return script


def collected_training(folder: Path, *, samples: int = 24) -> Path:
    """A run as MindSpore's collector leaves it, whose checkpoints were moved, and the script."""
    script = folder.parent / "mindspores.py"
    script.write_text(MINDSPORES, encoding="utf-8")
    network = function_of(f"{script}:callback_fn")()[1]
    names = {one.name: one.asnumpy() for one in network.get_parameters()}
    rng = np.random.default_rng(1)
    (folder / "ckpt_dir").mkdir(parents=True)
    for step in range(1, 6):
        moved = {
            name: np.abs(array + 0.1 * step * rng.normal(size=array.shape)).astype(np.float32)
            for name, array in names.items()
        }
        write_checkpoint(folder / "ckpt_dir" / f"Net_{step}_step.ckpt", moved)
    files = {step: f"/elsewhere/ckpt_dir/Net_{step}_step.ckpt" for step in range(1, 6)}
    write_train_metadata(
        folder / "ckpt_dir" / "train_metadata.json",
        TrainMetadata(
            intervals=((1, 2, 3), (2, 4, 5)),
            checkpoints=files,
            steps_per_epoch=10,
            unit="step",
            num_samples=samples,
            landscape_size=40,
            create_landscape={"train": True, "result": True},
        ),
    )
    return script
