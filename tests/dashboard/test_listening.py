"""What clients hold of a server is bounded, whatever they do."""

from __future__ import annotations

import http.client
import json
import select
import socket
import threading
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING

import pytest
from flask import Response, request

from dashboard import create_app, guard
from dashboard.access import Access
from dashboard.connections import Limits
from dashboard.guesses import AT_ONCE
from dashboard.listening import THREADS
from dashboard.server import Server, listen

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dash import Dash

    import insight

HEALTH = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
LARGE = b"GET /large HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
WRONG = b"HEAD /api/v1/runs HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer x\r\n\r\n"
BODYLESS = b"POST /_dash-update-component HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n"
LARGE_BYTES = 5_000_000


@contextmanager
def serving(app: Dash, limits: Limits | None = None) -> Iterator[Server]:
    """Inside, it answers."""
    server = Server(app, listen(), "127.0.0.1", limits or Limits())
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        yield server
    finally:
        server.close()
        thread.join(10)


def connected(server: Server, read_ahead_bytes: int = 0) -> socket.socket:
    """A connection that has sent nothing yet."""
    one = socket.socket()
    if read_ahead_bytes:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, read_ahead_bytes)
    one.settimeout(30)
    one.connect((server.host, server.port))
    return one


def is_healthy(server: Server) -> bool:
    asked = http.client.HTTPConnection(server.host, server.port, timeout=30)
    asked.request("GET", "/health")
    answer = asked.getresponse()
    answer.read()
    asked.close()
    return answer.status == 200


def ends(one: socket.socket) -> bool:
    """Whether the server ends it before the patience of the socket does."""
    try:
        while one.recv(65_536):
            pass
    except ConnectionError:
        pass
    return True


def ends_unread(one: socket.socket) -> bool:
    """Whether the server ends it while nobody reads."""
    waiting = select.poll()
    waiting.register(one, 0)
    return bool(waiting.poll(30_000))


def with_large_answers(app: Dash) -> Dash:
    def large() -> Response:
        return Response(b"x" * LARGE_BYTES)

    def stream() -> Response:
        return Response(b"x" * 1_000_000 for _ in range(200))

    app.server.add_url_rule("/large", "large", large)
    app.server.add_url_rule("/stream", "stream", stream)
    return app


@pytest.mark.parametrize("token", ["", "a token of some letters"])
def test_hundreds_of_silent_connections_stop_nobody(empty: insight.Store, token: str) -> None:
    app = create_app(empty, Access(token))
    with serving(app) as server, ExitStack() as opened:
        for _ in range(200):
            opened.enter_context(connected(server))

        assert is_healthy(server)


def test_more_connections_than_places_stop_nobody(empty: insight.Store) -> None:
    with serving(create_app(empty), Limits(most=20, share=20)) as server, ExitStack() as opened:
        for _ in range(60):
            opened.enter_context(connected(server))

        assert is_healthy(server)


@pytest.mark.parametrize("sent", [b"", b"GET /hea", b"\r\n\r\n"])
def test_connection_that_sends_no_whole_head_ends(empty: insight.Store, sent: bytes) -> None:
    with (
        serving(create_app(empty), Limits(silent_s=0.1, look_s=0.1)) as server,
        connected(server) as one,
    ):
        one.sendall(sent)

        assert ends(one)


def test_connection_that_sends_no_body_ends(empty: insight.Store) -> None:
    with (
        serving(create_app(empty), Limits(body_s=0.1, look_s=0.1)) as server,
        connected(server) as one,
    ):
        one.sendall(BODYLESS)

        assert ends(one)


def test_connection_is_used_again(empty: insight.Store) -> None:
    with serving(create_app(empty)) as server, connected(server) as one:
        for _ in range(2):
            one.sendall(HEALTH.replace(b"GET", b"HEAD"))

            assert one.recv(4096).startswith(b"HTTP/1.1 200")


def test_connection_that_asks_no_more_ends(empty: insight.Store) -> None:
    limits = Limits(idle_s=0.1, look_s=0.1)
    with serving(create_app(empty), limits) as server, connected(server) as one:
        one.sendall(HEALTH)

        assert ends(one)


def test_client_that_reads_nothing_is_left(empty: insight.Store) -> None:
    app = with_large_answers(create_app(empty))
    with serving(app, Limits(unread_s=0.1, look_s=0.1)) as server, connected(server, 4096) as one:
        one.sendall(LARGE)

        assert ends_unread(one)


