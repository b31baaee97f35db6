"""Follows runs that a plain web server lists, and prints as JSON what it saw and what was asked."""

from __future__ import annotations

import functools
import json
import shutil
import sys
import tempfile
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pandas as pd

from insight import open_runs
from insight.errors import RemoteError
from insight.tables.kinds import KINDS

CORPUS = Path(sys.argv[1])
asked: list[str] = []


class Noted(SimpleHTTPRequestHandler):
    """Knows no ranges: it sends whole files."""

    def log_message(self, *_: object) -> None:
        asked.append(f"{self.command} {self.path}")


def asked_for() -> list[int]:
    """How many states were asked for, and how many contents of event files."""
    contents = [line for line in asked if line.startswith("GET") and ".summary." in line]
    return [sum(line.startswith("HEAD") for line in asked), len(contents)]


with tempfile.TemporaryDirectory() as folder:
    runs = Path(folder, "runs")
    shutil.copytree(CORPUS, runs)
    name = "läuft #1"
    (source,) = runs.glob("record_all_plugins/*_MS")
    (runs / name).mkdir()
    grown = Path(shutil.copy(source, runs / name))
    handler = functools.partial(Noted, directory=folder)
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever).start()
    local, store = open_runs(runs), open_runs(f"http://127.0.0.1:{server.server_port}/runs")
    for kind in KINDS:
        pd.testing.assert_frame_equal(store.table(kind), local.table(kind))
    seen = {"runs": len(store.runs()), "named": name in set(store.runs()["run"])}
    asked.clear()
    store.refresh()
    seen["quiet"] = asked_for()
    with grown.open("ab") as file:
        file.write(source.read_bytes())
    asked.clear()
    seen["new"] = store.refresh() == local.refresh() > 0
    seen["grown"] = asked_for()
    files = int(local.runs()["files"].sum())
    server.shutdown()
    server.server_close()
    try:
        store.refresh()
    except RemoteError:
        seen["error"] = True
    seen["kept"] = len(store.runs()) == seen["runs"]
    print(json.dumps({**seen, "files": files}))
