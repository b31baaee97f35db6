"""A server that runs until a signal ends it."""

from __future__ import annotations

import signal
import socket
import threading
from contextlib import suppress
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

ENDING = (signal.SIGINT, signal.SIGTERM)
OVER = b"\0"
ENDS = {OVER, *(bytes([number]) for number in ENDING)}


def serve(server: Any, line: str, shown: AbstractContextManager[None]) -> None:
    """Run `server` beside this thread, which waits for a signal.

    Args:
        server: What `make_server` gives.
        line: What is printed once it accepts connections.
        shown: What lasts while it serves: a browser that is led to it.

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
    before = {number: signal.signal(number, lambda *_: None) for number in ENDING}
    thread = threading.Thread(target=work, name="insight-serve", daemon=True)
    try:
        thread.start()
        print(line, flush=True)
        with shown:
            while heard.recv(1) not in ENDS:
                pass  # another signal
    finally:
        signal.set_wakeup_fd(wakes)
        server.close()
        thread.join(timeout=5)
        heard.close()
        told.close()
        for number, handler in before.items():
            signal.signal(number, handler)
    if failures:
        raise failures[0]