def test_single_client_gets_all_however_slowly(empty: insight.Store) -> None:
    app = with_large_answers(create_app(empty))
    with serving(app, Limits(unread_bytes=1, look_s=0.1)) as server, connected(server, 4096) as one:
        one.sendall(LARGE.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
        came = 0
        while chunk := one.recv(50_000):
            came += len(chunk)

    assert came > LARGE_BYTES


def test_clients_that_do_not_read_hold_a_bounded_room(empty: insight.Store) -> None:
    app, held = with_large_answers(create_app(empty)), [0]
    limits = Limits(unread_bytes=2 * LARGE_BYTES, look_s=0.1)
    with serving(app, limits) as server, ExitStack() as opened:
        app.server.before_request(lambda: held.append(server.unread_bytes))
        for _ in range(30):
            opened.enter_context(connected(server, 4096)).sendall(LARGE * 4)

        assert is_healthy(server)
        assert max(held) < (2 + THREADS) * LARGE_BYTES


def test_several_requests_at_once_are_answered_in_turn(empty: insight.Store) -> None:
    app = with_large_answers(create_app(empty))
    with serving(app) as server, connected(server) as one:
        one.sendall(LARGE * 3 + HEALTH.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
        came = bytearray()
        while chunk := one.recv(1 << 20):
            came += chunk

    assert came.count(b"HTTP/1.1 200") == 4
    assert len(came) > 3 * LARGE_BYTES


def test_long_answers_that_nobody_reads_hold_no_thread_for_good(empty: insight.Store) -> None:
    app = with_large_answers(create_app(empty))
    limits = Limits(look_s=0.1)
    with serving(app, limits) as server, ExitStack() as opened:
        for _ in range(THREADS + 2):
            one = opened.enter_context(connected(server, 4096))
            one.sendall(LARGE.replace(b"/large", b"/stream"))

        assert is_healthy(server)


def test_files_are_read_by_the_app_so_that_none_waits_open_for_a_client(
    empty: insight.Store,
) -> None:
    app, handed = create_app(empty), []
    app.server.before_request(lambda: handed.append("wsgi.file_wrapper" in request.environ))
    with serving(app) as server:
        assert is_healthy(server)

    assert handed == [False]


def test_server_that_ends_while_it_is_told_to_is_closed(
    empty: insight.Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = Server(create_app(empty), listen(), "127.0.0.1", Limits())
    thread = threading.Thread(target=server.run)
    thread.start()
    assert is_healthy(server)
    trigger = server._server.trigger
    pull = trigger._physical_pull

    def pulled_twice() -> None:
        pull()  # by another thread, which has something to send
        thread.join(0.2)
        pull()

    monkeypatch.setattr(trigger, "_physical_pull", pulled_twice)
    server.close()
    thread.join(10)

    assert not thread.is_alive()


def test_address_without_a_place_is_told_so(empty: insight.Store) -> None:
    with serving(create_app(empty), Limits(most=2)) as server, ExitStack() as opened:
        for _ in range(2):
            one = opened.enter_context(connected(server))
            one.sendall(HEALTH + BODYLESS)
            one.recv(4096)
        last = opened.enter_context(connected(server))

        assert last.recv(4096).startswith(b"HTTP/1.1 503 ")
        assert ends(last)


def test_pulse_leaves_its_connection(empty: insight.Store) -> None:
    with serving(create_app(empty)) as server:
        first = pulse(server, "")
        again = pulse(server, json.loads(first.split(b"\r\n\r\n", 1)[1])["mark"])

    assert first.startswith(b"HTTP/1.1 200")
    assert again.startswith(b"HTTP/1.1 204")


def test_wrong_tokens_are_answered_late_and_hold_nobody(
    empty: insight.Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guard.Guesses, "late_s", lambda *_: 1_000.0)
    app = create_app(empty, Access("a token of some letters"))
    with serving(app) as server, ExitStack() as opened:
        guesses = [opened.enter_context(connected(server)) for _ in range(3 * THREADS)]
        for one in guesses:
            one.sendall(WRONG)

        assert is_healthy(server)
        assert select.select(guesses, [], [], 0)[0] == []


def test_who_waits_for_a_late_answer_gives_way(
    empty: insight.Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guard.Guesses, "late_s", lambda *_: 1_000.0)
    app = create_app(empty, Access("a token of some letters"))
    with serving(app, Limits(share=4)) as server, ExitStack() as opened:
        for _ in range(20):
            opened.enter_context(connected(server)).sendall(WRONG)

        assert is_healthy(server)


def test_wrong_token_is_answered_in_the_end(empty: insight.Store) -> None:
    app = create_app(empty, Access("a token of some letters"))
    with serving(app, Limits(look_s=0.1)) as server, connected(server) as one:
        for _ in range(AT_ONCE + 1):
            one.sendall(WRONG)

            assert one.recv(4096).startswith(b"HTTP/1.1 401")


def pulse(server: Server, seen: str) -> bytes:
    """All that comes until the server ends the connection."""
    came = bytearray()
    with connected(server) as one:
        one.sendall(f"GET /pulse?seen={seen} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
        while chunk := one.recv(65_536):
            came += chunk
    return bytes(came)
