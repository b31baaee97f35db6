"""Checkpoints of several devices drawn at random, with what they must be in another layout.

`whole` is the reference: each checkpoint afterwards is cut from it by NumPy alone.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from insight.format.checkpoint import write_checkpoint
from insight.format.messages import ParallelStrategyMap
from tests.engine.train.serialization.slices.drawn import Array, Drawn, cut, draw, strategy

TYPES = ("float32", "float16", "int32", "int8", "bool", "float64")
BESIDE = "learning_rate"


class Side(NamedTuple):
    """How all parameters lie, before or afterwards; without layouts whole on one device."""

    devices: int
    stages: int
    layouts: dict[str, dict[int, Drawn]]  # by name and stage

    def has(self, name: str, stage: int) -> bool:
        return not self.layouts or stage in self.layouts[name]

    def slices(self, name: str, array: Array, stage: int) -> list[Array]:
        return cut(array, self.layouts[name][stage]) if self.layouts else [array]

    def write(self, path: Path) -> None:
        if self.layouts:
            path.write_bytes(self.message().SerializeToString())

    def message(self) -> ParallelStrategyMap:
        named = {
            name if self.stages == 1 else f"{stage}-{name}": layout.message()
            for name, by_stage in self.layouts.items()
            for stage, layout in by_stage.items()
        }
        return strategy(named)


def drawn_side(random: np.random.Generator, names: dict[str, int], most: int) -> Side:
    devices = 2 ** int(random.integers(0, most + 1))
    stages = int(random.choice([1, 1, 1, 2]))
    layouts: dict[str, dict[int, Drawn]] = {}
    for index, (name, dimensions) in enumerate(names.items()):
        # The last one is shared by all stages.
        own = range(stages) if index == len(names) - 1 else [index % stages]
        layout = draw(random, devices, dimensions, shards=True)
        layouts[name] = dict.fromkeys(own, layout)
    return Side(devices, stages, layouts)


class Case(NamedTuple):
    """One drawn case, written to a folder."""

    folder: Path
    arrays: dict[str, Array]
    before: Side
    after: Side

    @property
    def ranks(self) -> int:
        return self.after.devices * self.after.stages

    def expected(self, rank: int) -> dict[str, Array]:
        """The checkpoint of a rank afterwards."""
        stage, device = divmod(rank, self.after.devices)
        made = {
            name: self.after.slices(name, array, stage)[device]
            for name, array in self.arrays.items()
            if self.after.has(name, stage)
        }
        own = device % self.before.devices if self.before.layouts else 0
        return made | {BESIDE: np.float32(own)}


def drawn_case(folder: Path, seed: int, most: int = 4) -> Case:
    """A case of at most 2 ** most devices on each side."""
    random = np.random.default_rng(seed)
    names = {f"fc{i}.weight": int(random.integers(1, 4)) for i in range(int(random.integers(2, 5)))}
    arrays = {
        name: (random.standard_normal((32,) * dimensions) * 50).astype(random.choice(TYPES))
        for name, dimensions in names.items()
    }
    whole = Side(1, 1, {})
    before, after = (drawn_side(random, names, most) for _ in range(2))
    kind = random.random()
    case = Case(folder, arrays, whole if kind < 0.1 else before, whole if kind > 0.9 else after)
    folder.mkdir(parents=True)
    case.before.write(folder / "src.ckpt")
    case.after.write(folder / "dst.ckpt")
    (folder / "ranks.json").write_text(json.dumps(case.ranks))
    for rank in range(case.before.devices * case.before.stages):
        stage, device = divmod(rank, case.before.devices)
        values: dict[str, Any] = {
            name: case.before.slices(name, array, stage)[device]
            for name, array in arrays.items()
            if case.before.has(name, stage)
        }
        path = folder / "before" / f"rank_{rank}" / "net.ckpt"
        path.parent.mkdir(parents=True)
        write_checkpoint(path, values | {BESIDE: np.float32(device)})
    return case
