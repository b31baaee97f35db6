"""A thousand small runs as five tools write them, by a formula: which is best, and why, is known.

    python -m tests.insight.cli.answering.thousand_runs DIR

A run is a number. Its tool is the remainder by five, its settings follow from the quotient: four
rates, five widths, ten seeds. The rate decides most of the accuracy, the width a little, the seed
what is left.
"""

from __future__ import annotations

import json
import sqlite3
import sys
from contextlib import closing
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

import numpy as np

from insight.format.frames import frame
from insight.format.leveldb_log import FILE_HEADER, as_chunks
from insight.format.tensorboard import FILE_VERSION, HParamsPluginData
from insight.format.tensorboard import Event as TensorBoardEvent
from insight.format.wandb import Changes, Exit, History, Item, Record, Run, Timestamp
from insight.record import SummaryRecord
from tests.damage import flip_middle
from tests.insight.conftest import EVENTS, LINEAGE, RunFolder
from tests.insight.sources.test_mlflow_database import SCHEMA

COUNT = 1000
TOOLS = ("insight", "mindspore", "tensorboard", "mlflow", "wandb")
RATES = (0.001, 0.01, 0.1, 1.0)
WIDTHS = (16, 32, 64, 128, 256)
SEEDS = 10
STEPS = 6
LONG = 20_000
START = 1_700_000_000
BEST = {0.001: 0.75, 0.01: 0.86, 0.1: 0.94, 1.0: 0.7}
ANSWER = {"acc": "accuracy", "loss": "loss"}
PROVENANCE = "events.out.provenance.17.0.vm.321-0.json"
DIGEST = "ab" * 32


