"""Files of reports that lie beside the runs: which there are, and how they are shown.

A file that says that it is ours may be anybody's. So it is shown with an origin of its own, where
its scripts reach nothing of this server, and may ask for nothing.
"""

from __future__ import annotations

import html
import re
import stat
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from flask import Response

from .answers import answer
from .report.document import MARK

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dash import Dash

    from .live import LiveStore

BELOW = "reports/files/"
FOLDERS = ("", "reports")  # of the root
MOST_FILES = 200
MOST_LOOKED_AT = 2_000
LARGEST = 8 * 2**20
_HEAD = 8_192  # bytes in which a report says that it is one
_TITLE = re.compile(r"<title>(.*?)</title>", re.DOTALL)
POLICY = (
    "sandbox allow-scripts allow-popups allow-modals; default-src 'none'; "
    "style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; font-src data:; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


class ReportFile(NamedTuple):
    """A report that lies beside the runs.

    Attributes:
        name: Its path below the root, with `/`.
        title: What it is called.
        size: Its bytes.
        written: When, in seconds since 1970.

    """

    name: str
    title: str
    size: int
    written: float


def report_files(root: str) -> list[ReportFile]:
    """The reports in a folder and in its `reports`, the newest first; none behind a URL."""
    if "://" in root:
        return []
    found = [one for folder in FOLDERS for one in _in_folder(Path(root), folder)]
    return sorted(found, key=lambda one: -one.written)[:MOST_FILES]


def _in_folder(root: Path, folder: str) -> Iterator[ReportFile]:
    try:
        paths = sorted((root / folder).glob("*.html"))[:MOST_LOOKED_AT]
    except OSError:
        return
    for path in paths:
        if (found := _report(path, f"{folder}/{path.name}".lstrip("/"))) is not None:
            yield found


def _report(path: Path, name: str) -> ReportFile | None:
    """What a file says of itself; None for one that is no report of ours."""
    try:
        state = path.lstat()  # a link could lead anywhere
        if not stat.S_ISREG(state.st_mode) or not 0 < state.st_size <= LARGEST:
            return None
        with path.open("rb") as file:
            head = file.read(_HEAD).decode("utf-8", "replace")
    except OSError:
        return None
    if f'<meta name="{MARK}"' not in head:
        return None
    told = _TITLE.search(head)
    title = " ".join(html.unescape(told[1]).split()) if told else ""
    return ReportFile(name, title or path.name, state.st_size, state.st_mtime)


def serve_report_files(app: Dash, store: LiveStore) -> None:
    """Add the route of the files to an app: of those that are listed, and of no other."""

    def send(name: str) -> Response:
        known = {one.name for one in report_files(store.root)}
        hint = "Take the address from the Reports page."
        if name not in known:
            return answer(404, "No such report is there.", hint)
        try:
            content = Path(store.root, name).read_bytes()
        except OSError:
            return answer(503, "The file cannot be read now.", "Try again in a moment.")
        headers = {"Content-Security-Policy": POLICY, "Cache-Control": "no-store"}
        return Response(content, mimetype="text/html", headers=headers)

    rule = f"{app.config.routes_pathname_prefix}{BELOW}<path:name>"
    app.server.add_url_rule(rule, "report_files", send)
