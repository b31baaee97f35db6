"""SwanLab's runs, of 0.10 and of before 0.8, read to what was logged; cut, damaged and growing."""

from __future__ import annotations

import functools
import random
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from insight import open_runs
from insight.format.leveldb_log import as_chunks
from insight.format.swanlab import FORM, Record, values_of
from insight.sources import sources
from insight.sources.swanlab import SOURCE
from tests.insight.sources.as_expected import (
    differences,
    expected_runs,
    expected_scalars,
    read_scalars,
)

if TYPE_CHECKING:
    from insight import Store

DATA = Path(__file__).resolve().parents[3] / "data" / "others"
NEW, OLD = DATA / "swanlab", DATA / "swanlab_old"
SECOND = 1_796_058_987


@functools.cache
def real(folder: Path) -> Store:
    return open_runs(folder / "swanlog")


def named(store: Store, name: str) -> str:
    lineage = store.lineage()
    return str(lineage.loc[lineage["run.name"] == name, "run"].item())


def row(store: Store, name: str) -> dict[str, Any]:
    lineage = store.lineage()
    facts: dict[str, Any] = dict(lineage.loc[lineage["run.name"] == name].iloc[0])
    return facts


def value(key: bytes, step: int, number: float) -> Record:
    record = Record(num=step)
    record.scalar.key, record.scalar.step, record.scalar.value.number = key, step, number
    record.scalar.timestamp.seconds = SECOND + step
    return record


def start(resume: int = 0, project: bytes = b"p") -> Record:
    record = Record(num=-1)
    record.start.project, record.start.id, record.start.name = project, b"a", b"one"
    record.start.started_at.seconds, record.start.resume = SECOND, resume
    return record


def write(folder: Path, *records: Record | bytes) -> Path:
    log = bytearray(FORM.headers[0])
    for record in records:
        content = record if isinstance(record, bytes) else record.SerializeToString()
        log += as_chunks(content, len(log))
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"run-{folder.name.rpartition('-')[2]}.swanlab"
    path.write_bytes(log)
    return path


def test_source_is_found_by_being_there() -> None:
    assert SOURCE in sources()


@pytest.mark.parametrize("folder", [NEW, OLD], ids=["0.10", "0.7"])
def test_every_value_that_was_logged_is_read(folder: Path) -> None:
    runs = expected_runs(folder)

    for name, run in runs.items():
        found = read_scalars(real(folder), named(real(folder), name))
        expected = expected_scalars(run)
        if folder == OLD and "odd" in expected:  # it wrote both infinities as INF
            expected["odd"][2] = np.inf
        del expected.get("odd", {0: 0})[0]  # a NaN, which the other test looks at
        found.get("odd", {0: 0}).pop(0)
        if name == "имя ✓":
            expected["odd"][3] = -0.0
        assert differences(found, expected) == []
    assert set(real(folder).runs()["source"]) == {"swanlab"}


@pytest.mark.parametrize("folder", [NEW, OLD], ids=["0.10", "0.7"])
def test_nothing_is_wrong_with_real_files(folder: Path) -> None:
    assert real(folder).problems().empty
    assert len(real(folder).runs()) == len(expected_runs(folder))


def test_a_lost_sign_is_told() -> None:
    store = real(OLD)

    (told,) = store.remarks().to_dict("records")
    assert (told["run"], "INF" in told["remark"]) == (named(store, "имя ✓"), True)
    odd = store.table("scalar", runs=named(store, "имя ✓"), tags="odd")["value"].tolist()
    assert np.isnan(odd[0])
    assert odd[1:3] == [np.inf, np.inf]
    assert real(NEW).table("scalar", tags="odd")["value"].tolist()[1:3] == [np.inf, -np.inf]


