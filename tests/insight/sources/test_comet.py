"""Experiments that Comet's tool downloaded, read to what was logged."""

from __future__ import annotations

import json
import math
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from insight import open_runs
from insight.errors import FormatError
from insight.sources import sources
from insight.sources.comet import SOURCE
from insight.tables import Store

from .as_expected import differences, expected_runs, expected_scalars, read_scalars
from .damage import each_damage

if TYPE_CHECKING:
    from collections.abc import Sequence

    from insight.sources import Folder

DATA = Path(__file__).resolve().parents[2] / "data" / "others" / "comet"
EXPECTED = expected_runs(DATA)["wide ünï"]
RUN = EXPECTED["folder"]
ADDED = "process duration"
"""What comet_ml logs by itself."""


@pytest.fixture(scope="module")
def store() -> Store:
    return open_runs(DATA)


def metric(name: str, value: Any, step: Any, **fields: Any) -> dict[str, Any]:
    usual = {"timestamp": 1_796_000_000_000, "epoch": None, "runContext": None}
    return {"metricName": name, "metricValue": value, "step": step, **usual, **fields}


def written(folder: Path, metrics: list[Any], assets: Sequence[Any] = (), **told: Any) -> Path:
    (folder / "assets").mkdir(parents=True, exist_ok=True)
    (folder / "metadata.json").write_text(json.dumps({"experimentKey": "k", **told}))
    (folder / "parameters.json").write_text("[]")
    (folder / "others.jsonl").write_text("")
    for path, lines in {"metrics": metrics, "assets/assets_metadata": assets}.items():
        held = "".join(f"{one if isinstance(one, str) else json.dumps(one)}\n" for one in lines)
        (folder / f"{path}.jsonl").write_text(held)
    return folder


def asset(name: str, kind: str | None = None, **fields: Any) -> dict[str, Any]:
    usual = {"step": 1, "createdAt": 1_796_000_000_000, "fileSize": 3, "assetId": "a", "dir": "d"}
    return {"fileName": name, "type": kind, "remote": False, "link": "", **usual, **fields}


def test_source_is_found_by_being_there() -> None:
    assert SOURCE in sources()


def test_every_value_that_was_logged_is_read(store: Store) -> None:
    found = read_scalars(store, RUN)
    del found[ADDED]

    assert differences(found, expected_scalars(EXPECTED)) == []
    assert store.problems().empty
    assert store.unshown().empty


def test_experiment_says_what_it_was_and_with_what_it_ran(store: Store) -> None:
    facts = store.lineage().set_index("run").loc[RUN]

    assert (facts["run.name"], facts["run.project"]) == (EXPECTED["name"], EXPECTED["project"])
    assert (facts["run.id"], facts["run.entity"]) == (EXPECTED["id"], "team")
    assert set(facts["run.tags"].split(", ")) == set(EXPECTED["tags"])
    config = EXPECTED["config"]
    assert facts["hyperparameters.lr"] == config["lr"]
    assert facts["hyperparameters.model.width"] == config["model"]["width"]
    assert facts["hyperparameters.optimizer"] == config["optimizer"]
    assert facts["hyperparameters.flag"] == config["flag"]
    assert facts["hyperparameters.ключ"] == config["ключ"]
    assert (facts["user.note"], facts["user.best"]) == ("hello", 0.5)
    assert (facts["run.host"], facts["run.user"]) == ("box", "user")
    assert facts["run.commit"] == "0123456789abcdef0123456789abcdef01234567"
    assert facts["run.packages"] == "numpy==2.4.6, comet_ml==3.58.8"
    assert store.runs()["status"].tolist() == ["finished"]
    assert any("no word of how a run ended" in remark for remark in store.remarks()["remark"])


