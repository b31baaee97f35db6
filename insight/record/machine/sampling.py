"""The thread that samples the machine while a run is recorded; it never holds the training up."""

from __future__ import annotations

import logging
import os
import threading
import time
import weakref
from typing import TYPE_CHECKING

from insight.format.system import call_in_forked_children
from insight.record.replayed import is_replayed

from .machine_file import MachineFile

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from insight.format.ending import Ending
    from insight.format.names import EventFileName

    from .sample import Machine

_LOGGER = logging.getLogger("insight.record")
VARIABLE = "INSIGHT_MACHINE"
"""`off` in the environment: nothing is sampled."""
_FIRST_AFTER_S = 1.0
_CLOSE_WAIT_S = 2.0


class Sampling:
    """Samples of a run's machine, from now on until `leave`.

    Recorders of one folder share it: it goes on until the last of them has left.

    Args:
        machine_of: Begins to look at the machine, for a folder.
        directory: The run's folder.
        name: Of the first event file of who records the run.
        every_s: Seconds from one sample to the next.
        limit: Bytes a file may have, or None.

    """

    def __init__(
        self,
        machine_of: Callable[[Path], Machine],
        directory: Path,
        name: EventFileName,
        every_s: float,
        limit: int | None,
    ) -> None:
        self._machine_of = machine_of
        self._directory = directory
        self._name = name
        self._every_s = every_s
        self._limit = limit
        self._owner = os.getpid()
        self._holders = 1
        self._word: Ending | None = None
        self._stop = threading.Event()
        self._ended = threading.Event()
        self._file: MachineFile | None = None
        self._thread = threading.Thread(target=self._run, name="insight-machine", daemon=True)

    def start(self) -> None:
        """Begin."""
        try:
            self._thread.start()
        except RuntimeError as error:  # no more threads, or the interpreter ends
            self._ended.set()
            _LOGGER.debug("The machine is not sampled: %s", error)

    def hold(self) -> bool:
        """Whether one more recorder has a part in it; not once it was told to end."""
        with _LOCK:
            if self._stop.is_set() or self._owner != os.getpid():
                return False
            self._holders += 1
            return True

    def leave(self, ending: Ending | None) -> None:
        """End, where no other recorder needs it: with a last sample, and the recorder's word.

        Waits for it two seconds at most: a disk or a driver may not answer.

        Args:
            ending: How the recorder ended; None for finished.

        """
        if os.getpid() != self._owner:  # a forked child has no such thread
            return
        with _LOCK:
            self._holders -= 1
            self._word = self._word or ending
            if self._holders > 0:
                return
            self._stop.set()
        if self._thread is threading.current_thread():
            return  # the recorder is garbage that this thread collects
        if not self._ended.wait(_CLOSE_WAIT_S):
            _LOGGER.debug("The machine's last sample is not waited for.")

    def _run(self) -> None:
        try:
            self._sample()
        except Exception as error:  # whatever the machine does, the training goes on
            _LOGGER.debug("The machine is not sampled: %s", error)
        finally:
            self._ended.set()

    def _sample(self) -> None:
        machine = self._machine_of(self._directory)
        self._file = file = MachineFile(self._directory, self._name, self._limit)
        begun = time.monotonic()
        due = begun + min(_FIRST_AFTER_S, self._every_s)
        while not self._stop.wait(max(0.0, due - time.monotonic())):
            file.write(machine.read())
            missed = max(0.0, time.monotonic() - begun) // self._every_s
            due = begun + (missed + 1) * self._every_s
        file.write(machine.read())
        file.close(self._word or "finished")

    def after_fork(self) -> None:
        """In a forked child: nothing is sampled there."""
        if self._file is not None:
            self._file.after_fork()


_LOCK = threading.Lock()
_RUNNING: weakref.WeakValueDictionary[str, Sampling] = weakref.WeakValueDictionary()
_ALL: weakref.WeakSet[Sampling] = weakref.WeakSet()


def begin_sampling(
    directory: Path, name: EventFileName, every_s: float | None, limit: int | None
) -> Sampling | None:
    """What samples the machine for a recorder: begun now, or by another one of its folder.

    None where nobody asked, the environment says `off`, or a command is run again.
    """
    if every_s is None or is_replayed() or _is_off():
        return None
    running = _RUNNING.get(str(directory))
    if running is not None and running.hold():
        return running
    # Here: in a process that is forked while a thread imports, half a module is left.
    try:
        from .sample import Machine
    except ImportError as error:
        _LOGGER.warning("The machine is not sampled: %s.", error)
        return None
    sampling = Sampling(Machine, directory, name, every_s, limit)
    _RUNNING[str(directory)] = sampling
    _ALL.add(sampling)
    sampling.start()
    return sampling


def _is_off() -> bool:
    return os.environ.get(VARIABLE, "").casefold() in {"off", "0"}


def _after_fork() -> None:
    global _LOCK
    _LOCK = threading.Lock()  # another thread may have held it
    _RUNNING.clear()
    for sampling in list(_ALL):
        sampling.after_fork()


call_in_forked_children(_after_fork)