@pytest.mark.parametrize("folder", [NEW, OLD], ids=["0.10", "0.7"])
def test_configuration_and_names_are_in_the_lineage(folder: Path) -> None:
    facts = row(real(folder), "имя ✓")

    assert facts["hyperparameters.big"] == 2**53 + 1
    assert facts["hyperparameters.имя"] == "значение"
    assert facts["hyperparameters.nested.deep.er"] == (1, 2)
    assert facts["hyperparameters.on"] is np.True_
    assert np.isnan(facts["hyperparameters.nan"])
    assert (facts["run.project"], facts["run.notes"]) == ("seg.p", "line1\nline2")
    assert (facts["run.tags"], facts["run.host"]) == ("тег, b", "box")
    assert facts["run.command"].endswith(("make.py new", "make.py old"))


def test_other_axes_are_told() -> None:
    assert row(real(NEW), "имя ✓")["run.axis.val/acc"] == "epoch"


def test_status_is_what_the_run_said_last() -> None:
    store = real(NEW)
    status = store.runs().set_index("run")["status"]

    assert status[named(store, "имя ✓")] == "finished"
    assert status[named(store, "resumed")] == "failed"
    assert row(store, "resumed")["run.error"] == "ValueError: loss ✗"


def test_folders_of_a_resumed_run_are_one_run_by_the_name_of_the_oldest() -> None:
    store = real(NEW)
    run = named(store, "resumed")

    assert run.endswith("-abcd1234")
    assert len(read_scalars(store, run)["loss"]) == 40
    lines = store.table("message", runs=run, tags="console/out")
    assert lines["step"].tolist() == list(range(1, len(lines) + 1))
    assert lines["value"].str.startswith("session from").sum() == 2
    (told,) = store.remarks().to_dict("records")
    assert (told["run"], told["file"].endswith("/run-abcd1234.swanlab")) == (run, True)


def test_media_and_charts_are_rows_of_their_tables() -> None:
    for store in (real(NEW), real(OLD)):
        run = named(store, "имя ✓")
        images, sounds = store.table("image", runs=run), store.table("audio", runs=run)
        texts = store.table("text", runs=run).set_index("tag")["value"]

        assert images[["tag", "step", "width", "height"]].values.tolist() == [
            ["imgs", 200, 8, 8],
            ["imgs/1", 200, 8, 8],
        ]
        assert store.value("image", run, "imgs/1", 200)[:4] == b"\x89PNG"
        assert sounds["format"].tolist() == ["wav"]
        assert (texts["texts"], texts["texts/1"]) == ("eins", "zwei ✓\nzeile")
        assert store.value("table", run, "bar", 205).values.tolist() == [["a", 1], ["b", 2]]
        unshown = store.unshown()
        assert unshown[["run", "kind", "count"]].values.tolist() == [[run, "object3d", 1]]
    assert store.value("table", run, "table", 208).values.tolist() == [["x", 1.5], ["ü", 2]]
    store = real(NEW)
    run = named(store, "имя ✓")
    assert store.table("text", runs=run, tags="page")["value"].tolist() == ["<b>hello ä</b>"]
    (curve,) = store.table("curve", runs=run).to_dict("records")
    assert (curve["tag"], curve["x_label"], curve["title"]) == ("pr", "Recall", "Precision")
    assert curve["y"].tolist() == [0.5, 2 / 3, 1.0, 1.0, 1.0]


def test_a_file_that_was_saved_is_an_artifact() -> None:
    store = real(NEW)
    (told,) = store.table("artifact").to_dict("records")

    assert (told["tag"], told["role"], told["path"]) == ("save.txt", "output", "files/save.txt")
    assert store.value("artifact", told["run"], "save.txt", told["step"]) == b"saved"


def test_printed_lines_are_messages() -> None:
    store = real(OLD)
    table = store.table("message", runs=named(store, "имя ✓"))

    errors = table.loc[table["tag"] == "console/err", ["step", "level", "value"]]
    assert errors.values.tolist() == [[1, "error", "to stderr"]]
    assert "stdout line" in table.loc[table["tag"] == "console/out", "value"].tolist()