def test_assets_have_their_kinds(store: Store) -> None:
    assert store.value("image", RUN, "noise", 5).startswith(b"\x89PNG")
    assert store.value("audio", RUN, "tone.wav", 7).startswith(b"RIFF")
    assert store.value("text", RUN, "auto-generated-in-the-backend", 2) == "a sample text ünï"
    curve = store.value("curve", RUN, "pr", 5)
    assert (curve.x.tolist(), curve.y.tolist()) == ([0.0, 0.5, 1.0], [1.0, 0.9, 0.2])
    table = store.value("table", RUN, "preds.csv", 5)
    assert table.columns.tolist() == ["label", "p"]
    assert table.values.tolist() == [["cat", 0.75], ["dog", 0.25]]
    matrix = store.value("table", RUN, "confusion-matrix.json", 5)
    assert matrix.columns.tolist()[1:] == ["a", "b", "c"]
    assert matrix.values.tolist() == [["a", 1, 0, 0], ["b", 0, 1, 1], ["c", 0, 0, 1]]
    files = store.table("artifact").set_index("tag")
    assert files.loc["net/w.bin", ["type", "size"]].tolist() == ["model-element", 6]
    assert store.value("artifact", RUN, "w.bin", 2) == b"123456"
    assert store.value("artifact", RUN, "script.py", 0) == b"print('train')\n"


def test_histograms_count_every_value_in_comets_bins(store: Store) -> None:
    table = store.table("histogram")
    left, width, counts = store.value("histogram", RUN, "weights", 4)

    assert table["step"].tolist() == [3, 4]
    assert table["count"].tolist() == [200, 200]
    assert counts.sum() == 200
    assert np.allclose(left[1:], left[:-1] + width[:-1])
    assert (table["min"] > -10).all()
    assert (table["max"] < 10).all()


def test_machine_and_printed_lines_lie_beside_the_training(store: Store) -> None:
    tags = set(store.table("scalar")["tag"])

    assert {"machine/cpu", "machine/memory", "machine/disk/usage"} <= tags
    assert store.table("message")["value"].tolist() == ["hello console", "\r20%"]


def test_contexts_and_missing_steps_follow_rules_that_are_told(tmp_path: Path) -> None:
    lines = [
        metric("loss", "0.5", 1, runContext="train"),
        metric("train_acc", "0.25", 1, runContext="train"),
        metric("loss", "1", 1),
        metric("epoch", 3, None),
        metric("epoch", 4.5, None),
        metric("mixed", "1", 7),
        metric("mixed", "-Infinity", None),
    ]
    store = open_runs(written(tmp_path, lines))

    assert read_scalars(store, ".") == {
        "train_loss": {1: 0.5},
        "train_acc": {1: 0.25},
        "loss": {1: 1.0},
        "epoch": {0: 3.0, 1: 4.5},
        "mixed": {7: 1.0},
        "without step/mixed": {0: -math.inf},
    }
    told = store.remarks().set_index("file").loc["metrics.jsonl", "remark"].tolist()
    assert len(told) == 3


def test_lines_that_cannot_be_read_are_told(tmp_path: Path) -> None:
    good = metric("a", "1", 0)
    bad = ["no json", "[]", metric("a", "x", 1), {"metricName": "a"}, metric("a", None, 2)]
    odd = metric("b", "1", "s")
    store = open_runs(written(tmp_path, [*bad, good, odd], ["{}"]))

    assert read_scalars(store, ".") == {"a": {0: 1.0}}
    assert len(store.problems()) == len(bad) + 2


def test_assets_whose_files_are_gone_elsewhere_or_damaged_stay_in_the_list(tmp_path: Path) -> None:
    (tmp_path / "secret").write_bytes(b"\x89PNG secret")
    folder = tmp_path / "runs" / "a"
    lines = [
        asset("gone.png", "image"),
        asset("../../../secret", "image"),
        asset("link", "image"),
        asset("far.h5", None, remote=True, link="s3://bucket/far.h5"),
        asset("c", "curve"),
        asset("h", "histogram_combined_3d"),
    ]
    written(folder, [], lines)
    for kind, name, content in [("curve", "c", "{}"), ("histogram_combined_3d", "h", '{"histo')]:
        (folder / "assets" / kind).mkdir()
        (folder / "assets" / kind / name).write_text(content)
    (folder / "assets" / "image").mkdir()
    (folder / "assets" / "image" / "link").symlink_to(tmp_path / "secret")
    store = open_runs(tmp_path / "runs")

    files = store.table("artifact").set_index("tag")
    assert set(files.index) == {"gone.png", "../../../secret", "far.h5"}
    assert files.loc["far.h5", "path"] == "s3://bucket/far.h5"
    assert store.table("image").empty
    assert len(store.problems()) == 3
    with pytest.raises(FormatError):
        store.value("artifact", "a", "../../../secret", 1)


