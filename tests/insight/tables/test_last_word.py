"""Whose word counts where several files of a run say how it ended."""

from __future__ import annotations

from typing import Any

import pytest

from insight import Store
from insight.format.frames import frame
from insight.format.version import version_record

FIRST = "events.out.events.summary.1000.0.host_MS"
SECOND = "events.out.events.summary.1001.0.host_MS"
LINEAGE = "events.out.events.summary.1000.0.host_lineage"


def status(run: Any, now: float = 5000.0) -> str:
    store = Store(run.path.parent, clock=lambda: now)
    store.refresh()
    (word,) = store.runs()["status"]
    return str(word)


def written(run: Any, file: str, begin: float, end: float, word: str | None = None) -> None:
    """A file of a recorder from one time to another."""
    run.append(frame(version_record(begin)), file)
    run.scalars((1, {"loss": 0.5}, begin), (2, {"loss": 0.5}, end), file=file)
    if word is not None:
        run.word(word, end, file)


@pytest.mark.parametrize("word", ["finished", "failed", "stopped"])
@pytest.mark.parametrize("before", [None, "finished", "failed", "stopped"])
def test_recorder_that_went_on_with_the_run_says_how_it_ended(
    run: Any, before: str | None, word: str
) -> None:
    written(run, FIRST, 1000.0, 1010.0, before)
    written(run, SECOND, 1020.0, 1030.0, word)

    assert status(run) == word


@pytest.mark.parametrize("before", ["finished", "failed", "stopped"])
def test_run_that_another_recorder_goes_on_with_is_running_and_later_stopped(
    run: Any, before: str
) -> None:
    written(run, FIRST, 1000.0, 1010.0, before)
    written(run, SECOND, 1020.0, 1030.0)

    assert [status(run, now) for now in (1031.0, 1100.0)] == ["running", "stopped"]


@pytest.mark.parametrize(
    ("one", "other", "together"),
    [
        ("finished", "finished", "finished"),
        ("finished", "failed", "failed"),
        ("stopped", "failed", "failed"),
        ("finished", "stopped", "stopped"),
        ("finished", None, "stopped"),
        ("failed", None, "failed"),
    ],
)
def test_worst_word_counts_of_recorders_that_wrote_at_the_same_time(
    run: Any, one: str, other: str | None, together: str
) -> None:
    written(run, FIRST, 1000.0, 1030.0, one)
    written(run, SECOND, 1010.0, 1020.0, other)

    assert status(run) == together


def of_rank(rank: int, second: int = 1000) -> str:
    return f"events.out.events.summary.{second}.{rank}.host_MS"


def test_rank_that_failed_before_another_one_began_has_failed_the_run(run: Any) -> None:
    written(run, of_rank(0), 1000.0, 1030.0, "finished")
    written(run, of_rank(1), 1000.0, 1010.0, "failed")
    written(run, of_rank(2, 1020), 1020.0, 1040.0, "finished")

    assert status(run) == "failed"


def test_rank_that_failed_before_its_first_value_has_failed_the_run(run: Any) -> None:
    run.append(frame(version_record(1001.0)), of_rank(1))
    run.word("failed", 1001.0, of_rank(1))
    written(run, of_rank(0), 1004.0, 1030.0, "finished")

    assert status(run) == "failed"
    store = Store(run.path.parent)
    store.refresh()
    assert store.ranks(run.path.name)[["rank", "status", "points"]].to_numpy().tolist() == [
        [0, "finished", 2],
        [1, "failed", 0],
    ]


def test_rank_that_went_on_after_it_failed_beside_another_one_has_not(run: Any) -> None:
    written(run, of_rank(0), 1000.0, 1040.0, "finished")
    written(run, of_rank(1), 1000.0, 1010.0, "failed")
    written(run, of_rank(1, 1020), 1020.0, 1040.0, "finished")

    assert status(run) == "finished"


def test_failed_rank_of_an_earlier_job_has_no_say_in_a_later_one(run: Any) -> None:
    written(run, of_rank(0), 1000.0, 1011.0, "stopped")
    written(run, of_rank(1), 1000.0, 1010.0, "failed")
    written(run, of_rank(0, 1020), 1020.0, 1040.0, "finished")

    assert status(run) == "finished"