def test_statistics_of_the_machine_have_our_names_where_they_are_the_same() -> None:
    store = real(NEW)
    table = store.table("scalar", runs=named(store, "curves"))
    found = {tag for tag in table["tag"].unique() if tag.startswith("machine/")}

    assert {"machine/cpu", "machine/memory", "machine/mem/proc"} <= found


def test_what_local_mode_writes_twice_is_read_once() -> None:
    assert (NEW / "swanlog").glob("*/logs/1/1000.log")

    table = real(NEW).table("scalar", tags="odd", superseded=True)
    assert len(table) == 8


def test_a_growing_file_is_followed(tmp_path: Path) -> None:
    folder = tmp_path / "run-20261130_100000-a"
    path = write(folder, start(), value(b"loss", 0, 1.0))
    store = open_runs(tmp_path)
    assert store.runs()["status"].item() in {"running", "stopped"}

    write(folder, start(), value(b"loss", 0, 1.0), value(b"loss", 1, 0.5))
    whole = path.read_bytes()
    path.write_bytes(whole[:-3])
    store.refresh()
    assert read_scalars(store, folder.name) == {"loss": {0: 1.0}}
    path.write_bytes(whole)
    store.refresh()
    assert read_scalars(store, folder.name) == {"loss": {0: 1.0, 1: 0.5}}


def test_settings_are_read_anew_when_they_change_and_leave_with_their_file(tmp_path: Path) -> None:
    folder = tmp_path / "run-20261130_100000-a"
    write(folder, start())
    settings = folder / "files" / "config.yaml"
    settings.parent.mkdir()
    settings.write_text("lr:\n  value: 0.1\n  sort: 0\n")
    store = open_runs(tmp_path)
    assert row(store, "one")["hyperparameters.lr"] == 0.1

    settings.write_text("lr:\n  value: 0.25\n  sort: 0\n")
    store.refresh()
    assert row(store, "one")["hyperparameters.lr"] == 0.25
    settings.unlink()
    store.refresh()
    assert "hyperparameters.lr" not in row(store, "one")


def test_settings_that_are_none_are_a_problem(tmp_path: Path) -> None:
    folder = tmp_path / "run-20261130_100000-a"
    write(folder, start())
    (folder / "files").mkdir()
    (folder / "files" / "config.yaml").write_text("a: [1")
    (folder / "files" / "swanlab-metadata.json").write_text("{")

    files = open_runs(tmp_path).problems()["file"].tolist()

    below = f"{folder.name}/files"
    assert files == [f"{below}/config.yaml", f"{below}/swanlab-metadata.json"]


def test_folders_of_one_id_that_did_not_resume_are_runs_of_their_own(tmp_path: Path) -> None:
    for second, number in ((0, 0), (1, 0), (2, 1), (3, 1)):
        record = start(number, b"q" if second == 3 else b"p")
        write(tmp_path / f"run-20261130_10000{second}-a", record, value(b"x", second, 1.0))

    store = open_runs(tmp_path)

    counted = {run: len(store.table("scalar", runs=run)) for run in store.runs()["run"]}
    names = [f"run-20261130_10000{second}-a" for second in (0, 1, 3)]
    assert counted == dict(zip(names, (1, 2, 1), strict=True))


def test_a_session_that_was_killed_goes_on_or_stopped_whatever_the_one_before(
    tmp_path: Path,
) -> None:
    finish = Record()
    finish.finish.state, finish.finish.finished_at.seconds = 1, SECOND + 5
    write(tmp_path / "run-20261130_100000-a", start(), value(b"x", 1, 1.0), finish)
    write(tmp_path / "run-20261130_100001-a", start(2), value(b"x", 9, 1.0))

    assert open_runs(tmp_path).runs()["status"].tolist() == ["stopped"]


