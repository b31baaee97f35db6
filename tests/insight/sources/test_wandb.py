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
    """What `wandb.log` writes."""
    items = [item(name, value) for name, value in values.items()]
    items.append(item("_timestamp", START + step))
    items.append(item("_step", step))
    history = History(item=items)
    history.step.num = step
    return Record(history=history)


def begun(**config: Any) -> Record:
    changes = Changes(
        update=[Item(key=k.encode(), value_json=as_json(v)) for k, v in config.items()]
    )
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


def test_growing_file_is_followed_and_a_half_written_record_waited_for(tmp_path: Path) -> None:
    path = write(tmp_path, begun(), logged(0, loss=3.0))
    followed = open_runs(tmp_path)
    whole = log_of(begun(), logged(0, loss=3.0), logged(1, loss=2.0))

    path.write_bytes(whole[:-5])
    followed.refresh()
    assert scalars(followed) == {0: 3.0}
    path.write_bytes(whole)
    assert followed.refresh() == 1
    assert scalars(followed) == {0: 3.0, 1: 2.0}


def test_rows_are_keyed_by_step_and_the_newest_wins(tmp_path: Path) -> None:
    # For event files the second step 1 would be a restart that takes step 2 away.
    again = logged(1, loss=9.0)
    again.history.item.append(item("_timestamp", START + 50))
    opened_store = opened(tmp_path, begun(), *[logged(s, loss=float(s)) for s in range(3)], again)

    assert scalars(opened_store) == {0: 0.0, 1: 9.0, 2: 2.0}


def test_values_of_every_kind_find_their_table(tmp_path: Path) -> None:
    histogram = {"_type": "histogram", "values": [1, 2], "bins": [0.0, 1.0, 2.0]}
    values = {"flag": True, "note": "text", "odd": "NaN", "deep": {"a": {"b": 2}}, "h": histogram}
    opened_store = opened(tmp_path, begun(), logged(4, **values, list=[1, 2], none=None))
    table = opened_store.table("scalar")

    assert table["tag"].tolist() == ["deep.a.b", "flag", "odd"]
    assert table["value"].tolist()[:2] == [2.0, 1.0]
    assert math.isnan(table["value"].iloc[2])
    assert opened_store.table("text")["value"].tolist() == ["text"]
    assert opened_store.table("histogram")[["count", "min", "max"]].values.tolist() == [[3, 0, 2]]
    left, width, count = opened_store.value("histogram", ".", "h", 4)
    assert (left.tolist(), width.tolist(), count.tolist()) == ([0.0, 1.0], [1.0, 1.0], [1, 2])


def test_media_that_wandb_takes_apart_are_put_together(tmp_path: Path) -> None:
    parts = {"h._type": "histogram", "h.values": [5], "h.bins": [1.0, 2.0]}
    history = History(item=[item(name, value) for name, value in parts.items()])
    opened_store = opened(tmp_path, begun(), Record(history=history))

    assert opened_store.table("histogram")["count"].tolist() == [5]


def picture(path: str) -> dict[str, Any]:
    return {"_type": "image-file", "path": path, "width": 1, "height": 1, "format": "png"}


def test_picture_is_shown_where_its_file_lies(tmp_path: Path) -> None:
    (tmp_path / "files" / "media").mkdir(parents=True)
    (tmp_path / "files" / "media" / "a.png").write_bytes(PNG)
    opened_store = opened(
        tmp_path, begun(), logged(0, a=picture("media/a.png"), b=picture("media/gone.png"))
    )
    table = opened_store.table("image")

    assert table[["tag", "width", "height", "channels", "format"]].values.tolist() == [
        ["a", 4, 3, 3, "png"]
    ]
    assert opened_store.value("image", ".", "a", 0) == PNG


