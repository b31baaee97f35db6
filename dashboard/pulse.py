"""The pulse: what every open page asks for once a second, and what is new since it last did.

It is a plain address, not a callback: Dash's own interval costs a browser a tenth of a core even
while nothing happens. `assets/frame/pulse.mjs` asks, and hands what is new to Dash.
"""

from __future__ import annotations

import time
import zlib
from typing import TYPE_CHECKING, Any

import orjson
from flask import Response, request

from .connections import CLOSES
from .queries.runs.given import in_sight
from .queries.runs.stalls import stalls_in

if TYPE_CHECKING:
    from dash import Dash

    from .live import LiveStore

PERIOD_MS = 1_000
ADDRESS = "pulse"
NOTHING_NEW = 204


def pulse_of(store: LiveStore) -> dict[str, Any]:
    """The version of the tables, how many runs grow or have fallen silent, and what notes say."""
    version = store.refresh()
    seen = in_sight(store.runs(), store.notes.runs())
    running = int((seen["status"] == "running").sum())
    now = time.time()
    stalled = sum(stall.holds(now) for stall in stalls_in(store))
    notes = store.notes.refresh()
    era = store.era
    return {"era": era, "version": version, "running": running, "stalled": stalled, "notes": notes}


def serve_pulse(app: Dash, store: LiveStore) -> None:
    """Answer `/pulse?seen=MARK`: 204 while the pulse has that mark, else `{mark, pulse}`."""

    def answer() -> Response:
        # Pages that lie open hold no place among the connections from one pulse to the next.
        request.environ.get(CLOSES, _no_connection)()
        pulse = pulse_of(store)
        mark = f"{zlib.crc32(orjson.dumps(pulse)):08x}"
        if request.args.get("seen") == mark:
            return Response(status=NOTHING_NEW, headers={"Cache-Control": "no-store"})
        body = orjson.dumps({"mark": mark, "pulse": pulse})
        return Response(body, mimetype="application/json", headers={"Cache-Control": "no-store"})

    app.server.add_url_rule(f"{app.config.routes_pathname_prefix}{ADDRESS}", "pulse", answer)


def _no_connection() -> None:
    """Another server than ours closes its own."""
