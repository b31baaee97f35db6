"""A server listens where it says, and ends when told."""

from __future__ import annotations

import http.client
import json
import socket
import threading
import urllib.error
import urllib.request
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

from dashboard import create_app
from dashboard.access import Access
from dashboard.server import Server, listen, make_server
from insight.errors import SummaryValueError

if TYPE_CHECKING:
    from collections.abc import Iterator

    import insight

PAGE = json.dumps(
    {
        "output": "page.children",
        "outputs": {"id": "page", "property": "children"},
        "inputs": [{"id": "address", "property": "pathname", "value": "/x/runs"}],
        "state": [{"id": "address", "property": "search", "value": ""}],
        "changedPropIds": ["address.pathname"],
    }
)


@contextmanager
def running(server: Server) -> Iterator[Server]:
    """Inside, it answers."""
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        yield server
    finally:
        server.close()
        thread.join(10)


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


@pytest.mark.parametrize(
    ("named", "status"), [("runs.example.org", 200), ("evil.example", 421), (None, 403)]
)
def test_proxy_may_tell_how_browsers_reach_it(
    empty: insight.Store, named: str | None, status: int
) -> None:
    access = Access("the-token", prefix="/x", hosts=frozenset({"runs.example.org"}))
    headers = {
        "Authorization": "Bearer the-token",
        "Content-Type": "application/json",
        "Origin": "https://runs.example.org:8443",
        "X-Forwarded-Proto": "https",
    }
    told = {} if named is None else {"X-Forwarded-Host": f"{named}:8443"}
    with running(make_server(create_app(empty, access))) as server:
        asked = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
        asked.request("POST", "/x/_dash-update-component", PAGE, headers | told)
        answer = asked.getresponse()
        answer.read()
        asked.request("GET", "/x/runs?token=the-token", headers={"X-Forwarded-Proto": "https"})
        cookie = asked.getresponse().getheader("Set-Cookie") or ""
        asked.close()

    assert answer.status == status
    assert "Secure" in cookie


def test_body_without_end_is_refused_before_it_is_read(empty: insight.Store) -> None:
    head = b"POST /_dash-update-component HTTP/1.1\r\nHost: localhost\r\n"
    with running(make_server(create_app(empty))) as server:
        with socket.create_connection((server.host, server.port), timeout=10) as connection:
            connection.sendall(head + b"Content-Length: 900000000\r\n\r\n")
            answer = connection.recv(4096)

    assert b" 413 " in answer.splitlines()[0]


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
    with pytest.raises(SummaryValueError, match="choose another port"):
        make_server(create_app(empty), port=99_999)


@pytest.mark.parametrize("port", [None, 6060])
def test_address_of_another_machine_is_an_error(empty: insight.Store, port: int | None) -> None:
    with pytest.raises(SummaryValueError, match=r"192\.0\.2\.1.*choose another address"):
        make_server(create_app(empty), host="192.0.2.1", port=port)


def test_closing_twice_and_before_running_is_no_error(empty: insight.Store) -> None:
    server = make_server(create_app(empty))
    server.close()
    server.close()

    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        other.bind(("127.0.0.1", server.port))
