"""ClearML's offline tasks, as zip files and as folders, read to what was reported."""

from __future__ import annotations

import json
import math
import shutil
import time
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from insight import open_runs
from insight.errors import FormatError
from insight.sources import sources
from insight.sources.clearml import SOURCE
from insight.tables import Store

from .as_expected import differences, expected_runs, expected_scalars, read_scalars
from .damage import each_damage

if TYPE_CHECKING:
    from insight.sources import Folder

DATA = Path(__file__).resolve().parents[2] / "data" / "others" / "clearml"
RUN = "tasks/offline-e24cee92177e406791a8ddc567b226d1.zip"
ODD = "tasks/offline-40d4f42412264101b963b25fab56c427.zip"
ID = "offline-0123456789abcdef0123456789abcdef"


@pytest.fixture(scope="module")
def store() -> Store:
    return open_runs(DATA)


def unpacked(folder: Path, run: str = RUN, name: str = ID) -> Path:
    with zipfile.ZipFile(DATA / run) as file:
        file.extractall(folder / name)
    return folder / name


def event(**fields: Any) -> dict[str, Any]:
    usual = {"timestamp": 1_796_000_000_000, "type": "training_stats_scalar", "task": ID}
    return {**usual, "iter": 0, "metric": "loss", "variant": "train", "value": 0.5, **fields}


def written(folder: Path, *lines: list[dict[str, Any]] | str, name: str = ID) -> Path:
    task = folder / name
    task.mkdir()
    (task / "task.json").write_text(json.dumps({"id": ID, "offline_folder": "/x", "name": "a"}))
    append(task, *lines)
    return task


def append(task: Path, *lines: list[dict[str, Any]] | str) -> None:
    with (task / "metrics.jsonl").open("a") as file:
        file.writelines(f"{one if isinstance(one, str) else json.dumps(one)}\n" for one in lines)


def test_source_is_found_by_being_there() -> None:
    assert SOURCE in sources()


def test_every_value_that_was_reported_is_read(store: Store) -> None:
    run = expected_runs(DATA)["xgb shallow"]

    assert differences(read_scalars(store, RUN), expected_scalars(run)) == []
    assert store.problems().empty
    assert store.unshown().empty


def test_task_says_what_it_was_and_with_what_it_ran(store: Store) -> None:
    run = expected_runs(DATA)["xgb shallow"]
    facts = store.lineage().set_index("run").loc[RUN]

    assert (facts["run.name"], facts["run.project"]) == (run["name"], run["project"])
    assert facts["run.id"] == run["id"]
    assert set(facts["run.tags"].split(", ")) == set(run["tags"])
    assert facts["hyperparameters.lr"] == run["config"]["lr"]
    assert facts["hyperparameters.depth"] == run["config"]["depth"]
    assert facts["hyperparameters.model.bins"] == tuple(run["config"]["model"]["bins"])
    assert facts["hyperparameters.bag"] == run["config"]["bag"]
    assert facts["metric.best_auc"] == run["single_values"]["best_auc"]
    assert facts["run.configuration.extra"] == "a = 1\nb {\n  c = 2\n}"
    assert facts["run.program"] == "make.py"
    assert "clearml == 2.1.12" in facts["run.packages"]


def test_pictures_tables_figures_lines_and_files_are_there(store: Store) -> None:
    assert store.value("image", RUN, "pics/noise", 5).startswith(b"\xff\xd8\xff")
    table = store.value("table", RUN, "tab/t1", 3)
    assert table.values.tolist() == [["cat", 0.75], ["dog", 0.25]]
    figure = store.value("figure", RUN, "hist/h1", 3)
    assert figure["data"][0]["y"] == [1.0, 3.0, 2.0]
    lines = store.table("message", runs=RUN)
    assert lines["tag"].unique().tolist() == ["console/out"]
    assert lines["value"].tolist()[-1] == "iteration 60 done"
    assert store.value("text", RUN, "script/diff", 0).startswith('"""clearml offline mode')
    files = store.table("artifact", runs=RUN)
    assert files[["tag", "type", "role", "size"]].values.tolist() == [
        ["numbers", "dict", "output", 64]
    ]
    assert json.loads(store.value("artifact", RUN, "numbers", 0)) == {"a": 1, "b": [1, 2, 3]}


