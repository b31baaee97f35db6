"""A process whose children save checkpoints, one after the other, and are killed with `kill -9`.

It has the engine loaded already, so that a child lives from its first moment on. It reads lines of
JSON, and answers each with one: how many saves the child knew to be done.

python -m tests.faults.nursery
"""

from __future__ import annotations

import ctypes
import itertools
import json
import os
import random
import select
import signal
import sys
from pathlib import Path

import numpy as np

import engine
from engine import nn
from engine.train import Callback, CheckpointConfig, ModelCheckpoint

from .checkpoint_kinds import kinds

SIZE = 1 << 20
_SUBREAPER = 36  # PR_SET_CHILD_SUBREAPER: the writers of killed children become ours


def save(order: dict, told: int) -> None:
    """Save the same name for ever; every number of a file is that of the save."""
    kind = next(kind for kind in kinds() if kind.name == order["kind"])
    path = Path(order["folder"]) / f"net{kind.suffix}"
    for number in itertools.count(order["first"]):
        values = {name: engine.Tensor(np.full(SIZE, number, np.int32)) for name in "ab"}
        try:
            # The first at once: from then on there is a file.
            kind.save(values, path, async_save=number > order["first"] and order["way"])
        except OSError:  # the process that wrote the file before was killed
            continue
        os.write(told, number.to_bytes(8, "little"))


def train(order: dict, told: int) -> None:
    """Train for ever, with a checkpoint after each step."""

    class Tell(Callback):
        def on_train_step_end(self, run_context):
            os.write(told, run_context.original_args().cur_step_num.to_bytes(8, "little"))

    x = np.ones((8, 300), np.float32)
    rows = engine.dataset.NumpySlicesDataset({"x": x, "y": x}, shuffle=False).batch(4)
    net = nn.Dense(300, 300)
    model = engine.Model(net, nn.MSELoss(), nn.Adam(net.trainable_params(), 0.01))
    config = CheckpointConfig(keep_checkpoint_max=2, async_save=order["way"], crc_check=True)
    saver = ModelCheckpoint("a", order["folder"], config)
    model.train(1000, rows, [saver, Tell()])


def main() -> None:
    ctypes.CDLL(None).prctl(_SUBREAPER, 1, 0, 0, 0)
    for line in sys.stdin:
        print(json.dumps(life(json.loads(line))), flush=True)


def life(order: dict) -> int:
    """One child, its death, and how far it was."""
    heard, told = os.pipe()
    child = os.fork()
    if child == 0:
        {"save": save, "train": train}[order["what"]](order, told)
        os._exit(3)
    os.close(told)
    try:
        for _ in range(order["least"]):
            done = int.from_bytes(os.read(heard, 8), "little")
        select.select([], [], [], order["delay_s"])
        for victim in victims(child, random.Random(order["delay_s"])):
            os.kill(victim, signal.SIGKILL)
    finally:  # whatever went wrong here: it would hold the pipe on which the test waits
        os.kill(child, signal.SIGKILL)
    try:
        while True:  # the writers, too: what they do not get whole they leave out
            os.wait()
    except ChildProcessError:
        pass
    while number := os.read(heard, 8):
        done = int.from_bytes(number, "little")
    os.close(heard)
    return done


def victims(child: int, chance: random.Random) -> list[int]:
    """The writer, if there is one, in every second life."""
    children = Path(f"/proc/{child}/task/{child}/children")
    found = Path(f"/proc/{child}/task").glob("*/children")
    writers = {int(pid) for path in [children, *found] for pid in told_by(path)}
    return sorted(writers) if chance.random() < 0.5 else []


def told_by(path: Path) -> list[str]:
    """The children of a thread; where it has ended since it was found, another has them."""
    try:
        return path.read_text().split()
    except (FileNotFoundError, ProcessLookupError):
        return []


if __name__ == "__main__":
    main()