def test_run_is_running_while_an_older_file_of_it_may_be_written_yet(run: Any) -> None:
    written(run, FIRST, 1000.0, 1010.0)
    written(run, SECOND, 1020.0, 1030.0, "finished")

    assert [status(run, now) for now in (1031.0, 1071.0)] == ["running", "finished"]


def test_time_alone_tells_open_pages_that_nobody_writes_the_older_file(run: Any) -> None:
    written(run, FIRST, 1000.0, 1010.0)
    written(run, SECOND, 1020.0, 1030.0, "finished")
    now = 1060.0
    store = Store(run.path.parent, clock=lambda: now)
    store.refresh()
    before = store.version
    now = 1071.0
    store.refresh()

    assert store.version > before


@pytest.mark.parametrize("word", ["finished", "failed"])
def test_records_behind_a_word_take_it_back_until_there_is_another(run: Any, word: str) -> None:
    """As where a file was added to another one."""
    written(run, FIRST, 1000.0, 1010.0, word)
    store = Store(run.path.parent, clock=lambda: 5000.0)
    said = []
    for add in (
        lambda: None,
        lambda: run.scalars((3, {"loss": 0.5}, 1020.0), file=FIRST),
        lambda: run.word("stopped", 1020.0, FIRST),
    ):
        add()
        store.refresh()
        said += store.runs()["status"].tolist()

    assert said == [word, "running", "stopped"]  # it was seen to grow


def test_one_file_added_to_another_has_the_word_of_the_last(run: Any) -> None:
    written(run, FIRST, 1000.0, 1010.0, "failed")
    written(run, FIRST, 1020.0, 1030.0, "finished")

    assert status(run) == "finished"


def test_word_holds_where_damage_follows_and_no_record(run: Any) -> None:
    written(run, FIRST, 1000.0, 1010.0, "finished")
    run.append(bytes(100), FIRST)

    assert status(run) == "finished"


