"""What W&B's run files hold beside numbers: real ones of 0.31, and odd ones by its messages."""

from __future__ import annotations

import functools
import json
import random
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from insight import open_runs
from insight.format.leveldb_log import FILE_HEADER, as_chunks
from insight.format.wandb import Record
from tests.insight.sources.as_expected import (
    differences,
    expected_runs,
    expected_scalars,
    read_scalars,
)
from tests.insight.sources.test_wandb import PNG, START, logged

if TYPE_CHECKING:
    from insight import Store

DATA = Path(__file__).resolve().parents[3] / "data" / "others" / "wandb"


@functools.cache
def real() -> Store:
    return open_runs(DATA / "wandb")


def named(name: str, store: Store | None = None) -> str:
    lineage = (store or real()).lineage()
    return str(lineage.loc[lineage["run.name"] == name, "run"].item())


def facts(name: str, store: Store | None = None) -> dict[str, Any]:
    lineage = (store or real()).lineage()
    row: dict[str, Any] = dict(lineage.loc[lineage["run.name"] == name].iloc[0])
    return row


def begun(name: bytes = b"a", second: int = 0, **fields: Any) -> Record:
    record = Record()
    run = record.run
    run.run_id, run.display_name, run.project = b"abc", name, b"p"
    run.start_time.seconds = START + second
    for field, value in fields.items():
        setattr(run, field, value)
    return record


def exited(code: int = 0) -> Record:
    record = Record()
    record.exit.exit_code = code
    return record


def later(step: int, **values: Any) -> Record:
    """What `wandb.log` writes a hundred seconds later."""
    record = logged(step, **values)
    for item in record.history.item:
        if item.nested_key[0] == b"_timestamp":
            item.value_json = str(START + 100 + step).encode()
    return record


def write(root: Path, second: int, *records: Record | bytes) -> Path:
    """A run file in a folder of its own."""
    folder = root / f"offline-run-20261130_10000{second}-abc"
    folder.mkdir(parents=True, exist_ok=True)
    log = bytearray(FILE_HEADER)
    for record in records:
        content = record if isinstance(record, bytes) else record.SerializeToString()
        log += as_chunks(content, len(log))
    (folder / "run-abc.wandb").write_bytes(log)
    return folder


@pytest.mark.parametrize("name", expected_runs(DATA))
def test_every_value_that_was_logged_is_read(name: str) -> None:
    found = read_scalars(real(), named(name))

    assert differences(found, expected_scalars(expected_runs(DATA)[name])) == []


def test_nothing_is_wrong_with_real_files() -> None:
    assert real().problems().empty
    assert len(real().runs()) == 3


def test_kinds_without_a_place_are_counted() -> None:
    table = real().unshown()

    assert table[["run", "kind", "count"]].values.tolist() == [
        [named("имя ✓"), "joined-table", 1],
        [named("имя ✓"), "object3D-file", 1],
    ]


def test_lists_of_media_have_a_number_each() -> None:
    run = named("имя ✓")
    sounds, texts = real().table("audio", runs=run), real().table("text", runs=run)

    assert sounds[["tag", "step", "format"]].values.tolist() == [
        ["audios", 7, "wav"],
        ["audios/1", 7, "wav"],
    ]
    assert real().value("audio", run, "audios/1", 7)[:4] == b"RIFF"
    assert texts["tag"].tolist() == ["html", "htmls", "htmls/1", "mixed", "word"]
    assert texts["value"].iloc[2].endswith("<p>1")
    assert real().table("video", runs=run)["format"].tolist() == ["gif"]


def test_lists_of_numbers_are_arrays_and_others_are_texts() -> None:
    run = named("имя ✓")

    assert real().value("tensor", run, "list", 9).tolist() == [1, 2, 3]
    texts = real().table("text", runs=run, tags="mixed")
    assert json.loads(texts["value"].item()) == [1, "a"]


def test_boxes_are_a_table_and_masks_are_pictures() -> None:
    run = named("имя ✓")
    images = real().table("image", runs=run)

    assert images["tag"].tolist() == ["boxed", "boxed/masks/seg", "nested.img"]
    (box,) = real().value("table", run, "boxed/boxes/pred", 8).to_dict("records")
    corners = {"minX": 0.1, "minY": 0.2, "maxX": 0.5, "maxY": 0.6}
    assert box == {**corners, "class": 1, "caption": "cat", "p": 0.8}


