"""MLflow's file store read to what was logged, and followed while it grows, breaks or goes."""

from __future__ import annotations

import errno
import functools
import json
import math
import os
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from insight import SummaryRecord, open_runs
from insight.cli import main
from insight.format.system import read_at
from insight.sources import LocalPlace, sources
from insight.sources.mlflow import SOURCE

if TYPE_CHECKING:
    from insight import Store

DATA = Path(__file__).resolve().parents[2] / "data" / "mlflow"
TRUTH = json.loads((DATA / "truth.json").read_text(encoding="utf-8"))
RUN = "7" * 32
START_MS = 1_700_000_000_000


@functools.cache
def store() -> Store:
    return open_runs(DATA)


def truth_id(truth: dict[str, Any]) -> str:
    return f"{truth['experiment'].split()[0]}-{truth['name'].replace(' ', '-')}"


def run_of(truth: dict[str, Any]) -> str:
    return next(str(name) for name in store().runs()["run"] if name.endswith(truth["run_id"]))


def meta(*, stage: str = "active", status: int = 3) -> str:
    return (
        f"end_time: {START_MS + 9000}\nlifecycle_stage: {stage}\nrun_id: {RUN}\n"
        f"run_name: a run\nstart_time: {START_MS}\nstatus: {status}\ntags: []\nuser_id: me\n"
    )


def write(root: Path, files: dict[str, str | bytes]) -> None:
    for name, content in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode() if isinstance(content, str) else content)


def store_of(root: Path, **changes: str | bytes) -> Path:
    """The folder of a run with one metric; names of files with `__` for a slash."""
    run = root / "1" / RUN
    write(root, {"1/meta.yaml": "experiment_id: '1'\nname: digits\nlifecycle_stage: active\n"})
    write(run, {"meta.yaml": meta(), "metrics/loss": lines((0, 3.0), (1, 2.0)), "params/lr": "0.1"})
    write(run, {name.replace("__", "/"): content for name, content in changes.items()})
    return run


def lines(*points: tuple[int, float]) -> str:
    return "".join(f"{START_MS + step} {value} {step}\n" for step, value in points)


def scalars(opened: Store, tag: str = "loss") -> dict[int, float]:
    table = opened.table("scalar", tags=tag)
    return dict(zip(table["step"].tolist(), table["value"].tolist(), strict=True))


def append(path: Path, text: str) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(text)


def test_source_is_found_by_being_there() -> None:
    assert SOURCE in sources()


@pytest.mark.parametrize("truth", TRUTH, ids=truth_id)
def test_every_value_that_was_logged_is_read(truth: dict[str, Any]) -> None:
    table = store().table("scalar", runs=run_of(truth))
    found = dict(zip(zip(table["tag"], table["step"], strict=True), table["value"], strict=True))

    assert found.keys() == {(tag, step) for tag, step, _ in truth["metrics"]}
    for tag, step, value in truth["metrics"]:
        np.testing.assert_equal(found[tag, step], float(value))


@pytest.mark.parametrize("truth", TRUTH, ids=truth_id)
def test_parameters_and_names_are_in_the_lineage(truth: dict[str, Any]) -> None:
    lineage = store().lineage().set_index("run").loc[run_of(truth)]
    params = {name: str(lineage[f"hyperparameters.{name}"]) for name in truth["params"]}

    assert params == truth["params"]
    assert (lineage["run.name"], lineage["run.experiment"]) == (truth["name"], truth["experiment"])


def test_runs_are_finished_and_named_by_their_path() -> None:
    runs = store().runs()

    assert (set(runs["status"]), set(runs["source"])) == ({"finished"}, {"mlflow"})
    assert all(name.startswith("mlruns/") and name.count("/") == 2 for name in runs["run"])


def test_growing_metric_is_followed_and_a_half_written_line_waited_for(tmp_path: Path) -> None:
    run = store_of(tmp_path)
    followed = open_runs(tmp_path)

    append(run / "metrics" / "loss", f"{START_MS + 2} 1.")
    assert followed.refresh() == 0
    assert scalars(followed) == {0: 3.0, 1: 2.0}
    append(run / "metrics" / "loss", "5 2\n")
    assert followed.refresh() == 1
    assert scalars(followed) == {0: 3.0, 1: 2.0, 2: 1.5}
    assert len(followed.problems()) == 0


