"""The app on a port of this machine, for as long as somebody wants it."""

from __future__ import annotations

import errno
import logging
import socket
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from waitress import wasyncore

from insight.errors import SummaryValueError

from .connections import Limits
from .descriptors import most_open
from .early_imports import import_what_misleads_threads
from .guard import HOSTS, WILDCARDS, hosts_of
from .listening import Listening

if TYPE_CHECKING:
    from dash import Dash

FIRST_PORT = 6060
LAST_PORT = 6159
BACKLOG = 128
_NO_ADDRESS_OF_OURS = {errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT, socket.EAI_NONAME}
_USUAL = Limits()


@runtime_checkable
class Answering(Protocol):
    """A WSGI app that knows under which names it is reached."""

    base: str
    """What its addresses begin with."""

    def __call__(self, environ: dict[str, Any], start_response: Any) -> Any: ...

    def called(self, hosts: frozenset[str]) -> None:
        """Answer under these names too."""


class _Ready:
    """An app of Dash as it stands."""

    def __init__(self, app: Dash) -> None:
        self.base: str = app.config.requests_pathname_prefix
        self._server = app.server

    def __call__(self, environ: dict[str, Any], start_response: Any) -> Any:
        return self._server(environ, start_response)

    def called(self, hosts: frozenset[str]) -> None:
        self._server.config[HOSTS] = hosts


class Server:
    """A web server that accepts connections from the moment it is made.

    Args:
        app: What `create_app` gives, or what stands for it while a folder is read.
        listening: Where others connect to.
        host: The address it is bound to.
        limits: What is kept for those who connect; of the files that this process may have open,
            at most half are connections.

    Attributes:
        host, port: Where it listens.
        limits: What it keeps for those who connect.
        url: What to type into a browser; where a token is asked for, `?token=` comes behind it.

    """

    def __init__(
        self, app: Dash | Answering, listening: socket.socket, host: str, limits: Limits = _USUAL
    ) -> None:
        import_what_misleads_threads()
        # That a request waits for a thread is no news to whoever typed the command.
        logging.getLogger("waitress.queue").setLevel(logging.ERROR)
        answering = app if isinstance(app, Answering) else _Ready(app)
        answering.called(hosts_of(host))
        self.host = host
        self._base = answering.base
        self.port: int = listening.getsockname()[1]
        self._running = self._closed = False
        self.limits = limits._replace(most=min(limits.most, most_open() // 2))
        self._server = Listening(answering, listening, self.limits)

    @property
    def url(self) -> str:
        reached = "127.0.0.1" if self.host in WILDCARDS else self.host
        shown = f"[{reached}]" if ":" in reached else reached
        return f"http://{shown}:{self.port}{self._base}"

    @property
    def unread_bytes(self) -> int:
        """What it holds of answers that clients have not taken yet."""
        return self._server.unread_bytes

    def run(self) -> None:
        """Answer requests until `close()` is called from another thread or a signal."""
        self._running = True
        self._server.run()

    def close(self) -> None:
        """Stop answering and let `run()` return; a second call does nothing."""
        if not self._closed:
            self._closed = True
            if not self._running:
                self._end()
                return
            trigger = self._server.trigger
            with trigger.lock:  # else its loop may end, and close the pipe, before this is written
                trigger.thunks.append(self._end)
                trigger.pull_trigger()

    def _end(self) -> None:
        """In the serving thread, if there is one: without sockets its loop ends."""
        self._server.task_dispatcher.shutdown(timeout=2)
        wasyncore.close_all(self._server._map)
        self._server.trigger.trigger = -1  # a late thread would write into whatever has its number


def make_server(app: Dash | Answering, host: str = "127.0.0.1", port: int | None = None) -> Server:
    """A server for `app` that listens already.

    Args:
        app: What `create_app` gives, or what stands for it while a folder is read.
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
