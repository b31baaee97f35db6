"""What is told in tests, and a server that hears it."""

from __future__ import annotations

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING

import pytest

from insight.watching import Found, Holding, rules_of
from insight.watching.message import Message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


@pytest.fixture
def message() -> Callable[..., Message]:
    """A message of runs by their names."""

    def make(*runs: str) -> Message:
        (rule,) = rules_of("loss is nan").rules
        held = [Holding(rule, run, Found("NaN at step 3", "train/loss", 3)) for run in runs or "a"]
        return Message("/runs", held)

    return make


class Heard:
    """A server on the loopback: what it was sent, and how it answers."""

    def __init__(self) -> None:
        self.bodies: list[bytes] = []
        self.status = 200
        self.goes_on = threading.Event()
        """Until when it holds back its answers."""
        self.goes_on.set()
        heard = self

        class Answers(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                heard.bodies.append(self.rfile.read(int(self.headers["Content-Length"])))
                heard.goes_on.wait(60)
                self.send_response(heard.status)
                self.send_header("Location", "/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Answers)
        self.url = f"http://127.0.0.1:{self._server.server_port}/SECRET"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,))
        self._thread.start()

    def close(self) -> None:
        self.goes_on.set()
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


@pytest.fixture
def heard() -> Iterator[Heard]:
    server = Heard()
    yield server
    server.close()
