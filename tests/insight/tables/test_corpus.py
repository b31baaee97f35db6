"""Run folders that MindSpore wrote read to the values recorded beside them.

tests/data/summaries/README.md says what the three kinds of records are.
"""

from __future__ import annotations

import functools
import gzip
import hashlib
import json
import math
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd
import pytest

from insight import open_runs

if TYPE_CHECKING:
    from collections.abc import Iterator

    from insight import Store

DATA = Path(__file__).resolve().parents[2] / "data" / "summaries"
RUNS = sorted(path.name for path in (DATA / "runs").iterdir())
EXPECTED = sorted(path.name for path in (DATA / "expected").iterdir())


@functools.cache
def store() -> Store:
    return open_runs(DATA / "runs")


def expected(run: str, kind: str) -> Any:
    path = DATA / "expected" / f"{run}.{kind}"
    content = path.read_bytes()
    return json.loads(gzip.decompress(content) if path.suffix == ".gz" else content)


def having(kind: str) -> list[str]:
    """The runs beside which a record of this kind lies."""
    return [name.removesuffix(f".{kind}") for name in EXPECTED if name.endswith(f".{kind}")]


def same(value: Any, wanted: Any, what: str) -> None:
    """The two are equal to the last bit; NaN equals NaN."""
    if isinstance(wanted, str) and wanted in {"nan", "inf", "-inf"}:
        wanted = float(wanted)
    if isinstance(wanted, float):
        assert value == wanted or (math.isnan(value) and math.isnan(wanted)), what
    else:
        assert np.array_equal(value, wanted), what


def decoded_values(run: str) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """(event, value) of every value that an independent decoder found in the whole records."""
    for name, file in expected(run, "decoded.json.gz").items():
        if name.endswith("_lineage"):
            continue
        for record in file["records"]:
            if record["header_crc_ok"] and record["data_crc_ok"]:
                event = record["event"]
                values = event.get("summary", {}).get("value", [])
                # Where a tag stands twice in one step, the last one wins.
                last = {(value["tag"], *sorted(value)): value for value in values}
                for value in last.values():
                    yield event, value


def row_of(kind: str, run: str, tag: str, event: dict[str, Any]) -> pd.Series:
    table = store().table(kind, runs=run, tags=tag, superseded=True)
    found = table[
        (table["step"] == event.get("step", 0)) & (table["wall_time"] == event["wall_time"])
    ]
    assert len(found) >= 1
    return found.iloc[-1]


def check_scalar(run: str, event: dict[str, Any], value: dict[str, Any]) -> None:
    same(row_of("scalar", run, value["tag"], event)["value"], value["scalar_value"], "scalar")


def check_histogram(run: str, event: dict[str, Any], value: dict[str, Any]) -> None:
    row, wanted = row_of("histogram", run, value["tag"], event), value["histogram"]
    buckets = wanted.get("buckets", [])
    for column, field in (("left", "left"), ("width", "width"), ("bucket_count", "count")):
        same(row[column], np.array([bucket[field] for bucket in buckets]), f"histogram {column}")
    same(row["count"], wanted["count"], "histogram count")
    same(row["min"], wanted.get("min", "nan"), "histogram min")
    same(row["max"], wanted.get("max", "nan"), "histogram max")
    same(row["sum"], wanted.get("sum", 0.0), "histogram sum")
    same(row["nan_count"], wanted["nan_count"], "histogram nan_count")
    same(row["positive_inf_count"], wanted["pos_inf_count"], "histogram infinite")
    same(row["negative_inf_count"], wanted["neg_inf_count"], "histogram infinite")


def check_image(run: str, event: dict[str, Any], value: dict[str, Any]) -> None:
    row, wanted = row_of("image", run, value["tag"], event), value["image"]
    same(row["width"], wanted["width"], "image width")
    same(row["height"], wanted["height"], "image height")
    same(row["channels"], wanted["colorspace"], "image channels")
    same(row["format"], "png", "image format")


def check_tensor(run: str, event: dict[str, Any], value: dict[str, Any]) -> None:
    row, wanted = row_of("tensor", run, value["tag"], event), value["tensor"]
    same(row["shape"], tuple(wanted["dims"]), "tensor shape")


CHECKS = {
    "scalar_value": check_scalar,
    "histogram": check_histogram,
    "image": check_image,
    "tensor": check_tensor,
}


@pytest.mark.parametrize("run", having("decoded.json.gz"))
def test_every_value_of_a_whole_record_stands_in_its_table(run: str) -> None:
    for event, value in decoded_values(run):
        for field, check in CHECKS.items():
            if field in value:
                check(run, event, value)


def newest(run: str, field: str) -> dict[tuple[str, int], dict[str, Any]]:
    """The last value of each tag and step that an independent decoder found."""
    found: dict[tuple[str, int], tuple[float, dict[str, Any]]] = {}
    for event, value in decoded_values(run):
        if field in value:
            key = value["tag"], event.get("step", 0)
            if key not in found or event["wall_time"] >= found[key][0]:
                found[key] = event["wall_time"], value[field]
    return {key: value for key, (_, value) in found.items()}


@pytest.mark.parametrize("run", having("decoded.json.gz"))
def test_every_picture_is_the_one_that_was_recorded(run: str) -> None:
    for (tag, step), wanted in newest(run, "image").items():
        content = store().value("image", run, tag, step)
        same(hashlib.sha256(content).hexdigest(), wanted["encoded_image"]["sha256"], "image bytes")


