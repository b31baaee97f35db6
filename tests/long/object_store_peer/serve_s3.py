"""The S3 API on a free port of this machine, every request noted; the port goes to stdout.

Beside it, `/_taken` tells the requests since the last call, `/_down` makes all others fail until it
is asked again, and `/_delay?MS` lets each wait.
"""

from __future__ import annotations

import json
import time
from urllib.parse import parse_qs, unquote

from moto.server import DomainDispatcherApplication, create_backend_app
from werkzeug.serving import WSGIRequestHandler, make_server


class Noted:
    """The API, and a note of what it was asked."""

    def __init__(self) -> None:
        self.api = DomainDispatcherApplication(create_backend_app)
        self.requests: list[str] = []
        self.is_down = False
        self.delay_s = 0.0

    def __call__(self, environ, start_response):
        path, query = environ["PATH_INFO"], environ.get("QUERY_STRING", "")
        if path == "/_taken":
            taken, self.requests = self.requests, []
            return answer(start_response, "200 OK", json.dumps(taken).encode())
        if path == "/_down":
            self.is_down = not self.is_down
            return answer(start_response, "200 OK")
        if path == "/_delay":
            self.delay_s = float(query) / 1000
            return answer(start_response, "200 OK")
        self.requests.append(" ".join(described(environ, path, query)))
        time.sleep(self.delay_s)
        if self.is_down:
            return answer(start_response, "503 Slow Down")
        return self.api(environ, start_response)


def described(environ, path, query):
    """`LIST prefix`, or the method, the object and the range of it."""
    method = environ["REQUEST_METHOD"]
    if "list-type" in query:
        return ["LIST", *parse_qs(query).get("prefix", [])]
    return [method, unquote(path), *filter(None, [environ.get("HTTP_RANGE")])]


def answer(start_response, status, content=b""):
    start_response(status, [("Content-Length", str(len(content)))])
    return [content]


class Quiet(WSGIRequestHandler):
    protocol_version = "HTTP/1.1"  # connections are kept, as stores do

    def log(self, *_):
        pass


server = make_server("127.0.0.1", 0, Noted(), threaded=True, request_handler=Quiet)
print(server.server_port, flush=True)
server.serve_forever()
