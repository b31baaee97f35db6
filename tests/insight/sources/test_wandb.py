"""W&B's run files read to what was logged, and followed while they grow or break."""

from __future__ import annotations

import functools
import json
import math
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from insight import open_runs
from insight.errors import FormatError
from insight.format.leveldb_log import FILE_HEADER, as_chunks
from insight.format.wandb import Changes, Exit, Git, History, Item, Record, Run, Timestamp
from insight.sources import sources
from insight.sources.wandb import SOURCE

if TYPE_CHECKING:
    from insight import Store

DATA = Path(__file__).resolve().parents[2] / "data" / "wandb"
TRUTH = json.loads((DATA / "truth.json").read_text(encoding="utf-8"))
START = 1_700_000_000
PNG = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x04\0\0\0\x03\x08\x02\0\0\0" + bytes(30)


@functools.cache
def store() -> Store:
    return open_runs(DATA)


def item(name: str, value: Any) -> Item:
    return Item(nested_key=[key.encode() for key in name.split(".")], value_json=as_json(value))


def as_json(value: Any) -> bytes:
    return json.dumps(value).encode()


def logged(step: int, **values: Any) -> Record:
    """What `wandb.log` writes; two underscores in a name stand for a dot."""
    items = [item(name.replace("__", "."), value) for name, value in values.items()]
    items.append(item("_timestamp", START + step))
    items.append(item("_step", step))
    history = History(item=items)
    history.step.num = step
    return Record(history=history)


def begun(**config: Any) -> Record:
    changes = Changes(update=[Item(key=k.encode(), value_json=as_json(v)) for k, v in config.items()])
    start = Timestamp(seconds=START)
    return Record(run=Run(run_id=b"abc", display_name=b"a run", config=changes, start_time=start))


def log_of(*records: Record) -> bytes:
    log = FILE_HEADER
    for record in records:
        log += as_chunks(record.SerializeToString(), len(log))
    return log


def write(root: Path, *records: Record) -> Path:
    path = root / "run-abc.wandb"
    path.write_bytes(log_of(*records))
    return path


def opened(root: Path, *records: Record) -> Store:
    write(root, *records)
    return open_runs(root)


def scalars(opened_store: Store, tag: str = "loss") -> dict[int, float]:
    table = opened_store.table("scalar", tags=tag)
    return dict(zip(table["step"].tolist(), table["value"].tolist(), strict=True))


def test_source_is_found_by_being_there() -> None:
    assert SOURCE in sources()


@pytest.mark.parametrize("truth", TRUTH, ids=[truth["id"] for truth in TRUTH])
def test_every_value_that_was_logged_is_read(truth: dict[str, Any]) -> None:
    names = [name for name in store().runs()["run"] if name.endswith(truth["id"])]
    table = store().table("scalar", runs=names)
    found = dict(zip(zip(table["tag"], table["step"], strict=True), table["value"], strict=True))

    assert found.keys() == {(tag, step) for tag, step, _ in truth["metrics"]}
    for tag, step, value in truth["metrics"]:
        np.testing.assert_equal(found[tag, step], float(value))


@pytest.mark.parametrize("truth", TRUTH, ids=[truth["id"] for truth in TRUTH])
def test_configuration_and_name_are_in_the_lineage(truth: dict[str, Any]) -> None:
    lineage = store().lineage()
    row = lineage[lineage["run"].str.endswith(truth["id"])].iloc[0]

    assert row["run.name"] == truth["name"]
    assert {name: row[f"hyperparameters.{name}"] for name in truth["config"]} == truth["config"]


def test_run_that_exited_is_finished() -> None:
    runs = store().runs()

    assert (set(runs["status"]), set(runs["source"])) == ({"finished"}, {"wandb"})
