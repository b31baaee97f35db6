"""Waitress within bounds: what `connections.py` decides, done to its sockets.

Waitress stops at 100 connections, however silent; ends those that do not read at no time; lets a
client that sends several requests at once hold a thread of the few; and keeps files open for those
that do not read.
"""

from __future__ import annotations

import errno
import socket
import struct
import threading
import time
from collections import deque
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from waitress import channel, task
from waitress.adjustments import Adjustments
from waitress.server import TcpWSGIServer

from . import connections
from .connections import CLOSES, LATE, Limits, Standing
from .guard import LARGEST_REQUEST, headers_with

if TYPE_CHECKING:
    from collections.abc import Callable

THREADS = 8
# Longer ones Waitress would write to a temporary file first; Plotly's script has 5 MB.
ANSWER_IN_MEMORY_BYTES = 64 << 20
STREAM_AHEAD_BYTES = 4 << 20
WITHOUT_ROOM_S = 1.0
FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 1\r\n"
    b"Content-Length: 0\r\n\r\n"
)
_AT_ONCE = struct.pack("ii", 1, 0)
_NO_DESCRIPTORS = {errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM}


class _Refusal(task.ErrorTask):
    """The answer to what is no HTTP at all: it never reaches the app, so headers come here."""

    def execute(self) -> None:
        self.response_headers.extend(headers_with().items())
        super().execute()


class _Answer(task.WSGITask):
    def service(self) -> None:
        self.channel.writes = True
        try:
            super().service()
        finally:
            self.channel.writes = False

    def get_environment(self) -> dict[str, Any]:
        environ: dict[str, Any] = super().get_environment()
        environ[CLOSES] = self.set_close_on_finish
        environ[LATE] = self.channel.hold_back
        # Files given to it Waitress would keep open until a client has read them, or has gone.
        environ.pop("wsgi.file_wrapper", None)
        return environ


class _Connection(channel.HTTPChannel):
    task_class = _Answer
    error_task_class = _Refusal

    def __init__(self, server: Any, sock: Any, told: Any, adj: Any, map: Any = None) -> None:
        now = time.monotonic()
        self.address = connections.address_of(told)
        self.began = self._asked = self._answered = self._taken_at = now
        self._answers = self._taken = 0
        self._left_at_look = False
        self.writes = self._waits = False
        self._held_until = 0.0
        super().__init__(server, sock, told, adj, map=map)

    def standing(self) -> Standing:
        """How it stands now."""
        left, request = self.total_outbufs_len, self.request
        taken = self._taken if self._left_at_look else None
        if left and self._is_held():
            return Standing(self.address, "late", self._taken_at)
        if left:
            return Standing(self.address, "unread", self._taken_at, left, taken, self._waits)
        if self.requests:
            return Standing(self.address, "answered", self._answered)
        if request is not None and request.headers_finished:
            return Standing(self.address, "sending a body", self._asked)
        if not self._answers:
            return Standing(self.address, "silent", self.began)
        if request is not None:
            return Standing(self.address, "asking", self._asked)
        return Standing(self.address, "idle", self._answered)

    def looked_at(self) -> None:
        """Count from now on what the client takes."""
        self._taken = 0
        self._left_at_look = self.total_outbufs_len > 0

    def readable(self) -> bool:
        return self.socket is not None and bool(super().readable())

    def writable(self) -> bool:
        return self.socket is not None and bool(super().writable()) and not self._is_held()

    def hold_back(self, late_s: float) -> None:
        """Send nothing for so long."""
        self._held_until = time.monotonic() + late_s

    def _is_held(self) -> bool:
        return time.monotonic() < self._held_until

    def _flush_some(self, do_close: bool = True) -> bool:
        return not self._is_held() and bool(super()._flush_some(do_close=do_close))

    def received(self, data: bytes) -> bool:
        before = self.request
        goes_on = super().received(data)
        if self.request is not None and self.request is not before:
            self._asked = time.monotonic()
        return bool(goes_on)

    def send(self, data: bytes, do_close: bool = True) -> int:
        sent: int = super().send(data, do_close=do_close)
        if sent:
            self._taken += sent
            self._taken_at = time.monotonic()
        return sent

    def write_soon(self, data: Any) -> int:
        if not self.total_outbufs_len:
            self._taken_at = time.monotonic()  # only now there is something to take
        written: int = super().write_soon(data)
        return written

    def _flush_outbufs_below_high_watermark(self) -> None:
        """Wait for the client while a long answer is written, but not between two requests."""
        if self.writes:
            self._waits = True
            try:
                super()._flush_outbufs_below_high_watermark()
            finally:
                self._waits = False

    def end(self) -> None:
        """Close it in the thread that serves; what its client does not take is let go of."""
        if self.total_outbufs_len and self.socket is not None:
            with suppress(OSError):  # it has gone already, or the system has other numbers here
                self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _AT_ONCE)
        self.handle_close()

    def service(self) -> None:
        try:
            super().service()
        finally:
            self._answers += 1
            self._answered = time.monotonic()
            self.server.has_answered()


