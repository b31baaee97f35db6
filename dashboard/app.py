"""A store of runs as a Dash app."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import orjson
from flask import Response, jsonify, request

import insight

from . import answers, api, bundle, callback_body, guard, shell
from .access import EVERYBODY, Below
from .asset_cache import FOR_GOOD, keep_assets, versions_of
from .blobs import serve_blobs
from .document import SHEET, WORDS, DocumentedDash, address_of, set_document, styles_of
from .landscape_files import serve_landscapes
from .live import LiveStore
from .page import all_pages
from .pulse import serve_pulse
from .report_files import serve_report_files
from .theme import css_text
from .words import language, remember, words

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from dash import Dash

    from insight.tables import Store
    from insight.watching import Rule

    from .access import Access
    from .page import App

ASSETS = Path(__file__).with_name("assets")


def create_app(
    store: Store,
    access: Access = EVERYBODY,
    *,
    allow_delete: bool = False,
    rules: Sequence[Rule] | None = None,
    prepared: bool = False,
    bundled: Path = bundle.FOLDER,
) -> Dash:
    """The dashboard of a store; apps share nothing with each other.

    Args:
        store: What `insight.open_runs` gives. The app refreshes it while browsers look.
        access: Who may look, and what a proxy puts before the addresses; by default everybody
            who reaches the server, at its root.
        allow_delete: Whether pages may move runs to `.insight-trash` in the root.
        rules: What runs are watched for (docs/watching.md); by default the usual rules.
        prepared: Whether the tables that pages begin with are made now, and not as the first
            browser asks for them.
        bundled: A folder with the browser's half as few files. Where it holds none that was made
            of the modules that are here, browsers get these one by one.

    >>> import tempfile, insight
    >>> app = create_app(insight.open_runs(tempfile.mkdtemp()))
    >>> app.server.test_client().get("/health").json["status"]
    'ok'

    """
    dash = DocumentedDash(
        "dashboard",
        routes_pathname_prefix="/",
        requests_pathname_prefix=access.base,
        assets_folder=str(ASSETS),
        assets_ignore=".",  # the document says what is loaded
        title="Insight",
        update_title="",
        serve_locally=True,
        # Else every document holds the layouts of all pages, for browsers to look for what
        # callbacks name: a test does that once.
        suppress_callback_exceptions=True,
        meta_tags=[{"name": "viewport", "content": "width=device-width, initial-scale=1"}],
    )
    app: App = dash  # typed where Dash is not
    live = LiveStore(store, allow_delete=allow_delete, rules=rules)
    if prepared:
        live.prepare()
    pages = all_pages()
    versions = versions_of(ASSETS)
    import_map = set_document(dash, pages, _addresses(dash, bundled, versions))
    dash.layout = lambda: shell.shell(app, live, pages)
    shell.connect(app, live, pages)
    for page in pages:
        page.connect(app, live)
    _serve_plain_routes(dash)
    keep_assets(dash, versions)
    serve_blobs(dash, live)
    serve_landscapes(dash, live)
    serve_report_files(dash, live)
    serve_pulse(dash, live)
    api.serve_api(dash, live)
    answers.teach(dash)
    callback_body.check(dash)

    def is_page(path: str) -> bool:
        return any(page.answers(path) for page in pages)

    hashes = [*dash.csp_hashes(), guard.hash_of(import_map)]
    guard.protect(dash.server, is_page, access, hashes)
    dash.server.wsgi_app = Below(dash.server.wsgi_app, access)
    return dash


def _addresses(app: Dash, bundled: Path, versions: Mapping[str, str]) -> dict[str, str]:
    """Where each module is, or each file that begins with it."""
    found = bundle.bundle_in(bundled, versions)
    if found is not None:
        return bundle.serve_bundle(app, found)
    return {name: address_of(app, name, version) for name, version in versions.items()}


def _serve_plain_routes(app: Dash) -> None:
    """The addresses that are no pages."""
    prefix = app.config.routes_pathname_prefix

    def health() -> Response:
        return jsonify(status="ok", version=insight.__version__)

    def theme() -> Response:
        return Response(css_text(), mimetype="text/css", headers={"Cache-Control": "no-cache"})

    sheet = styles_of(app)

    def styles() -> Response:
        age = FOR_GOOD if request.args.get("v") == sheet.version else "no-cache"
        return Response(sheet.text, mimetype="text/css", headers={"Cache-Control": age})

    def words_js() -> Response:
        table = orjson.dumps(words(language())).decode()
        lines = f'export const words = {table};\nexport const language = "{language()}";\n'
        headers = {"Cache-Control": "no-cache", "Vary": "Cookie, Accept-Language"}
        return Response(lines, mimetype="text/javascript", headers=headers)

    app.server.after_request(remember)
    app.server.add_url_rule(f"{prefix}health", "health", health)
    app.server.add_url_rule(f"{prefix}{WORDS}", "words", words_js)
    app.server.add_url_rule(f"{prefix}theme.css", "theme", theme)
    app.server.add_url_rule(f"{prefix}{SHEET}", "styles", styles)
