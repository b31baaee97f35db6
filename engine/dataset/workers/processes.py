"""A crew of worker processes."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import sys
import warnings
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from multiprocessing.util import Finalize
from threading import Lock
from typing import Any

from engine.dataset import config
from engine.errors import StateError, compose

from .child import ENDING, Answer, serve
from .parcel import packed, unpacked
from .slot import Slot
from .task import Task, Work

HELD = 2  # tasks that a worker has at once: one that it is at, one for when it is done
FITTING = 2**16  # bytes of a message that a pipe takes though nobody reads
JOIN_S = 5.0

# The members of all crews of this process, so that processes that are forked later let go of them.
_members: dict[int, _Member] = {}
_starting: list[_Member] = []  # whose process it is that is being forked
_one_at_a_time = Lock()


class _Member:
    """One worker process, as its parent sees it; `start` starts it."""

    def __init__(self, where: str, work: Work, most: int | None) -> None:
        context: Any = multiprocessing.get_context(config.get_multiprocessing_start_method())
        self.tasks: deque[tuple[Task, int]] = deque()
        self.slots = _slots(most)
        self.free = list(range(HELD))
        self.channel, self._theirs = context.Pipe()
        forked = context.get_start_method() == "fork"
        others = (self.channel,) if forked else ()
        self.process: BaseProcess = context.Process(
            target=serve,
            args=(work, self._theirs, self.slots, others),
            name=f"{where} worker",
            daemon=True,
        )

    def start(self) -> None:
        with _one_at_a_time, _signals_held_back():
            _members[id(self)] = self
            _starting.append(self)
            try:
                self.process.start()
            finally:
                _starting.clear()
        self._theirs.close()

    def end(self) -> None:
        """End the process, if there is one; it may be done again."""
        if self.process.pid is not None:
            self.process.kill()
            self.process.join(JOIN_S)
        self.let_go()
        _members.pop(id(self), None)

    def let_go(self) -> None:
        """Close what this process has of the worker."""
        self.channel.close()
        self._theirs.close()
        for slot in self.slots or ():
            slot.close()

    def slot(self, number: int) -> Slot | None:
        return self.slots[number] if self.slots else None

    def ended(self) -> str:
        """How the process ended, in words."""
        self.process.join(JOIN_S)
        code = self.process.exitcode
        if code is None or code >= 0:
            return f"its end with exit status {code}"
        name = signal.Signals(-code).name if -code in set(signal.Signals) else f"signal {-code}"
        return f"its end by {name}"


class WorkerTracebackError(Exception):
    """The traceback of an error in a worker process, as text: the cause of the one raised here."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text

    def __str__(self) -> str:
        return f"in a worker process\n\n{self.text}"


