"""What a server answers while its folder is first read: how far that is; then the app's answers.

A browser that comes in the first second waits for the app, and so sees none of this of a small
folder. Afterwards it is shown a page that asks how far the reading is and gives way to the page of
its address. Scripts wait for the tables; who waits too long gets 503, and may ask again.
"""

from __future__ import annotations

import threading
import time
from html import escape
from pathlib import Path, PurePath
from typing import TYPE_CHECKING, Any

import orjson
from flask import Flask, Response, jsonify, request, send_from_directory

import insight

from .access import Below
from .guard import HOSTS, hash_of, protect
from .theme import css_text
from .words import language, remember, say

if TYPE_CHECKING:
    from collections.abc import Callable

    from dash import Dash

    from insight.tables import HowFar

    from .access import Access

ADDRESS = "opening"
STYLE = "opening.css"
GRACE_S = 1.0
PATIENCE_S = 30.0
MOST_WAITING = 4  # threads; the others answer browsers
_ASSETS = Path(__file__).with_name("assets")
_PAGE = """<!DOCTYPE html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Insight</title>
<link rel="icon" href="data:,">
<script>{theme}</script>
<style>{style}</style>
</head>
<body>
<main data-page="opening" data-ready="false" data-address="{address}" data-silent="{silent}">
<h1 id="title">{title}</h1>
<div class="track" role="progressbar" aria-labelledby="title" aria-valuemin="0" aria-valuemax="100">
<div class="bar"></div></div>
<p id="words">{words}</p>
</main>
<script>{script}</script>
</body>
</html>
"""


class Opening:
    """A WSGI app that stands for another one until that is there.

    Args:
        root: The folder, or its URL.
        access: What requests must show, as for the app itself.
        clock: Seconds that only grow.

    Attributes:
        access: The same.
        base: What addresses begin with.

    """

    def __init__(
        self, root: str, access: Access, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.base = access.base
        self.access = access
        self._name = PurePath(root).name or root
        self._clock = clock
        self._until = clock() + GRACE_S
        self._app: Dash | None = None
        self._failure = ""
        self._how_far: Callable[[], HowFar | None] = lambda: None
        self._settled = threading.Event()
        self._room = threading.BoundedSemaphore(MOST_WAITING)
        self._theme = _text_of("boot.js")
        self._script = _text_of("opening.js")
        style = _text_of(STYLE).replace('"/assets/', f'"{self.base}assets/')
        self._style = css_text() + style
        self._server = self._made(access)
        self._own = Below(self._server.wsgi_app, access)

    def __call__(self, environ: dict[str, Any], start_response: Any) -> Any:
        path = str(environ.get("PATH_INFO", ""))
        is_own = path.endswith(f"/{ADDRESS}")
        if not is_own and not path.endswith("/health"):
            self._wait(is_script="/api/" in path)
        if self._app is None or is_own:
            return self._own(environ, start_response)
        return self._app.server(environ, start_response)

    def called(self, hosts: frozenset[str]) -> None:
        """Answer under these names too."""
        self._server.config[HOSTS] = hosts

    def follow(self, how_far: Callable[[], HowFar | None]) -> None:
        """Tell from now on what `how_far` gives."""
        self._how_far = how_far

    def show(self, app: Dash) -> None:
        """Let `app` answer from now on."""
        app.server.config[HOSTS] = self._server.config[HOSTS]
        self._app = app
        self._settled.set()

    def fail(self, why: str) -> None:
        """There will be no app: say so to whoever asks."""
        self._failure = why
        self._settled.set()

    def wait(self, seconds: float) -> bool:
        """Whether the app is there, or comes in this time."""
        self._settled.wait(seconds)
        return self._app is not None

    def close(self) -> None:
        """Let nobody wait any longer."""
        self._settled.set()

    def _wait(self, *, is_script: bool) -> None:
        """Until there is an app, or it has taken too long."""
        if self._settled.is_set():
            return
        if not is_script:
            self._settled.wait(max(0.0, self._until - self._clock()))
        elif self._room.acquire(blocking=False):
            try:
                self._settled.wait(PATIENCE_S)
            finally:
                self._room.release()

    def _made(self, access: Access) -> Flask:
        server = Flask(__name__, static_folder=None)
        any_path = "/<path:_path>"
        server.add_url_rule(f"/{ADDRESS}", "opening", self._tell)
        server.add_url_rule("/health", "health", self._tell_health)
        server.add_url_rule("/assets/fonts/<name>", "font", _font)
        server.add_url_rule("/", "page", self._answer, methods=["GET", "POST"])
        server.add_url_rule(any_path, "other", self._answer, methods=["GET", "POST"])
        protect(server, lambda _path: True, access, [hash_of(self._theme), hash_of(self._script)])
        server.after_request(remember)
        return server

    def _tell(self) -> Response:
        """How far it is, for the page."""
        share, words = self._reached()
        told = {"isOpen": self._app is not None, "share": share, "words": words}
        body = orjson.dumps(told | {"failure": self._failure})
        return Response(body, mimetype="application/json", headers={"Cache-Control": "no-store"})

    def _tell_health(self) -> Response:
        return jsonify(status="ok", version=insight.__version__, ready=False)

    def _answer(self, _path: str = "") -> Response:
        """A page where a browser asks for one, else that it is too early."""
        headers = {"Cache-Control": "no-store"}
        if request.accept_mimetypes.best_match(["application/json", "text/html"]) != "text/html":
            error = self._failure or "The folder is still being read."
            hint = f"Ask again; {self.base}{ADDRESS} tells how far it is."
            body = orjson.dumps({"error": error, "hint": hint})
            return Response(body, 503, headers | {"Retry-After": "1"}, mimetype="application/json")
        _, words = self._reached()
        page = _PAGE.format(
            lang=language(),
            theme=self._theme,
            style=self._style,
            address=escape(f"{self.base}{ADDRESS}"),
            silent=escape(say("The server does not answer: is it still running?")),
            title=escape(say("Reading the runs in {folder}", folder=self._name)),
            words=escape(words),
            script=self._script,
        )
        return Response(page, 200, headers, mimetype="text/html")

    def _reached(self) -> tuple[float | None, str]:
        """The share that is read, where that is known, and words for it."""
        far = self._how_far()
        if self._failure:
            return None, self._failure
        if far is None:
            return None, say("Looking for runs ...")
        share = far.size_read / far.size if far.size else 1.0
        words = say(
            "{read} of {runs} runs, {size_read} of {size} MB",
            read=f"{far.runs_read:,}",
            runs=f"{far.runs:,}",
            size_read=f"{far.size_read / 1e6:,.1f}",
            size=f"{far.size / 1e6:,.1f}",
        )
        return share, words


def _font(name: str) -> Response:
    return send_from_directory(_ASSETS / "fonts", name)


def _text_of(asset: str) -> str:
    return (_ASSETS / asset).read_text(encoding="utf-8")
