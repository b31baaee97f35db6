"""Runs that neptune-exporter brought home, read to what was logged."""

from __future__ import annotations

import datetime as dt
import math
import random
import shutil
from decimal import Decimal
from pathlib import Path
from typing import TYPE_CHECKING, Any

import fsspec
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from insight import open_runs
from insight.errors import FormatError
from insight.sources import Folder, sources
from insight.sources.neptune import SOURCE
from insight.sources.neptune.names import exported_runs
from insight.sources.parquet import library

from .as_expected import differences, expected_runs, expected_scalars, read_scalars

if TYPE_CHECKING:
    from insight import Store

DATA = Path(__file__).resolve().parents[2] / "data" / "others" / "neptune"
PROJECT = "exports/data/lab_vision-91ac6c6b2d48c39c"
PARTS = sorted((DATA / PROJECT).iterdir())
EXPECTED = expected_runs(DATA)
SCHEMA = pq.read_schema(PARTS[0])
DIGEST = "0123456789abcdef"
T0 = dt.datetime(2025, 11, 3, 9, 30, tzinfo=dt.UTC)


class Exporter:
    """Writes parts as the exporter does."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "data" / f"w_p-{DIGEST}"
        self.files = folder / "files" / f"w_p-{DIGEST}"
        self.folder.mkdir(parents=True)
        self.files.mkdir(parents=True)
        self.rows: list[dict[str, Any]] = []

    def add(self, path: str, kind: str, step: Any = None, at: int | None = None, **value: Any):
        row = dict.fromkeys(SCHEMA.names) | {"project_id": "w/p", "run_id": "R-1"}
        row |= {"attribute_path": path, "attribute_type": kind, **value}
        if step is not None:
            row["step"] = Decimal(str(step)).quantize(Decimal("0.000001"))
        row["timestamp"] = None if at is None else T0 + dt.timedelta(seconds=at)
        self.rows.append(row)

    def point(self, step: Any, value: Any, path: str = "loss", at: int = 0) -> None:
        self.add(path, "float_series", step, at, float_value=value)

    def write(self, part: int = 0, ending: str = "", folder: Path | None = None) -> Path:
        path = (folder or self.folder) / f"R-1-{DIGEST}_part_{part}.parquet{ending}"
        pq.write_table(pa.Table.from_pylist(self.rows, schema=SCHEMA), path)
        self.rows = []
        return path


RUN = f"data/w_p-{DIGEST}/R-1"


@pytest.fixture
def exporter(tmp_path: Path) -> Exporter:
    return Exporter(tmp_path)


def true_scalars(store: Store, run: str) -> dict[str, dict[float, float]]:
    """The values by their true steps."""
    found = read_scalars(store, run)
    for tag in [tag for tag in found if tag.startswith("steps/")]:
        true = found.pop(tag)
        own = tag.removeprefix("steps/")
        found[own] = {true[number]: value for number, value in found[own].items()}
    return found


def fact(store: Store, name: str, run: str = RUN) -> Any:
    return store.lineage().set_index("run").loc[run, name]


def test_source_is_found_by_being_there():
    assert SOURCE in sources()


@pytest.mark.parametrize("run", EXPECTED.values(), ids=EXPECTED.keys())
def test_every_value_that_was_logged_is_read(run: dict[str, Any]):
    store = open_runs(DATA)

    found = true_scalars(store, f"{PROJECT}/{run['id']}")

    assert differences(found, expected_scalars(run)) == []
    assert store.problems().empty
    assert store.unshown().empty


@pytest.mark.parametrize("run", EXPECTED.values(), ids=EXPECTED.keys())
def test_every_record_of_other_kinds_is_in_a_table(run: dict[str, Any]):
    store, name = open_runs(DATA), f"{PROJECT}/{run['id']}"
    counts = run["counts"]

    assert len(store.table("text", runs=name)) == counts["string_points"]
    assert len(store.table("histogram", runs=name)) == counts["histograms"]
    assert len(store.table("image", runs=name)) == counts["file_points"]
    assert len(store.table("artifact", runs=name)) == counts["files"]


def test_heavy_values_are_the_bytes_of_the_files():
    store, run = open_runs(DATA), f"{PROJECT}/VIS-1"
    files = DATA / "exports/files/lab_vision-91ac6c6b2d48c39c/VIS-1-a3a733719ca31b62"

    picture = store.value("image", run, "samples", 30)
    artifact = store.value("artifact", run, "artifacts/config.yaml", 0)
    left, width, counts = store.value("histogram", run, "weights/hist", 30)

    assert picture == (files / "samples/step_000030.png").read_bytes()
    assert artifact == b"a: 1\n"
    assert (left.tolist(), width.tolist(), counts.tolist()) == (
        [-1.0, 0.0, 0.5],
        [1.0, 0.5, 0.5],
        [30, 3, 2],
    )


def test_the_same_is_read_behind_a_url():
    files = fsspec.filesystem("memory")
    files.store.clear()
    files.pseudo_dirs[:] = [""]
    files.put(str(DATA / "exports"), "/bucket/exports", recursive=True)

    store, here = open_runs("memory://bucket"), open_runs(DATA)

    assert store.table("scalar").equals(here.table("scalar"))
    assert store.value("image", f"{PROJECT}/VIS-1", "samples", 30) == here.value(
        "image", f"{PROJECT}/VIS-1", "samples", 30
    )
    assert store.problems().empty


def test_single_values_are_facts_and_forks_name_their_parent():
    store, run = open_runs(DATA), f"{PROJECT}/VIS-3"

    row = store.lineage().set_index("run").loc[run]

    assert (row["hyperparameters.lr"], row["hyperparameters.opt.name"]) == (1e-4, "adam")
    assert (row["run.name"], row["run.id"], row["run.project"]) == (
        "vit fork",
        "VIS-3",
        "lab/vision",
    )
    assert (row["run.forked_from"], row["run.fork_step"]) == ("VIS-2", 49)
    assert (row["run.tags"], row["run.creation_time"]) == (
        "v1, baseline",
        "2025-11-03T09:30:00+00:00",
    )
    assert row["run.axis.metrics/acc"] == "steps/metrics/acc"
    assert set(store.runs()["status"]) == {"finished"}
    assert store.remarks()["remark"].str.startswith("steps of 'metrics/acc' are not all").all()


def test_parts_are_one_run_in_their_order_and_a_further_one_is_followed(exporter: Exporter):
    folder = exporter.folder.parents[1]
    exporter.point(1.5, 15.0)
    exporter.point(2.5, 25.0)
    exporter.write(0)
    store = open_runs(folder)
    assert true_scalars(store, RUN) == {"loss": {1.5: 15.0, 2.5: 25.0}}

    exporter.point(0.5, 5.0, at=1)
    exporter.point(1.5, 16.0, at=1)
    exporter.write(1)
    store.refresh()

    assert true_scalars(store, RUN) == {"loss": {0.5: 5.0, 1.5: 16.0, 2.5: 25.0}}
    assert store.table("scalar", runs=RUN, tags="loss")["step"].tolist() == [0, 1, 2]
    assert store.runs()["files"].tolist() == [2]


def test_ten_parts_are_read_by_number(exporter: Exporter):
    for part in range(11):
        exporter.add("note", "string", string_value=f"from {part}")
        exporter.write(part)

    assert fact(open_runs(exporter.folder.parents[1]), "user.note") == "from 10"


def test_parts_that_are_not_done_are_no_run(exporter: Exporter):
    exporter.point(0, 1.0)
    exporter.write(0, ".tmp")

    assert open_runs(exporter.folder.parents[1]).runs().empty


def test_a_lost_part_is_told(exporter: Exporter):
    exporter.point(0, 1.0)
    exporter.write(2)

    store = open_runs(exporter.folder.parents[1])

    assert store.problems()["problem"].tolist() == [
        "part 0 is missing: the export was not finished, or the file was lost"
    ]
    assert read_scalars(store, RUN) == {"loss": {0: 1.0}}


def test_deleted_parts_take_their_rows_with_them(exporter: Exporter):
    for part in (0, 1):
        exporter.point(part, 1.0)
        exporter.write(part)
    store = open_runs(exporter.folder.parents[1])

    (exporter.folder / f"R-1-{DIGEST}_part_1.parquet").unlink()
    store.refresh()

    assert read_scalars(store, RUN) == {"loss": {0: 1.0}}


def test_odd_numbers_are_kept(exporter: Exporter):
    values = [math.inf, -math.inf, -0.0, 5e-324, None]
    for step, value in enumerate(values):
        exporter.point(step, value, "ключ/ß")
    exporter.add("parameters/big", "int", int_value=2**53 + 1)
    exporter.write()

    store = open_runs(exporter.folder.parents[1])

    expected = dict(enumerate([math.inf, -math.inf, -0.0, 5e-324, math.nan]))
    assert differences(read_scalars(store, RUN), {"ключ/ß": expected}) == []
    assert int(fact(store, "hyperparameters.big")) == 2**53 + 1


def test_steps_that_are_missing_come_last(exporter: Exporter):
    exporter.point(None, 1.0)
    exporter.point(7, 2.0)
    exporter.point(None, 3.0)
    exporter.write()

    table = open_runs(exporter.folder.parents[1]).table("scalar", runs=RUN, tags="loss")

    assert table["value"].tolist() == [2.0, 1.0, 3.0]


def test_what_neptune_watched_is_beside_the_training(exporter: Exporter):
    for step, path in enumerate(("cpu", "memory", "gpu_1"), 40):
        exporter.point(step, step / 2, f"monitoring/0a1b/{path}", at=step)
    exporter.add("monitoring/0a1b/stdout", "string_series", 1, 1, string_value="epoch 1\n")
    exporter.add("monitoring/0a1b/stderr", "string_series", 0, 0, string_value="warned")
    exporter.add("logs/stdout", "string_series", 3, 3, string_value="a text of the user's")
    exporter.write()
    store = open_runs(exporter.folder.parents[1])

    scalars = read_scalars(store, RUN, without=lambda tag: False)
    messages = store.table("message", runs=RUN)

    assert scalars == {
        "machine/cpu": {1: 20.0},
        "machine/memory_gb": {1: 20.5},
        "machine/gpu/1/load": {1: 21.0},
    }
    assert messages[["tag", "step", "value"]].to_numpy().tolist() == [
        ["console/err", 1, "warned"],
        ["console/out", 1, "epoch 1"],
    ]
    assert store.table("text", runs=RUN)["step"].tolist() == [3]


def test_single_values_of_every_type_are_facts(exporter: Exporter):
    exporter.point(0, 1.0, "eval/loss")
    exporter.add("eval/best", "float", float_value=0.25)
    exporter.add("eval/name", "string", string_value="x")
    exporter.add("seen", "bool", bool_value=True)
    exporter.add("when", "datetime", datetime_value=T0)
    exporter.add("labels", "string_set", string_set_value=["b", "a"])
    exporter.add("sys/failed", "bool", bool_value=True)
    exporter.add("source_code/git/commit_id", "string", string_value="abc")
    exporter.write()
    store = open_runs(exporter.folder.parents[1])

    assert fact(store, "metric.eval/best") == 0.25
    assert fact(store, "user.eval.name") == "x"
    assert bool(fact(store, "user.seen"))
    assert fact(store, "user.when") == "2025-11-03T09:30:00+00:00"
    assert fact(store, "user.labels") == ("b", "a")
    assert fact(store, "run.commit") == "abc"
    assert store.runs()["status"].tolist() == ["failed"]


def test_files_that_are_gone_are_artifacts_without_a_size(exporter: Exporter):
    exporter.add("samples", "file_series", 3, 1, file_value={"path": "R/none.png"})
    exporter.add("model", "file", file_value={"path": "../../secret"})
    exporter.write()
    store = open_runs(exporter.folder.parents[1])

    table = store.table("artifact", runs=RUN)

    assert table[["tag", "step", "type", "size"]].to_numpy().tolist() == [
        ["model", 0, "file", -1],
        ["samples", 3, "file_series", -1],
    ]
    with pytest.raises(FormatError):
        store.value("artifact", RUN, "model", 0)


def test_links_out_of_the_folder_are_not_followed(exporter: Exporter, tmp_path_factory: Any):
    secret = tmp_path_factory.mktemp("outside") / "secret.bin"
    secret.write_bytes(b"secret")
    (exporter.files / "link.bin").symlink_to(secret)
    exporter.add("model", "file", file_value={"path": "link.bin"})
    exporter.write()
    store = open_runs(exporter.folder.parents[1])

    with pytest.raises(FormatError, match="link that leads out"):
        store.value("artifact", RUN, "model", 0)


def test_files_are_told_of_where_the_folder_of_parts_is_opened_alone(exporter: Exporter):
    exporter.add("model", "file", file_value={"path": "m.bin"})
    exporter.write()

    store = open_runs(exporter.folder)

    assert store.runs()["run"].tolist() == ["R-1"]
    assert store.table("artifact")["size"].tolist() == [-1]
    assert "in which data and files lie beside each other" in store.remarks()["remark"][0]
    assert store.problems().empty


def test_histograms_of_densities_are_counted(exporter: Exporter):
    value = {"type": "DENSITY", "edges": [0.0, 1.0], "values": [1.0]}
    exporter.add("w", "histogram_series", 1, 1, histogram_value=value)
    exporter.add("w", "mystery", 1, 1, string_value="?")
    exporter.write()

    unshown = open_runs(exporter.folder.parents[1]).unshown()

    assert unshown[["kind", "count"]].to_numpy().tolist() == [
        ["histogram_series of densities", 1],
        ["mystery", 1],
    ]


def test_models_are_runs_that_say_so(exporter: Exporter):
    folder = exporter.folder.parents[1] / "model_data" / f"w_p-{DIGEST}" / "models"
    folder.mkdir(parents=True)
    exporter.add("sys/name", "string", string_value="best")
    exporter.write(folder=folder)

    store = open_runs(exporter.folder.parents[1])

    assert fact(store, "run.kind", f"model_data/w_p-{DIGEST}/models/R-1") == "model"


def test_runs_whose_names_differ_by_their_digest_alone_keep_it():
    names = [f"a_b-{digest * 16}_part_0.parquet" for digest in "0f"]

    found = [run.run for run in exported_runs(Folder("/r/p", "p", names))]

    assert found == ["p/a_b-0000000000000000", "p/a_b-ffffffffffffffff"]


def test_without_pyarrow_the_runs_are_there_and_say_what_to_type(
    exporter: Exporter, monkeypatch: pytest.MonkeyPatch
):
    exporter.point(0, 1.0)
    exporter.write()
    monkeypatch.setattr(library, "find_spec", lambda name: None)

    store = open_runs(exporter.folder.parents[1])

    assert store.runs()["run"].tolist() == [RUN]
    assert "[parquet]" in store.problems()["problem"][0]


def test_a_file_of_other_columns_is_told(exporter: Exporter):
    path = exporter.folder / f"R-1-{DIGEST}_part_0.parquet"
    pq.write_table(pa.table({"x": [1.0]}), path)

    problems = open_runs(exporter.folder.parents[1]).problems()

    assert problems["file"].tolist() == [path.relative_to(exporter.folder.parents[1]).as_posix()]
    assert "expected columns attribute_path and attribute_type" in problems["problem"][0]


def test_a_cut_part_is_waited_for(exporter: Exporter):
    exporter.point(0, 1.0)
    path = exporter.write()
    content = path.read_bytes()
    path.write_bytes(content[:-3])
    store = open_runs(exporter.folder.parents[1])
    assert store.table("scalar").empty

    path.write_bytes(content)
    store.refresh()

    assert read_scalars(store, RUN) == {"loss": {0: 1.0}}
    assert store.problems().empty


@pytest.mark.parametrize("part", PARTS, ids=[part.name for part in PARTS])
def test_damaged_parts_never_raise_and_leave_the_others_alone(part: Path, tmp_path: Path):
    folder = tmp_path / "exports"
    shutil.copytree(DATA / "exports", folder)
    target = folder / part.relative_to(DATA / "exports")
    content = part.read_bytes()
    drawn = random.Random(part.name)
    for _ in range(12):
        damaged = bytearray(content[: drawn.randrange(len(content))])
        if drawn.random() < 0.8:
            damaged = bytearray(content)
            for _ in range(drawn.choice((1, 3, 30))):
                damaged[drawn.randrange(len(damaged))] = drawn.randrange(256)
        target.write_bytes(damaged)

        store = open_runs(folder)

        others = {name for name in EXPECTED if EXPECTED[name]["id"] not in part.name}
        for name in others:
            run = f"data/lab_vision-91ac6c6b2d48c39c/{EXPECTED[name]['id']}"
            assert differences(true_scalars(store, run), expected_scalars(EXPECTED[name])) == []


def test_a_damaged_group_leaves_the_rows_of_the_others(exporter: Exporter):
    path = exporter.folder / f"R-1-{DIGEST}_part_0.parquet"
    with pq.ParquetWriter(path, SCHEMA) as writer:
        for step in range(3):
            exporter.point(step, step + 0.5)
            writer.write_table(pa.Table.from_pylist(exporter.rows, schema=SCHEMA))
            exporter.rows = []
    group = pq.ParquetFile(path).metadata.row_group(1).column(7)
    content = bytearray(path.read_bytes())
    begin = group.dictionary_page_offset
    content[begin : begin + group.total_compressed_size] = bytes(group.total_compressed_size)
    path.write_bytes(content)

    store = open_runs(exporter.folder.parents[1])

    assert read_scalars(store, RUN) == {"loss": {0: 0.5, 2: 2.5}}
    assert store.problems()["problem"][0].startswith("rows from 1 on cannot be read: ")
