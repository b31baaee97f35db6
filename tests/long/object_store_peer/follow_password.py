"""Asks web servers that want a password, by the library that users have; prints what each got.

Several servers listen, and one URL names one of them: what the others are asked, and what they are
let in by, is the question.
"""

from __future__ import annotations

import io
import json
import socket
import sys
import threading
from base64 import b64decode
from contextlib import redirect_stderr, redirect_stdout, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from insight.cli import main

got: dict[str, list[str | None]] = {}


class Noted(BaseHTTPRequestHandler):
    """Sends `/moved` on to the other server, and lists links that lead there."""

    def do_GET(self) -> None:
        given = self.headers.get("Authorization", "").removeprefix("Basic ")
        path, _, query = self.path.partition("?")
        let_in = b64decode(given).decode() or query or None
        got.setdefault(names[self.server.server_port], []).append(let_in)
        other = f"127.0.0.1:{ports['other']}"
        if path.startswith("/moved"):
            self.send_response(302)
            self.send_header("Location", f"http://{other}/there/")
            self.end_headers()
        elif path == "/links/":
            own = f"127.0.0.1:{self.server.server_port}"
            links = (f"http://{other}/a/", f"//{other}/b/", f"http://{own}/links@{other}/c/", "d/")
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(" ".join(f'<a href="{link}">' for link in links).encode())
        else:
            self.send_error(404)

    def log_message(self, *_: object) -> None:
        pass


class Sixth(ThreadingHTTPServer):
    address_family = socket.AF_INET6


servers = {name: ThreadingHTTPServer(("127.0.0.1", 0), Noted) for name in ("own", "other")}
with suppress(OSError):  # a machine without IPv6
    servers["sixth"] = Sixth(("::1", 0), Noted)
ports = {name: server.server_port for name, server in servers.items()}
names = {port: name for name, port in ports.items()}
for server in servers.values():
    threading.Thread(target=server.serve_forever, daemon=True).start()

own = f"127.0.0.1:{ports['own']}"
cases = {
    "plain": f"http://me:hunter2@{own}/runs/a",
    "run": f"http://me:hunter2@{own}/runs:a",
    "encoded": f"http://me:hunter2%40x%3A80@{own}/runs:a",
    "written out": f"http://me:hunter2@{ports['other']}:x@{own}/runs",
    "chain": f"http://me:hunter2::{ports['other']}@{own}/runs",
    "moved": f"http://me:hunter2@{own}/moved",
    "links": f"http://me:hunter2@{own}/links",
    "keys": f"http://{own}/links?sig=hunter2",
    "moved with keys": f"http://{own}/moved?sig=hunter2",
}
if "sixth" in ports:
    cases["brackets"] = f"http://me:hunter2@[::1]:{ports['sixth']}/runs:a"
found = {}
for name, url in cases.items():
    for words in (["runs", url], ["diff", url, url], ["replay", url], ["runs", url, "--debug"]):
        got.clear()
        said = io.StringIO()
        with redirect_stderr(said), redirect_stdout(said):
            code = main(words)
        found[f"{name}: {words[0]}"] = {"code": code, "got": got.copy(), "said": said.getvalue()}
buckets = {}
for url in ("s3://KEY:hunter2@bucket/runs", "s3://KEY:hunt/er2@bucket/runs:a"):
    said = io.StringIO()
    with redirect_stderr(said):
        main(["diff", url, url])
        main(["runs", url, "--debug"])
    buckets[url] = said.getvalue()
print(json.dumps({"web": found, "buckets": buckets}))
sys.stdout.flush()
