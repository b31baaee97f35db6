"""Follows runs in a bucket as a user would, and prints as JSON what it saw and what was asked."""

from __future__ import annotations

import json
import os
import sys
import threading
import time
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING, Any

import fsspec
import numpy as np
import pandas as pd

from dashboard import create_app
from dashboard.server import make_server
from insight import open_runs
from insight.errors import PathError, RemoteError
from insight.format.frames import frame
from insight.format.messages import Event
from insight.plugins import PLUGINS
from insight.tables.kinds import KINDS

if TYPE_CHECKING:
    from insight import Store

ENDPOINT = os.environ["FSSPEC_S3_ENDPOINT_URL"]
CORPUS = Path(sys.argv[1])
EVENTS = "events.out.events.summary.1700000000.0.host_MS"
RUNS, GROWN, STEPS = 300, 10, 200
MANY = 1100  # a page of a listing has a thousand
LONG_RECORDS = 1000
BUCKET = fsspec.filesystem("s3")
OPENER = urllib.request.build_opener(urllib.request.ProxyHandler({}))


def ask(path: str, body: dict[str, Any] | None = None, url: str = ENDPOINT) -> bytes:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url + path, data, {"Content-Type": "application/json"})
    with OPENER.open(request, timeout=60) as opened:
        answer: bytes = opened.read()
    return answer


def taken() -> list[str]:
    """The requests since the last call."""
    found: list[str] = json.loads(ask("/_taken"))
    return found


def counted(requests: list[str]) -> dict[str, int]:
    kinds = [request.partition(" ")[0] for request in requests]
    return {kind: kinds.count(kind) for kind in sorted(set(kinds))}


def scalars(steps: range, value: float = 1.0) -> bytes:
    records = []
    for step in steps:
        event = Event(wall_time=1.7e9 + step, step=step)
        event.summary.value.add(tag="loss", scalar_value=value * step)
        records.append(frame(event.SerializeToString()))
    return b"".join(records)


def tensors(count: int) -> bytes:
    """Records of 40 kB."""
    plugin, records = PLUGINS["tensor"], []
    for step in range(count):
        event = Event(wall_time=1.7e9 + step, step=step)
        entry = event.summary.value.add(tag="weights")
        getattr(entry, plugin.field).CopyFrom(plugin.encode(np.full(10_000, step, np.float32)))
        records.append(frame(event.SerializeToString()))
    return b"".join(records)


def timed(work: Any) -> tuple[Any, float]:
    started = time.monotonic()
    return work(), round(time.monotonic() - started, 2)


def points(store: Store) -> dict[str, int]:
    return {str(k): int(v) for k, v in store.table("scalar").groupby("run").size().items()}


def follow_growing_runs() -> dict[str, Any]:
    short, longer = scalars(range(STEPS)), scalars(range(STEPS + 5))
    BUCKET.pipe({f"bucket/runs/run{n:03}/{EVENTS}": short for n in range(RUNS)})
    seen: dict[str, Any] = {}
    taken()
    store, seen["open_s"] = timed(lambda: open_runs("s3://bucket/runs"))
    seen["open"] = counted(taken())
    seen["points"] = sum(points(store).values())
    for _ in range(5):
        store.refresh()
    seen["five quiet looks"] = counted(taken())
    BUCKET.pipe({f"bucket/runs/run{n:03}/{EVENTS}": longer for n in range(GROWN)})
    taken()
    seen["new records"] = store.refresh()
    requests = taken()
    seen["grown"] = counted(requests)
    seen["grown bytes"] = sum(range_of(request) for request in requests if "bytes=" in request)
    BUCKET.pipe(f"bucket/runs/run000/{EVENTS}", scalars(range(1, 50), value=2.0))
    BUCKET.pipe(f"bucket/runs/run001/{EVENTS}", scalars(range(1000, 1000 + STEPS + 20)))
    BUCKET.rm(f"bucket/runs/run002/{EVENTS}")
    taken()
    store.refresh()
    seen["replaced"] = counted(taken())
    now = points(store)
    seen["replaced points"] = [now["run000"], now["run001"], "run002" in now]
    return seen


def range_of(request: str) -> int:
    first, last = request.rpartition("=")[2].split("-")
    return int(last) - int(first) + 1


def open_many_runs() -> dict[str, Any]:
    content = scalars(range(3))
    BUCKET.pipe({f"bucket/many/run{n:04}/{EVENTS}": content for n in range(MANY)})
    taken()
    store = open_runs("s3://bucket/many")
    opened = counted(taken())
    store.refresh()
    return {"open": opened, "quiet": counted(taken()), "runs": len(store.runs())}


def open_a_long_file() -> dict[str, Any]:
    content = tensors(LONG_RECORDS)
    BUCKET.pipe(f"bucket/long/a/{EVENTS}", content)
    taken()
    store, seconds = timed(lambda: open_runs("s3://bucket/long"))
    opened = counted(taken())
    value = store.value("tensor", "a", "weights", LONG_RECORDS - 1)
    return {
        "bytes": len(content),
        "open_s": seconds,
        "open": opened,
        "rows": len(store.table("tensor")),
        "value": float(value[0]),
        "value requests": counted(taken()),
    }


def compare_with_folders() -> dict[str, Any]:
    BUCKET.put(str(CORPUS), "bucket/corpus", recursive=True)
    remote, local = open_runs("s3://bucket/corpus"), open_runs(CORPUS)
    for kind in KINDS:
        pd.testing.assert_frame_equal(remote.table(kind), local.table(kind))
    pd.testing.assert_frame_equal(remote.lineage(), local.lineage())
    return {"runs": len(remote.runs()), "points": len(remote.table("scalar"))}


def serve_a_page() -> dict[str, Any]:
    """A page that is open for twelve seconds, and closed for six before and after."""
    store = open_runs("s3://bucket/many")
    server = make_server(create_app(store))
    thread = threading.Thread(target=server.run)
    thread.start()
    taken()
    seen = {}
    try:
        seen["before"] = watch(server.url, 6, is_open=False)
        seen["open"] = watch(server.url, 12, is_open=True)
        seen["after"] = watch(server.url, 6, is_open=False)
    finally:
        server.close()
        thread.join(10)
    return seen


def watch(url: str, seconds: int, *, is_open: bool) -> dict[str, int]:
    """What the bucket is asked in some seconds, with a page open or without."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        ask("health", url=url)
        if is_open:
            ask("pulse", url=url)
        time.sleep(1)
    return counted(taken())


def lose_the_store() -> dict[str, Any]:
    store = open_runs("s3://bucket/runs")
    before = points(store)
    ask("/_down")
    taken()
    said, seconds = timed(lambda: error_of(store.refresh))
    requests = counted(taken())
    ask("/_down")
    store.refresh()
    missing = error_of(lambda: open_runs("s3://bucket/nothing"))
    no_bucket = error_of(lambda: open_runs("s3://no-such-bucket/runs"))
    return {
        "error": said,
        "error_s": seconds,
        "requests": requests,
        "same after": points(store) == before,
        "nothing there": missing,
        "no bucket": no_bucket,
    }


def error_of(work: Any) -> str:
    try:
        work()
    except (RemoteError, PathError) as error:
        return f"{type(error).__name__}: {error}"
    return "none"


BUCKET.mkdir("bucket")
print(
    json.dumps(
        {
            "growing": follow_growing_runs(),
            "many": open_many_runs(),
            "long": open_a_long_file(),
            "corpus": compare_with_folders(),
            "page": serve_a_page(),
            "lost": lose_the_store(),
        }
    )
)