def test_new_metric_in_a_folder_of_its_own_is_found(tmp_path: Path) -> None:
    run = store_of(tmp_path)
    followed = open_runs(tmp_path)

    write(run, {"metrics/train/deep/acc": lines((4, 0.5))})
    followed.refresh()

    assert scalars(followed, "train/deep/acc") == {4: 0.5}


def test_rows_are_keyed_by_step_and_the_newest_wins(tmp_path: Path) -> None:
    # For event files the second step 1 would be a restart that takes step 2 away.
    text = lines((0, 1.0), (1, 2.0), (2, 3.0)) + f"{START_MS + 9} 7.0 1\n{START_MS - 9} 8.0 2\n"
    store_of(tmp_path, metrics__loss=text)

    assert scalars(open_runs(tmp_path)) == {0: 1.0, 1: 7.0, 2: 3.0}


def test_numbers_of_every_kind_are_values(tmp_path: Path) -> None:
    text = f"{START_MS} nan 0\n{START_MS} inf 1\n{START_MS} -inf 2\n{START_MS} 1e-5 -3\n"
    values = scalars(open_runs(store_of(tmp_path, metrics__loss=text).parents[1]))

    assert math.isnan(values.pop(0))
    assert values == {1: math.inf, 2: -math.inf, -3: 1e-5}


def test_metric_that_was_logged_with_a_data_set_is_read(tmp_path: Path) -> None:
    text = f"{START_MS} 0.5 3 digits 2b679e2b\n{START_MS} 0.6 4\n{START_MS} 0.7 5 my set 31415\n"
    opened = open_runs(store_of(tmp_path, metrics__loss=text).parents[1])

    assert scalars(opened) == {3: 0.5, 4: 0.6, 5: 0.7}
    assert opened.problems().empty


@pytest.mark.parametrize(
    "bad",
    [b"rubbish", b"1 2 3 4", b"1 2 31 0.5 4", b"x 1 2", b"1 x 2", b"1 2 9e9", b"\0\xff", b""],
)
def test_damaged_line_is_told_once_and_the_others_are_read(tmp_path: Path, bad: bytes) -> None:
    first, last = lines((0, 3.0)).encode(), lines((2, 1.0)).encode()
    store_of(tmp_path, metrics__loss=first + bad + b"\n" + last, metrics__acc=lines((0, 0.5)))
    opened = open_runs(tmp_path)
    opened.refresh()
    problems = opened.problems()

    assert scalars(opened) == {0: 3.0, 2: 1.0}
    assert problems[["file", "offset", "kept"]].values.tolist() == [
        [f"1/{RUN}/metrics/loss", len(first), 2]
    ]


def test_line_without_an_end_needs_no_memory_and_hides_no_later_one(tmp_path: Path) -> None:
    text = lines((0, 3.0)).encode() + b"9" * 5_000_000 + b" 1.0 1\n" + lines((2, 1.0)).encode()
    store_of(tmp_path, metrics__loss=text)
    opened = open_runs(tmp_path)

    assert scalars(opened) == {0: 3.0, 2: 1.0}
    assert len(opened.problems()) == 1


def test_replaced_metric_is_read_anew(tmp_path: Path) -> None:
    run = store_of(tmp_path, metrics__acc=lines((0, 0.5)))
    followed = open_runs(tmp_path)
    (run / "metrics" / "loss").write_text(lines((7, 1.0)))
    followed.refresh()

    assert (scalars(followed), scalars(followed, "acc")) == ({7: 1.0}, {0: 0.5})


def test_removed_metric_leaves(tmp_path: Path) -> None:
    run = store_of(tmp_path, metrics__acc=lines((0, 0.5)))
    followed = open_runs(tmp_path)
    (run / "metrics" / "loss").unlink()
    followed.refresh()

    assert followed.tags("scalar") == ["acc"]


def test_run_in_the_trash_vanishes_and_comes_back(tmp_path: Path) -> None:
    run = store_of(tmp_path)
    followed = open_runs(tmp_path)

    write(run, {"meta.yaml": meta(stage="deleted")})
    followed.refresh()
    tables = followed.runs(), followed.lineage(), followed.table("scalar")
    assert [len(table) for table in tables] == [0, 0, 0]
    write(run, {"meta.yaml": meta()})
    followed.refresh()
    assert scalars(followed) == {0: 3.0, 1: 2.0}
    assert followed.lineage()["hyperparameters.lr"].tolist() == [0.1]