class Listening(TcpWSGIServer):
    """Answers those who connect to a socket that listens, within limits.

    Args:
        app: A WSGI app.
        sock: It listens already.
        limits: What is kept for clients.

    """

    channel_class = _Connection

    def __init__(self, app: Callable[..., Any], sock: socket.socket, limits: Limits) -> None:
        self._limits = limits
        self._pending: deque[_Connection] = deque()
        self._answering = 0
        self._counting = threading.Lock()
        self._accepts_from = 0.0
        adjustments = Adjustments(
            threads=THREADS,
            ident=None,
            outbuf_overflow=ANSWER_IN_MEMORY_BYTES,
            outbuf_high_watermark=STREAM_AHEAD_BYTES,
            max_request_body_size=LARGEST_REQUEST,  # larger ones it would write to a file first
            clear_untrusted_proxy_headers=False,  # guard.py knows when they count
            connection_limit=2**31,  # ours counts
            asyncore_use_poll=True,  # select takes no descriptor above 1023
        )
        adjustments.cleanup_interval = adjustments.asyncore_loop_timeout = limits.look_s
        told = (sock.family, sock.type, sock.proto, sock.getsockname())
        super().__init__(app, map={}, _sock=sock, adj=adjustments, bind_socket=False, sockinfo=told)

    @property
    def unread_bytes(self) -> int:
        """What all clients together have not taken yet."""
        return sum(one.total_outbufs_len for one in list(self.active_channels.values()))

    def add_task(self, connection: _Connection) -> None:
        """Answer a request as soon as there is room for the answer."""
        self._pending.append(connection)

    def readable(self) -> bool:
        """Before each wait for sockets, in the thread that serves them."""
        self._begin_answers()
        return bool(super().readable()) and time.monotonic() >= self._accepts_from

    def _begin_answers(self) -> None:
        if not self._pending:
            return
        room = self._limits.unread_bytes - self.unread_bytes
        for _ in range(len(self._pending)):
            # More would wait for a thread, and then be answered however little room is left.
            if self._answering >= THREADS:
                return
            one = self._pending.popleft()
            if one.connected and (room <= 0 or one.total_outbufs_len):
                self._pending.append(one)  # a client takes one answer before it gets another
            else:
                with self._counting:
                    self._answering += 1
                self.task_dispatcher.add_task(one)

    def has_answered(self) -> None:
        """Let another request begin; called by the thread that answered one."""
        with self._counting:
            self._answering -= 1
        if self.socket is not None:  # else it was closed meanwhile
            self.pull_trigger()

    def handle_accept(self) -> None:
        try:
            accepted = self.accept()
        except OSError as error:
            if error.errno in _NO_DESCRIPTORS and not self._make_room(""):
                self._accepts_from = time.monotonic() + WITHOUT_ROOM_S
            return
        if accepted is not None:
            self._take(*accepted)

    def _take(self, sock: socket.socket, told: Any) -> None:
        sock.setblocking(False)
        address = connections.address_of(told)
        if connections.is_full(self._standings(), address, self._limits) and not self._make_room(
            address
        ):
            _refuse(sock)
            return
        try:
            self.set_socket_options(sock)
        except OSError:  # it has gone already
            sock.close()
            return
        self.channel_class(self, sock, told, self.adj, map=self._map)

    def _standings(self) -> dict[int, Standing]:
        return {key: one.standing() for key, one in self.active_channels.items()}

    def _make_room(self, address: str) -> bool:
        key = connections.giving_way(self._standings(), address, self._limits)
        if key is not None:
            self.active_channels[key].end()
        return key is not None

    def maintenance(self, now: float) -> None:
        """End the connections whose time is up; every second, in the thread that serves."""
        now = time.monotonic()
        standings = self._standings()
        ended = set(connections.overdue(standings, now, self._limits))
        left = {key: one for key, one in standings.items() if key not in ended}
        for key in ended | set(connections.unread(left, self._limits)):
            # Waitress would wait until there is room to write, which there never is.
            self.active_channels[key].end()
        for one in self.active_channels.values():
            one.looked_at()


def _refuse(sock: socket.socket) -> None:
    try:
        sock.send(FULL)
    except OSError:
        pass
    finally:
        sock.close()
