"""TensorBoard shows what `insight export --to tensorboard` wrote of runs of every source."""

from __future__ import annotations

import base64
import math
import re
import struct
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd
import pytest

import insight
from insight.export import UNWRITABLE, export

if TYPE_CHECKING:
    from collections.abc import Callable

    from insight import Store

pytestmark = pytest.mark.long

DATA = Path(__file__).resolve().parents[2] / "data"
FOLDERS = ("summaries/runs", "tensorboard", "tensorboard_kinds", "mlflow/mlruns", "wandb")
# What TensorBoard has no page for, and evaluations that no scalar says as well.
LEFT_OUT = {"landscape", "dataset_graph", "metric"}

Series = dict[tuple[str, str], list[Any]]


@pytest.fixture(scope="module", params=FOLDERS)
def both(
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
    shown: Callable[[Path], dict[str, Any]],
) -> tuple[Store, dict[str, Any]]:
    """A store, and what TensorBoard shows of its export."""
    store = insight.open_runs(DATA / request.param)
    out = tmp_path_factory.mktemp("exported") / "out"
    left_out = export(store, "tensorboard", out)

    assert {kind for kind, _ in left_out} <= LEFT_OUT
    assert {why for _, why in left_out} <= {UNWRITABLE}
    return store, shown(out)


def shown_tag(store: Store, row: Any, kind: str) -> str:
    """The tag of a row; of kinds that share one in a run, the later ones are renamed."""
    order = ("scalar", "histogram", "image", "text")
    before = [store.table(one, row.run, row.tag) for one in order[: order.index(kind)]]
    return f"{row.tag}/{kind}" if any(map(len, before)) else str(row.tag)


def series(store: Store, kind: str, value: Callable[[Any], Any]) -> Series:
    found: Series = {}
    for row in store.table(kind).itertuples(index=False):
        tag = shown_tag(store, row, kind)
        found.setdefault((str(row.run), tag), []).append((row.step, value(row)))
    return found


def by_run_and_tag(shown: dict[str, dict[str, list[Any]]], value: Callable[[Any], Any]) -> Series:
    return {
        (run, tag): sorted(map(value, rows), key=lambda row: row[0])
        for run, tags in shown.items()
        for tag, rows in tags.items()
        if rows
    }


def bits(number: float) -> str:
    """Equal for equal numbers; NaN equals NaN."""
    return "nan" if math.isnan(number) else struct.pack("<d", number).hex()


def unpacked(text: str) -> float:
    number: float = struct.unpack("<d", bytes.fromhex(text))[0]
    return number


def test_scalars_are_equal(both: Any, record_property: Any) -> None:
    store, shown = both
    with np.errstate(over="ignore"):
        expected = series(store, "scalar", lambda row: bits(float(np.float32(row.value))))
    accumulated = {run: held["scalars"] for run, held in shown["accumulated"].items()}
    read = by_run_and_tag(accumulated, lambda row: (row[0], bits(unpacked(row[1]))))
    served = by_run_and_tag(shown["served"]["scalars"], lambda row: (row[1], bits(float(row[2]))))
    record_property("figures", f"{sum(map(len, expected.values()))} scalars equal in TensorBoard")

    assert read == expected
    assert served == expected


def test_counts_of_histograms_are_equal(both: Any) -> None:
    store, shown = both
    expected = series(
        store, "histogram", lambda row: [count for count in row.bucket_count.tolist() if count]
    )
    accumulated = {run: held["histograms"] for run, held in shown["accumulated"].items()}

    assert by_run_and_tag(accumulated, lambda row: (row[0], filled(row[1]))) == expected
    served = by_run_and_tag(
        shown["served"]["histograms"],
        lambda row: (row[1], filled([count for _, _, count in row[2]])),
    )
    assert served.keys() == expected.keys()
    # Its pages draw 30 buckets of one width.
    totals = {key: [(step, sum(counts)) for step, counts in rows] for key, rows in served.items()}
    for key, rows in expected.items():
        assert totals[key] == [(step, pytest.approx(sum(counts))) for step, counts in rows]


def filled(counts: list[float]) -> list[float]:
    return [count for count in counts if count]


def test_images_are_equal(both: Any) -> None:
    store, shown = both

    def content(row: Any) -> str:
        value = store.value("image", row.run, row.tag, row.step)
        return base64.b64encode(value).decode()

    expected = series(store, "image", content)
    accumulated = {run: held["images"] for run, held in shown["accumulated"].items()}

    assert by_run_and_tag(accumulated, tuple) == expected
    served = by_run_and_tag(shown["served"]["images"], lambda row: (row["step"], row["content"]))
    assert served == expected


def test_texts_are_equal(both: Any) -> None:
    store, shown = both
    expected = series(store, "text", lambda row: str(row.value))
    accumulated = {run: held["texts"] for run, held in shown["accumulated"].items()}

    assert by_run_and_tag(accumulated, tuple) == expected
    served = by_run_and_tag(shown["served"]["texts"], lambda row: (row["step"], row["text"]))
    steps = {key: [step for step, _ in rows] for key, rows in served.items()}
    assert steps == {key: [step for step, _ in rows] for key, rows in expected.items()}


def test_last_graph_of_each_run_is_shown(both: Any) -> None:
    store, shown = both
    graphs = store.table("graph").groupby("run", observed=True)["nodes"].last()
    names = {
        run: Counter(re.findall(r'^  name: "(.*)"$', text, re.MULTILINE))
        for run, text in shown["served"]["graphs"].items()
    }

    assert {run: held.total() for run, held in names.items()} == graphs.to_dict()


def test_hyperparameters_are_equal(both: Any) -> None:
    store, shown = both
    groups = {group["name"]: group["hparams"] for group in shown["served"]["hyperparameters"]}
    for row in store.lineage().astype(object).to_dict("records"):
        facts = {
            name: value
            for name, value in row.items()
            if str(name).startswith("hyperparameters.") and pd.notna(value)
        }

        found = {name: groups[row["run"]].get(name) for name in facts}
        assert found == pytest.approx(facts)
