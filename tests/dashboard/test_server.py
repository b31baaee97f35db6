"""A server listens where it says, and ends when told."""

from __future__ import annotations

import json
import socket
import threading
import urllib.error
import urllib.request
from typing import TYPE_CHECKING

import pytest

from dashboard import create_app
from dashboard.access import Access
from dashboard.server import Server, listen, make_server
from insight.errors import SummaryValueError

if TYPE_CHECKING:
    import insight


def test_server_answers_at_its_url_until_closed(empty: insight.Store) -> None:
    server = make_server(create_app(empty))
    thread = threading.Thread(target=server.run)
    thread.start()
    with urllib.request.urlopen(f"{server.url}health", timeout=10) as answer:
        health = json.load(answer)
    server.close()
    thread.join(10)

    assert health["status"] == "ok"
    assert not thread.is_alive()


@pytest.mark.parametrize(
    "request_line", [b"nonsense", b"GET / HTTP/1.1\r\nno header", b"GET /" + b"a" * 300_000]
)
def test_what_is_no_request_is_answered_with_the_headers(
    empty: insight.Store, request_line: bytes
) -> None:
    server = make_server(create_app(empty))
    thread = threading.Thread(target=server.run)
    thread.start()
    with socket.create_connection((server.host, server.port), timeout=10) as connection:
        connection.sendall(request_line + b"\r\n\r\n")
        answer = connection.recv(4096)
    server.close()
    thread.join(10)

    assert answer.startswith(b"HTTP/1.0 4")
    assert b"Content-Security-Policy: default-src 'none'" in answer
    assert b"X-Content-Type-Options: nosniff" in answer
    assert b"X-Frame-Options: DENY" in answer


def test_taken_port_leads_to_the_next_free_one(empty: insight.Store) -> None:
    first = make_server(create_app(empty))
    second = make_server(create_app(empty))
    ports = first.port, second.port
    first.close()
    second.close()

    assert 6060 <= ports[0] < ports[1]


def test_url_is_what_a_browser_needs(empty: insight.Store) -> None:
    app = create_app(empty, Access(prefix="/team/x"))
    for host, place in [("0.0.0.0", "127.0.0.1"), ("127.0.0.1", "127.0.0.1")]:
        server = make_server(app, host=host)
        server.close()

        assert server.url == f"http://{place}:{server.port}/team/x/"


def test_socket_can_listen_before_there_is_an_app(empty: insight.Store) -> None:
    listening = listen()
    server = Server(create_app(empty), listening, "127.0.0.1")
    server.close()

    assert server.port >= 6060
    assert listening.fileno() == -1


def test_server_on_every_address_asks_for_its_token(empty: insight.Store) -> None:
    server = make_server(create_app(empty, Access("the-token")), host="0.0.0.0")
    thread = threading.Thread(target=server.run)
    thread.start()
    statuses = []
    for headers in ({}, {"Authorization": "Bearer the-token"}):
        asked = urllib.request.Request(f"{server.url}api/v1/runs", headers=headers)
        try:
            with urllib.request.urlopen(asked, timeout=10) as answer:
                statuses.append(answer.status)
        except urllib.error.HTTPError as refused:
            statuses.append(refused.code)
    server.close()
    thread.join(10)

    assert statuses == [401, 200]


def test_given_port_that_is_taken_is_an_error(empty: insight.Store) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(SummaryValueError, match=f"make_server expected .*:{port}"):
            make_server(create_app(empty), port=port)


def test_port_out_of_range_is_an_error(empty: insight.Store) -> None:
    with pytest.raises(SummaryValueError, match="port"):
        make_server(create_app(empty), port=99_999)


def test_address_of_another_machine_is_an_error(empty: insight.Store) -> None:
    with pytest.raises(SummaryValueError, match=r"192\.0\.2\.1"):
        make_server(create_app(empty), host="192.0.2.1")


def test_closing_twice_and_before_running_is_no_error(empty: insight.Store) -> None:
    server = make_server(create_app(empty))
    server.close()
    server.close()

    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        other.bind(("127.0.0.1", server.port))
