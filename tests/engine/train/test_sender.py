"""A thread makes what comes next, and is gone when nobody needs it."""

from __future__ import annotations

import gc
import subprocess
import sys
import threading
import traceback
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from engine import Tensor, ops
from engine.autodiff.tape import recording
from engine.train.sender import Sender

EARLIER: set[threading.Thread] = set()  # of tests before, whose tracebacks may still hold them


@pytest.fixture(autouse=True)
def _own_threads() -> None:
    EARLIER.clear()
    EARLIER.update(threads())


def threads() -> list[threading.Thread]:
    """Those that the test has started."""
    found = [one for one in threading.enumerate() if one.name == "batches ahead"]
    return [one for one in found if one not in EARLIER]


class Counted:
    """Numbers, and how many of them were asked for."""

    def __init__(self, count: int) -> None:
        self.asked = threading.Semaphore(0)
        self.closed = threading.Event()
        self.number = 0
        self._count = count

    def __iter__(self) -> Iterator[int]:
        try:
            while self.number < self._count:
                self.number += 1
                self.asked.release()
                yield self.number
        finally:
            self.closed.set()

    def wait_for(self, count: int) -> None:
        for _ in range(count):
            assert self.asked.acquire(timeout=30)


def test_items_come_in_their_order() -> None:
    assert list(Sender(iter(range(100)))) == list(range(100))


@pytest.mark.parametrize("ahead", [1, 2, 5])
def test_so_many_are_made_before_they_are_asked_for(ahead: int) -> None:
    source = Counted(50)
    sender = Sender(iter(source), ahead)
    assert source.number == 0

    next(sender)
    source.wait_for(1 + ahead)
    made = source.number
    sender.close()

    assert made == source.number == 1 + ahead


def test_thread_ends_with_the_last_item() -> None:
    sender = Sender(iter([1]))

    assert list(sender) == [1]
    sender.close()
    assert threads() == []
    assert next(sender, None) is None


def test_error_comes_in_its_turn_with_its_own_traceback() -> None:
    def items() -> Iterator[int]:
        yield 1
        raise OSError("the disk is gone")

    sender = Sender(items())
    assert next(sender) == 1
    with pytest.raises(OSError, match="the disk is gone") as caught:
        next(sender)

    assert traceback.extract_tb(caught.value.__traceback__)[-1].line == (
        'raise OSError("the disk is gone")'
    )
    with pytest.raises(OSError, match="the disk is gone"):
        next(sender)


def test_system_exit_of_the_iterator_is_the_taker_s() -> None:
    def items() -> Iterator[int]:
        yield sys.exit(3)

    with pytest.raises(SystemExit):
        next(Sender(items()))


def test_closing_ends_the_thread_and_the_iterator() -> None:
    source = Counted(50)
    sender = Sender(iter(source))
    next(sender)
    sender.close()

    assert threads() == []
    assert source.closed.is_set()
    assert next(sender, None) is None


def test_thread_ends_when_nobody_holds_the_sender() -> None:
    source = Counted(50)
    sender = Sender(iter(source))
    next(sender)
    running = threads()
    del sender
    gc.collect()
    for one in running:
        one.join(30)

    assert threads() == []


def test_paused_sender_keeps_what_is_there_and_goes_on_with_what_comes_next() -> None:
    source = Counted(50)
    sender = Sender(iter(source))
    next(sender)
    source.wait_for(3)
    sender.pause()
    kept = [next(sender), next(sender)]
    assert source.number == 3

    sender.go_on()
    assert [*kept, next(sender)] == [2, 3, 4]
    sender.close()


def test_sender_at_rest_has_made_what_it_is_ahead_by_and_makes_nothing() -> None:
    source = Counted(50)
    sender = Sender(iter(source), ahead=3)
    with sender.at_rest():
        made = source.number
        assert next(sender) == 1
        assert source.number == made == 3

    source.wait_for(4)
    sender.close()


def test_sender_at_rest_may_be_through_or_paused() -> None:
    through, paused = Sender(iter([1])), Sender(iter([1, 2, 3, 4]))
    paused.pause()
    with through.at_rest(), paused.at_rest():
        assert list(through) == [1]
    paused.go_on()

    assert list(paused) == [1, 2, 3, 4]


def test_nothing_is_remembered_for_gradients() -> None:
    def items() -> Iterator[Any]:
        yield recording()

    assert recording()
    assert list(Sender(items())) == [False]


def test_complaints_of_numpy_are_those_of_who_made_it() -> None:
    def items() -> Iterator[Any]:
        yield float(np.float32(1e30) * np.float32(1e30))

    with np.errstate(over="ignore"):
        quiet = Sender(items())
    with np.errstate(over="raise"):
        loud = Sender(items())

    assert next(quiet) == np.inf
    with pytest.raises(FloatingPointError):
        next(loud)


def test_tensors_can_be_computed_ahead() -> None:
    sender = Sender(ops.relu(Tensor([-1.0, number])) for number in (1.0, 2.0))

    assert [one.asnumpy().tolist() for one in sender] == [[0.0, 1.0], [0.0, 2.0]]


END = """
import itertools, sys
from engine.train.sender import Sender
sender = Sender(itertools.count())
next(sender)
{end}
"""


@pytest.mark.parametrize(
    ("end", "status"),
    [("", 0), ("sys.exit(3)", 3), ("raise KeyboardInterrupt", -2), ("del sender", 0)],
)
def test_process_ends_while_a_sender_is_at_work(end: str, status: int) -> None:
    found = subprocess.run(
        [sys.executable, "-c", END.format(end=end)], capture_output=True, timeout=60, check=False
    )

    assert found.returncode == status
    assert b"Fatal" not in found.stderr
