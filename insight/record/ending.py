"""How a recorder is left: at its end, by an exception, or by an interpreter that dies of one."""

from __future__ import annotations

import sys
import threading
from contextlib import ExitStack
from typing import TYPE_CHECKING

from .forked import is_worker

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any
    from weakref import finalize

    from insight.format.ending import Ending

    from .machine.sampling import Sampling
    from .steps import Steps
    from .watched import WatchedNetworks
    from .writer import Writer


_CLOSED_AT = 10  # of multiprocessing's priorities: before it waits for processes of its own


class Leaving:
    """What becomes of a run, as far as its recorder learns.

    Attributes:
        ending: What is known of it; None for nothing but the end.
        closed: Whether somebody closed the recorder.
        unless_closed: What it means that nobody did, where the interpreter ends as it should.

    """

    def __init__(self) -> None:
        self.ending: Ending | None = None
        self.closed = False
        self.unless_closed: Ending | None = None

    def now(self) -> Ending | None:
        """What is to be recorded, at this moment."""
        found = self.ending or interpreters_ending()
        return found or (None if self.closed else self.unless_closed)


def leave(
    steps: Steps,
    writer: Writer,
    networks: WatchedNetworks,
    leaving: Leaving,
    sampling: Sampling | None = None,
    last: Callable[[], None] | None = None,
) -> None:
    """Writes what is left, and how the recorder was left; closes its files, and calls `last`.

    Raises:
        RecordingError: If it cannot be written and the recorder is to raise that.

    """
    networks.close()
    with ExitStack() as then:  # the other way round, whatever one of them raises
        if last is not None:
            then.callback(last)
        then.callback(lambda: writer.close(leaving.now()))
        if sampling is not None:
            then.callback(lambda: sampling.leave(leaving.now()))
        steps.write_rest()


def ending_by(error: BaseException | None) -> Ending | None:
    """What an exception that leaves a recorder means for its run.

    >>> ending_by(None), ending_by(SystemExit(0)), ending_by(SystemExit(2))
    (None, None, 'failed')
    >>> ending_by(KeyboardInterrupt()), ending_by(ZeroDivisionError())
    ('stopped', 'failed')

    """
    if error is None or isinstance(error, GeneratorExit):  # a generator that nobody asks any more
        return None
    if isinstance(error, SystemExit):
        return "failed" if error.code else None
    # By name: who uses no asyncio need not load it.
    if isinstance(error, KeyboardInterrupt) or type(error).__name__ == "CancelledError":
        return "stopped"
    return "failed"


def interpreters_ending() -> Ending | None:
    """What the exception means that ends this interpreter; None where none does, or none is known.

    Python keeps it for debuggers before it runs what is to run at exit. A prompt keeps every error
    there that was shown, and goes on after it.
    """
    if threading.main_thread().is_alive() or hasattr(sys, "ps1"):
        return None
    return ending_by(getattr(sys, "last_exc", None) or getattr(sys, "last_value", None))


def close_at_workers_end(record: object, close: finalize[..., Any], leaving: Leaving) -> None:
    """Have a recorder that a worker made closed at its end, which calls nothing of `atexit`.

    Args:
        record: The recorder, which may be closed and forgotten before.
        close: What closes it, once.
        leaving: What is told of the exception that ends the worker.

    """
    if not is_worker():
        return
    from multiprocessing.util import Finalize

    def end() -> None:
        if close.alive:
            leaving.ending = leaving.ending or ending_by(sys.exc_info()[1])
            close()

    Finalize(record, end, exitpriority=_CLOSED_AT)
