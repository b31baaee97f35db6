from __future__ import annotations

import os
import sys
import threading
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from urllib.request import url2pathname

import pytest

from insight.cli.serving import browser

URL = "http://127.0.0.1:6060/"


@pytest.mark.parametrize("key", ["?token=s3cr3t", ""])
def test_browser_is_led_to_the_token_and_its_command_line_is_not(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: dict[str, Any] = {}
    opened = threading.Event()

    def open_(address: str) -> None:
        seen["address"] = address
        if address.startswith("file:"):
            seen["file"] = file = Path(url2pathname(urlsplit(address).path))
            seen["text"], seen["mode"] = file.read_text("utf-8"), file.stat().st_mode & 0o777
        opened.set()

    monkeypatch.setattr("webbrowser.open", open_)
    with browser.shown(URL, key):
        assert opened.wait(10)

    if not key:
        assert seen == {"address": URL}
        return
    assert "s3cr3t" not in seen["address"]
    assert f"{URL}?token=s3cr3t" in seen["text"]
    assert seen["mode"] == 0o600
    assert not seen["file"].exists()


def test_full_disk_keeps_nobody_from_looking(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []
    monkeypatch.setattr("tempfile.tempdir", os.devnull)
    monkeypatch.setattr(browser, "_open", seen.append)
    with browser.shown(URL, "?token=s3cr3t"):
        pass

    assert seen == [URL]


def test_browser_is_opened_only_where_there_is_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    bare = browser.has_screen()
    monkeypatch.setenv("DISPLAY", ":0")

    assert (bare, browser.has_screen()) == (False, True)
