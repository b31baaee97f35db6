from __future__ import annotations

import json
import os
import shutil
from pathlib import Path

import numpy as np
import pytest

import insight
from insight.errors import FormatError
from insight.plugins.values import Curve
from tests.insight.sources.as_expected import (
    differences,
    expected_runs,
    expected_scalars,
    read_scalars,
)
from tests.insight.sources.spoiled import spoiled

HERE = Path(__file__).parents[2] / "data" / "others" / "dvclive"
RUNS = expected_runs(HERE)


def written(folder: Path, files: dict[str, str | bytes]) -> Path:
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode() if isinstance(content, str) else content)
    return folder


@pytest.mark.parametrize("name", RUNS)
def test_a_run_holds_what_was_logged(name):
    store, run = insight.open_runs(HERE), RUNS[name]

    assert differences(read_scalars(store, run["root"]), expected_scalars(run)) == []
    assert store.problems().empty
    facts = store.lineage().set_index("run").loc[run["root"]]
    assert facts["hyperparameters.opt.name"] == run["config"]["opt"]["name"]
    assert facts["hyperparameters.layers"] == (64, 32)
    assert facts["metric.best"] == 0.9
    assert [name for name in facts.index if name.startswith("metric.")] == ["metric.best"]


def test_times_are_those_of_the_timestamps():
    store = insight.open_runs(HERE)
    table = store.table("scalar", tags=["train/loss"]).set_index("run")

    assert table.loc["exp-adam/dvclive", "wall_time"].iloc[0] == 1795825213.365
    assert table.loc["exp-sgd/dvclive", "wall_time"].isna().all()


def test_pictures_with_a_number_are_steps_of_one_series():
    store = insight.open_runs(HERE)
    table = store.table("image")

    assert table[["tag", "step", "width", "height"]].to_numpy().tolist() == [
        *(["samples", step, 30, 20] for step in (0, 40, 80)),
        ["sample", 0, 30, 20],
    ]
    picture = HERE / "exp-adam/dvclive/plots/images/samples/40.png"
    assert store.value("image", "exp-adam/dvclive", "samples", 40) == picture.read_bytes()


def test_a_custom_plot_is_the_curve_that_dvc_yaml_describes():
    store = insight.open_runs(HERE)
    curve = store.value("curve", "exp-sgd/dvclive", "pr", 0)

    assert (curve.title, curve.x_label, curve.y_label) == ("PR", "r", "p")
    assert curve.x.tolist() == [j / 10 for j in range(11)]
    assert curve.y.tolist() == [1 - j / 20 for j in range(11)]
    assert store.table("curve")["tag"].tolist() == ["pr", "pr"]


def test_plots_of_scikit_learn_are_curves_and_tables(tmp_path):
    roc = {"roc": [{"fpr": 0.0, "tpr": 0.5, "threshold": 1.5}, {"fpr": 1, "tpr": 1}]}
    confusion = [{"actual": "cat", "predicted": "dog"}, {"actual": "dog", "predicted": None}]
    written(
        tmp_path / "dvclive",
        {
            "metrics.json": "{}",
            "plots/sklearn/roc.json": json.dumps(roc),
            "plots/sklearn/confusion_matrix.json": json.dumps(confusion),
        },
    )
    store = insight.open_runs(tmp_path)

    curve = store.value("curve", "dvclive", "roc", 0)
    assert isinstance(curve, Curve)
    assert (curve.x.tolist(), curve.y.tolist()) == ([0.0, 1.0], [0.5, 1.0])
    table = store.value("table", "dvclive", "confusion_matrix", 0)
    assert table.columns.tolist() == ["actual", "predicted"]
    assert table["actual"].tolist() == ["cat", "dog"]
    assert table["predicted"].isna().tolist() == [False, True]