@pytest.mark.parametrize("path", ["../secret.png", "/etc/passwd", "a/../../secret.png", "", ".\\x"])
def test_path_that_leads_out_of_the_run_shows_nothing(tmp_path: Path, path: str) -> None:
    (tmp_path / "secret.png").write_bytes(PNG)
    (tmp_path / "run" / "files").mkdir(parents=True)
    opened_store = opened(tmp_path / "run", begun(), logged(0, a=picture(path), loss=1.0))

    assert len(opened_store.table("image")) == 0
    assert scalars(opened_store) == {0: 1.0}


@pytest.mark.parametrize("is_folder", [False, True])
def test_picture_behind_a_link_out_of_the_root_is_refused(tmp_path: Path, is_folder: bool) -> None:
    media = tmp_path / "runs" / "files" / "media"
    (tmp_path / "private").mkdir()
    (tmp_path / "private" / "a.png").write_bytes(PNG)
    media.parent.mkdir(parents=True)
    if is_folder:
        media.symlink_to(tmp_path / "private")
    else:
        media.mkdir()
        (media / "a.png").symlink_to(tmp_path / "private" / "a.png")
    opened_store = opened(tmp_path / "runs", begun(), logged(0, a=picture("media/a.png"), loss=1.0))

    assert len(opened_store.table("image")) == 0
    assert scalars(opened_store) == {0: 1.0}
    assert "a link that leads out" in opened_store.problems()["problem"].iloc[0]


def test_picture_behind_a_link_inside_the_root_is_shown(tmp_path: Path) -> None:
    (tmp_path / "files").mkdir()
    (tmp_path / "a.png").write_bytes(PNG)
    (tmp_path / "files" / "a.png").symlink_to("../a.png")
    opened_store = opened(tmp_path, begun(), logged(0, a=picture("a.png")))

    assert opened_store.value("image", ".", "a", 0) == PNG


def test_picture_that_became_another_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "files").mkdir()
    (tmp_path / "files" / "a.png").write_bytes(PNG)
    opened_store = opened(tmp_path, begun(), logged(0, a=picture("a.png")))
    (tmp_path / "files" / "a.png").write_bytes(b"<svg onload=alert(1)>")

    with pytest.raises(FormatError, match="the file has changed"):
        opened_store.value("image", ".", "a", 0)


def test_facts_come_from_run_configuration_and_summary(tmp_path: Path) -> None:
    run = begun(lr=0.1, net={"width": 8, "act": "relu"}, _wandb={"cli": 1})
    run.run.tags.extend([b"x", b"y"])
    run.run.git.CopyFrom(Git(commit=b"abc"))
    later = Record(config=Changes(update=[item("lr", 0.2)], remove=[item("net.act", None)]))
    summary = Record(summary=Changes(update=[item("best", 0.9), item("loss", 1.0)]))
    lineage = opened(tmp_path, run, later, logged(0, loss=1.0), summary).lineage().iloc[0]

    assert lineage.drop("run").to_dict() == {
        "hyperparameters.lr": 0.2,
        "hyperparameters.net.width": 8,
        "metric.best": 0.9,
        "run.commit": "abc",
        "run.id": "abc",
        "run.name": "a run",
        "run.tags": "x, y",
    }


@pytest.mark.parametrize(
    ("code", "status"), [(0, "finished"), (1, "failed"), (255, "failed"), (None, "stopped")]
)
def test_exit_says_how_the_run_ended(tmp_path: Path, code: int | None, status: str) -> None:
    end = [] if code is None else [Record(exit=Exit(exit_code=code, runtime=9))]

    assert opened(tmp_path, begun(), logged(0, loss=1.0), *end).runs()["status"].tolist() == [
        status
    ]


def test_damaged_record_is_told_once_and_the_others_are_read(tmp_path: Path) -> None:
    before = log_of(begun(), logged(0, loss=3.0))
    log = bytearray(log_of(begun(), *[logged(step, loss=3.0 - step) for step in range(3)]))
    log[len(before) + 20] ^= 1
    (tmp_path / "run-a.wandb").write_bytes(log)
    opened_store = open_runs(tmp_path)
    opened_store.refresh()
    problems = opened_store.problems()

    assert scalars(opened_store) == {0: 3.0, 2: 1.0}
    assert problems[["file", "offset", "kept"]].values.tolist() == [["run-a.wandb", len(before), 3]]


