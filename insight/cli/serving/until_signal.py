"""A server that runs until a signal ends it."""

from __future__ import annotations

import signal
import socket
import threading
from contextlib import suppress
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from contextlib import AbstractContextManager

ENDING = (signal.SIGINT, signal.SIGTERM)
OVER = b"\0"
ENDS = {OVER, *(bytes([number]) for number in ENDING)}


def serve(
    server: Any,
    line: str,
    shown: AbstractContextManager[None],
    begin: Callable[[], object] | None = None,
) -> None:
    """Run `server` beside this thread, which begins something and waits for a signal.

    Args:
        server: What `make_server` gives.
        line: What is printed once it accepts connections.
        shown: What lasts while it serves: a browser that is led to it.
        begin: What is still to do once it accepts connections. Signals do meanwhile what they did
            before; what it raises ends the server.

    """
    # A lock could miss a signal that comes just before it is waited for; a socket keeps it.
    heard, told = socket.socketpair()
    told.setblocking(False)
    failures: list[Exception] = []

    def work() -> None:
        try:
            server.run()
        except Exception as error:
            failures.append(error)
        finally:
            with suppress(OSError):  # nobody waits any more
                told.send(OVER)

    wakes = signal.set_wakeup_fd(told.fileno())
    before = {number: signal.signal(number, _pass) for number in ENDING}
    thread = threading.Thread(target=work, name="insight-serve", daemon=True)
    try:
        thread.start()
        print(line, flush=True)
        with shown:
            if begin is None or _begun(begin, before, heard):
                while heard.recv(1) not in ENDS:
                    pass  # another signal
    finally:
        signal.set_wakeup_fd(wakes)
        server.close()
        thread.join(timeout=5)
        heard.close()
        told.close()
        _set(before)
    if failures:
        raise failures[0]


def _begun(
    begin: Callable[[], object], before: Mapping[signal.Signals, Any], heard: socket.socket
) -> bool:
    """Do it, unless a signal has come already; False then."""
    _set(before)
    try:
        if _is_over(heard):
            return False
        begin()
        return True
    finally:
        _set(dict.fromkeys(ENDING, _pass))


def _pass(*_: object) -> None:
    """The socket has kept the signal."""


def _set(handlers: Mapping[signal.Signals, Any]) -> None:
    for number, handler in handlers.items():
        signal.signal(number, handler)


def _is_over(heard: socket.socket) -> bool:
    """Whether a signal that ends it has come already."""
    heard.setblocking(False)
    try:
        return any(bytes([number]) in ENDS for number in heard.recv(4096))
    except BlockingIOError:
        return False
    finally:
        heard.setblocking(True)