def test_odd_records_are_problems_and_leave_others_alone(tmp_path: Path) -> None:
    odd = [b"", b"{}", b"{", b'{"model_type": "Scalar", "data": {}}', b"\xff\xff", b"[]"]
    nested = b'{"model_type": "Scalar", "data": ' + b"[" * 100_000
    folder = tmp_path / "run-20261130_100000-a"
    write(folder, start(), *odd, nested, value(b"\xff", 2**62, 1.5), value(b"", -5, 2.5))

    store = open_runs(tmp_path)

    assert read_scalars(store, folder.name) == {"\ufffd": {2**62: 1.5}, "": {-5: 2.5}}
    assert len(store.problems()) == 5


def test_values_at_once_are_those_of_one_after_the_other() -> None:
    drawn = random.Random(7)
    records = []
    for number in range(400):
        record = Record()
        if drawn.random() < 0.9:
            record.num = drawn.choice([0, 1, -1, 2**40])
        if drawn.random() < 0.8:
            record.timestamp.seconds = drawn.randrange(2**34)
        scalar = record.scalar
        scalar.key = drawn.choice([b"", b"a", b"k" * 200, "ключ".encode()])
        if drawn.random() < 0.8:
            scalar.step = drawn.choice([1, 127, 128, 2**31, -1, 2**63 - 1, -(2**63)])
        if drawn.random() < 0.8:
            scalar.timestamp.seconds, scalar.timestamp.nanos = SECOND, drawn.randrange(10**9)
        if drawn.random() < 0.8:
            scalar.value.number = drawn.choice([0.5, -0.0, np.inf, np.nan, 5e-324])
        elif drawn.random() < 0.5:
            scalar.value.SetInParent()
        if number % 50 == 0:
            record.log.line = b"none of them"
        records.append(record)

    found = values_of([record.SerializeToString() for record in records])

    expected = [number for number in range(400) if number % 50]
    assert found.rows.tolist() == expected
    held = [records[index].scalar for index in expected]
    assert found.keys == [one.key for one in held]
    assert found.steps.tolist() == [one.step for one in held]
    np.testing.assert_array_equal(found.values, [one.value.number for one in held])
    times = [one.timestamp.seconds + one.timestamp.nanos / 1e9 for one in held]
    assert found.wall_times.tolist() == times


def test_damaged_values_are_never_taken_for_others() -> None:
    drawn = random.Random(3)
    whole = value(b"loss", 300, 0.25).SerializeToString()
    damaged = []
    for _ in range(3000):
        content = bytearray(whole)
        content[drawn.randrange(len(content))] = drawn.randrange(256)
        damaged.append(bytes(content[: drawn.randrange(len(content) + 1)]))

    found = values_of(damaged)

    for index, row_index in enumerate(found.rows.tolist()):
        record = Record.FromString(damaged[row_index])
        assert found.steps[index] == record.scalar.step
        assert found.keys[index] == record.scalar.key


@pytest.mark.parametrize("name", ["swanlab", "swanlab_old"])
def test_files_cut_or_flipped_anywhere_are_read_as_far_as_they_hold(
    tmp_path: Path, name: str
) -> None:
    real_file = max((DATA / name).rglob("*.swanlab"), key=lambda path: path.stat().st_size)
    content = real_file.read_bytes()
    whole = read_scalars(real(DATA / name), real_file.parent.name)
    folder = tmp_path / real_file.parent.name
    shutil.copytree(real_file.parent, folder)
    drawn = random.Random(5)
    for begin in (
        *range(0, len(content), 997),
        *(-drawn.randrange(len(content)) for _ in range(20)),
    ):
        damaged = bytearray(content if begin < 0 else content[:begin])
        if begin < 0:
            damaged[begin] ^= 1 << drawn.randrange(8)
        (folder / real_file.name).write_bytes(damaged)

        store = open_runs(tmp_path)

        found = read_scalars(store, folder.name)
        lost = sum(map(len, whole.values())) - sum(map(len, found.values()))
        assert all(whole[tag][step] == held for tag in found for step, held in found[tag].items())
        if begin < 0:
            assert lost <= 1
            assert lost == 0 or len(store.problems())
