"""What W&B keeps beside the steps of a training, in a file that it wrote itself and in odd ones."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from insight import open_runs
from insight.format.wandb import Alert, Item, Metric, Output, Record, Stats, Timestamp
from insight.sources.wandb import console
from insight.sources.wandb.console import PrintedLines
from tests.insight.sources.test_wandb import START, begun, logged, opened, write

if TYPE_CHECKING:
    from insight import Store

DATA = Path(__file__).resolve().parents[3] / "data" / "wandb_beside"


@functools.cache
def store() -> Store:
    return open_runs(DATA)


def series(tag: str) -> list[tuple[int, float]]:
    table = store().table("scalar", tags=tag)
    return list(zip(table["step"], table["value"], strict=True))


def test_statistics_of_the_machine_are_series_by_the_number_of_the_sample() -> None:
    memory, process = series("machine/memory"), series("machine/proc/cpu")

    assert [step for step, _ in memory] == list(range(1, 17))
    assert [memory[0][1], memory[-1][1]] == [3.166354287225523, 3.7376959069596496]
    assert process[0] == (2, 46.66666793823242)  # the first sample has none
    assert series("machine/disk/usage")[0][1] == 44.80449608327448
    assert series("machine/network/recv")[-1][1] == 13349670.0
    times = store().table("scalar", tags="machine/memory")["wall_time"]
    assert times.iloc[0] == pytest.approx(1_795_826_776.654, abs=1e-3)


def test_printed_lines_are_those_of_wandbs_own_log() -> None:
    table = store().table("message", tags="console/out")
    log = next(DATA.glob("*/files/output.log")).read_text(encoding="utf-8")

    assert table["value"].tolist() == log.splitlines()
    assert table["step"].tolist() == list(range(1, 11))
    assert set(table["level"]) == {"info"}
    assert table["wall_time"].is_monotonic_increasing


def test_alert_is_a_message() -> None:
    (row,) = store().table("message", tags="alert").itertuples()

    assert (row.step, row.level, row.value) == (1, "warn", "Loss is flat\nno progress")


def test_what_was_defined_of_a_metric_is_known_of_the_run() -> None:
    assert store().lineage()["run.axis.val/*"].tolist() == ["epoch"]


def test_steps_of_a_training_are_its_own() -> None:
    row = store().runs().iloc[0]

    assert (row["last_step"], row["status"], row["problems"]) == (199, "finished", 0)


def sample(at: int, **values: Any) -> Record:
    items = [
        Item(key=name.encode(), value_json=str(value).encode()) for name, value in values.items()
    ]
    return Record(stats=Stats(timestamp=Timestamp(seconds=START + at), item=items))


def printed(text: bytes, stream: int = 1, at: int = 0) -> Record:
    output = Output(output_type=stream, timestamp=Timestamp(seconds=START + at), line=text)
    return Record(output_raw=output)


@pytest.mark.parametrize(
    ("name", "tag"),
    [
        ("gpu.0.gpu", "machine/gpu/0/load"),
        ("gpu.12.memoryAllocated", "machine/gpu/12/memory"),
        ("gpu.0.memory", "machine/gpu/0/memory_load"),
        ("gpu.0.temp", "machine/gpu/0/temperature"),
        ("gpu.0.powerWatts", "machine/gpu/0/power"),
        ("gpu.0.enforcedPowerLimitWatts", "machine/gpu/0/enforcedPowerLimitWatts"),
        ("gpu.process.0.gpu", "machine/gpu/process/0/gpu"),
        ("cpu.0.cpu_percent", "machine/cpu/0/cpu_percent"),
        ("disk./.usagePercent", "machine/disk/usage"),
        ("disk./data/x.usagePercent", "machine/disk/data/x/usagePercent"),
    ],
)
def test_series_has_the_name_of_ours_where_it_is_the_same(
    tmp_path: Path, name: str, tag: str
) -> None:
    opened_store = opened(tmp_path, begun(), sample(5, **{name: 1.5}), sample(6, **{name: 2.5}))
    table = opened_store.table("scalar")

    assert table[["tag", "step", "value"]].values.tolist() == [[tag, 1, 1.5], [tag, 2, 2.5]]


def test_lines_of_both_streams_are_counted_apart(tmp_path: Path) -> None:
    pieces = [
        printed(b"a"),
        printed(b"warn", 0, at=1),
        printed(b"b\nc\n", at=2),
        printed(b"ing\n", 0),
    ]
    opened_store = opened(tmp_path, begun(), *pieces)
    table = opened_store.table("message")

    assert table[["tag", "step", "value"]].values.tolist() == [
        ["console/err", 1, "warning"],
        ["console/out", 1, "ab"],
        ["console/out", 2, "c"],
    ]
    assert opened_store.value("message", ".", "console/out", 2) == "c"


def test_line_that_nothing_ends_is_there_once_the_run_has_ended(tmp_path: Path) -> None:
    path = write(tmp_path, begun(), printed(b"half"))
    running = open_runs(tmp_path)
    assert len(running.table("message")) == 0

    del path
    exited = Record()
    exited.exit.exit_code = 0
    ended = opened(tmp_path, begun(), printed(b"half"), exited)
    assert ended.table("message")["value"].tolist() == ["half"]


@pytest.mark.parametrize(
    ("pieces", "lines"),
    [
        ([b" 10%\r", b" 20%\r", b" 30%\n"], ["\r 30%"]),
        ([b" 10%", b"\r\n"], [" 10%"]),
        ([b"a\r", b"\nb\n"], ["a", "b"]),
        ([b"\rbar\n", b"x\n"], ["\rbar", "x"]),
        ([b"\xe4\xb8", b"\x89\xff\n"], ["三\ufffd"]),
        ([b"\n\n"], ["", ""]),
        ([b"x" * 70_000, b"y\n"], ["x" * console.MOST_BYTES]),
    ],
)
def test_line_that_was_written_over_has_what_stood_there_last(
    pieces: list[bytes], lines: list[str]
) -> None:
    stream = PrintedLines()

    assert [line for piece in pieces for line in stream.take(piece)] == lines


def test_more_lines_than_fit_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("insight.sources.wandb.beside.MOST_LINES", 3)
    opened_store = opened(tmp_path, begun(), printed(b"1\n2\n3\n4\n5\n"), printed(b"6\n"))

    assert len(opened_store.table("message")) == 3
    assert opened_store.problems()["problem"].tolist() == [
        "console expected at most 3 lines, got more; 3 kept."
    ]


def test_odd_records_harm_nothing_else(tmp_path: Path) -> None:
    odd = [
        sample(5, cpu='"a text"'),
        Record(stats=Stats(item=[Item(key=b"\xff", value_json=b"1")])),
        Record(alert=Alert(title=b"\xff")),
        Record(alert=Alert()),
        printed(b"x\n", stream=7),
        Record(metric=Metric(goal=9)),
        Record(metric=Metric(glob_name=b"loss*", goal=2)),
    ]
    opened_store = opened(tmp_path, begun(), *odd, logged(1, loss=0.5))

    assert opened_store.table("scalar", tags="loss")["value"].tolist() == [0.5]
    assert opened_store.table("scalar")["tag"].tolist() == ["loss", "machine/\ufffd"]
    assert opened_store.table("message")["value"].tolist() == ["\ufffd", ""]
    assert len(opened_store.problems()) == 1
    assert opened_store.lineage()["run.better.loss*"].tolist() == ["higher"]


RUN = "offline-run-20261128_004616-zvn5cjc2"
MEDIA = DATA / RUN / "files" / "media"


def test_sound_video_and_table_are_read_where_their_files_lie() -> None:
    opened_store = open_runs(DATA)
    sound, video = (opened_store.table(kind).iloc[0] for kind in ("audio", "video"))

    assert (sound["tag"], sound["step"], sound["format"]) == ("tone", 60, "wav")
    assert (video["tag"], video["step"], video["format"]) == ("clip", 60, "gif")
    assert (video["width"], video["height"]) == (16, 16)
    (tone,), (clip,) = MEDIA.glob("audio/*.wav"), MEDIA.glob("videos/*.gif")
    assert opened_store.value("audio", RUN, "tone", 60) == tone.read_bytes()
    assert opened_store.value("video", RUN, "clip", 60) == clip.read_bytes()
    table = opened_store.table("table").iloc[0]
    assert (table["columns"], table["rows"]) == (["id", "label", "score", "pic"], 5)
    frame = opened_store.value("table", RUN, "preds", 60)
    assert frame["score"].tolist() == [n / 7 for n in range(5)]
    assert frame["label"].tolist() == ["dog", "cat", "dog", "cat", "dog"]


@pytest.mark.parametrize(
    ("kind", "path", "content"),
    [
        ("table", "media/a.json", b"[" * 100_000),
        ("table", "media/a.json", b'{"columns": ["a"], "data": [[1, 2]]}'),
        ("table", "media/a.json", b'{"columns": 3}'),
        ("table", "media/a.json", b"[]"),
        ("table", "../a.json", b"{}"),
        ("audio", "media/a.wav", b"<html>"),
        ("audio", "../a.wav", b"RIFF....WAVE"),
        ("video", "media/gone.mp4", b""),
    ],
)
def test_media_that_are_none_are_left_out(
    tmp_path: Path, kind: str, path: str, content: bytes
) -> None:
    (tmp_path / "files" / "media").mkdir(parents=True)
    if "gone" not in path:
        (tmp_path / "files" / path).write_bytes(content)
    value = {"_type": f"{kind}-file", "path": path, "width": -1, "height": "x"}
    opened_store = opened(tmp_path, begun(), logged(1, a=value, loss=0.5))

    assert opened_store.table(kind).empty
    assert opened_store.problems().empty
    assert opened_store.table("scalar")["value"].tolist() == [0.5]


def test_cells_of_a_table_are_numbers_texts_and_json(tmp_path: Path) -> None:
    (tmp_path / "files").mkdir()
    text = '{"columns": [1, "b"], "data": [["NaN", null], [{"_type": "image-file"}, true]]}'
    (tmp_path / "files" / "t.json").write_text(text)
    value = {"_type": "table-file", "path": "t.json"}
    opened_store = opened(tmp_path, begun(), logged(1, a=value))
    (first, second) = opened_store.cells(".", "a", 1).rows

    assert opened_store.table("table")["columns"].tolist() == [["1", "b"]]
    assert first[0] != first[0]  # NaN
    assert (first[1], second) == (None, ['{"_type": "image-file"}', True])
