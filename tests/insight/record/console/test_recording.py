from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from insight import open_runs
from insight.record.console import recording
from insight.record.console.backlog import Shown
from insight.record.console.recording import Recording, without_secrets

from .test_line_files import files_in

if TYPE_CHECKING:
    from pathlib import Path


def record(shown: list[Shown], *folders: Path) -> None:
    """Records pieces into runs."""
    one = Recording()
    for number, folder in enumerate(folders):
        folder.mkdir(exist_ok=True)
        one.runs[number] = files_in(folder)
    for piece in shown:
        one.backlog.put(piece)
    one.backlog.call(one.end)
    one.run()


def test_every_open_run_gets_the_lines(tmp_path: Path) -> None:
    record([Shown("console/out", b"one\ntwo\nrest", 5.0)], tmp_path / "a", tmp_path / "b")
    table = open_runs(tmp_path).table("message")

    assert table["run"].tolist() == ["a"] * 3 + ["b"] * 3
    assert table["value"].tolist() == ["one", "two", "rest"] * 2


def test_secrets_and_bytes_that_are_no_text_are_not_kept(tmp_path: Path) -> None:
    content = b"login with password=hunter2 at https://me:pw@host/x\n\xff\xfe\n"
    record([Shown("console/out", content, 5.0)], tmp_path)
    table = open_runs(tmp_path).table("message")

    assert table["value"].tolist() == [
        "login with password=*** at https://***@host/x",
        "\ufffd\ufffd",
    ]


def test_line_whose_secrets_cannot_be_told_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: str) -> str:
        raise RecursionError

    monkeypatch.setattr("insight.masking.masked", refuse)

    assert without_secrets(["a", "b"]) == ["***", "***"]


def test_what_every_run_thins_is_made_in_half_seconds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slept: list[float] = []
    monkeypatch.setattr(recording.time, "sleep", slept.append)
    monkeypatch.setattr("insight.record.console.line_files.HEAD_BYTES", 500)
    one = Recording()
    one.runs[0] = files_in(tmp_path)
    one.backlog.put(Shown("console/out", b"line\n" * 50, 5.0))
    one.backlog.call(lambda: one.backlog.call(one.end))
    one.run()

    assert slept == [0.5]
