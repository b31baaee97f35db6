"""The Chromium that tests drive, and how it is started."""

from __future__ import annotations

import os
import shutil

import pytest

# The first has no window to draw: the same pages for a sixth less of the processor's time.
NAMES = (
    *("chromium-headless-shell", "chromium", "chromium-browser"),
    *("google-chrome", "google-chrome-stable"),
)
ARGUMENTS = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    "--enable-unsafe-swiftshader",  # WebGL by the processor, which tells the bytes of pixels
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
    # Two processes fewer, and nothing that they would have to be told. The last of these features
    # is Playwright's, whose own list this one takes the place of.
    "--in-process-gpu",
    "--enable-features=NetworkServiceInProcess2,CDPScreenshotNewSurface",
    # A document lives for a second: garbage of it need not be moved, nor much compiled to the end.
    "--js-flags=--min-semi-space-size=32 --interrupt-budget=1000000",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
)
MISSING = (
    "Browser tests need a Chromium: sudo apt-get install chromium-headless-shell (or chromium; "
    "INSIGHT_CHROMIUM may be the path of one)."
)


def chromium() -> str:
    """The browser to drive; a missing one fails the test and says what to install."""
    found = found_chromium()
    if found is None:
        pytest.fail(MISSING, pytrace=False)
    return found


def found_chromium() -> str | None:
    chosen = os.environ.get("INSIGHT_CHROMIUM")
    return chosen or next(filter(None, map(shutil.which, NAMES)), None)