@pytest.mark.parametrize(
    ("status", "word"), [(3, "finished"), (4, "failed"), (5, "stopped"), (1, "stopped")]
)
def test_status_is_what_mlflow_says(tmp_path: Path, status: int, word: str) -> None:
    # Number 1 says that it runs; it is too old for that.
    store_of(tmp_path, **{"meta.yaml": meta(status=status)})

    assert open_runs(tmp_path).runs()["status"].tolist() == [word]


def test_changed_tag_and_new_parameter_are_seen(tmp_path: Path) -> None:
    run = store_of(tmp_path, tags__owner="a", **{"tags/mlflow.runName": "first"})
    followed = open_runs(tmp_path)
    (run / "tags" / "owner").unlink()
    write(run, {"tags/mlflow.runName": "second", "params/deep/n": "32"})
    followed.refresh()
    lineage = followed.lineage().iloc[0].drop("run").to_dict()

    assert lineage == {
        "hyperparameters.deep/n": 32,
        "hyperparameters.lr": 0.1,
        "run.experiment": "digits",
        "run.id": RUN,
        "run.name": "second",
        "run.user": "me",
    }


def test_last_parameter_that_is_deleted_leaves_no_file_behind(tmp_path: Path) -> None:
    path = store_of(tmp_path)
    followed = open_runs(tmp_path)
    (path / "params" / "lr").unlink()
    followed.refresh()

    assert followed.runs()["files"].equals(open_runs(tmp_path).runs()["files"])
    assert followed.lineage().equals(open_runs(tmp_path).lineage())


def test_data_set_of_a_run_is_in_the_lineage(tmp_path: Path) -> None:
    use = "source_id: d1\nsource_type: DATASET\ntags:\n  mlflow.data.context: train\n"
    store_of(tmp_path, **{"inputs/i1/meta.yaml": use})
    write(tmp_path / "1", {"datasets/d1/meta.yaml": "digest: abc\nname: digits\nsource: '{}'\n"})
    lineage = open_runs(tmp_path).lineage().iloc[0]

    assert (lineage["dataset.train.name"], lineage["dataset.train.digest"]) == ("digits", "abc")


WRONG_DATASETS = {
    "": "file is empty",
    "digest: abc\n": "it has no name",
    "digest: abc\nname: digits": "its last line has no end",
    "digest: abc\nname: *digits\n": "line 2",
    None: "file is missing",
}


@pytest.mark.parametrize("content", WRONG_DATASETS)
def test_damaged_data_set_is_told_until_it_and_its_run_are_read_anew(
    tmp_path: Path, content: str | None
) -> None:
    use = "source_id: d1\nsource_type: DATASET\ntags:\n  mlflow.data.context: train\n"
    run = store_of(tmp_path, **{"inputs/i1/meta.yaml": use, "inputs/i2/meta.yaml": use})
    if content is not None:
        write(tmp_path / "1", {"datasets/d1/meta.yaml": content})
    followed = open_runs(tmp_path)
    told = followed.problems()
    write(tmp_path / "1", {"datasets/d1/meta.yaml": "digest: abc\nname: digits\n"})
    write(run, {"tags/owner": "another"})
    followed.refresh()

    assert told["file"].tolist() == ["1/datasets/d1/meta.yaml"]
    assert WRONG_DATASETS[content] in told["problem"][0]
    assert followed.problems().empty
    assert followed.lineage()["dataset.train.name"].tolist() == ["digits"]


