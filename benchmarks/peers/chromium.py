"""A Chromium of its own, and what it and the server it looks at cost."""

from __future__ import annotations

import os
import shutil
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from playwright.sync_api import sync_playwright

from . import cpu

if TYPE_CHECKING:
    from types import TracebackType

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
ARGUMENTS = (
    *("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-component-update"),
    *("--disable-background-networking", "--disable-sync", "--enable-precise-memory-info"),
)
VIEW = {"width": 1600, "height": 1300}  # six cards are in sight
LOOK_S, STILL_S, LIMIT_S = 0.5, 2.0, 180.0
STILL_SHARE = 0.12  # of a core: below it a page only polls


def executable() -> str | None:
    """The browser to measure in, if there is one."""
    return os.environ.get("INSIGHT_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


class Chromium:
    """A browser that has seen nothing yet: its profile is new.

    Attributes:
        page: Its one tab.

    """

    def __init__(self, server: int) -> None:
        self._server = server
        self._profile = tempfile.TemporaryDirectory(prefix="insight-chromium-")
        self._driver = sync_playwright().start()
        self._context = self._driver.chromium.launch_persistent_context(
            self._profile.name,
            executable_path=executable(),
            args=list(ARGUMENTS),
            viewport=VIEW,  # type: ignore[arg-type]  # two integers
        )
        self.page = self._context.new_page()
        self._root = self._find()
        self.rest()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _type: type[BaseException] | None, _error: object, _trace: TracebackType | None
    ) -> None:
        self._context.close()
        self._driver.stop()
        self._profile.cleanup()

    def _find(self) -> int:
        """The browser's first process: below it are all others."""
        for pid in cpu.descendants(os.getpid()):
            words = Path(f"/proc/{pid}/cmdline").read_bytes().split(b"\0")
            mine = any(self._profile.name.encode() in word for word in words)
            is_first = not any(word.startswith(b"--type=") for word in words)
            if mine and is_first and b"chrom" in words[0]:
                return pid
        raise RuntimeError("the browser's process was not found")

    def browser_s(self) -> float:
        return sum(map(cpu.of_process, [self._root, *cpu.descendants(self._root)]))

    def server_s(self) -> float:
        return sum(map(cpu.of_process, [self._server, *cpu.descendants(self._server)]))

    def spent_s(self) -> float:
        """CPU seconds of browser and server together, since they were started."""
        return self.browser_s() + self.server_s()

    def rest(self) -> None:
        """Wait until neither computes: what it costs to look is not theirs."""
        since, last = time.monotonic(), self.spent_s()
        began = since
        while time.monotonic() - since < STILL_S:
            time.sleep(LOOK_S)
            now = self.spent_s()
            if now - last > STILL_SHARE * LOOK_S:
                since = time.monotonic()
            last = now
            if time.monotonic() - began > LIMIT_S:
                raise RuntimeError(f"still at work after {LIMIT_S:.0f} s")

    def idle_share(self, seconds: float = 6.0) -> float:
        """What both use of a core while nobody does anything."""
        before, started = self.spent_s(), time.monotonic()
        time.sleep(seconds)
        return (self.spent_s() - before) / (time.monotonic() - started)

    def cost_s(self, act: Any, idle_share: float = 0.0) -> float:
        """CPU seconds from an act until all is at rest, less what idling takes meanwhile."""
        before, started = self.spent_s(), time.monotonic()
        act()
        self.rest()
        return self.spent_s() - before - idle_share * (time.monotonic() - started)

    def heap_mb(self) -> float:
        """JavaScript's heap and the arrays beside it, once the garbage is gone."""
        session = self._context.new_cdp_session(self.page)
        session.send("HeapProfiler.collectGarbage")
        found = session.send("Runtime.getHeapUsage")
        session.detach()
        return float(found["usedSize"] + found.get("backingStorageSize", 0)) / 1e6
