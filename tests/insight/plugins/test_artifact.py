from __future__ import annotations

import os
from hashlib import sha256
from pathlib import Path

import pytest

import insight
from insight.errors import FormatError, SummaryError
from insight.format.frames import message_frame
from insight.format.messages import Event, Summary
from insight.plugins.artifact import PLUGIN, decode, load
from insight.sources.kept_files import artifact_bytes
from insight.sources.local import LocalPlace

CONTENT = bytes(range(256)) * 9


@pytest.fixture
def runs(tmp_path: Path) -> Path:
    folder = tmp_path / "runs"
    (folder / "a" / "kept").mkdir(parents=True)
    (folder / "a" / "kept" / "重み.bin").write_bytes(CONTENT)
    return folder


def test_file_is_told_with_its_size_and_digest(runs: Path) -> None:
    path = runs / "a" / "kept" / "重み.bin"
    with insight.SummaryRecord(runs / "a", provenance=False) as record:
        record.log(3, {"best": insight.Artifact(path, type="model"), "loss": 0.5})
        record.add_value("artifact", "read", insight.Artifact(str(path), role="input"))
    store = insight.open_runs(runs)
    rows = store.table("artifact").set_index("tag").drop(columns=["run", "wall_time"])

    digest = f"sha256:{sha256(CONTENT).hexdigest()}"
    told = ["kept/重み.bin", len(CONTENT), digest]
    assert rows.loc["best"].tolist() == [3, "model", "output", *told]
    assert rows.loc["read"].tolist() == [3, "", "input", *told]
    assert store.value("artifact", "a", "best", 3) == CONTENT


def test_file_goes_with_a_run_that_moves(runs: Path) -> None:
    with insight.SummaryRecord(runs / "a", provenance=False) as record:
        record.log(1, {"x": insight.Artifact(runs / "a" / "kept" / "重み.bin")})
    moved = runs.parent / "elsewhere"
    (runs / "a").rename(moved)

    assert insight.open_runs(moved).value("artifact", ".", "x", 1) == CONTENT


def test_file_of_another_folder_is_told_with_its_whole_path(runs: Path, tmp_path: Path) -> None:
    outside, beside = tmp_path / "outside.bin", runs / "shared.bin"
    outside.write_bytes(b"o")
    beside.write_bytes(b"b")
    with insight.SummaryRecord(runs / "a", provenance=False) as record:
        record.log(1, {"out": insight.Artifact(outside), "beside": insight.Artifact(beside)})
    store = insight.open_runs(runs)

    assert store.table("artifact")["path"].tolist() == [str(beside), str(outside)]
    assert store.value("artifact", "a", "beside", 1) == b"b"
    with pytest.raises(FormatError, match="a file in the folder of runs"):
        store.value("artifact", "a", "out", 1)


def test_file_that_is_gone_is_told_so(runs: Path) -> None:
    path = runs / "a" / "kept" / "重み.bin"
    with insight.SummaryRecord(runs / "a", provenance=False) as record:
        record.log(1, {"x": insight.Artifact(path)})
    path.unlink()
    store = insight.open_runs(runs)

    assert len(store.table("artifact")) == 1
    with pytest.raises(FormatError, match="a file that can be read"):
        store.value("artifact", "a", "x", 1)


def test_larger_file_is_not_read(runs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(artifact_bytes, "MOST_BYTES", 10)

    with pytest.raises(FormatError, match="at most 10 bytes"):
        artifact_bytes.artifact_bytes(LocalPlace(str(runs)), f"{runs}/a", "kept/重み.bin")


@pytest.mark.parametrize(
    "path",
    [
        *("../secret", "kept/../../../secret", "/etc/passwd", "", ".", "kept/", "a\\b", "a\0b"),
        *(
            "{runs}/../secret",
            "{runs}/.hidden/x",
            "{runs}/a/.x",
            "{runs}//a/x",
            "kept/link",
            "kept",
        ),
    ],
)
def test_record_shows_no_file_from_outside(runs: Path, path: str) -> None:
    for name in ("secret", "runs/.hidden/x", "runs/a/.x", "runs/a/x"):
        (runs.parent / name).parent.mkdir(exist_ok=True)
        (runs.parent / name).write_bytes(b"secret")
    (runs / "a" / "kept" / "link").symlink_to(runs.parent / "secret")
    event = Event(wall_time=1.0, step=1)
    event.summary.value.add(tag="x").artifact.path = path.format(runs=runs).encode()
    name = "events.out.events.summary.1700000000.0.host_MS"
    (runs / "a" / name).write_bytes(message_frame(event))
    store = insight.open_runs(runs)

    with pytest.raises(FormatError):
        store.value("artifact", "a", "x", 1)


def test_words_and_paths_are_without_secrets(tmp_path: Path) -> None:
    path = tmp_path / "password=correcthorse"
    path.write_bytes(b"x")
    with insight.SummaryRecord(tmp_path, provenance=False) as record:
        record.log(1, {"x": insight.Artifact(path, type="api_key=correcthorse")})
    (row,) = insight.open_runs(tmp_path).table("artifact").itertuples()

    assert "correcthorse" not in row.path + row.type
    assert row.size == 1


def test_path_alone_is_an_artifact(runs: Path) -> None:
    path = runs / "a" / "kept" / "重み.bin"
    told = decode(PLUGIN.encode(path))

    assert told[:4] == ("", "output", str(path), len(CONTENT))
    assert told == decode(PLUGIN.encode(os.fsencode(path).decode()))


@pytest.mark.parametrize(
    "value", [3, object(), insight.Artifact(3.5), insight.Artifact("x", type=3), "/nowhere/x"]
)
def test_what_is_no_file_is_refused(value: object) -> None:
    with pytest.raises(SummaryError, match="artifact"):
        PLUGIN.encode(value)


def test_folder_is_refused_with_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(SummaryError, match="of a folder each file is an artifact"):
        PLUGIN.encode(tmp_path)


def test_what_is_not_said_is_unknown() -> None:
    message = Summary.Artifact()

    assert decode(message) == ("", "", "", -1, "")
    assert load(message).path == ""
