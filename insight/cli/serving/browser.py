"""The user's browser, led to an address that holds a key, which no list of commands may show."""

from __future__ import annotations

import os
import sys
import tempfile
import threading
from contextlib import contextmanager, suppress
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

PAGE = """<!DOCTYPE html>
<meta charset="utf-8"><meta name="referrer" content="no-referrer">
<meta http-equiv="refresh" content="0; url={address}">
<title>Insight</title><p><a href="{address}">Insight</a></p>
"""


def has_screen() -> bool:
    """Whether a browser could show something; on a bare terminal a text browser would take it."""
    return sys.platform in {"darwin", "win32"} or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )


@contextmanager
def shown(url: str, key: str) -> Iterator[None]:
    """Inside, a browser is shown `url` with its key.

    Everybody may read the command line of a browser, so the key stands in a file of the user's.
    """
    page = _page_to(url + key) if key else None
    try:
        _open(url if page is None else page.as_uri())
        yield
    finally:
        if page is not None:
            page.unlink(missing_ok=True)


def _page_to(address: str) -> Path | None:
    """A page for this user alone that leads on; None where the disk takes none."""
    with suppress(OSError):
        descriptor, path = tempfile.mkstemp(prefix="insight-", suffix=".html")
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            file.write(PAGE.format(address=escape(address, quote=True)))
        return Path(path)
    return None  # the dashboard itself asks for the token then


def _open(url: str) -> None:
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