@pytest.mark.parametrize("between", ["x", "x y ", "it''s\n  so ", "\n\n  "])
def test_data_set_with_a_long_profile_is_whole_as_far_as_it_is_read(
    tmp_path: Path, between: str
) -> None:
    profile = between * (1_200_000 // len(between))  # MLflow allows sixteen million characters
    content = (
        f"digest: abc\nname: digits\nprofile: '{profile}'\nsource: '{{}}'\nsource_type: code\n"
    )
    use = "source_id: d1\nsource_type: DATASET\ntags:\n  mlflow.data.context: train\n"
    store_of(tmp_path, **{"inputs/i1/meta.yaml": use})
    write(tmp_path / "1", {"datasets/d1/meta.yaml": content})
    opened = open_runs(tmp_path)
    lineage = opened.lineage().iloc[0]

    assert opened.problems().empty
    assert (lineage["dataset.train.name"], lineage["dataset.train.digest"]) == ("digits", "abc")


def test_damaged_meta_is_told_and_the_metrics_are_read(tmp_path: Path) -> None:
    store_of(tmp_path, **{"meta.yaml": b"\x00\xff\xfe"})
    opened = open_runs(tmp_path)

    assert scalars(opened) == {0: 3.0, 1: 2.0}
    assert opened.problems()["file"].tolist() == [f"1/{RUN}/meta.yaml"]


def test_experiments_and_logged_models_are_no_runs(tmp_path: Path) -> None:
    store_of(tmp_path)
    model = "1/models/m-1"
    write(tmp_path, {"1/tags/team": "a", f"{model}/meta.yaml": "model_id: m-1\n"})
    write(tmp_path, {f"{model}/metrics/mm": f"{START_MS} 1.0 0 {RUN}\n", f"{model}/params/p": "1"})

    assert open_runs(tmp_path).runs()["run"].tolist() == [f"1/{RUN}"]


def test_folder_of_a_run_alone_can_be_opened(tmp_path: Path) -> None:
    opened = open_runs(store_of(tmp_path))

    assert (opened.runs()["run"].tolist(), scalars(opened)) == (["."], {0: 3.0, 1: 2.0})


def test_unreadable_parameter_is_told(tmp_path: Path) -> None:
    store_of(tmp_path, params__lr=b"\xff\xfe")
    opened = open_runs(tmp_path)

    assert opened.problems()["problem"].tolist() == ["text is no UTF-8"]
    assert scalars(opened) == {0: 3.0, 1: 2.0}


@pytest.mark.parametrize("name", ["metrics/loss", "params/lr", "meta.yaml", "../meta.yaml"])
def test_file_that_could_not_be_opened_for_a_while_is_read_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    path = str(store_of(tmp_path).joinpath(name).resolve())
    whole = open_runs(tmp_path)
    really = LocalPlace.open

    def refuse(place: LocalPlace, asked: str) -> Any:
        if str(Path(asked).resolve()) == path:
            raise OSError(errno.EMFILE, "Too many open files")
        return really(place, asked)

    monkeypatch.setattr(LocalPlace, "open", refuse)
    followed = open_runs(tmp_path)
    followed.refresh()
    assert followed.problems()["problem"].tolist() == ["file cannot be read: Too many open files"]
    monkeypatch.undo()
    followed.refresh()

    assert followed.table("scalar").equals(whole.table("scalar"))
    assert followed.lineage().equals(whole.lineage())
    assert followed.runs()["status"].tolist() == ["finished"]
    assert followed.problems().empty


def test_metric_that_opens_and_cannot_be_read_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    inode = (store_of(tmp_path) / "metrics" / "loss").stat().st_ino

    def refuse(descriptor: int, length: int, offset: int) -> bytes:
        if os.fstat(descriptor).st_ino == inode:
            raise OSError(errno.EIO, "Input/output error")
        return read_at(descriptor, length, offset)

    monkeypatch.setattr("insight.sources.local.read_at", refuse)
    followed = open_runs(tmp_path)
    seen = []
    for _ in range(3):
        followed.refresh()
        seen.append((followed.version, followed.problems()["problem"].tolist()))
    monkeypatch.undo()
    followed.refresh()

    assert seen == [(seen[0][0], ["file cannot be read: Input/output error"])] * 3
    assert followed.problems().empty
    assert scalars(followed) == {0: 3.0, 1: 2.0}


def test_hole_in_a_metric_is_told_once(tmp_path: Path) -> None:
    loss = store_of(tmp_path) / "metrics" / "loss"
    with loss.open("ab") as file:
        file.truncate(1 << 30)
    followed = open_runs(tmp_path)
    versions = []
    for _ in range(3):
        followed.refresh()
        versions.append(followed.version)
    (problem,) = followed.problems()["problem"]
    assert "nothing was ever written there" in problem
    assert len(set(versions)) == 1

    with loss.open("ab") as file:
        file.write(lines((2, 1.0)).encode())
    followed.refresh()
    assert len(followed.problems()) == 1
    loss.write_text(lines((0, 3.0), (1, 2.0), (2, 1.0)))
    followed.refresh()
    assert followed.problems().empty
    assert scalars(followed) == {0: 3.0, 1: 2.0, 2: 1.0}


def test_quiet_store_is_not_read_again(tmp_path: Path) -> None:
    store_of(tmp_path)
    followed = open_runs(tmp_path)
    version = followed.version

    assert (followed.refresh(), followed.version) == (0, version)


def test_more_parameters_than_a_run_may_have_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("insight.sources.mlflow.facts.MOST_NAMES", 2)
    store_of(tmp_path, params__a="1", params__b="2", params__c="3")
    opened = open_runs(tmp_path)
    expected = "expected at most 2 parameters and tags, got 4; 2 kept"

    assert [name for name in opened.lineage() if name.startswith("hyper")] == [
        "hyperparameters.a",
        "hyperparameters.b",
    ]
    assert expected in opened.problems()["problem"].tolist()


SECRET = "the text of a private file"


@pytest.fixture
def outside(tmp_path: Path) -> Path:
    """A folder beside the root, which is `tmp_path / "runs"`."""
    write(tmp_path / "private", {"key": SECRET, "meta.yaml": f"run_name: {SECRET}\nstatus: 3\n"})
    return tmp_path / "private"


def all_texts(opened: Store) -> str:
    return opened.lineage().to_csv() + opened.problems().to_csv() + opened.runs().to_csv()


@pytest.mark.parametrize("section", ["params", "tags"])
def test_value_that_is_a_link_out_of_the_root_is_refused(
    section: str, tmp_path: Path, outside: Path
) -> None:
    run = store_of(tmp_path / "runs", tags__owner="me")
    (run / section / "leak").symlink_to(outside / "key")
    opened = open_runs(tmp_path / "runs")
    version = opened.version
    opened.refresh()

    assert SECRET not in all_texts(opened)
    assert opened.problems()["file"].tolist() == [f"1/{RUN}/{section}/leak"]
    assert "a link that leads out of the folder of runs" in opened.problems()["problem"].iloc[0]
    assert opened.version == version
    assert opened.lineage()["hyperparameters.lr"].tolist() == [0.1]


def test_folder_of_values_that_is_a_link_out_of_the_root_is_refused(
    tmp_path: Path, outside: Path
) -> None:
    run = store_of(tmp_path / "runs")
    (run / "tags").symlink_to(outside)
    opened = open_runs(tmp_path / "runs")

    assert SECRET not in all_texts(opened)
    assert set(opened.problems()["file"]) == {f"1/{RUN}/tags/key", f"1/{RUN}/tags/meta.yaml"}


def test_meta_that_is_a_link_out_of_the_root_is_refused(tmp_path: Path, outside: Path) -> None:
    run = store_of(tmp_path / "runs")
    (run / "meta.yaml").unlink()
    (run / "meta.yaml").symlink_to(outside / "meta.yaml")
    opened = open_runs(tmp_path / "runs")

    assert SECRET not in all_texts(opened)
    assert "meta.yaml" in opened.problems()["file"].iloc[0]


def test_metric_that_is_a_link_out_of_the_root_is_refused(tmp_path: Path, outside: Path) -> None:
    run = store_of(tmp_path / "runs")
    write(outside, {"loss": lines((0, 7.0))})
    (run / "metrics" / "theirs").symlink_to(outside / "loss")
    opened = open_runs(tmp_path / "runs")

    assert opened.tags("scalar") == ["loss"]
    assert opened.problems()["file"].tolist() == [f"1/{RUN}/metrics/theirs"]


def test_link_inside_the_root_is_followed(tmp_path: Path) -> None:
    run = store_of(tmp_path, params__of_all="8")
    (run / "params" / "batch").symlink_to("of_all")

    assert open_runs(tmp_path).lineage()["hyperparameters.batch"].tolist() == [8]


@pytest.mark.parametrize("linked", ["1", f"1/{RUN}"])
def test_run_or_experiment_may_be_a_link_to_anywhere(linked: str, tmp_path: Path) -> None:
    store_of(tmp_path / "elsewhere")
    link = tmp_path / "runs" / linked
    write(tmp_path / "runs", {"1/meta.yaml": "name: digits\n"} if "/" in linked else {})
    link.parent.mkdir(parents=True, exist_ok=True)
    link.symlink_to(tmp_path / "elsewhere" / linked)
    opened = open_runs(tmp_path / "runs")

    assert opened.problems().empty
    assert scalars(opened) == {0: 3.0, 1: 2.0}
    assert opened.lineage()["hyperparameters.lr"].tolist() == [0.1]


def test_value_that_was_a_link_and_is_a_file_now_is_read(tmp_path: Path, outside: Path) -> None:
    run = store_of(tmp_path / "runs")
    (run / "params" / "leak").symlink_to(outside / "key")
    opened = open_runs(tmp_path / "runs")
    (run / "params" / "leak").unlink()
    write(run, {"params/leak": "3"})
    opened.refresh()

    assert opened.lineage()["hyperparameters.leak"].tolist() == [3]
    assert opened.problems().empty


WHOLE = meta()
DAMAGED = {
    "empty": "",
    "blank": "\n \n",
    "cut off between lines": WHOLE.partition("status")[0],
    "cut off inside a line": WHOLE[:60],
    "cut off inside the last line": WHOLE[:-2],
    "without its last line": WHOLE.partition("user_id")[0],
    "zeros": b"\0" * 200,
    "no text": b"\x00\x01\xff\xfe" * 20,
    "not closed": "run_id: [unclosed\n\t: {",
    "quote not closed": WHOLE.replace("a run", "'a run"),
    "mapping in braces": WHOLE.replace("a run", "{name: a"),
    "unknown status": meta(status=99),
    "status in words": WHOLE.replace("status: 3", "status: done"),
    "no number as time": WHOLE.replace(f"start_time: {START_MS}", "start_time: soon"),
    "endless time": WHOLE.replace(f"end_time: {START_MS + 9000}", "end_time: .inf"),
    "list": "- just\n- a list\n",
    "null": "null\n",
}


@pytest.mark.parametrize("name", DAMAGED)
def test_damaged_meta_is_named_and_the_metrics_stay_readable(
    name: str, tmp_path: Path, capsys: Any
) -> None:
    run = store_of(tmp_path, **{"meta.yaml": DAMAGED[name]})
    opened = open_runs(tmp_path)

    assert opened.problems()["file"].tolist() == [f"1/{RUN}/meta.yaml"]
    assert scalars(opened) == {0: 3.0, 1: 2.0}
    assert main(["check", str(tmp_path)]) == 1
    told = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert [words[-1] for words in told if words[0] == "damaged"] == [str(run / "meta.yaml")]
    (run / "meta.yaml").write_text(meta(status=4), encoding="utf-8")
    opened.refresh()
    assert opened.problems().empty
    assert opened.runs()["status"].tolist() == ["failed"]


@pytest.mark.parametrize("text", [WHOLE.replace("\n", "\r\n"), f"---\n{WHOLE}", WHOLE + "x: {}\n"])
def test_whole_meta_is_whole_in_other_hands_too(text: str, tmp_path: Path) -> None:
    store_of(tmp_path, **{"meta.yaml": text})

    assert open_runs(tmp_path).problems().empty


def test_times_and_names_that_are_null_are_no_damage(tmp_path: Path) -> None:
    text = WHOLE.replace(f"end_time: {START_MS + 9000}", "end_time: null").replace("me\n", "''\n")
    store_of(tmp_path, **{"meta.yaml": text.replace(f"time: {START_MS}", "time: null")})

    assert open_runs(tmp_path).problems().empty


def test_run_that_lost_its_meta_is_told(tmp_path: Path, capsys: Any) -> None:
    run = store_of(tmp_path, tags__team="red")
    (run / "meta.yaml").unlink()
    opened = open_runs(tmp_path)

    assert scalars(opened) == {0: 3.0, 1: 2.0}
    assert opened.lineage()["user.team"].tolist() == ["red"]
    assert opened.problems()[["file", "offset"]].to_numpy().tolist() == [[f"1/{RUN}/meta.yaml", -1]]
    assert main(["check", str(tmp_path)]) == 1
    assert "file is missing" in capsys.readouterr().out


def test_meta_that_goes_while_the_run_is_followed_is_told_until_it_is_back(tmp_path: Path) -> None:
    run = store_of(tmp_path)
    opened = open_runs(tmp_path)
    (run / "meta.yaml").rename(tmp_path / "kept")
    opened.refresh()
    lost = opened.problems()["file"].tolist(), scalars(opened), opened.runs()["status"].tolist()
    append(run / "metrics" / "loss", lines((2, 1.0)))
    opened.refresh()
    told = opened.problems()["file"].tolist()
    (tmp_path / "kept").rename(run / "meta.yaml")
    opened.refresh()

    assert lost == ([f"1/{RUN}/meta.yaml"], {0: 3.0, 1: 2.0}, ["finished"])
    assert told == lost[0]
    assert opened.problems().empty
    assert scalars(opened) == {0: 3.0, 1: 2.0, 2: 1.0}


@pytest.mark.parametrize("name", ["notes", "f" * 31, "F" * 32])
def test_folder_of_another_name_is_no_lost_run(name: str, tmp_path: Path) -> None:
    write(tmp_path, {f"1/{name}/metrics/loss": lines((0, 3.0)), "1/meta.yaml": "name: digits\n"})

    assert open_runs(tmp_path).runs().empty


EXPERIMENTS = {
    "empty": ("", 0),
    "cut off": ("artifact_location: x\nexperiment_id: '1'\n", 0),
    "without an end": ("name: dig", 0),
    "missing": (None, -1),
}


@pytest.mark.parametrize("name", EXPERIMENTS)
def test_damaged_experiment_is_told_once_and_its_runs_are_read(
    name: str, tmp_path: Path, capsys: Any
) -> None:
    run = store_of(tmp_path)
    shutil.copytree(run, run.with_name("8" * 32))
    content, offset = EXPERIMENTS[name]
    path = tmp_path / "1" / "meta.yaml"
    path.unlink() if content is None else path.write_text(content, encoding="utf-8")
    opened = open_runs(tmp_path)
    rows = opened.problems()[["file", "offset"]].to_numpy().tolist()

    assert rows == [["1/meta.yaml", offset]] * 2
    assert opened.runs()["status"].tolist() == ["finished"] * 2
    assert main(["check", str(tmp_path)]) == 1
    lines_told = capsys.readouterr().out.splitlines()
    assert [line.split()[-1] for line in lines_told if line.startswith("damaged")] == [str(path)]
    path.write_text("artifact_location: x\nexperiment_id: '1'\nname: digits\n", encoding="utf-8")
    opened.refresh()
    assert opened.problems().empty
    assert opened.lineage()["run.experiment"].tolist() == ["digits"] * 2


def test_run_that_was_copied_out_of_its_experiment_lacks_none(tmp_path: Path) -> None:
    run = store_of(tmp_path / "from")
    shutil.copytree(run, tmp_path / "to" / RUN)

    assert open_runs(tmp_path / "to").problems().empty


@pytest.mark.parametrize("status", [1, 2])
def test_run_that_says_it_goes_on_is_stopped_once_nobody_writes(
    tmp_path: Path, status: int
) -> None:
    ahead = meta(status=status).replace(str(START_MS), str(START_MS * 1000))
    store_of(tmp_path, **{"meta.yaml": ahead, "metrics/loss": f"{START_MS * 1000} 0.5 1\n"})
    for path in tmp_path.rglob("*"):
        os.utime(path, (START_MS / 1000, START_MS / 1000))

    assert open_runs(tmp_path).runs()["status"].tolist() == ["stopped"]


@pytest.mark.parametrize("name", ["metrics", "params"])
def test_run_of_ours_in_a_folder_called_like_a_lost_run_is_the_only_one(
    name: str, tmp_path: Path
) -> None:
    with SummaryRecord(tmp_path / RUN / name, provenance=True) as record:
        record.log(1, {"loss": 0.5})
    opened = open_runs(tmp_path)

    assert opened.runs()["run"].tolist() == [f"{RUN}/{name}"]
    assert opened.problems().empty