def test_lines_of_charts_are_curves_beside_their_table() -> None:
    run = named("имя ✓")
    curves = real().table("curve", runs=run)

    assert curves["tag"].tolist() == ["line", "ls/a", "ls/b", "roc/0", "roc/1"]
    first = curves.iloc[0]
    assert (first["x"].tolist(), first["y"].tolist()) == ([0, 1, 2, 3], [0, 1, 4, 9])
    assert (first["title"], first["x_label"]) == ("Line", "x")
    assert curves["x_label"].iloc[3] == "False positive rate"
    assert real().value("curve", run, "ls/b", 3).y.tolist() == [3, 2, 1]
    assert len(real().value("table", run, "cm_table", 5)) == 4


def test_artifacts_are_told_by_name_size_and_digest() -> None:
    table = real().table("artifact", runs=named("имя ✓"), tags="weights")

    (row,) = table.to_dict("records")
    assert (row["type"], row["role"], row["size"]) == ("model", "output", 3)
    assert len(row["digest"]) == 32


def test_a_forked_run_tells_of_which_and_where() -> None:
    told = facts("forked")

    assert (told["run.forked_from"], told["run.fork_step"]) == ("resume01", 9)
    assert facts("resumed")["run.id"] == "resume01"


def test_folders_of_a_resumed_run_are_one_run_by_the_name_of_the_oldest() -> None:
    run = named("resumed")
    messages = real().table("message", runs=run)

    assert len(read_scalars(real(), run)["loss"]) == 60
    assert real().runs().set_index("run")["status"][run] == "failed"
    lines = messages[messages["tag"] == "console/out"]
    assert lines[["step", "value"]].values.tolist() == [[1, "session 0"], [2, "session 1"]]
    assert messages.loc[messages["tag"] == "alert", "step"].tolist() == [1, 2]
    (remark,) = real().remarks().to_dict("records")
    assert remark["run"] == run


def test_a_session_that_comes_is_read_with_the_next_look(tmp_path: Path) -> None:
    folder = write(tmp_path, 0, begun(), logged(1, loss=1.0), exited())
    store = open_runs(tmp_path)
    assert store.runs()["status"].tolist() == ["finished"]

    write(tmp_path, 1, begun(second=100, resume=True), logged(2, loss=0.5))
    store.refresh()

    assert store.runs()["run"].tolist() == [folder.name]
    assert read_scalars(store, folder.name) == {"loss": {1: 1.0, 2: 0.5}}
    assert store.runs()["status"].tolist() == ["running"]  # it grew within the last minute


def test_folders_of_one_id_that_did_not_resume_are_runs_of_their_own(tmp_path: Path) -> None:
    write(tmp_path, 0, begun(), logged(1, loss=1.0))
    write(tmp_path, 1, begun(second=100), logged(1, loss=2.0))
    write(tmp_path, 2, begun(second=200, resume=True, project=b"q"), logged(1, loss=3.0))
    write(tmp_path, 3, b"damage", begun(second=300, resume=True, project=b"q"))

    assert len(open_runs(tmp_path).runs()) == 3


def test_a_run_that_went_back_loses_what_came_behind_that_step(tmp_path: Path) -> None:
    first = [logged(step, loss=float(step), late=1.0) for step in range(6)]
    write(tmp_path, 0, begun(), *first, exited())
    back = begun(second=100)
    back.run.branch_point.run, back.run.branch_point.value = b"abc", 2.0
    back.run.branch_point.metric = b"_step"
    again = [later(step, loss=-float(step)) for step in (4, 5)]
    folder = write(tmp_path, 1, back, *again)

    store = open_runs(tmp_path)

    (run,) = store.runs()["run"]
    found = read_scalars(store, run)
    assert found["loss"] == {0: 0.0, 1: 1.0, 2: 2.0, 4: -4.0, 5: -5.0}
    assert found["late"] == {0: 1.0, 1: 1.0, 2: 1.0}
    assert (facts("a", store)["run.rewound_to"], run) == (2, folder.name.replace("1-", "0-"))


def test_a_fork_by_another_metric_says_so(tmp_path: Path) -> None:
    record = begun()
    record.run.branch_point.run, record.run.branch_point.value = b"other", 1.5
    record.run.branch_point.metric = b"epoch"
    write(tmp_path, 0, record)

    told = facts("a", open_runs(tmp_path))

    assert (told["run.forked_from"], told["run.fork_step"]) == ("other", 1.5)
    assert told["run.fork_metric"] == "epoch"