def test_odd_values_are_what_clearml_stored(store: Store) -> None:
    found = read_scalars(store, ODD)

    odd = [1.5, 0.0, 0.0, 0.0, -0.0, 2.0**53, 1e-310, 1.0, 0.10000000149011612]
    assert [found["odd/v"][step] for step in range(9)] == odd
    assert math.copysign(1, found["odd/v"][4]) == -1
    assert found["order/repeat"] == {3: 3.25, 5: 5.25, 10: 10.25}
    assert found["юникод/серия"] == {1: 0.5}
    facts = store.lineage().set_index("run").loc[ODD]
    assert facts["run.name"] == "run ünï/код"
    assert facts["hyperparameters.big"] == 2**60
    assert facts["hyperparameters.юни"] == "значение"
    assert facts["hyperparameters.Args.sub section.depth"] == 3
    assert facts["run.notes"] == "note to self"


def test_each_run_says_that_nan_was_lost_and_what_a_zip_file_means(store: Store) -> None:
    remarks = store.remarks()

    told = remarks.loc[remarks["run"] == RUN, "remark"].tolist()
    assert sum("writes NaN and infinities as 0.0" in remark for remark in told) == 1
    assert sum("a zip file stands for a task that was closed" in remark for remark in told) == 1


def test_media_of_other_kinds_have_their_kind_or_are_files(store: Store) -> None:
    assert store.value("audio", ODD, "sound/tone", 3).startswith(b"RIFF")
    assert store.table("image", runs=ODD)["step"].tolist() == [5, 6]
    assert store.value("artifact", ODD, "html/page", 3) == b"<b>hi</b>"
    assert store.value("artifact", ODD, "текст", 0) == b"some text"
    kinds = store.table("figure", runs=ODD)["tag"].tolist()
    assert kinds == ["cm/ig", "lp", "mat/m1", "sc/s1", "sf/s", "vec/v1"]
    levels = store.table("message", runs=ODD, tags=["console/err"])["level"].unique().tolist()
    assert levels == ["error"]


def test_machine_is_numbered_by_sample(tmp_path: Path) -> None:
    events = [
        event(metric=":monitor:machine", variant="cpu_usage", iter=at, value=float(at))
        for at in (0, 30, 60)
    ]
    gpu = event(metric=":monitor:gpu", variant="gpu_1_utilization", value=7.0)
    written(tmp_path, [*events, gpu])

    table = open_runs(tmp_path).table("scalar")
    assert table[["tag", "step", "value"]].values.tolist() == [
        ["machine/cpu", 1, 0.0],
        ["machine/cpu", 2, 30.0],
        ["machine/cpu", 3, 60.0],
        ["machine/gpu/1/load", 1, 7.0],
    ]


def test_folder_is_followed_and_its_zip_file_beside_is_the_same_run(tmp_path: Path) -> None:
    now = time.time()
    task = written(tmp_path, [event(timestamp=int(now * 1000))])
    store = Store(tmp_path)
    store.refresh()
    assert store.runs()[["run", "status"]].values.tolist() == [[ID, "running"]]

    append(task, [event(iter=1, value=0.25, timestamp=int(now * 1000))])
    with (task / "metrics.jsonl").open("a") as file:
        file.write('[{"timestamp": 17')  # a line that is being written
    store.refresh()
    assert read_scalars(store, ID) == {"loss/train": {0: 0.5, 1: 0.25}}
    assert store.problems().empty

    shutil.make_archive(str(task), "zip", task)
    store.refresh()
    assert store.runs()[["run", "status"]].values.tolist() == [[ID, "finished"]]
    shutil.rmtree(task)
    store.refresh()
    assert store.runs()["run"].tolist() == [f"{ID}.zip"]
    assert read_scalars(store, f"{ID}.zip") == {"loss/train": {0: 0.5, 1: 0.25}}