def test_record_that_is_no_message_is_told(tmp_path: Path) -> None:
    log = log_of(begun())
    log += as_chunks(b"\xff" * 9, len(log))
    log += as_chunks(logged(1, loss=1.0).SerializeToString(), len(log))
    (tmp_path / "run-a.wandb").write_bytes(log)
    opened_store = open_runs(tmp_path)

    assert scalars(opened_store) == {1: 1.0}
    assert "cannot be decoded" in opened_store.problems()["problem"].iloc[0]


def test_facts_are_the_same_however_often_the_file_was_read(tmp_path: Path) -> None:
    summary = Record(summary=Changes(update=[item("best", 0.9), item("loss", 1.0)]))
    removed = Record(config=Changes(remove=[item("lr", None)]))
    path = write(tmp_path, begun(lr=0.1, depth=3))
    followed = open_runs(tmp_path)
    for records in ([summary], [summary, removed], [summary, removed, logged(0, loss=1.0)]):
        path.write_bytes(log_of(begun(lr=0.1, depth=3), *records))
        followed.refresh()

    assert followed.lineage().equals(open_runs(tmp_path).lineage())
    assert not {"metric.loss", "hyperparameters.lr"} & {*followed.lineage()}


def test_names_beyond_the_bound_are_told_once_where_they_were_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("insight.sources.wandb.facts.MOST_NAMES", 3)
    before = [begun(a=1, b=2, c=3), logged(0, loss=1.0)]
    wide = Record(config=Changes(update=[item("d", {"x": 1, "y": 2}), item("a", 7), item("e", 9)]))
    summary = Record(summary=Changes(update=[item("s", {str(n): n for n in range(5)})]))
    path = write(tmp_path, *before, wide)
    followed = open_runs(tmp_path)
    path.write_bytes(log_of(*before, wide, wide, summary, summary))
    followed.refresh()
    lineage, problems = followed.lineage().iloc[0], followed.problems()
    place, later = len(log_of(*before)), len(log_of(*before, wide, wide))
    hint = "Hint: log large mappings as text, or keep them in a file."

    assert {name: lineage[f"hyperparameters.{name}"] for name in "abc"} == {"a": 7, "b": 2, "c": 3}
    assert [name for name in lineage.index if name.startswith("metric.")] == [
        *("metric.s.0", "metric.s.1", "metric.s.2")
    ]
    assert problems[["file", "offset"]].values.tolist() == [
        ["run-abc.wandb", place],
        ["run-abc.wandb", later],
    ]
    assert problems["problem"].tolist() == [
        f"configuration expected at most 3 names, got 6; 3 kept. {hint}",
        f"summary expected at most 3 names, got 5; 3 kept. {hint}",
    ]


def test_whole_number_beyond_all_floats_spoils_no_step(tmp_path: Path) -> None:
    opened_store = opened(
        tmp_path, begun(), logged(0, deep={"a": 10**400, "b": -(10**400), "c": 1})
    )

    assert opened_store.table("scalar")["value"].tolist() == [math.inf, -math.inf, 1]


@pytest.mark.parametrize("step", [10**30, 1e30, "x", math.nan, [1]])
def test_step_that_is_none_harms_no_other(tmp_path: Path, step: Any) -> None:
    odd = Record(history=History(item=[item("_step", step), item("loss", 2.0)]))
    opened_store = opened(tmp_path, begun(), odd, logged(5, loss=1.0))

    assert scalars(opened_store) == {5: 1.0}
    assert len(opened_store.problems()) == 1