class Made(NamedTuple):
    """One run, by its number."""

    number: int

    @property
    def tool(self) -> str:
        return TOOLS[self.number % len(TOOLS)]

    @property
    def place(self) -> int:
        """Its number among those of its tool."""
        return self.number // len(TOOLS)

    @property
    def rate(self) -> float:
        return RATES[self.place % len(RATES)]

    @property
    def width(self) -> int:
        return WIDTHS[self.place // len(RATES) % len(WIDTHS)]

    @property
    def seed(self) -> int:
        return self.place // (len(RATES) * len(WIDTHS)) % SEEDS

    @property
    def diverges(self) -> bool:
        """Its loss is NaN from step 4 on."""
        return self.rate == 1.0 and self.seed == 7 and self.tool in ("insight", "wandb")

    @property
    def failed(self) -> bool:
        return self.tool == "mlflow" and self.rate == 0.001 and self.seed == 3

    @property
    def name(self) -> str:
        """As `Store.runs()` calls it."""
        if self.tool == "mlflow":
            return f"mlflow/1/{self.number:032x}"
        return f"{self.tool}/run-{self.number:04d}"

    @property
    def facts(self) -> dict[str, float]:
        return {"learning_rate": self.rate, "width": self.width, "seed": self.seed}

    @property
    def rows(self) -> list[dict[str, float]]:
        """What it records at the steps from 1 on, as float32 holds it: some tools keep that."""
        noise = np.random.default_rng(self.number)
        best = BEST[self.rate] + 0.005 * np.log2(self.width / 16) + 0.003 * noise.standard_normal()
        found = []
        for step in range(1, STEPS + 1):
            share = 1 - np.exp(-step / 2)
            loss = np.nan if self.diverges and step >= 4 else 2.3 * (1 - 0.9 * share * best)
            pair = {"train/loss": loss, "val/accuracy": best * share}
            found.append({tag: float(np.float32(value)) for tag, value in pair.items()})
        return found


RUNS = [Made(number) for number in range(COUNT)]


class Answers:
    """What is true of the runs, by the formula alone."""

    @cached_property
    def accuracy(self) -> dict[str, float]:
        """The best of each run."""
        return {run.name: max(row["val/accuracy"] for row in run.rows) for run in RUNS}

    @cached_property
    def ranking(self) -> list[str]:
        return sorted(self.accuracy, key=lambda name: (-self.accuracy[name], name))


def write(folder: Path) -> None:
    """All of them, and what some questions are about."""
    for run in RUNS:
        WRITERS[run.tool](folder / run.name, run) if run.tool != "mlflow" else None
    _write_mlflow(folder / "mlflow.db")
    _write_odd(folder)


def _write_ours(folder: Path, run: Made) -> None:
    with SummaryRecord(folder, hyperparameters=run.facts, provenance=False) as record:
        for step, row in enumerate(run.rows, 1):
            record.log(step, row)


def _write_mindspore(folder: Path, run: Made) -> None:
    made = RunFolder(folder)
    made.version(START)
    made.scalars(*((step, row, START + step) for step, row in enumerate(run.rows, 1)))
    made.version(START, LINEAGE)
    made.lineage("custom_lineage_data", run.facts, START + STEPS)


def _write_tensorboard(folder: Path, run: Made) -> None:
    folder.mkdir(parents=True)
    said = [{"key": key.encode(), "value": value} for key, value in _doubles(run).items()]
    content = HParamsPluginData(session_start_info={"hparams": said}).SerializeToString()
    data = {"plugin_name": "hparams", "content": content}
    value = {"tag": b"_hparams_/session_start_info", "metadata": {"plugin_data": data}}
    events = [TensorBoardEvent(wall_time=START, file_version=FILE_VERSION)]
    events.append(TensorBoardEvent(wall_time=START, summary={"value": [value]}))
    for step, row in enumerate(run.rows, 1):
        values = [{"tag": tag.encode(), "simple_value": one} for tag, one in row.items()]
        events.append(TensorBoardEvent(wall_time=START + step, step=step, summary={"value": values}))
    content = b"".join(frame(event.SerializeToString()) for event in events)
    (folder / f"events.out.tfevents.{START}.host.7.0").write_bytes(content)


def _doubles(run: Made) -> dict[str, dict[str, float]]:
    return {name: {"number_value": value} for name, value in run.facts.items()}


def _write_wandb(folder: Path, run: Made) -> None:
    folder.mkdir(parents=True)
    config = [Item(key=key.encode(), value_json=_json(value)) for key, value in run.facts.items()]
    begun = Run(
        run_id=b"r%d" % run.number,
        display_name=b"sweep %d" % run.number,
        config=Changes(update=config),
        start_time=Timestamp(seconds=START),
    )
    records = [Record(run=begun)]
    for step, row in enumerate(run.rows, 1):
        said = row | {"_timestamp": START + step, "_step": step}
        items = [Item(nested_key=[key.encode()], value_json=_json(one)) for key, one in said.items()]
        history = History(item=items)
        history.step.num = step
        records.append(Record(history=history))
    records.append(Record(exit=Exit(exit_code=0)))
    log = FILE_HEADER
    for record in records:
        log += as_chunks(record.SerializeToString(), len(log))
    (folder / f"run-{run.number}.wandb").write_bytes(log)


def _json(value: float) -> bytes:
    return json.dumps(value).encode()


def _write_mlflow(path: Path) -> None:
    with closing(sqlite3.connect(path)) as base, base:
        base.execute("PRAGMA synchronous = OFF")
        base.executescript(SCHEMA)
        base.execute("INSERT INTO experiments VALUES (1, 'sweep', 'active')")
        for run in (one for one in RUNS if one.tool == "mlflow"):
            uuid = f"{run.number:032x}"
            status = "FAILED" if run.failed else "FINISHED"
            row = (uuid, f"sweep {run.number}", "train.py", "me", status)
            times = (START * 1000, (START + STEPS) * 1000)
            base.execute(
                "INSERT INTO runs VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (*row, *times, "abc", "active", 1),
            )
            base.executemany(
                "INSERT INTO params VALUES (?, ?, ?)",
                [(key, str(value), uuid) for key, value in run.facts.items()],
            )
            base.executemany(
                "INSERT INTO metrics VALUES (?, ?, ?, ?, ?, ?)",
                [
                    (tag, value, (START + step) * 1000, uuid, step, 0)
                    for step, said in enumerate(run.rows, 1)
                    for tag, value in said.items()
                ],
            )


WRITERS = {
    "insight": _write_ours,
    "mindspore": _write_mindspore,
    "tensorboard": _write_tensorboard,
    "wandb": _write_wandb,
}


def _write_odd(folder: Path) -> None:
    """A long run, a damaged one, and a child that began from another's checkpoint."""


if __name__ == "__main__":
    write(Path(sys.argv[1]))
