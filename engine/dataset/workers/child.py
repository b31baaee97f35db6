"""What a worker process does: tasks from its parent, one by one, as long as the parent lives."""

from __future__ import annotations

import contextlib
import gc
import os
import pickle
import random
import select
import signal
import sys
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.process import parent_process
from threading import Thread
from typing import NamedTuple

import numpy as np

from engine.dataset.leaving import note, notes_of, text_of

from .parcel import packed, unpacked
from .slot import Slot
from .task import Task, Work

LOOK_S = 5.0  # how often a worker asks whether its parent is still there, were nobody to tell it
ENDING = (signal.SIGINT, signal.SIGTERM)


class Answer(NamedTuple):
    """What became of a task.

    Attributes:
        results: What was made, up to the first failure.
        elapsed_s: How long it took.
        failure: What the work raised, where another process can be given it.
        kind: The name of its type.
        message: What it says.
        trace: Its traceback as text, empty where nothing failed.

    """

    results: list[object]
    elapsed_s: float
    failure: BaseException | None = None
    kind: str = ""
    message: str = ""
    trace: str = ""


def serve(
    work: Work, channel: Connection, slots: list[Slot] | None, others: tuple[Connection, ...]
) -> None:
    """Answer tasks until the parent hangs up.

    Args:
        work: What is done with each item.
        channel: Where tasks come from and answers go to.
        slots: Where large arrays lie, by the number that a task names.
        others: The parent's end of the channel, where the process has it too.

    """
    for other in others:
        other.close()
    gc.freeze()  # what came from the parent: to look through it for garbage would copy all of it
    _leave_signals_to_the_parent()
    Thread(target=_end_with_the_parent, args=(channel,), daemon=True).start()
    while True:
        try:
            message = channel.recv_bytes()
        except (EOFError, OSError):
            return
        number, rest = message[0], message[1:]
        slot = slots[number] if slots else None
        reply = _reply(_answer(work, rest, slot), slot)
        with contextlib.suppress(Exception):  # streams may be anything, or closed
            sys.stdout.flush()  # the parent ends workers at once, whatever they have printed
            sys.stderr.flush()
        try:
            channel.send_bytes(reply)
        except OSError:
            return


def _answer(work: Work, message: bytes, slot: Slot | None) -> Answer:
    try:
        first, items, seed = unpacked(message, slot)
    except Exception as error:  # a value that cannot be read here, such as one of an unknown class
        return _failed([], 0.0, error)
    task = Task(work, first, items, seed)
    task.run(_seeder(seed))
    if task.failure is not None:
        return _failed(task.results, task.elapsed_s, task.failure)
    return Answer(task.results, task.elapsed_s)


def _failed(results: list[object], elapsed_s: float, error: BaseException) -> Answer:
    told = "".join(traceback.format_exception(error))
    kind, message = (
        type(error).__name__,
        "\n".join([text_of(error), *notes_of(error)]),
    )
    failure = error.with_traceback(None) if _travels(error) else None
    return Answer(results, elapsed_s, failure, kind, message, told)


def _travels(error: BaseException) -> bool:
    """Whether another process can be given the exception as it is."""
    try:
        again = pickle.loads(pickle.dumps(error))  # noqa: S301 - what was just written
        return type(again) is type(error) and str(again) == str(error)
    except Exception:  # anything may be wrong with an exception of a user's
        return False


def _reply(answer: Answer, slot: Slot | None) -> bytes:
    try:
        return packed(tuple(answer), slot)
    except Exception as error:  # a result that no other process can be given
        note(error, "Rows that a worker process makes must be arrays, or values to pickle.")
        return packed(tuple(_failed([], answer.elapsed_s, error)), slot)


def _seeder(seed: int) -> Callable[[int], None]:
    """What gives each row random numbers of its own: the same whoever makes it."""

    def prepare(number: int) -> None:
        mixed = mixture(seed, number)
        random.seed(mixed)
        np.random.seed(mixed & 0xFFFFFFFF)  # noqa: NPY002 - the generator that users draw from

    return prepare


def mixture(seed: int, number: int) -> int:
    """64 bits that change altogether with the number (SplitMix64)."""
    mixed = (seed + (number + 1) * 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & 0xFFFFFFFFFFFFFFFF
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & 0xFFFFFFFFFFFFFFFF
    return mixed ^ mixed >> 31


def _leave_signals_to_the_parent() -> None:
    """Ctrl-C reaches all processes of a terminal, and whether it ends them is the parent's choice.

    It may want to finish a step and save first.
    """
    for number in ENDING:
        signal.signal(number, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):  # they were held back until here
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)


def _end_with_the_parent(channel: Connection) -> None:
    """End at once when the parent is gone, whatever the user's function is at."""
    parent = os.getppid()
    if hasattr(select, "poll"):
        gone = select.poll()
        gone.register(channel.fileno(), 0)  # only that the other end was closed
        while not gone.poll(LOOK_S * 1000) and os.getppid() == parent:
            pass
    else:
        process = parent_process()
        assert process is not None
        wait([process.sentinel])
    os._exit(0)