@pytest.mark.parametrize(
    "content",
    [b"[" * 100_000, b"{", b'"\\ud800"', b"1e999", b"9" * 5000, b'{"_type": "histogram"}', b"\xff"],
)
def test_hostile_value_harms_no_other_step(tmp_path: Path, content: bytes) -> None:
    odd = Record(history=History(item=[Item(key=b"x", value_json=content)]))
    opened_store = opened(tmp_path, begun(), odd, logged(5, loss=1.0))

    assert scalars(opened_store) == {5: 1.0}
    opened_store.table("text")["value"].str.encode("utf-8")


def test_hole_is_told_once(tmp_path: Path) -> None:
    path = write(tmp_path, begun(), logged(0, loss=1.0))
    with path.open("ab") as file:
        file.truncate(1 << 30)
    followed = open_runs(tmp_path)
    versions = []
    for _ in range(3):
        followed.refresh()
        versions.append(followed.version)

    problems = followed.problems()["problem"]
    assert ["nothing was ever written there" in one for one in problems] == [True, False]
    assert len(set(versions)) == 1
    assert scalars(followed) == {0: 1.0}


def test_replaced_file_is_read_anew(tmp_path: Path) -> None:
    path = write(tmp_path, begun(), logged(0, loss=3.0), logged(1, loss=2.0))
    followed = open_runs(tmp_path)
    path.unlink()
    write(tmp_path, begun(lr=1), logged(7, loss=1.0))
    followed.refresh()

    assert scalars(followed) == {7: 1.0}


def test_event_files_in_the_same_folder_join_the_run(tmp_path: Path) -> None:
    from insight import SummaryRecord

    write(tmp_path, begun(), logged(0, loss=3.0))
    with SummaryRecord(str(tmp_path)) as record:
        record.log(1, {"accuracy": 0.5})
    opened_store = open_runs(tmp_path)

    assert opened_store.table("scalar")["tag"].tolist() == ["accuracy", "loss"]
    assert len(opened_store.runs()) == 1


def test_change_of_the_configuration_shows_in_a_lineage_asked_for_before(tmp_path: Path) -> None:
    path = write(tmp_path, begun(lr=0.1), logged(0, loss=1.0))
    followed = open_runs(tmp_path)
    before = followed.lineage()["hyperparameters.lr"].tolist()
    later = Record(config=Changes(update=[item("lr", 0.2)]))
    path.write_bytes(log_of(begun(lr=0.1), logged(0, loss=1.0), later))
    followed.refresh()

    assert [before, followed.lineage()["hyperparameters.lr"].tolist()] == [[0.1], [0.2]]


LOST = "offline-run-20261121_080742-7jsa4jl2"


def test_folder_that_lost_its_run_file_is_told_until_it_is_back(tmp_path: Path) -> None:
    folder = tmp_path / "wandb" / LOST
    (folder / "files").mkdir(parents=True)
    (folder / "files" / "wandb-summary.json").write_text("{}")
    opened = open_runs(tmp_path)
    opened.refresh()
    lost = opened.problems()[["run", "file", "offset"]].to_numpy().tolist()
    listed = opened.runs()[["source", "points"]].to_numpy().tolist()
    whole = DATA / "wandb" / LOST / "run-7jsa4jl2.wandb"
    (folder / whole.name).write_bytes(whole.read_bytes())
    opened.refresh()

    assert lost == [[f"wandb/{LOST}", f"wandb/{LOST}/run-7jsa4jl2.wandb", -1]]
    assert listed == [["wandb", 0]]
    assert opened.problems().empty
    assert len(opened.table("scalar")) > 0


@pytest.mark.parametrize("name", ["run-files", "notes", "run-20261121-7jsa4jl2"])
def test_other_folders_with_files_are_no_lost_runs(name: str, tmp_path: Path) -> None:
    (tmp_path / name / "files").mkdir(parents=True)
    (tmp_path / name / "files" / "output.log").write_text("")

    assert open_runs(tmp_path).runs().empty