def test_killed_task_without_metrics_is_a_run(tmp_path: Path) -> None:
    task = written(tmp_path)
    (task / "metrics.jsonl").unlink()
    (task / "log.jsonl").write_text("")

    runs = Store(tmp_path, clock=lambda: 2e9)
    runs.refresh()
    assert runs.runs()[["run", "status"]].values.tolist() == [[ID, "failed"]]
    assert runs.lineage()["run.name"].tolist() == ["a"]


def test_events_that_cannot_be_read_are_told_and_unknown_ones_counted(tmp_path: Path) -> None:
    good = event(iter=3)
    bad = [event(value="x"), event(iter=None), {"type": "plot", "plot_str": "{"}, {}]
    written(
        *(tmp_path, [good, *bad, event(type="training_stats_vector")], "no json", '"text"', "[1]"),
        [event(type="training_debug_image", key="../../up.png"), event(iter=4)],
    )
    store = open_runs(tmp_path)

    assert read_scalars(store, ID) == {"loss/train": {3: 0.5, 4: 0.5}}
    assert len(store.problems()) == len(bad) + 3
    assert store.unshown()[["kind", "count"]].values.tolist() == [
        ["training_debug_image without its file", 1],
        ["training_stats_vector", 1],
    ]


def test_models_and_files_of_the_task_are_artifacts(tmp_path: Path) -> None:
    task = written(tmp_path, [event(), event(task="offline-other", value=2.0)])
    weights = {"weights_filename": "/x/models/w.bin"}
    models = [
        {"id": "m", "init": {"name": "net"}, "weights": weights},
        {"id": "lost"},
        {"id": "lost"},
        None,
    ]
    far = {"key": "far", "uri": "s3://bucket/a", "hash": "ab", "content_size": 3, "type": "custom"}
    up = {"key": "up", "uri": "/x/../../secret", "type": "custom"}
    told = {"id": ID, "offline_folder": "/x", "offline_output_models": models}
    content = json.dumps({**told, "execution": {"artifacts": [far, up, 1]}})
    (task / "task.json").write_text(content)
    (task / "models").mkdir()
    (task / "models" / "w.bin").write_bytes(b"w" * 50)
    store = open_runs(tmp_path)

    files = store.table("artifact").set_index("tag")[["type", "path", "size", "digest"]]
    assert files.loc["net"].tolist() == ["model", "models/w.bin", 50, ""]
    assert files.loc["far"].tolist() == ["custom", "", 3, "sha256:ab"]
    assert set(files.index) == {"net", "lost", "lost/1", "far", "up"}
    assert store.value("artifact", ID, "net", 0) == b"w" * 50
    for name in ("far", "up", "lost"):
        with pytest.raises(FormatError):
            store.value("artifact", ID, name, 0)
    assert read_scalars(store, ID)["model/offline-other/loss/train"] == {0: 2.0}


def test_steps_that_are_not_whole_are_numbered(tmp_path: Path) -> None:
    written(tmp_path, [event(iter=0.5), event(iter=1.5, value=0.25)])
    store = open_runs(tmp_path)

    assert read_scalars(store, ID) == {
        "loss/train": {0: 0.5, 1: 0.25},
        "steps/loss/train": {0: 0.5, 1: 1.5},
    }
    assert store.lineage()["run.axis.loss/train"].tolist() == ["steps/loss/train"]


