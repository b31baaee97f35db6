"""Targets are told beside each other, tried again a few times, and never waited for."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from insight.watching.targets import Target
from insight.watching.telling import Teller, teller
from insight.watching.telling.failure import TellingError

if TYPE_CHECKING:
    from collections.abc import Callable

    import pytest

    from insight.watching.message import Message

ONE, OTHER = Target("webhook", "https://one.example.org"), Target("desktop")
PATIENCE_S = 60.0


def test_target_that_hangs_delays_no_other(message: Callable[..., Message]) -> None:
    goes_on = threading.Event()

    def tell(target: Target, _message: Message) -> None:
        if target == ONE:
            assert goes_on.wait(PATIENCE_S)

    telling = Teller(tell)
    telling.send(ONE, message("a"))
    telling.send(ONE, message("b"))
    telling.send(OTHER, message("c"))
    told = []
    while not told:
        told = [(one.target, one.failure) for one in telling.outcomes()]
    assert told == [(OTHER, "")]
    assert not telling.wait(0)
    goes_on.set()

    assert telling.wait(PATIENCE_S)
    assert [one.message.title for one in telling.outcomes()] == [
        "a: loss is nan",
        "b: loss is nan",
    ]


def test_failure_is_tried_again_a_few_times_and_told(message: Callable[..., Message]) -> None:
    pauses: list[float] = []

    def tell(_target: Target, _message: Message) -> None:
        raise TellingError("it answered 500")

    telling = Teller(tell, pause=lambda seconds: bool(pauses.append(seconds)))
    telling.send(ONE, message())
    assert telling.wait(PATIENCE_S)
    found = telling.outcomes()

    assert pauses == list(teller.PAUSES_S)
    assert [(one.failure, one.is_final) for one in found] == [
        *[("it answered 500", False)] * len(pauses),
        ("it answered 500", True),
    ]


def test_what_cannot_go_better_is_tried_once(message: Callable[..., Message]) -> None:
    def tell(target: Target, _message: Message) -> None:
        if target == ONE:
            raise TellingError("it answered 404", is_final=True)
        raise RuntimeError("SECRET")

    telling = Teller(tell, pause=lambda _seconds: False)
    telling.send(ONE, message())
    telling.send(OTHER, message())
    assert telling.wait(PATIENCE_S)

    assert {(one.failure, one.is_final) for one in telling.outcomes()} == {
        ("it answered 404", True),
        ("RuntimeError", True),
    }


def test_number_of_targets_and_messages_is_bounded(
    message: Callable[..., Message], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(teller, "MOST_TARGETS", 1)
    monkeypatch.setattr(teller, "MOST_WAITING", 1)
    begun, goes_on = threading.Event(), threading.Event()

    def tell(_target: Target, _message: Message) -> None:
        begun.set()
        assert goes_on.wait(PATIENCE_S)

    telling = Teller(tell)
    telling.send(ONE, message("a"))
    assert begun.wait(PATIENCE_S)
    assert telling.takes(ONE)
    for run in "bc":
        telling.send(ONE, message(run))
    assert not telling.takes(ONE)
    telling.send(OTHER, message("d"))
    refused = [one.message.holdings[0].run for one in telling.outcomes()]
    goes_on.set()

    assert refused == ["c", "d"]
    assert telling.wait(PATIENCE_S)
