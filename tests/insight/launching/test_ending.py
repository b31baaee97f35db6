from __future__ import annotations

import signal

import pytest

from insight.launching.ending import Ending, Told
from insight.launching.ends import End

RAISED = End(1, "raised ValueError")
VANISHED = End(1, "was ended by SIGKILL", is_told=False)


def told(ending: Ending, end: End | None, signals: tuple[int, ...] = (), **more: bool) -> list[int]:
    """The signals that ranks get, each at the second when it is due."""
    found, now = [], 100.0
    while True:
        step = ending.next(now, end, signals, **({"has_launcher": True} | more))
        if step is not None:
            found.append((round(now - 100, 1), step.signal, step.spared))
        elif (due := ending.due()) is None or due <= now:
            return found
        else:
            now = due


def test_nothing_is_told_while_all_goes_well() -> None:
    assert told(Ending(), None) == []


def test_bad_end_interrupts_the_others_and_in_the_end_kills_all() -> None:
    assert told(Ending(), RAISED) == [
        (0.0, signal.SIGINT, 1),
        (1.0, signal.SIGTERM, 1),
        (3.0, signal.SIGKILL, None),
        (4.0, None, None),
    ]


@pytest.mark.parametrize(("end", "has_launcher"), [(VANISHED, True), (None, False)])
def test_killed_guard_or_launcher_is_waited_for_to_explain_itself(
    end: End | None, has_launcher: bool
) -> None:
    assert told(Ending(), end, has_launcher=has_launcher)[0] == (0.2, signal.SIGINT, None)


def test_signal_is_passed_on_to_all_and_kept() -> None:
    ending = Ending()

    assert told(ending, None, (signal.SIGTERM,)) == [
        (0.0, signal.SIGTERM, None),
        (5.0, signal.SIGKILL, None),
        (6.0, None, None),
    ]
    assert ending.signal == signal.SIGTERM


def test_second_signal_kills_at_once() -> None:
    ending = Ending()

    assert ending.next(1.0, RAISED, (), has_launcher=True) == Told(signal.SIGINT, 1)
    assert ending.next(1.1, RAISED, (2,), has_launcher=True) == Told(signal.SIGKILL)
    assert ending.signal is None