class Processes:
    """Processes that each have some tasks at hand; they end with this object, or the program.

    Args:
        where: What they work for, in words.
        work: What each of them does with an item.
        count: How many there are.
        most: Bytes of shared memory that a task may fill; None sets no bound.

    Raises:
        StateError: If the work cannot be handed to a process that is started anew.

    """

    def __init__(self, where: str, work: Work, count: int, most: int | None) -> None:
        self.where = where
        self._work = work
        self._members: list[_Member] = []
        self._owner = os.getpid()
        self._end = Finalize(self, _dismiss, args=(self._members,), exitpriority=100)
        try:
            for _ in range(count):
                self._members.append(_Member(where, work, most))
                self._members[-1].start()
        except (pickle.PicklingError, AttributeError, TypeError) as error:
            self.close()
            raise StateError(
                f"{where} expected functions that can be pickled (they are, where they stand in a "
                f"module), as its workers are started by 'spawn', got {error}. "
                "Hint: set_multiprocessing_start_method('fork') takes any."
            ) from error
        except BaseException:
            self.close()
            raise

    @property
    def closed(self) -> bool:
        """Whether the processes were ended."""
        return not self._end.still_active()

    @property
    def pids(self) -> list[int]:
        """The process numbers of the workers that are there."""
        return [member.process.pid or 0 for member in self._members]

    def ready(self) -> bool:
        """Whether a worker has room for another task."""
        return not self.closed and any(member.free for member in self._members)

    def submit(self, task: Task) -> None:
        """Hand a task to the worker that has fewest."""
        self._check_owner()
        member = max(self._members, key=lambda one: len(one.free))
        number = member.free[-1]
        content = packed((task.first, task.items, task.seed), member.slot(number))
        # Half a message in a pipe would be the end of all that follow; nor may both ends wait.
        with self._whole():
            while len(content) > FITTING and member.tasks:
                self._receive(member)
            member.free.remove(number)
            member.tasks.append((task, number))
            task.items = []
            try:
                member.channel.send_bytes(bytes([number]) + content)
            except OSError:
                self._lost(member)

    def wait(self, task: Task | None, timeout_s: float) -> bool:
        """Take the answers that are there, or that come within so long."""
        self._check_owner()
        busy = {member.channel: member for member in self._members if member.tasks}
        ends = {member.process.sentinel: member for member in busy.values()}
        ready = wait([*busy, *ends], timeout_s)
        with self._whole():
            for one in ready:
                if one in busy:
                    self._receive(busy[one])
            for one in ready:
                if one in ends and ends[one].tasks and not ends[one].channel.poll():
                    self._lost(ends[one])
        return bool(ready)

    def close(self) -> None:
        """End the processes, whatever they are at."""
        self._end()

    def _check_owner(self) -> None:
        """A forked process has the pipes of its parent, and must leave the answers to it."""
        if os.getpid() != self._owner:
            self.close()
            hint = "a process that was forked meanwhile needs an iterator of its own"
            expected = "worker processes of this process"
            raise StateError(compose(self.where, expected, "those of its parent", hint))

    def _receive(self, member: _Member) -> None:
        try:
            message = member.channel.recv_bytes()
        except (EOFError, OSError):
            self._lost(member)
        task, number = member.tasks.popleft()
        answer = Answer(*unpacked(message, member.slot(number)))
        member.free.append(number)
        task.results, task.elapsed_s = answer.results, answer.elapsed_s
        if answer.trace:
            task.failure = self._failure(answer)
        task.done = True

    def _failure(self, answer: Answer) -> BaseException:
        failure = answer.failure or StateError(
            f"{self.where} expected its function to give rows, got {answer.kind}: {answer.message}"
        )
        failure.__cause__ = WorkerTracebackError(answer.trace)
        return failure

    def _lost(self, member: _Member) -> None:
        how = member.ended()
        text = f"{self.where} expected worker process {member.process.pid} to go on, got {how}"
        if member.tasks:
            task, _ = member.tasks[0]
            text += f", at rows {task.first} to {task.first + task.size - 1} of the pass"
        self.close()
        raise StateError(f"{text}. Hint: {_hint(member.process.exitcode)}.")

    @contextmanager
    def _whole(self) -> Iterator[None]:
        """What must not be left half done: a Ctrl-C inside ends the processes."""
        try:
            yield
        except BaseException:
            self.close()
            raise


def _hint(code: int | None) -> str:
    if code == -9:
        return "that is what the system does when memory runs out; fewer workers need less"
    if code == 1 and config.get_multiprocessing_start_method() == "spawn":
        return "a script whose workers are spawned needs `if __name__ == '__main__':`"
    return "num_parallel_workers=1 runs the function here, which shows what it does"


def _slots(most: int | None) -> list[Slot] | None:
    """Shared memory for the tasks of one worker, where it is wanted and there is any."""
    if not config.get_enable_shared_mem() or sys.platform == "win32":
        return None
    return [Slot(most) for _ in range(HELD)]


def _dismiss(members: list[_Member]) -> None:
    """End processes at once: they hold nothing that would be left behind."""
    for member in members:
        member.end()
    members.clear()


@contextmanager
def _signals_held_back() -> Iterator[None]:
    """Start a process so that a Ctrl-C just now does not find it with its parent's answer to it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)
    try:
        with warnings.catch_warnings():
            # Python 3.12 warns of any fork beside threads; what that can do is in decision 0052.
            warnings.filterwarnings("ignore", category=DeprecationWarning, message=".*fork")
            yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _let_go_of_all() -> None:
    """In a process that was just forked: the workers are its parent's.

    Otherwise they would not learn that their parent is gone while this process lives.
    """
    global _one_at_a_time
    for member in _members.values():
        if member not in _starting:
            member.let_go()
    _members.clear()
    _starting.clear()
    _one_at_a_time = Lock()  # another thread may have held it


def _end_all() -> None:
    """At the end of the program: also what a Ctrl-C in the midst of ending has left."""
    _dismiss(list(_members.values()))


# The priorities have it run before multiprocessing asks its processes to end, and waits for them.
Finalize(None, _end_all, exitpriority=50)
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_let_go_of_all)