def test_two_assets_of_one_name_and_step_are_both_there(tmp_path: Path) -> None:
    lines = [asset("w.bin"), asset("w.bin", diskFileName="w_1.bin")]
    folder = written(tmp_path, [], lines)
    (folder / "assets" / "asset").mkdir()
    for name, content in [("w.bin", b"one"), ("w_1.bin", b"two")]:
        (folder / "assets" / "asset" / name).write_bytes(content)
    store = open_runs(tmp_path)

    assert store.table("artifact")["tag"].tolist() == ["w.bin", "w.bin/1"]
    assert store.value("artifact", ".", "w.bin", 1) == b"one"
    assert store.value("artifact", ".", "w.bin/1", 1) == b"two"


def test_flat_downloads_are_read_too(tmp_path: Path) -> None:
    source = DATA / RUN
    for path in source.rglob("*"):
        if path.is_file():
            shutil.copy(path, tmp_path / path.name)
    store = open_runs(tmp_path)

    assert store.runs()["run"].tolist() == ["."]
    assert (
        differences(
            {tag: held for tag, held in read_scalars(store, ".").items() if tag != ADDED},
            expected_scalars(EXPECTED),
        )
        == []
    )
    assert store.value("image", ".", "noise", 5).startswith(b"\x89PNG")
    assert store.value("artifact", ".", "script.py", 0) == b"print('train')\n"
    assert store.table("message")["value"].tolist()[0] == "hello console"


def test_metrics_in_a_file_each_are_read(tmp_path: Path) -> None:
    folder = written(tmp_path, [])
    (folder / "metrics.jsonl").unlink()
    (folder / "metrics_summary.jsonl").write_text('{"name": "loss", "count": 1}\n')
    (folder / "metrics").mkdir()
    line = json.dumps(metric("loss", "0.5", 3))
    (folder / "metrics" / "metric_00001.jsonl").write_text(f"{line}\n")

    assert read_scalars(open_runs(tmp_path), ".") == {"loss": {3: 0.5}}


def test_download_that_goes_on_is_followed(tmp_path: Path) -> None:
    folder = written(
        tmp_path, [metric("a", "1", 0)], running=True, startTimeMillis=1_796_000_000_000
    )
    now = 1_796_000_010.0
    store = Store(tmp_path, clock=lambda: now)
    store.refresh()
    assert store.runs()["status"].tolist() == ["running"]

    written(folder, [metric("a", "1", 0), metric("a", "2", 1)], running=False)
    store.refresh()
    assert read_scalars(store, ".") == {"a": {0: 1.0, 1: 2.0}}
    assert store.runs()["status"].tolist() == ["finished"]


def test_other_folders_are_no_runs(tmp_path: Path) -> None:
    (tmp_path / "metadata.json").write_text('{"name": "mine"}')
    (tmp_path / "metrics.jsonl").write_text("{}")

    assert open_runs(tmp_path).runs().empty


def test_discovery_asks_no_file_where_names_tell() -> None:
    from insight.sources.records import Folder as Listed

    class Nowhere:
        def __getattr__(self, name: str) -> Any:
            raise AssertionError(name)

    names = ["metadata.json", "metrics.jsonl", "others.jsonl", "parameters.json"]
    folders: list[Folder] = [Listed("/r/w/p/k", "w/p/k", names)]
    folders.append(Listed("/r/w/p/k/run", "w/p/k/run", ["output.txt", "x"]))
    folders.append(Listed("/r/w/p/k/assets", "w/p/k/assets", ["assets_metadata.jsonl"]))

    (found,) = SOURCE.discover(folders, Nowhere())
    assert found.files == [
        *("assets/assets_metadata.jsonl", "metadata.json", "metrics.jsonl", "others.jsonl"),
        *("parameters.json", "run/output.txt"),
    ]


def test_damaged_files_never_raise_and_keep_what_is_whole(tmp_path: Path) -> None:
    folder = tmp_path / "whole"
    shutil.copytree(DATA / RUN, folder / "a")
    points = len(open_runs(folder).table("scalar"))

    def check(store: Store, file: Path, at: int) -> None:
        del at
        assert store.runs()["run"].tolist() == ["a"]
        if file.name != "metrics.jsonl":
            assert len(store.table("scalar")) == points

    each_damage(folder, tmp_path, check, rounds=4)
