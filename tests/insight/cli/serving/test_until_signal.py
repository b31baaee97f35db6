from __future__ import annotations

import os
import signal
import threading
from contextlib import nullcontext
from typing import Any

import pytest

from insight.cli.serving.until_signal import serve

LINE = "Insight: http://127.0.0.1:6060/"


class FakeServer:
    """A server that runs until it is closed and does something meanwhile."""

    def __init__(self, meanwhile: Any) -> None:
        self._meanwhile = meanwhile
        self._closed = threading.Event()

    def run(self) -> None:
        self._meanwhile()
        assert self._closed.wait(10)

    def close(self) -> None:
        self._closed.set()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_signal_ends_serving(number: int, capsys: Any) -> None:
    serve(FakeServer(lambda: os.kill(os.getpid(), number)), LINE, nullcontext())

    assert capsys.readouterr().out == f"{LINE}\n"


def test_other_signals_end_nothing() -> None:
    heard: list[int] = []
    before = signal.signal(signal.SIGUSR1, lambda number, _frame: heard.append(number))

    def meanwhile() -> None:
        os.kill(os.getpid(), signal.SIGUSR1)
        os.kill(os.getpid(), signal.SIGINT)

    try:
        serve(FakeServer(meanwhile), LINE, nullcontext())
    finally:
        signal.signal(signal.SIGUSR1, before)

    assert heard == [signal.SIGUSR1]


def test_signals_mean_afterwards_what_they_meant_before() -> None:
    before = signal.getsignal(signal.SIGTERM)
    serve(FakeServer(lambda: os.kill(os.getpid(), signal.SIGTERM)), LINE, nullcontext())

    assert signal.getsignal(signal.SIGTERM) == before


def test_failure_of_the_server_is_not_lost() -> None:
    def fail() -> None:
        raise OSError("no more descriptors")

    with pytest.raises(OSError, match="no more descriptors"):
        serve(FakeServer(fail), LINE, nullcontext())


def test_what_is_still_to_do_is_done_while_the_server_answers(capsys: Any) -> None:
    answers = threading.Event()
    seen: list[Any] = []

    def begin() -> None:
        seen.append((answers.wait(10), capsys.readouterr().out))
        os.kill(os.getpid(), signal.SIGTERM)

    before = signal.signal(signal.SIGTERM, lambda *_: None)
    try:
        serve(FakeServer(answers.set), LINE, nullcontext(), begin)
    finally:
        signal.signal(signal.SIGTERM, before)

    assert seen == [(True, f"{LINE}\n")]


def test_failure_of_what_is_to_do_ends_the_server() -> None:
    server = FakeServer(lambda: None)

    def begin() -> None:
        raise OSError("no such folder")

    with pytest.raises(OSError, match="no such folder"):
        serve(server, LINE, nullcontext(), begin)
    assert server._closed.is_set()
