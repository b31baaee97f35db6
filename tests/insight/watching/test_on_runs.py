"""Silence, ends, idle machines: what is said of runs as a whole, and when."""

from __future__ import annotations

import numpy as np
import pytest

from insight.tables.awaited import Awaited
from insight.watching import Alert, Found, Looked, Series, rules_of

HOUR = 3_600.0


def series(tag: str, count: int, every_s: float, value: float = 1.0) -> Series:
    steps = np.arange(1, count + 1)
    return Series(tag, steps, every_s * np.arange(count), np.full(count, value))


def found(text: str, looked: Looked) -> list[Found]:
    (rule,) = rules_of(text).rules
    return rule.condition.found(looked)


def holds(text: str, looked: Looked, now: float) -> bool:
    return any(one.holds(now) for one in found(text, looked))


def test_no_record_holds_from_then_on_for_a_day() -> None:
    looked = Looked("a", "stopped", [], Awaited(1_000.0, 1_000.0, tells_end=False))

    told = [holds("no record for 10 min", looked, 1_000 + s) for s in (599, 600, 25 * HOUR)]
    assert told == [False, True, False]


def test_who_is_known_to_have_ended_is_not_silent() -> None:
    looked = Looked("a", "finished", [series("loss", 10, 1)])

    assert found("no record for 1 s", looked) == found("silent", looked) == []


@pytest.mark.parametrize(
    ("every_s", "count", "patience_s"),
    [(1.0, 100, 1_800), (900.0, 100, 2_700), (HOUR, 10, 3 * HOUR), (1.0, 2, 12 * HOUR)],
)
def test_silence_is_told_by_what_is_usual(every_s: float, count: int, patience_s: float) -> None:
    last = every_s * (count - 1)
    looked = Looked(
        "a", "stopped", [series("loss", count, every_s)], Awaited(last, last, tells_end=True)
    )

    told = [holds("silent", looked, last + patience_s + late) for late in (-1, 1)]
    assert told == [False, True]


def test_tool_that_leaves_no_word_of_an_end_is_not_taken_for_silent() -> None:
    looked = Looked("a", "stopped", [series("loss", 50, 1)], Awaited(49, 49, tells_end=False))

    assert found("silent", looked) == []
    assert holds("no record for 1 h", looked, 49 + HOUR)


def test_process_is_lost_when_its_machine_is_recorded_no_more() -> None:
    held = [series("loss", 100, 1), series("machine/cpu", 11, 10)]
    looked = Looked("a", "stopped", held, Awaited(99, 100, tells_end=True))

    assert [holds("lost", looked, 100 + late) for late in (299, 301)] == [False, True]
    assert found("silent", looked) == []


def test_machine_that_goes_on_makes_no_silent_training_go_on() -> None:
    held = [series("loss", 100, 1), series("machine/cpu", 200, 10)]
    looked = Looked("a", "running", held, Awaited(99, 1_990, tells_end=True))

    assert holds("silent", looked, 1_990)
    assert not holds("lost", looked, 2_000)


def test_rank_without_a_word_is_lost() -> None:
    (told,) = found("lost", Looked("a", "finished", [], lost=(1, 3)))

    assert told.words == "rank 1, 3 left no word of its end"


def test_end_is_told_once_each_time_that_it_comes() -> None:
    once, again = (Looked("a", "failed", [series("loss", count, 1)]) for count in (5, 9))

    assert found("failed", Looked("a", "failed", [], Awaited(0, 0, tells_end=True))) == []
    assert found("failed", once)[0].episode != found("failed", again)[0].episode


def test_gpu_is_idle_while_none_of_them_works() -> None:
    idle, busy = (
        series("machine/gpu/0/load", 100, 10, 0.0),
        series("machine/gpu/1/load", 100, 10, 90.0),
    )
    goes_on = Awaited(990, 990, tells_end=True)

    assert found("gpu idle 15 min", Looked("a", "running", [idle], goes_on))
    assert not found("gpu idle 15 min", Looked("a", "running", [idle, busy], goes_on))
    assert not found("gpu idle 20 min", Looked("a", "running", [idle], goes_on))
    assert not found("gpu fell idle 15 min", Looked("a", "running", [idle], goes_on))
    assert not found("gpu idle 15 min", Looked("a", "finished", [idle]))


def test_each_alert_is_one_of_its_own() -> None:
    alerts = [Alert(1, "warn", "a\nb"), Alert(2, "error", "c")]
    told = found("alert", Looked("a", "running", [], alerts=alerts))

    assert [(one.words, one.episode) for one in told] == [("warn: a b", "1"), ("error: c", "2")]
    assert len(found("alert error", Looked("a", "running", [], alerts=alerts))) == 1


def test_times_that_are_no_numbers_say_nothing() -> None:
    odd = Series("loss", np.arange(5), np.full(5, np.nan), np.ones(5))
    looked = Looked("a", "running", [odd], Awaited(-np.inf, -np.inf, tells_end=True))

    assert found("silent", looked) == found("no record for 1 s", looked) == []
    far = Looked("a", "running", [odd], Awaited(1e30, 1e30, tells_end=True))
    assert found("no record for 1 s", far)[0].words == "last record 1e+30"
