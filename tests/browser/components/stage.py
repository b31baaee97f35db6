"""Pages as components: the real layout, callbacks and modules, and a small stand-in for Dash.

A browser needs most of a visit for what Dash brings: React, Mantine, AG Grid. On the stage a page
gets its own modules and style sheets, and of Dash only what they ask of it (`stage.mjs`). What an
app sends there is what it sends to everybody: nothing is written down by hand, so nothing can
differ from it.

What is none of ours is another here: controls of Mantine are plain ones, and a grid draws no cell.
So a test of which these are half the promise has the mark `with_dash`, and its pages as users have
them; `make long` runs all tests so, by `--with-dash`.
"""

from __future__ import annotations

import re
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from flask import Response

import insight
from dashboard import create_app
from dashboard.guard import HOSTS
from dashboard.page import all_pages
from tests.browser.serving import answering
from tools.bundle import kept

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from dash import Dash

    from tests.browser.serving import Served

HERE = Path(__file__).parent
MODULES = "/stage/"
_SCRIPTS_OF_DASH = re.compile(r'<script src="[^"]*_dash-component-suites/[^>]*></script>')
_START = re.compile(r'<script type="module" id="_dash-renderer">.*?</script>', re.DOTALL)
_OURS = f'<script type="module" src="{MODULES}stage.mjs"></script>'


class Stage:
    """Answers as one app at a time, but with documents that start the stand-in.

    Attributes:
        with_dash: Whether documents are left as they are; of all stages.
        base: What its addresses begin with.
        times_changed: How often it was given another app.

    """

    with_dash = False
    base = "/"

    def __init__(self) -> None:
        self.times_changed = 0
        self._app: Dash | None = None
        self._hosts: frozenset[str] = frozenset()
        self._paths = {path for page in all_pages() for path in (page.path, *page.aliases)}

    def show(self, app: Dash) -> None:
        """From now on answer as this app."""
        app.server.config[HOSTS] = self._hosts
        self.times_changed += app is not self._app
        self._app = app

    def called(self, hosts: frozenset[str]) -> None:
        self._hosts = hosts

    def __call__(self, environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
        path = environ["PATH_INFO"]
        if path.startswith(MODULES):
            text = (HERE / path.removeprefix(MODULES)).read_text("utf-8")
            return Response(text, mimetype="text/javascript")(environ, start_response)
        if self._app is None:
            return Response(status=503)(environ, start_response)
        if path in self._paths and not self.with_dash:
            return _document(self._app, environ)(environ, start_response)
        return self._app.server(environ, start_response)


@contextmanager
def staged(root: Path, **options: Any) -> Iterator[Served]:
    """A stage of its own for the app of a folder; `options` are those of `create_app`."""
    store = insight.open_runs(root)
    stage = Stage()
    with answering(stage) as url:
        stage.show(create_app(store, **{"bundled": kept(), **options}))
        yield url, store


def _document(app: Dash, environ: dict[str, Any]) -> Response:
    """The document of an app, with the same policy, that starts the stand-in."""
    answer = Response.from_app(app.server, environ)
    text = _SCRIPTS_OF_DASH.sub("", answer.get_data(as_text=True))
    answer.set_data(_START.sub(_OURS, text))
    return answer