def test_other_zip_files_and_folders_are_no_runs(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "other.zip", "w") as file:
        file.writestr("task.json", "{}")
        file.writestr("a.txt", "{}")
    (tmp_path / "broken.zip").write_bytes(b"PK")
    (tmp_path / "some").mkdir()
    (tmp_path / "some" / "task.json").write_text('{"name": "mine"}')
    (tmp_path / "some" / "metrics.jsonl").write_text("[]")

    assert open_runs(tmp_path).runs().empty


def test_zip_file_of_another_name_and_a_folder_of_one_are_found(tmp_path: Path) -> None:
    shutil.copy(DATA / RUN, tmp_path / "downloaded.zip")
    unpacked(tmp_path, name="by hand")

    assert open_runs(tmp_path).runs()["run"].tolist() == ["by hand", "downloaded.zip"]


def test_discovery_asks_no_file_where_names_tell() -> None:
    from insight.sources.records import Folder as Listed

    class Nowhere:
        def __getattr__(self, name: str) -> Any:
            raise AssertionError(name)

    folders: list[Folder] = [
        Listed(f"/r/{number}/offline-{number:032x}", f"{number}/offline-{number:032x}", names)
        for number, names in enumerate([["metrics.jsonl", "task.json"], ["log.jsonl", "task.json"]])
    ]
    folders.append(Listed("/r", ".", [f"offline-{7:032x}.zip"]))

    found = SOURCE.discover(folders, Nowhere())
    assert [run.run for run in found] == [*(one.run for one in folders[:2]), folders[2].names[0]]


def test_damaged_zip_file_is_a_run_with_a_problem(tmp_path: Path) -> None:
    content = (DATA / RUN).read_bytes()
    (tmp_path / f"{ID}.zip").write_bytes(content[: len(content) // 2])
    store = open_runs(tmp_path)

    assert store.runs()[["run", "points"]].values.tolist() == [[f"{ID}.zip", 0]]
    (problem,) = store.problems()["problem"]
    assert "expected a zip file" in problem


def test_link_out_of_the_folder_is_not_read(tmp_path: Path) -> None:
    (tmp_path / "secret").write_bytes(b"\xff\xd8\xff secret")
    runs = tmp_path / "runs"
    runs.mkdir()
    image = event(type="training_debug_image", key="a.jpeg", metric="p", variant="")
    task = written(runs, [image, event()])
    (task / "data").mkdir()
    (task / "data" / "a.jpeg").symlink_to(tmp_path / "secret")
    store = open_runs(runs)

    assert store.table("image").empty
    assert len(store.problems()) == 1
    with pytest.raises((FormatError, KeyError)):
        store.value("image", ID, "p", 0)


def test_damaged_files_never_raise_and_keep_what_is_whole(tmp_path: Path) -> None:
    folder = tmp_path / "whole"
    folder.mkdir()
    task = unpacked(folder)
    lines = (task / "metrics.jsonl").read_bytes()
    first = len(json.loads(lines.split(b"\n")[0]))

    def check(store: Store, file: Path, at: int) -> None:
        runs = store.runs()
        if file.name == "task.json" or (file.name == "metrics.jsonl" and at <= lines.index(b"\n")):
            return
        assert runs["run"].tolist() == [ID]
        if file.name != "metrics.jsonl":
            assert len(store.table("scalar")) == 84
        else:
            assert len(store.table("scalar")) <= 84
            assert store.runs()["points"].iloc[0] >= min(first, 80) // 2

    each_damage(folder, tmp_path, check, rounds=6)


def test_damaged_zip_files_never_raise(tmp_path: Path) -> None:
    folder = tmp_path / "whole"
    folder.mkdir()
    shutil.copy(DATA / RUN, folder / f"{ID}.zip")

    def check(store: Store, file: Path, at: int) -> None:
        del file, at
        assert store.runs()["run"].tolist() == [f"{ID}.zip"]
        for tag, step in store.table("image")[["tag", "step"]].values.tolist():
            try:
                store.value("image", f"{ID}.zip", tag, step)
            except FormatError:
                continue

    each_damage(folder, tmp_path, check, rounds=40)