@pytest.mark.parametrize("run", having("decoded.json.gz"))
def test_every_tensor_is_the_one_that_was_recorded(run: str) -> None:
    for (tag, step), wanted in newest(run, "tensor").items():
        array = store().value("tensor", run, tag, step)
        numbers = wanted.get("float_data", [])
        flat = array.astype(np.float32).reshape(-1)
        if isinstance(numbers, dict):
            digest = hashlib.sha256(flat.astype("<f4").tobytes()).hexdigest()
            same(digest, numbers["sha256_f32le"], "tensor numbers")
        else:
            for number, wanted_number in zip(flat.tolist(), numbers, strict=True):
                same(number, wanted_number, "tensor numbers")


@pytest.mark.parametrize("run", having("mindinsight.json.gz"))
def test_scalars_are_those_that_mindinsight_shows(run: str) -> None:
    for shown, answer in expected(run, "mindinsight.json.gz").get("scalar", {}).items():
        table = store().table("scalar", runs=run, tags=shown.removesuffix("/scalar"))
        points = answer["metadata"]["metadatas"]
        # It reads a damaged record too, as it looks at no checksum; and shows NaN as null.
        if store().runs().set_index("run").loc[run, "problems"] == 0:
            assert table["step"].tolist() == [point["step"] for point in points]
        by_step = {point["step"]: point for point in points}
        for row in table.itertuples():
            point = by_step[row.step]
            same(row.wall_time, point["wall_time"], "scalar as shown")
            if point["value"] is not None:
                same(row.value, point["value"], "scalar as shown")
            else:
                assert not math.isfinite(row.value)


@pytest.mark.parametrize("run", having("mindinsight.json.gz"))
def test_pictures_are_those_that_mindinsight_shows(run: str) -> None:
    for shown, answer in expected(run, "mindinsight.json.gz").get("image", {}).items():
        for step, picture in answer["single_image"].items():
            tag = shown.removesuffix("/image")
            if step in {"", None} or not store().table("image", run, tag).step.eq(int(step)).any():
                continue
            content = store().value("image", run, tag, int(step))
            same(hashlib.sha256(content).hexdigest(), picture["sha256"], "image as shown")


@pytest.mark.parametrize("run", having("truth.json"))
def test_loss_is_the_one_that_the_training_saw(run: str) -> None:
    seen = dict(map(tuple, expected(run, "truth.json").get("loss", [])))
    table = store().table("scalar", runs=run, tags="loss/auto")
    for row in table[table["step"].isin(seen)].itertuples():
        # MindSpore 1.0 wrote the loss with four decimals.
        wanted = round(seen[row.step], 4) if run.startswith("ms10_") else seen[row.step]
        same(row.value, float(np.float32(wanted)), "loss as trained")


@pytest.mark.parametrize("run", having("truth.json"))
def test_scalars_are_those_that_the_script_recorded(run: str) -> None:
    truth = expected(run, "truth.json").get("scalar", {})
    for tag, points in truth.items() if isinstance(truth, dict) else ():
        table = store().table("scalar", runs=run, tags=tag).set_index("step")
        for step, value in points:
            same(table.loc[step, "value"], float(value), "scalar as recorded")


LINEAGE_NAMES = {
    "loss_function": "hyperparameters.loss_function",
    "optimizer": "hyperparameters.optimizer",
    "learning_rate": "hyperparameters.learning_rate",
    "epoch": "hyperparameters.epoch",
    "batch_size": "hyperparameters.batch_size",
    "device_num": "hyperparameters.device_num",
    "network": "algorithm.network",
    "train_dataset_path": "dataset.train_dataset_path",
    "train_dataset_count": "dataset.train_dataset_size",
    "test_dataset_path": "dataset.valid_dataset_path",
    "test_dataset_count": "dataset.valid_dataset_size",
    "model_size": "model.size",
}


@pytest.mark.parametrize("run", having("mindinsight.json.gz"))
def test_lineage_is_the_one_that_mindinsight_shows(run: str) -> None:
    row = store().lineage().set_index("run").loc[run]
    for shown in expected(run, "mindinsight.json.gz").get("lineage", {}).get("object", []):
        model = shown["model_lineage"]
        for name, column in LINEAGE_NAMES.items():
            if model.get(name) is not None:
                same(row[column], model[name], "lineage")
        for name, value in model.get("metric", {}).items():
            wanted = tuple(value) if isinstance(value, list) else value
            same(row[f"metric.{name}"], wanted, "lineage")
        for name, value in model.get("user_defined", {}).items():
            same(row[f"user.{name}"], value, "lineage")


def test_damaged_run_keeps_what_is_whole_and_says_where_it_is_damaged() -> None:
    problems = store().problems().set_index("run")

    assert problems.loc["bad_header_crc", ["offset", "kept"]].tolist() == [18560, 20]
    assert problems.loc["bad_garbage", ["offset", "kept"]].tolist() == [0, 0]


def test_restarted_run_is_the_newest_of_each_step() -> None:
    table = store().table("scalar", runs="multi_file_resume")

    assert table["step"].tolist() == list(range(1, 61))
    assert table["value"].tolist() == [
        *range(1, 21),
        *range(121, 146),
        *range(246, 261),
    ]


def test_rows_that_a_restart_replaced_are_shown_on_demand() -> None:
    assert len(store().table("scalar", runs="multi_file_resume", superseded=True)) == 75


def test_folder_of_other_files_is_no_run_of_mindspore() -> None:
    assert "unrelated_files" in RUNS
    runs = store().runs().set_index("run")
    assert "mindspore" not in runs.loc[["unrelated_files"], "source"].tolist()
    assert runs.loc["unrelated_files", "points"] == 0
