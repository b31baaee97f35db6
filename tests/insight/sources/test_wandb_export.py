"""W&B's runs as others exported them to Parquet, and its own history artifact."""

from __future__ import annotations

import json
import math
import random
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from insight import open_runs
from insight.sources import Folder, sources
from insight.sources.parquet import library
from insight.sources.wandb_export import SOURCE
from insight.sources.wandb_export.names import exported_runs

from .as_expected import differences, expected_runs, expected_scalars, read_scalars

if TYPE_CHECKING:
    from insight import Store

DATA = Path(__file__).resolve().parents[2] / "data" / "others" / "pluto"
EXPECTED = expected_runs(DATA)
SCHEMA = pq.read_schema(next(DATA.rglob("part-00000.parquet")))
PNG = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x04\0\0\0\x03\x08\x02\0\0\0" + bytes(30)
T0 = 1_762_162_200_000
RUN = "lab/p/runs/ab12"


class Exporter:
    """Writes a run as pluto's exporter does."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = root / RUN
        self.folder.mkdir(parents=True)
        self.rows: list[dict[str, Any]] = []
        self.about()

    def about(self, **said: Any) -> None:
        held = {"entity": "lab", "project": "p", "run_id": "ab12", "name": "a", **said}
        (self.folder / "run.json").write_text(json.dumps(held))

    def add(self, path: str, kind: str, step: int | None, at: int = 0, **value: Any) -> None:
        row = dict.fromkeys(SCHEMA.names) | {"project_id": "lab/p", "run_id": "ab12"}
        row |= {"attribute_path": path, "attribute_type": kind, "step": step}
        self.rows.append({**row, "timestamp_ms": T0 + at * 1000, **value})

    def write(self, part: int = 0) -> None:
        table = pa.Table.from_pylist(self.rows, schema=SCHEMA)
        pq.write_table(table, self.folder / f"part-{part:05}.parquet")
        self.rows = []

    def file(self, name: str, content: bytes) -> str:
        path = self.folder / "files" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        return f"files/{name}"


@pytest.fixture
def exporter(tmp_path: Path) -> Exporter:
    return Exporter(tmp_path)


def history(folder: Path, columns: dict[str, Any], name: str = "run-ab12-history:v0") -> Store:
    (folder / name).mkdir()
    pq.write_table(pa.table(columns), folder / name / "0000.parquet")
    return open_runs(folder)


def fact(store: Store, name: str, run: str = RUN) -> Any:
    return store.lineage().set_index("run").loc[run, name]


def test_source_is_found_by_being_there():
    assert SOURCE in sources()


@pytest.mark.parametrize("run", EXPECTED.values(), ids=EXPECTED.keys())
def test_every_value_that_was_logged_is_read_of_both_layouts(run: dict[str, Any]):
    store, expected = open_runs(DATA), expected_scalars(run)
    wide = run["history"].partition(" ")[0].rpartition("/")[0]

    found = read_scalars(store, wide)
    epochs = found.pop("epoch")

    assert differences(read_scalars(store, run["root"]), expected) == []
    assert differences(found, expected) == []
    assert all(step // 20 == epoch for step, epoch in epochs.items())
    assert store.problems().empty
    assert store.unshown().empty


@pytest.mark.parametrize("run", EXPECTED.values(), ids=EXPECTED.keys())
def test_every_record_of_other_kinds_is_in_a_table(run: dict[str, Any]):
    store, name, counts = open_runs(DATA), run["root"], run["counts"]
    scalars = store.table("scalar", runs=name)

    assert len(store.table("image", runs=name)) == counts["images"]
    assert len(store.table("message", runs=name)) == counts["console_lines"]
    assert (scalars["tag"] == "machine/proc/cpu").sum() == counts["system_points"]
    picture = (DATA / name / "media/images/s_40.png").read_bytes()
    assert store.value("image", name, "samples", 40) == picture


def test_what_run_json_says_is_in_the_lineage():
    store, run = open_runs(DATA), EXPECTED["vit-base"]["root"]

    row = store.lineage().set_index("run").loc[run]

    assert (row["hyperparameters.lr"], row["hyperparameters.model.layers"]) == (3e-4, (12, 24))
    assert (row["run.name"], row["run.id"], row["run.tags"]) == ("vit-base", "a1b2c3d4", "v1")
    assert (row["run.project"], row["run.entity"]) == ("vision", "lab")
    assert "metric.train/loss" not in row.index
    assert store.runs().set_index("run").loc[run, "status"] == "finished"
    assert str(store.runs().set_index("run").loc[run, "started"]) == "2025-11-03 09:30:00+00:00"


@pytest.mark.parametrize(
    ("state", "status"),
    [("crashed", "failed"), ("killed", "stopped"), ("running", "stopped"), (None, "finished")],
)
def test_states_are_our_words(exporter: Exporter, state: str | None, status: str):
    exporter.about(state=state, config={"x": "NaN", "_wandb": {"a": 1}}, summary={"best": 3})
    exporter.add("loss", "metric", 0, float_value=1.0)
    exporter.write()
    store = open_runs(exporter.root)

    assert store.runs()["status"].tolist() == [status]
    assert fact(store, "metric.best") == 3
    assert "hyperparameters._wandb.a" not in store.lineage().columns


def test_media_of_every_form_come_into_their_tables(exporter: Exporter):
    wave = b"RIFF\0\0\0\0WAVEfmt " + bytes(40)
    table = json.dumps({"columns": ["a"], "data": [[1], ["NaN"]]}).encode()
    counts = {"_type": "histogram", "values": [1, 2], "bins": [0.0, 1.0, 2.0]}
    files = [
        ("pictures", "image-file", exporter.file("media/a.png", PNG)),
        ("pictures", "image-file", exporter.file("media/b.png", PNG + b"b")),
        ("tone", "audio-file", exporter.file("media/a.wav", wave)),
        ("preds", "table-file", exporter.file("media/a.table.json", table)),
        ("page", "html-file", exporter.file("media/a.html", b"<p>")),
    ]
    for path, form, file in files:
        exporter.add(path, "media", 7, string_value=form, file_value=file)
    exporter.add("weights", "media", 7, string_value=json.dumps(counts))
    exporter.add("phase", "string_series", 7, string_value="warm-up")
    exporter.write()
    store = open_runs(exporter.root)

    assert store.table("image")["tag"].tolist() == ["pictures", "pictures/1"]
    assert store.value("image", RUN, "pictures/1", 7) == PNG + b"b"
    assert store.table("audio")["format"].tolist() == ["wav"]
    assert store.value("table", RUN, "preds", 7)["a"].tolist()[0] == 1
    assert store.table("artifact")[["tag", "type"]].to_numpy().tolist() == [["page", "html-file"]]
    assert store.value("artifact", RUN, "page", 7) == b"<p>"
    assert store.table("histogram")["count"].tolist() == [3]
    assert [part.tolist() for part in store.value("histogram", RUN, "weights", 7)] == [
        [0.0, 1.0],
        [1.0, 1.0],
        [1, 2],
    ]
    assert store.table("text")["value"].tolist() == ["warm-up"]
    assert store.value("text", RUN, "phase", 7) == "warm-up"


def test_each_file_of_an_artifact_is_a_row(exporter: Exporter):
    folder = exporter.folder / "artifacts" / "model:v0"
    folder.mkdir(parents=True)
    told = json.dumps({"name": "model:v0", "type": "model", "size": 3})
    for name in ("a.bin", "b.bin"):
        (folder / name).write_bytes(name.encode())
        path = f"artifacts/model:v0/{name}"
        exporter.add("model:v0", "artifact", 0, string_value=told, file_value=path)
    exporter.write()
    store = open_runs(exporter.root)

    table = store.table("artifact")

    assert table[["tag", "type", "size"]].to_numpy().tolist() == [
        ["model:v0/a.bin", "model", 5],
        ["model:v0/b.bin", "model", 5],
    ]
    assert store.value("artifact", RUN, "model:v0/b.bin", 0) == b"b.bin"


def test_what_no_table_holds_is_counted(exporter: Exporter):
    boxes = {"file_value": "files/none.png", "annotation_value": "{}"}
    exporter.add("seg", "media", 1, string_value="image-file", **boxes)
    exporter.add("odd", "media", 1, string_value="{]")
    exporter.add("odd", "hologram", 1, string_value="?")
    exporter.write()

    unshown = open_runs(exporter.root).unshown()

    assert dict(zip(unshown["kind"], unshown["count"], strict=True)) == {
        "hologram": 1,
        "media": 1,
        "picture with boxes or masks": 1,
    }


def test_a_further_part_and_another_state_are_followed(exporter: Exporter):
    exporter.about(state="running")
    exporter.add("loss", "metric", 0, float_value=math.inf)
    exporter.add("system.gpu.0.temp", "system_metric", 0, float_value=50.0)
    exporter.write()
    store = open_runs(exporter.root)
    assert read_scalars(store, RUN) == {"loss": {0: math.inf}}

    exporter.add("loss", "metric", 0, at=5, float_value=2.0)
    exporter.add("loss", "metric", 1, at=6, float_value=-0.0)
    exporter.write(1)
    exporter.about(state="finished")
    store.refresh()

    assert differences(read_scalars(store, RUN), {"loss": {0: 2.0, 1: -0.0}}) == []
    assert store.runs()["status"].tolist() == ["finished"]
    tags = store.table("scalar")["tag"].tolist()
    assert "machine/gpu/0/temperature" in tags


def test_damaged_run_json_is_told_and_the_values_are_read(exporter: Exporter):
    exporter.add("loss", "metric", 0, float_value=1.0)
    exporter.write()
    (exporter.folder / "run.json").write_text("[" * 100_000)

    store = open_runs(exporter.root)

    assert "expected a mapping as JSON" in store.problems()["problem"][0]
    assert read_scalars(store, RUN) == {"loss": {0: 1.0}}


def test_folders_that_are_not_done_or_not_of_this_kind_are_no_runs():
    for own, names in {
        "ab12.tmp": ["part-00000.parquet", "run.json"],
        "ab12": ["run.json"],
        "data": ["part-00000.parquet"],
        "history": ["0000.parquet"],
        "run-x-history-v0": ["notes.txt"],
    }.items():
        assert list(exported_runs(Folder(f"/r/{own}", own, names))) == []


def test_without_pyarrow_the_run_has_its_configuration_and_says_what_to_type(
    exporter: Exporter, monkeypatch: pytest.MonkeyPatch
):
    exporter.about(config={"lr": 0.5})
    exporter.add("loss", "metric", 0, float_value=1.0)
    exporter.write()
    monkeypatch.setattr(library, "find_spec", lambda name: None)

    store = open_runs(exporter.root)

    assert fact(store, "hyperparameters.lr") == 0.5
    assert "[parquet]" in store.problems()["problem"][0]


def test_columns_of_the_history_are_told_apart(tmp_path: Path):
    counts = {"_type": "histogram", "values": [1, 2], "bins": [0.0, 1.0, 2.0]}
    store = history(
        tmp_path,
        {
            "_step": [0, 1, 2],
            "_timestamp": [1.7e9, 1.7e9 + 1, 1.7e9 + 2],
            "_runtime": [0.0, 1.0, 2.0],
            "a.b": [1, None, 3],
            "nan": [math.nan, None, math.inf],
            "flag": [True, False, None],
            "val": [{"acc": 0.5}, None, {"acc": None}],
            "phase": ["x", "Infinity", None],
            "weights": [counts, None, None],
            "clip": [None, {"_type": "video-file", "path": "a.mp4"}, None],
            "items": [[1], None, None],
        },
    )
    run = "run-ab12-history:v0"

    expected = {
        "a.b": {0: 1.0, 2: 3.0},
        "nan": {0: math.nan, 2: math.inf},
        "flag": {0: 1.0, 1: 0.0},
        "val.acc": {0: 0.5},
        "phase": {1: math.inf},
    }
    assert differences(read_scalars(store, run), expected) == []
    assert store.table("text")[["tag", "step", "value"]].to_numpy().tolist() == [["phase", 0, "x"]]
    assert store.value("text", run, "phase", 0) == "x"
    assert store.table("histogram")["count"].tolist() == [3]
    assert store.value("histogram", run, "weights", 0)[2].tolist() == [1, 2]
    assert dict(zip(store.unshown()["kind"], store.unshown()["count"], strict=True)) == {
        "list": 1,
        "video-file": 1,
    }
    assert fact(store, "run.id", run) == "ab12"


def test_a_history_without_steps_is_told(tmp_path: Path):
    store = history(tmp_path, {"loss": [1.0]})

    assert "expected a column _step" in store.problems()["problem"][0]


def test_fractional_steps_of_a_history_are_numbered(tmp_path: Path):
    store = history(tmp_path, {"_step": [0.5, 0.25], "loss": [1.0, 2.0]})

    assert read_scalars(store, "run-ab12-history:v0") == {
        "loss": {0: 2.0, 1: 1.0},
        "steps/loss": {0: 0.25, 1: 0.5},
    }


def test_damaged_files_never_raise(tmp_path: Path):
    root = tmp_path / "pluto"
    shutil.copytree(DATA, root)
    drawn = random.Random(7)
    files = [path for path in sorted(root.rglob("*")) if path.suffix in {".parquet", ".json"}]
    for _ in range(60):
        path = drawn.choice(files)
        content = path.read_bytes()
        damaged = bytearray(content)
        for _ in range(drawn.choice((1, 3, 30))):
            damaged[drawn.randrange(len(damaged))] = drawn.randrange(256)
        path.write_bytes(damaged if drawn.random() < 0.8 else content[: len(content) // 3])

        store = open_runs(root)

        assert len(store.runs()) == 4
        path.write_bytes(content)
