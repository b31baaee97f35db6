"""The table on a terminal, and lines where there is none."""

from __future__ import annotations

import argparse
import io
import json
import signal
import sys
from typing import TYPE_CHECKING, Any

import pytest
from rich.console import Console, ConsoleDimensions

from insight import Store
from insight.cli.watching import live
from insight.cli.watching.following import Following
from insight.cli.watching.rows import RunRows
from insight.cli.watching.table import Screen
from insight.watching import usual_rules

if TYPE_CHECKING:
    from pathlib import Path

NAN = float("nan")


@pytest.fixture(autouse=True)
def _state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def following(root: Path) -> Following:
    return Following(Store(root, clock=lambda: 100.0), usual_rules(), clock=lambda: 100.0)


def picture(root: Path, width: int, height: int, **options: Any) -> list[str]:
    """What a terminal of this size shows."""
    watch = following(root)
    size = {"width": width, "height": height}
    console = Console(file=io.StringIO(), **size, force_terminal=True, **options)
    rows = RunRows(watch.store)
    screen = Screen(watch.look(), rows, ConsoleDimensions(width, height), "active")
    with console.capture() as shown:
        console.print(screen.drawn(console, "runs"))
    return shown.get().splitlines()


@pytest.mark.parametrize(("width", "height"), [(80, 24), (40, 10), (200, 50)])
def test_table_fits_the_terminal(width: int, height: int, root: Path, make_run: Any) -> None:
    for number in range(60):
        run = make_run(f"a sweep of a long name/长名称/seed={number}")
        values = ((step, {"train/loss": 1.0 / step, "val/acc": 0.5}) for step in range(1, 9))
        run.scalars(*((*told, 10.0) for told in values))
    make_run("odd\x1b[2J").scalars((1, {"train/loss": 1.0}, 10.0), (2, {"train/loss": NAN}, 90.0))
    lines = picture(root, width, height, no_color=True, color_system=None)

    assert len(lines) < height
    assert max(map(len, lines)) <= width
    assert not any("\x1b" in line for line in lines)
    assert any(line.endswith(" more") for line in lines)
    assert "odd�[2J" in lines[2]
    assert lines[-1].startswith("! odd�[2J: diverged")


def test_same_picture_is_not_drawn_again(root: Path, run: Any) -> None:
    run.scalars((1, {"loss": 1.0}, 10.0))
    watch = following(root)
    rows, size = RunRows(watch.store), ConsoleDimensions(80, 24)
    signs = [Screen(watch.look(), rows, size, "active").sign for _ in range(2)]
    run.scalars((2, {"loss": 0.5}, 11.0))

    assert signs[0] == signs[1]
    assert Screen(watch.look(), rows, size, "active").sign != signs[0]


class EndedError(Exception):
    """Ends a watch that nobody else ends."""


@pytest.mark.parametrize("as_json", [False, True])
def test_lines_say_what_begins_to_hold_where_there_is_no_terminal(
    as_json: bool, root: Path, run: Any, capsys: Any
) -> None:
    run.scalars((1, {"loss": 1.0}, 10.0))
    looks = 0

    def pause(_seconds: float) -> None:
        nonlocal looks
        looks += 1
        if looks == 1:
            run.scalars((2, {"loss": NAN}, 11.0))
        if looks == 3:
            raise EndedError

    arguments = argparse.Namespace(json=as_json, sort="active", columns=None)
    with pytest.raises(EndedError):
        live.watch(following(root), arguments, 2.0, pause)
    (line,) = capsys.readouterr().out.splitlines()

    if as_json:
        told = json.loads(line)
        assert (told["run"], told["rule"], told["step"]) == ("a", "diverged", 2)
    else:
        assert line.endswith("! a: diverged (loss: no number from step 2 on)")


def test_screen_is_left_as_it_was_and_what_holds_is_printed(
    root: Path, run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    run.scalars((1, {"loss": NAN}, 10.0))
    out = io.StringIO()
    monkeypatch.setattr(out, "isatty", lambda: True)
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setenv("TERM", "xterm")

    def pause(_seconds: float) -> None:
        raise KeyboardInterrupt

    arguments = argparse.Namespace(json=False, sort="active", columns=None)
    with pytest.raises(KeyboardInterrupt):
        live.watch(following(root), arguments, 2.0, pause)
    shown = out.getvalue()

    assert shown.index("\x1b[?1049h") < shown.index("1 run,") < shown.index("\x1b[?1049l")
    assert shown.endswith("! a: diverged (loss: no number from step 1 on)\n")


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_what_ends_a_process_ends_it_as_ctrl_c_does(name: str, root: Path, run: Any) -> None:
    run.scalars((1, {"loss": 1.0}, 10.0))
    number = getattr(signal, name)
    before = signal.getsignal(number)
    arguments = argparse.Namespace(json=False, sort="active", columns=None)
    with pytest.raises(KeyboardInterrupt):
        live.watch(following(root), arguments, 2.0, lambda _: signal.raise_signal(number))

    assert signal.getsignal(number) is before
