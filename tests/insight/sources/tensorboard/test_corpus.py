"""Event files of real writers read to the values that were written.

tests/data/tensorboard/README.md says who wrote them.
"""

from __future__ import annotations

import functools
import json
import math
import time
from pathlib import Path
from typing import Any

import pandas as pd
import pytest

from insight import Store

DATA = Path(__file__).resolve().parents[3] / "data" / "tensorboard"
TRUTH: dict[str, list[dict[str, Any]]] = json.loads((DATA / "truth.json").read_text("utf-8"))
KINDS = ("scalar", "histogram", "image", "text")
CASES = [
    (run, kind)
    for run, entries in TRUTH.items()
    for kind in KINDS
    if any(entry["kind"] == kind for entry in entries)
]
DAMAGED = sorted(run for run in TRUTH if run.startswith("damaged"))


@functools.cache
def store() -> Store:
    found = Store(DATA, clock=lambda: time.time() + 3600)  # a minute ago they may have been made
    found.refresh()
    return found


@functools.cache
def rows(run: str, kind: str) -> dict[tuple[str, int], dict[str, Any]]:
    """The rows of a table by tag and step."""
    records: list[Any] = store().table(kind, runs=run).to_dict("records")
    return {(row["tag"], row["step"]): row for row in records}


def wanted(run: str, kind: str) -> dict[tuple[str, int], dict[str, Any]]:
    """What was written; of a step written twice, the later writing."""
    entries = [entry for entry in TRUTH[run] if entry["kind"] == kind]
    return {(entry["tag"], entry["step"]): entry for entry in entries}


def number(value: Any) -> Any:
    return float(value) if value in ("nan", "inf", "-inf") else value


def equal(value: Any, written: Any) -> bool:
    both_nan = isinstance(written, float) and math.isnan(written) and math.isnan(value)
    return bool(both_nan or value == written)


def differing(run: str, kind: str) -> list[str]:
    """What of the written values a row has otherwise."""
    found = rows(run, kind)
    about = {"kind", "tag", "step", "maybe_lost"}
    return [
        f"{key} {name}: {found[key][name]} for {value}"
        for key, entry in wanted(run, kind).items()
        if key in found
        for name, value in entry.items()
        if name not in about and not equal(found[key][name], number(value))
    ]


def test_every_run_is_found_and_named_by_its_path() -> None:
    assert set(store().runs()["run"]) == set(TRUTH)
    assert set(store().runs()["source"]) == {"tensorboard"}


@pytest.mark.parametrize(("run", "kind"), CASES)
def test_table_has_what_was_written_and_nothing_else(run: str, kind: str) -> None:
    may_be_lost = {key for key, entry in wanted(run, kind).items() if entry.get("maybe_lost")}
    found = rows(run, kind).keys()

    assert found | may_be_lost == wanted(run, kind).keys()
    assert differing(run, kind) == []


@pytest.mark.parametrize("run", sorted(run for run in TRUTH if "hparams" in run))
def test_hyperparameters_and_metrics_are_in_the_lineage(run: str) -> None:
    (written,) = (entry for entry in TRUTH[run] if entry["kind"] == "hparams")
    (metric,) = (entry for entry in TRUTH[run] if entry["kind"] == "scalar")
    lineage = store().lineage().set_index("run").loc[run]

    found = {name: lineage[f"hyperparameters.{name}"] for name in written.keys() - metric.keys()}
    assert found == {name: written[name] for name in found}
    assert {"lr", "optimizer", "nesterov", "depth"} <= found.keys()
    assert lineage["metric.hparam/accuracy"] == metric["value"]


def test_session_that_ended_well_is_finished() -> None:
    status = store().runs().set_index("run")["status"]

    assert status["torch_hparams/t0"] == "finished"
    assert status["torch_mixed/exp 1"] == "stopped"


def test_later_writing_of_a_step_stands_and_the_older_one_is_kept_aside() -> None:
    table = store().table("scalar", runs="restart")
    superseded = store().table("scalar", runs="restart", superseded=True)

    assert table["step"].is_unique
    assert len(superseded) > len(table)


@pytest.mark.parametrize(
    ("run", "lost"), [("damaged_cut_tail", 1), ("damaged_flip_one", 1), ("damaged_zero_tail", 12)]
)
def test_damage_costs_the_damaged_records_and_is_told_once(run: str, lost: int) -> None:
    problems = store().problems().set_index("run")

    assert len(rows(run, "scalar")) == len(wanted(run, "scalar")) - lost
    assert isinstance(problems.loc[run], pd.Series)


def test_whole_runs_have_no_problems() -> None:
    assert sorted(store().problems()["run"]) == DAMAGED


@pytest.mark.parametrize("step", [0, 50, 199])
def test_pictures_come_back_as_they_were_written(step: int) -> None:
    content = store().value("image", "torch_mixed/exp 1", "sample", step)

    assert content.startswith(b"\x89PNG")
    assert content.endswith(b"IEND\xaeB`\x82")


def test_buckets_of_both_kinds_of_histogram_hold_every_number() -> None:
    table = store().table("histogram")

    sums = pd.Series([buckets.sum() for buckets in table["bucket_count"]])
    ends = [left[-1] + width[-1] for left, width in zip(table["left"], table["width"], strict=True)]
    assert sums.tolist() == table["count"].tolist()
    assert [left[0] for left in table["left"]] == table["min"].tolist()
    assert ends == pytest.approx(table["max"].tolist())
