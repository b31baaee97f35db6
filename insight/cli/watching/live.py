"""`insight watch` while nobody ends it: a table that is drawn anew, or a line for what is new."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from collections import deque
from contextlib import contextmanager
from datetime import datetime
from typing import TYPE_CHECKING

from insight.cli.listing import as_json, printable

from .following import MOST_NEWS
from .once import columns_of, holding_object

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Iterator
    from types import FrameType

    from .following import Following, View


def watch(
    following: Following,
    arguments: argparse.Namespace,
    period_s: float,
    pause: Callable[[float], None] = time.sleep,
) -> int:
    """Look again and again until Ctrl-C, SIGTERM or a hang-up, which all end as Ctrl-C does.

    Args:
        following: What is watched.
        arguments: Of the command.
        period_s: How often.
        pause: Waits between two looks.

    """
    is_table = sys.stdout.isatty() and os.environ.get("TERM") != "dumb" and not arguments.json
    with _ended_alike():
        try:
            if is_table:
                _draw(following, arguments, period_s, pause)
            else:
                _print(following, period_s, pause, as_lines=not arguments.json)
        finally:
            following.end()
    return 0


def _draw(
    following: Following,
    arguments: argparse.Namespace,
    period_s: float,
    pause: Callable[[float], None],
) -> None:
    from rich.live import Live

    from .rows import RunRows
    from .table import Screen, console_of

    console = console_of(is_terminal=True)
    rows = RunRows(following.store, columns_of(arguments.columns))
    news: deque[str] = deque(maxlen=MOST_NEWS)
    view, seen = following.look(), None
    try:
        with Live(console=console, screen=True, auto_refresh=False) as live:
            while True:
                news.extend(view.news)
                screen = Screen(view, rows, console.size, arguments.sort, tuple(news))
                if screen.sign != seen:  # to draw takes longer than to look
                    seen = screen.sign
                    live.update(screen.drawn(console, following.root), refresh=True)
                pause(period_s)
                view = following.look()
    finally:  # the screen is gone; what it said last is worth keeping
        for one in view.holdings[-MOST_NEWS:]:
            print(f"! {printable(one.sentence)}")


def _print(
    following: Following, period_s: float, pause: Callable[[float], None], *, as_lines: bool
) -> None:
    """What begins to hold, and what was told, one a line."""
    troubles: set[str] = set()
    while True:
        view = following.look()
        _say(view, as_lines=as_lines)
        for line in (*view.news, *(one for one in view.troubles if one not in troubles)):
            print(printable(line), file=sys.stderr)
        troubles = set(view.troubles)
        sys.stdout.flush()
        pause(period_s)


def _say(view: View, *, as_lines: bool) -> None:
    at = datetime.fromtimestamp(view.now)  # noqa: DTZ006 # the user's own
    for one in view.fresh:
        if as_lines:
            print(f"{at:%H:%M:%S} ! {printable(one.sentence)}")
        else:
            told = {"time": view.now} | holding_object(one)
            print(json.dumps(as_json(told), ensure_ascii=False))


@contextmanager
def _ended_alike() -> Iterator[None]:
    """Let what ends a process leave the terminal as it was."""
    names = [name for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {name: signal.signal(getattr(signal, name), _interrupt) for name in names}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)


def _interrupt(_number: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt
