"""`insight report` writes one file whole, and over nothing that was there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import insight
from insight.cli import main

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    for run, loss in (("a", 0.5), ("b", 0.4)):
        with insight.SummaryRecord(tmp_path / "runs" / run) as record:
            record.log(1, {"loss": loss})
    return tmp_path / "runs"


def test_file_is_written_and_named(
    runs: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    notes = tmp_path / "notes.md"
    notes.write_text("# Why\n\nBecause *it* was asked.", "utf-8")
    out = tmp_path / "report.html"

    code = main(
        ["report", str(runs), "a", "--out", str(out), "--notes", str(notes), "--title", "T"]
    )

    assert (code, capsys.readouterr().out) == (0, f"{out}\n")
    text = out.read_text("utf-8")
    assert "<h1>T</h1>" in text
    assert "Because <em>it</em> was asked." in text
    assert "a is best" in text
    assert not (runs / ".insight").exists()


def test_what_is_there_stays_without_force(
    runs: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "report.html"
    out.write_text("mine", "utf-8")

    assert main(["report", str(runs), "--out", str(out)]) == 2
    assert "--force" in capsys.readouterr().err
    assert out.read_text("utf-8") == "mine"
    assert main(["report", str(runs), "--out", str(out), "--force"]) == 0
    assert out.read_text("utf-8") != "mine"


def test_report_of_no_run_is_written_and_said_to_be_one(
    runs: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "report.html"

    assert main(["report", str(runs), "nobody", "--out", str(out)]) == 1
    assert "none passes the filter" in capsys.readouterr().err
    assert out.is_file()


def test_report_is_made_where_no_home_is_known(
    runs: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("XDG_STATE_HOME", "HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("pathlib.Path.home", _nowhere)

    assert main(["report", str(runs), "--out", str(tmp_path / "report.html")]) == 0


def _nowhere() -> Path:
    raise RuntimeError


@pytest.mark.parametrize(
    "arguments",
    [
        ("--out", "."),
        ("--out", "no/such/folder/r.html"),
        ("--out", "r.html", "--notes", "no.md"),
        ("--out", "r.html", "--tags", "nothing"),
        ("lr >", "--out", "r.html"),
    ],
)
def test_wrong_use_is_one_line_and_leaves_no_file(
    runs: Path,
    tmp_path: Path,
    arguments: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)

    assert main(["report", str(runs), *arguments]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert not (tmp_path / "r.html").exists()
