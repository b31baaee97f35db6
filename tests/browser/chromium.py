"""The Chromium that tests drive, and how it is started."""

from __future__ import annotations

import os
import shutil

import pytest

NAMES = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    "--enable-unsafe-swiftshader",  # WebGL by the processor, which tells the bytes of pixels
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
)
MISSING = (
    "Browser tests need a Chromium: sudo apt-get install chromium (or set INSIGHT_CHROMIUM to the "
    "path of one)."
)


def chromium() -> str:
    """The browser to drive; a missing one fails the test and says what to install."""
    chosen = os.environ.get("INSIGHT_CHROMIUM") or next(
        filter(None, map(shutil.which, NAMES)), None
    )
    if chosen is None:
        pytest.fail(MISSING, pytrace=False)
    return chosen
