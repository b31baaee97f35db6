"""A signal that is noted while a training runs, in place of what it does otherwise."""

from __future__ import annotations

import signal
import threading
import time
from typing import Any

from engine.errors import ArgumentValueError

AT_ONCE_S = 1.0
"""Launchers send a signal to the group and pass it on, too: so soon it is the same once more."""

_NOT_HEARD = {getattr(signal, name) for name in ("SIGKILL", "SIGSTOP") if hasattr(signal, name)}


class HeardSignal:
    """Notes that a signal came, between `listen` and `close`.

    A second one does what it does without us: Ctrl-C twice ends at once.

    Args:
        where: What stands first in errors.
        number: Which signal.

    Raises:
        ArgumentValueError: If there is no such signal, or none that a process hears.

    """

    def __init__(self, where: str, number: Any) -> None:
        valid = {int(known) for known in signal.valid_signals()} - _NOT_HEARD
        if isinstance(number, bool) or not isinstance(number, int) or number not in valid:
            expected = "a signal that a process can hear, such as signal.SIGTERM"
            raise ArgumentValueError.of(where, expected, repr(number))
        self._number = number
        self._before: Any = None
        self._is_listening = False
        self._heard_at: float | None = None

    @property
    def came(self) -> bool:
        """Whether it came since `forget`."""
        return self._heard_at is not None

    def forget(self) -> None:
        """Count from now on."""
        self._heard_at = None

    def listen(self) -> bool:
        """Note the signal from now on; whether that is possible: only the main thread hears any."""
        if threading.current_thread() is not threading.main_thread():
            return False
        if not self._is_listening:
            self._before = signal.signal(self._number, self._note)
            self._is_listening = True
        return True

    def close(self) -> None:
        """Let the signal do what it did before."""
        if self._is_listening:
            self._is_listening = False
            # None: a library in C hears it, which Python cannot put back.
            if self._before is not None and signal.getsignal(self._number) == self._note:
                signal.signal(self._number, self._before)

    def pass_on(self) -> None:
        """Let the signal, which came, do what it does without us."""
        self.close()
        signal.raise_signal(self._number)

    def _note(self, number: int, frame: Any) -> None:
        now = time.monotonic()
        if self._heard_at is None:
            self._heard_at = now
        elif now - self._heard_at >= AT_ONCE_S:
            self.close()
            if callable(self._before):
                self._before(number, frame)
            elif self._before == signal.SIG_DFL:
                signal.raise_signal(number)