def test_word_arrives_by_a_refresh_that_reads_no_byte_twice(
    run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    from insight.sources import mindspore

    sizes: list[int] = []
    scan = mindspore.scan_scalars

    def counting(buffer: bytes, **options: Any) -> Any:
        sizes.append(len(buffer))
        return scan(buffer, **options)

    monkeypatch.setattr(mindspore, "scan_scalars", counting)
    written(run, FIRST, 1000.0, 1010.0)
    store = Store(run.path.parent, clock=lambda: 1011.0)
    store.refresh()
    before = store.runs()["status"].item()
    run.word("finished", 1010.0, FIRST)
    store.refresh()

    assert (before, store.runs()["status"].item()) == ("running", "finished")
    assert sum(sizes) == (run.path / FIRST).stat().st_size


@pytest.mark.parametrize(("word", "together"), [("finished", "finished"), (None, "stopped")])
def test_file_that_was_full_waits_for_the_next(run: Any, word: str | None, together: str) -> None:
    written(run, FIRST, 1000.0, 1010.0, "continued")
    alone = [status(run, now) for now in (1011.0, 1100.0)]
    written(run, SECOND, 1000.0, 1020.0, word)

    assert alone == ["running", "stopped"]
    assert status(run) == together


def test_file_beside_the_run_has_no_say(run: Any) -> None:
    written(run, FIRST, 1000.0, 1010.0, "failed")
    run.append(frame(version_record(1005.0)), SECOND)
    run.word("beside", 1005.0, SECOND)
    run.scalars((1, {"child": 0.5}, 1050.0), file=SECOND)

    assert [status(run, now) for now in (1051.0, 1200.0)] == ["failed", "failed"]


@pytest.mark.parametrize("word", [None, "failed", "finished"])
def test_landscape_that_was_drawn_later_changes_no_word(run: Any, word: str | None) -> None:
    from insight.plugins import PLUGINS

    written(run, SECOND, 1000.0, 1010.0, word)
    before = status(run)
    run.value("landscape", "landscape", 0, PLUGINS["landscape"].example(), 2000.0)
    run.word("finished", 2000.0)

    assert status(run) == before == (word or "stopped")


@pytest.mark.parametrize(("word", "expected"), [("finished", "finished"), (None, "failed")])
def test_facts_alone_say_how_they_ended(run: Any, word: str | None, expected: str) -> None:
    run.lineage("custom_lineage_data", {"width": 8}, 1000.0, LINEAGE)
    if word is not None:
        run.word(word, 1000.0, LINEAGE)

    assert status(run) == expected


def test_rights_say_nothing_of_a_file_that_tells_its_end(run: Any) -> None:
    written(run, FIRST, 1000.0, 1010.0)
    (run.path / FIRST).chmod(0o400)

    assert [status(run, now) for now in (1011.0, 1100.0)] == ["running", "stopped"]


@pytest.mark.parametrize("plugin", ["train_lineage", "eval_lineage"])
@pytest.mark.parametrize("apart", [0.0, 5.0])
def test_lineage_is_no_end_of_a_recorder_that_tells_its_own(
    run: Any, plugin: str, apart: float
) -> None:
    """`fit` leaves one after each epoch, at the time of the newest row or later."""
    written(run, FIRST, 1000.0, 1010.0)
    run.lineage(plugin, {}, 1010.0 + apart, LINEAGE)
    alive = [status(run, now) for now in (1016.0, 1100.0)]
    run.word("finished", 1010.0 + apart, FIRST)
    run.word("finished", 1010.0 + apart, LINEAGE)

    assert alive == ["running", "stopped"]
    assert status(run, 1016.0) == "finished"


def test_lineage_in_a_file_that_follows_a_full_one_is_no_end_either(run: Any) -> None:
    written(run, FIRST, 1000.0, 1010.0)
    run.lineage("eval_lineage", {"metric": "{}"}, 1005.0, LINEAGE)
    run.word("continued", 1010.0, LINEAGE)
    run.lineage("eval_lineage", {"metric": "{}"}, 1010.0, LINEAGE.replace("1000", "1001"))

    assert [status(run, now) for now in (1011.0, 1100.0)] == ["running", "stopped"]


def test_lineage_of_a_child_beside_the_run_is_no_end(run: Any) -> None:
    written(run, FIRST, 1000.0, 1010.0)
    child = LINEAGE.replace("1000", "1020")
    run.word("beside", 1020.0, child)
    run.lineage("eval_lineage", {"metric": "{}"}, 1020.0, child)

    assert [status(run, now) for now in (1021.0, 1100.0)] == ["running", "stopped"]


@pytest.mark.parametrize("word", ["finished", None])
def test_lineage_that_mindspore_added_later_is_an_end(run: Any, word: str | None) -> None:
    """Its files have no word, and in a copy no rights that tell."""
    written(run, FIRST, 1000.0, 1010.0, word)
    run.lineage("eval_lineage", {"metric": "{}"}, 1200.0, LINEAGE.replace("1000", "1190"))

    assert [status(run, now) for now in (1201.0, 1300.0)] == ["finished"] * 2


@pytest.mark.parametrize("content", [b"", b"\x20\0\0"], ids=["empty", "cut off"])
@pytest.mark.parametrize("word", ["finished", "failed"])
def test_file_without_a_record_has_no_say(run: Any, content: bytes, word: str) -> None:
    """Its recorder died between making it and writing to it."""
    run.append(content, "events.out.events.summary.999.0.host_MS")
    alone = [status(run, now) for now in (1001.0, 5000.0)]
    written(run, FIRST, 1000.0, 1010.0, word)

    assert alone == ["failed", "failed"]
    assert [status(run, now) for now in (1011.0, 1100.0)] == [word, word]


@pytest.mark.parametrize(
    ("last", "words"),
    [
        (1020.0, ["finished", "finished"]),
        (1030.0, ["finished", "finished"]),
        (1031.0, ["running", "stopped"]),  # somebody goes on
    ],
)
def test_file_of_a_writer_that_has_no_word_is_not_waited_for_behind_one(
    run: Any, last: float, words: list[str]
) -> None:
    """TensorBoard's writers tell no end."""
    written(run, FIRST, 1000.0, 1030.0, "finished")
    run.scalars((1, {"other": 0.5}, 1001.0), (2, {"other": 0.5}, last), file=SECOND)

    assert [status(run, now) for now in (1032.0, 1100.0)] == words
