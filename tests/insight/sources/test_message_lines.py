"""Messages that are read many at once are those that protobuf reads, whatever lies between them."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from insight import open_runs
from insight.format.ending import word_record
from insight.format.frames import frame
from insight.format.messages import Event
from insight.format.names import EventFileName
from insight.format.scalars.scan import Other
from insight.format.version import version_record
from insight.sources.decode import EventDecoder
from insight.sources.message_lines import lines_in

if TYPE_CHECKING:
    from pathlib import Path

INT64 = (0, 1, 127, 128, 2**31, 2**63 - 1, -1, -(2**63))


def event(tag: str, level: str, text: str, step: int = 1, wall_time: float = 5.0) -> Event:
    found = Event(wall_time=wall_time, step=step)
    message = found.summary.value.add(tag=tag).message
    message.level, message.value = level.encode(), text.encode()
    return found


@pytest.mark.parametrize("step", INT64)
@pytest.mark.parametrize("text", ["", "x", "é三\0\r", "y" * 127, "z" * 128, "w" * 70_000])
def test_line_is_what_protobuf_says(step: int, text: str) -> None:
    given = event("console/" + "t" * (len(text) % 200), "warn", text, step, -0.5)
    lines = lines_in([b"", given.SerializeToString(), b"\x09"])

    assert lines.known.tolist() == [False, True, False]
    assert (lines.steps.tolist(), lines.wall_times.tolist()) == ([step], [-0.5])
    assert lines.tags == [given.summary.value[0].tag.encode()]
    assert (lines.levels, lines.texts) == ([b"warn"], [text.encode()])


def odd() -> list[bytes]:
    """Records that are laid out in other ways, which protobuf reads or refuses."""
    two = event("a", "info", "first")
    two.summary.value.add(tag="a").message.value = b"second"
    no_level = Event(wall_time=1.0, step=2)
    no_level.summary.value.add(tag="a").message.value = b"text"
    scalar = Event(wall_time=1.0, step=2)
    scalar.summary.value.add(tag="a", scalar_value=1.0)
    whole = event("a", "info", "cut").SerializeToString()
    return [
        two.SerializeToString(),
        no_level.SerializeToString(),
        scalar.SerializeToString(),
        whole[:-1],
        whole + b"\x10\x05",
        whole[:9] + b"\x10" + b"\xff" * 12 + whole[11:],
        b"",
        b"\x09" * 40,
    ]


def test_nothing_else_is_taken_for_a_line() -> None:
    assert not lines_in(odd()).known.any()


def test_any_change_of_a_byte_is_read_as_protobuf_reads_it() -> None:
    rng = random.Random(7)
    given = []
    for _ in range(3_000):
        content = bytearray(event("console/out", "info", "epoch 1", 3).SerializeToString())
        content[rng.randrange(len(content))] = rng.randrange(256)
        given.append(bytes(content))
    lines = lines_in(given)
    rows = zip(lines.tags, lines.levels, lines.texts, lines.steps.tolist(), strict=True)

    for known, content in zip(lines.known, given, strict=True):
        if known:
            found = Event.FromString(content)
            (value,) = found.summary.value
            tag = value.tag if isinstance(value.tag, bytes) else value.tag.encode()
            assert next(rows) == (tag, value.message.level, value.message.value, found.step)
    assert 100 < lines.known.sum() < 3_000


def records_of(count: int) -> list[bytes]:
    """Lines of two streams, and among them what is read one by one."""
    found = []
    for index in range(count):
        tag = "console/err" if index % 3 else "console/out"
        found.append(event(tag, "info", f"line {index}", index, 5.0 + index).SerializeToString())
        if index % 7 == 0:
            late = Event(wall_time=5.0 + index, step=1_000 + index)
            late.summary.value.add(tag="console/out").message.value = b"no level"
            found.append(late.SerializeToString())
        if index % 11 == 0:
            text = Event(wall_time=5.0 + index, step=index)
            text.summary.value.add(tag="note").text = b"text"
            found.append(text.SerializeToString())
    return found


def written(path: Path, records: list[bytes]) -> None:
    name = EventFileName("events", 1_790_000_000, 0, "host", "_MS").format()
    path.mkdir()
    (path / name).write_bytes(b"".join(map(frame, [version_record(1.0), *records])))


def test_file_is_read_the_same_at_once_and_one_by_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(tmp_path / "a", records_of(100))
    at_once = open_runs(tmp_path)
    monkeypatch.setattr(EventDecoder, "take_lines", lambda _self, others, _begin: others)
    one_by_one = open_runs(tmp_path)

    for kind in ("message", "text"):
        expected = one_by_one.table(kind)
        assert len(expected) > 5
        assert at_once.table(kind).equals(expected)
    assert at_once.runs().equals(one_by_one.runs())


@pytest.mark.parametrize("behind", [[], records_of(20)])
def test_last_word_counts_only_where_no_line_comes_after_it(
    tmp_path: Path, behind: list[Any]
) -> None:
    end = word_record(40.0, "finished", lineage=False)
    written(tmp_path / "a", [*records_of(20), end, *behind])
    (run,) = open_runs(tmp_path)._told()

    assert (run.end() == "finished") is not bool(behind)


def test_time_that_is_no_number_widens_no_span() -> None:
    decoder = EventDecoder("x.out.events.summary.1.host")
    others = [event("a", "info", "x", 1, time) for time in (float("nan"), 3.0, *[4.0] * 20)]

    left = decoder.take_lines(
        [Other(at, one.SerializeToString(), False) for at, one in enumerate(others)], 0
    )
    assert not left
    assert (decoder.first_wall_time, decoder.last_wall_time) == (3.0, 4.0)
    assert np.isnan(next(iter(decoder.news())).wall_times[0])