def test_a_description_in_the_folder_above_counts_and_names_artifacts(tmp_path):
    description = """
plots:
- dvclive/plots/custom/a.json: {x: s, y: t, title: Ä}
artifacts:
  model: {path: models/net.pt, type: model}
  lost: {path: ../outside, type: model}
"""
    files = {
        "dvc.yaml": description,
        "models/net.pt": b"weights",
        "dvclive/metrics.json": "{}",
        "dvclive/plots/custom/a.json": '[{"s": 1, "t": NaN}]',
    }
    store = insight.open_runs(written(tmp_path / "repo", files).parent)

    curve = store.value("curve", "repo/dvclive", "a", 0)
    assert curve.title == "Ä"
    assert np.isnan(curve.y).all()
    table = store.table("artifact").set_index("tag")
    assert table.loc["model", "size"] == 7
    assert table.loc["lost", "size"] == -1
    assert store.value("artifact", "repo/dvclive", "model", 0) == b"weights"
    with pytest.raises(FormatError):
        store.value("artifact", "repo/dvclive", "lost", 0)


def test_a_run_is_followed_while_it_grows(tmp_path):
    folder = written(tmp_path / "a", {"plots/metrics/loss.tsv": "step\tloss\n0\t1.5\n"})
    store = insight.open_runs(tmp_path)
    assert read_scalars(store, "a") == {"loss": {0: 1.5}}

    with (folder / "plots/metrics/loss.tsv").open("a") as file:
        file.write("1\tnan\n1\tinf\n2\t0.")
    written(folder, {"plots/metrics/val/acc.tsv": "step\tacc\n2\t-0.0\n", "params.yaml": "lr: 1\n"})
    store.refresh()
    found = read_scalars(store, "a")
    assert found["loss"] == {0: 1.5, 1: float("inf")}
    assert str(found["val/acc"]) == "{2: -0.0}"
    written(folder, {"metrics.json": '{"loss": 1, "val": {"acc": 2, "top": 3}, "step": 2}'})
    store.refresh()
    (facts,) = store.lineage().to_dict("records")
    assert facts == {"run": "a", "hyperparameters.lr": 1, "metric.val.top": 3}

    (folder / "plots/metrics/loss.tsv").unlink()
    store.refresh()
    assert read_scalars(store, "a").keys() == {"val/acc"}


def test_a_folder_of_plots_alone_is_no_run(tmp_path):
    written(tmp_path / "a", {"plots/images/a.png": b"", "plots/other/loss.tsv": "step\tloss\n"})
    written(tmp_path / "b", {"metrics.json": "{}"})

    assert insight.open_runs(tmp_path).runs().empty


def test_links_out_of_the_folder_are_not_read(tmp_path):
    written(tmp_path, {"secret.json": '[{"s": 1}]', "secret.png": b"\x89PNG\r\n\x1a\n"})
    folder = written(tmp_path / "runs" / "a", {"metrics.json": "{}", "plots/custom/x.json": "[]"})
    (folder / "plots/custom/y.json").symlink_to(tmp_path / "secret.json")
    (folder / "plots/images").mkdir()
    (folder / "plots/images/z.png").symlink_to(tmp_path / "secret.png")
    store = insight.open_runs(tmp_path / "runs")

    assert store.table("table").empty
    assert store.table("image").empty
    assert store.problems()["problem"].str.contains("link that leads out").sum() == 2


FILES = [
    *("plots/metrics/train/loss.tsv", "metrics.json", "params.yaml", "dvc.yaml"),
    *("plots/custom/pr.json", "plots/images/samples/40.png"),
]


@pytest.mark.parametrize("name", FILES)
def test_damage_of_one_file_leaves_the_others(tmp_path, name):
    sample = HERE / "exp-adam" / "dvclive"
    whole = read_scalars(insight.open_runs(sample), ".")
    folder = tmp_path / "a"
    for content in spoiled((sample / name).read_bytes(), name):
        shutil.copytree(sample, folder, dirs_exist_ok=True)
        (folder / name).write_bytes(content)
        os.utime(folder / name, (1.7e9, 1.7e9))  # nobody goes on writing it
        store = insight.open_runs(tmp_path)
        found = read_scalars(store, "a")
        for tag in whole:
            assert found.get(tag) == whole[tag] or tag == "train/loss"
        for kind in ("image", "curve", "table"):
            for row in store.table(kind).itertuples():
                assert store.value(kind, row.run, row.tag, row.step) is not None
        read = {**found.get("train/loss", {}), **found.get("train/loss/loss", {})}
        kept = sum(read.get(step) == value for step, value in whole["train/loss"].items())
        lines = content.count(b"\n") - 1
        assert kept >= lines - 12 or not store.problems().empty or name.endswith("png")
