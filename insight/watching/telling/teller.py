"""Tells targets beside the table: one that hangs delays neither it nor another target."""

from __future__ import annotations

import queue
import threading
from typing import TYPE_CHECKING, NamedTuple

from .failure import TellingError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from insight.watching.message import Message
    from insight.watching.targets import Target

PAUSES_S = (5.0, 30.0, 120.0)
"""After a try that failed; so many tries follow the first."""
MOST_TARGETS = 16
"""Each has a thread of its own while it is told something."""
MOST_WAITING = 1_000
"""Messages of one target; beyond, one is refused: `takes` tells before."""


class Outcome(NamedTuple):
    """What became of a message."""

    target: Target
    message: Message
    failure: str
    """Why it was not told; empty where it was."""
    is_final: bool
    """Whether nothing more is tried."""


class Teller:
    """Hands messages to threads, one a target, and hears from them what became of them.

    Args:
        tell: Tells a target; raises `TellingError`.
        pause: Waits so many seconds, or less where it is asked to end; returns whether it was.

    """

    def __init__(
        self,
        tell: Callable[[Target, Message], None],
        pause: Callable[[float], bool] | None = None,
    ) -> None:
        self._tell = tell
        self._ends = threading.Event()
        self._pause = self._ends.wait if pause is None else pause
        self._waiting: dict[Target, queue.Queue[Message]] = {}
        self._outcomes: queue.SimpleQueue[Outcome] = queue.SimpleQueue()
        self._left = 0
        self._settled = threading.Condition()

    def send(self, target: Target, message: Message) -> None:
        """Tell a target when its turn comes; returns at once."""
        waiting = self._waiting.get(target)
        if waiting is None:
            if len(self._waiting) >= MOST_TARGETS:
                self._refuse(target, message, f"more than {MOST_TARGETS} targets")
                return
            waiting = self._waiting[target] = queue.Queue(MOST_WAITING)
            name = f"telling {target.kind}"
            threading.Thread(
                target=self._serve, args=(target, waiting), name=name, daemon=True
            ).start()
        try:
            waiting.put_nowait(message)
        except queue.Full:
            self._refuse(target, message, f"{MOST_WAITING:,} messages wait already")
            return
        with self._settled:
            self._left += 1

    def takes(self, target: Target) -> bool:
        """Whether one more message of a target may wait."""
        waiting = self._waiting.get(target)
        return waiting is None or not waiting.full()

    def outcomes(self) -> Sequence[Outcome]:
        """What became of messages since this was asked before."""
        found = []
        while True:
            try:
                found.append(self._outcomes.get_nowait())
            except queue.Empty:
                return found

    def wait(self, seconds: float) -> bool:
        """Whether everything was told or given up within this time."""
        with self._settled:
            return self._settled.wait_for(lambda: self._left == 0, seconds)

    def end(self) -> None:
        """Try nothing more. What is on its way is not waited for: threads end with the process."""
        self._ends.set()

    def _refuse(self, target: Target, message: Message, why: str) -> None:
        self._outcomes.put(Outcome(target, message, why, is_final=True))

    def _serve(self, target: Target, waiting: queue.Queue[Message]) -> None:
        while not self._ends.is_set():
            self._tell_one(target, waiting.get())
            with self._settled:
                self._left -= 1
                self._settled.notify_all()

    def _tell_one(self, target: Target, message: Message) -> None:
        for pause_s in (*PAUSES_S, None):
            failure, is_final = self._tried(target, message)
            is_last = is_final or pause_s is None
            self._outcomes.put(Outcome(target, message, failure, is_final=not failure or is_last))
            if not failure or pause_s is None or is_final or self._pause(pause_s):
                return

    def _tried(self, target: Target, message: Message) -> tuple[str, bool]:
        try:
            self._tell(target, message)
        except TellingError as error:
            return str(error), error.is_final
        except Exception as error:  # whatever it is, the others are still told
            return type(error).__name__, True
        return "", True