def test_what_a_run_began_with_is_an_artifact_too(tmp_path: Path) -> None:
    used = Record()
    used.use_artifact.name, used.use_artifact.type = b"data:v3", b"dataset"
    write(tmp_path, 0, begun(), used)

    (row,) = open_runs(tmp_path).table("artifact").to_dict("records")

    assert (row["tag"], row["type"], row["role"], row["size"]) == (
        "data:v3",
        "dataset",
        "input",
        -1,
    )


def test_other_records_that_say_something_are_read(tmp_path: Path) -> None:
    board, line, machine = Record(), Record(), Record()
    board.tbrecord.log_dir = b"runs/tb"
    line.output_logger.line = b"a line"
    machine.environment.args.extend([b"--lr", b"0.1"])
    machine.environment.cpu.model, machine.environment.gpu_type = b"EPYC", b"H100"
    machine.environment.gpu_count = 8
    write(tmp_path, 0, begun(), board, line, machine)
    store = open_runs(tmp_path)

    told = facts("a", store)
    assert (told["run.tensorboard"], told["run.args"]) == ("runs/tb", "--lr 0.1")
    assert (told["run.cpu"], told["run.gpu"], told["run.gpus"]) == ("EPYC", "H100", 8)
    assert store.table("message")[["tag", "value"]].values.tolist() == [["console/log", "a line"]]


def test_records_of_kinds_that_nobody_knows_are_counted(tmp_path: Path) -> None:
    silent = Record()
    silent.telemetry.SetInParent()
    unknown = Record(num=3).SerializeToString() + b"\xf2\x02\x02\x08\x01"  # field 46
    of_all = Record(num=3).SerializeToString() + b"\x9a\x01\x01a"  # a uuid
    write(tmp_path, 0, begun(), silent, unknown, unknown, of_all)

    store = open_runs(tmp_path)

    assert store.unshown()[["kind", "count"]].values.tolist() == [["record 46", 2]]
    assert store.problems().empty


def test_pictures_in_cells_of_tables_are_their_bytes(tmp_path: Path) -> None:
    table = {"_type": "table-file", "path": "media/table/t.json"}
    folder = write(tmp_path, 0, begun(), logged(1, t=table))
    media = folder / "files" / "media"
    (media / "table").mkdir(parents=True)
    (media / "a.png").write_bytes(PNG)
    cells = [{"_type": "image-file", "path": path} for path in ("media/a.png", "../../x", "gone")]
    held = {"columns": ["pic"], "data": [[cell] for cell in cells]}
    (media / "table" / "t.json").write_text(json.dumps(held))

    found = open_runs(tmp_path).value("table", folder.name, "t", 1)["pic"].tolist()

    assert found[0] == PNG
    assert [json.loads(cell)["path"] for cell in found[1:]] == ["../../x", "gone"]


def test_minus_zero_keeps_its_sign(tmp_path: Path) -> None:
    record = logged(1)
    item = record.history.item.add()
    item.nested_key.append(b"loss")
    item.value_json = b"-0"
    folder = write(tmp_path, 0, begun(), record)

    found = read_scalars(open_runs(tmp_path), folder.name)

    assert differences(found, {"loss": {1: -0.0}}) == []


def test_files_cut_or_flipped_anywhere_are_read_as_far_as_they_hold(tmp_path: Path) -> None:
    source = DATA / "wandb" / named("имя ✓")
    (run_file,) = source.glob("*.wandb")
    content = run_file.read_bytes()
    whole = read_scalars(real(), source.name)
    folder = tmp_path / source.name
    shutil.copytree(source, folder)
    drawn = random.Random(5)
    flips = [-drawn.randrange(len(content)) for _ in range(25)]
    for begin in (*range(0, len(content), 997), *flips):
        damaged = bytearray(content if begin < 0 else content[:begin])
        if begin < 0:
            damaged[begin] ^= 1 << drawn.randrange(8)
        (folder / run_file.name).write_bytes(damaged)

        store = open_runs(tmp_path)

        found = read_scalars(store, folder.name)
        assert all(
            differences({tag: {step: held}}, {tag: {step: whole[tag][step]}}) == []
            for tag in found
            for step, held in found[tag].items()
        )
        if begin < 0 and found != whole:
            assert len(store.problems())
