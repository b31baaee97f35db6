"""A web server that lists runs, and a stand-in for the library that asks it.

fsspec's own file system of `http://` needs aiohttp, which only `make long` has. This one parses
addresses as that does, notes where each request would go, and lets none go elsewhere than to the
server.
"""

from __future__ import annotations

import functools
import http.client
import re
import threading
from base64 import b64decode
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote, urlsplit

import fsspec
from fsspec.registry import _registry

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    import pytest


class WebServer:
    """What a server was asked, and where else requests would have gone.

    Attributes:
        port: Where it listens.
        queries: What stood behind the question mark of each request.
        let_in: User and password of each request, None without.
        elsewhere: Hosts and ports of requests to anything else; they were not sent.

    """

    def __init__(self, port: int) -> None:
        self.port = port
        self.queries: list[str] = []
        self.let_in: list[str | None] = []
        self.elsewhere: list[tuple[str | None, int | None]] = []

    def url(self, path: str, user: str = "me:hunter2") -> str:
        return f"http://{user}@127.0.0.1:{self.port}/{path}"


@contextmanager
def web_server(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[WebServer]:
    """Inside, a server of this machine lists a folder, and `http://` goes through the stand-in."""
    handler = functools.partial(_Noted, directory=str(folder))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    told = WebServer(server.server_port)
    server.told = told  # type: ignore[attr-defined]
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    monkeypatch.setitem(_registry, "http", type("Web", (_Web,), {"told": told}))
    try:
        yield told
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


class _Noted(SimpleHTTPRequestHandler):
    def send_response(self, code: int, message: str | None = None) -> None:
        given = self.headers.get("Authorization", "").removeprefix("Basic ")
        self.server.told.let_in.append(b64decode(given).decode() or None)  # type: ignore[attr-defined]
        self.server.told.queries.append(urlsplit(self.path).query)  # type: ignore[attr-defined]
        super().send_response(code, message)

    def log_message(self, *_: object) -> None:
        """Nothing: stderr is what tests look at."""


class _Web(fsspec.AbstractFileSystem):
    protocol = "http"
    cachable = False
    told: WebServer

    @classmethod
    def _strip_protocol(cls, path: str) -> str:
        return path

    def ls(self, path: str, detail: bool = True) -> list[dict[str, Any]]:
        """What the links of a page name, joined as fsspec joins them."""
        assert detail
        found = set()
        for link in re.findall(r'href="([^"]+)"', self._asked(path).decode()):
            base = f"{path.rstrip('/')}/"
            whole = "{0.scheme}://{0.netloc}".format(urlsplit(path)) if link[0] == "/" else ""
            if whole or link.startswith("http"):
                found |= {whole + link} if (whole + link).startswith(base) else set()
            elif link not in {"..", "../"}:
                found.add(base + link)
        kinds = {True: "directory", False: "file"}
        return [
            {"name": name, "size": None, "type": kinds[name.endswith("/")]}
            for name in sorted(found)
        ]

    def info(self, path: str) -> dict[str, Any]:
        return {"name": path, "size": len(self._asked(path)), "type": "file"}

    def cat_file(self, path: str, start: int, end: int) -> bytes:
        return self._asked(path)[start:end]

    def encode_url(self, url: str) -> str:
        return url

    def _asked(self, url: str) -> bytes:
        """The answer of the server; a note alone of a request to any other."""
        parts = urlsplit(self.encode_url(url))
        if (parts.hostname, parts.port) != ("127.0.0.1", self.told.port):
            self.told.elsewhere.append((parts.hostname, parts.port))
            raise ConnectionError(f"cannot connect to {url}")
        pair = f"{unquote(parts.username or '')}:{unquote(parts.password or '')}"
        connection = http.client.HTTPConnection("127.0.0.1", self.told.port)
        try:
            asked = f"{parts.path}?{parts.query}" if parts.query else parts.path
            connection.request("GET", asked, headers=_basic(pair) if parts.username else {})
            answer = connection.getresponse()
            content = answer.read()
        finally:
            connection.close()
        if answer.status == http.client.NOT_FOUND:
            raise FileNotFoundError(url)
        return content


def _basic(pair: str) -> dict[str, str]:
    from base64 import b64encode

    return {"Authorization": f"Basic {b64encode(pair.encode()).decode()}"}
