"""The app on a port of this machine, for as long as somebody wants it."""

from __future__ import annotations

import errno
import socket
from typing import TYPE_CHECKING, Any

import waitress
from waitress import channel, task, wasyncore

from insight.errors import SummaryValueError

from .guard import HOSTS, LARGEST_REQUEST, WILDCARDS, headers_with, hosts_of

if TYPE_CHECKING:
    from dash import Dash

FIRST_PORT = 6060
LAST_PORT = 6159
THREADS = 8
# Waitress would write longer answers to a temporary file first; Plotly's script has 5 MB.
ANSWER_IN_MEMORY_BYTES = 64 << 20
BACKLOG = 128
_NO_ADDRESS_OF_OURS = {errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT, socket.EAI_NONAME}


class _Refusal(task.ErrorTask):  # type: ignore[misc]  # waitress has no types
    """The answer to what is no HTTP at all: it never reaches the app, so headers come here."""

    def execute(self) -> None:
        self.response_headers.extend(headers_with().items())
        super().execute()


class _Connection(channel.HTTPChannel):  # type: ignore[misc]  # waitress has no types
    error_task_class = _Refusal


class Server:
    """A web server that accepts connections from the moment it is made.

    Attributes:
        host, port: Where it listens.
        url: What to type into a browser; where a token is asked for, `?token=` comes behind it.

    """

    def __init__(self, app: Dash, listening: socket.socket, host: str) -> None:
        self.host = host
        self._base: str = app.config.requests_pathname_prefix
        self.port: int = listening.getsockname()[1]
        app.server.config[HOSTS] = hosts_of(host)
        self._running = self._closed = False
        self._server: Any = waitress.create_server(
            app.server,
            sockets=[listening],
            threads=THREADS,
            ident=None,
            outbuf_overflow=ANSWER_IN_MEMORY_BYTES,
            max_request_body_size=LARGEST_REQUEST,  # larger ones it would write to a file first
            clear_untrusted_proxy_headers=False,  # guard.py knows when they count
        )
        self._server.channel_class = _Connection

    @property
    def url(self) -> str:
        reached = "127.0.0.1" if self.host in WILDCARDS else self.host
        place = f"[{reached}]" if ":" in reached else reached
        return f"http://{place}:{self.port}{self._base}"

    def run(self) -> None:
        """Answer requests until `close()` is called from another thread or a signal."""
        self._running = True
        self._server.run()

    def close(self) -> None:
        """Stop answering and let `run()` return; a second call does nothing."""
        if not self._closed:
            self._closed = True
            if self._running:
                self._server.trigger.pull_trigger(self._end)
            else:
                self._end()

    def _end(self) -> None:
        """In the serving thread, if there is one: without sockets its loop ends."""
        self._server.task_dispatcher.shutdown(timeout=2)
        wasyncore.close_all(self._server._map)


def make_server(app: Dash, host: str = "127.0.0.1", port: int | None = None) -> Server:
    """A server for `app` that listens already.

    Args:
        app: What `create_app` gives.
        host: An address of this machine.
        port: Where to listen; None takes the first free port from 6060 on.

    Raises:
        SummaryValueError: If the port is taken or not allowed, or the address is not this
            machine's.

    """
    return Server(app, listen(host, port), host)


def listen(host: str = "127.0.0.1", port: int | None = None) -> socket.socket:
    """A socket that listens, for who must know the port before there is an app.

    Raises:
        SummaryValueError: As `make_server` does.

    """
    wanted = range(FIRST_PORT, LAST_PORT + 1) if port is None else [port]
    for number in wanted:
        listening = _listen(host, number, must=port is not None)
        if listening is not None:
            return listening
    where = f"{FIRST_PORT} to {LAST_PORT}"
    raise SummaryValueError.of("make_server", "a free port", f"none from {where}", "give a port")


def _listen(host: str, port: int, *, must: bool) -> socket.socket | None:
    """A listening socket; None if the port is taken and another will do."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        listening.close()
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE and not must:
            return None
        is_address = isinstance(error, OSError) and error.errno in _NO_ADDRESS_OF_OURS
        hint = "choose another address" if is_address else "choose another port, or leave it out"
        got = f"{host}:{port} ({getattr(error, 'strerror', None) or error})"
        raise SummaryValueError.of("make_server", "a port to listen on", got, hint) from error
    return listening
