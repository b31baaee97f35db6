from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from insight.watching.telling.desktop import show_on_desktop
from insight.watching.telling.failure import TellingError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from insight.watching.message import Message


@pytest.mark.parametrize(("platform", "name"), [("linux", "notify-send"), ("darwin", "osascript")])
def test_desktop_is_told_by_what_the_system_brings(
    platform: str,
    name: str,
    message: Callable[..., Message],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    program = tmp_path / name
    program.write_text(f'#!/bin/sh\nprintf "%s|" "$@" > {tmp_path}/told\n')
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setattr("sys.platform", platform)
    show_on_desktop(message("--help"))
    told = (tmp_path / "told").read_text().split("|")

    assert told[-3] == "--help: loss is nan"
    assert told[-2].startswith("--help: loss is nan (train/loss")


def test_machine_without_a_desktop_says_so(
    message: Callable[..., Message], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(TellingError, match="neither notify-send nor osascript") as failed:
        show_on_desktop(message())

    assert failed.value.is_final
