"""What was told is remembered beside the user's other state, and never in the run."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from insight.watching import Found, Holding, rules_of
from insight.watching.targets import Target
from insight.watching.told import Told

if TYPE_CHECKING:
    from pathlib import Path

HOOK = Target("webhook", "https://hooks.example.org/SECRET")


@pytest.fixture
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path


def held(run: str = "a", episode: str = "") -> Holding:
    return Holding(rules_of("loss is nan").rules[0], run, Found("NaN", episode=episode))


def test_what_was_told_is_known_to_the_next_process(state: Path) -> None:
    Told("/runs").add([held()], HOOK)
    told = Told("/runs")

    assert told.has(held(), HOOK)
    assert not told.has(held("b"), HOOK)
    assert not told.has(held(episode="2"), HOOK)
    assert not told.has(held(), Target("desktop"))
    assert not Told("/others").has(held(), HOOK)
    (path,) = state.rglob("told.json")
    assert "SECRET" not in path.read_text()


def test_two_processes_take_nothing_from_each_other(state: Path) -> None:
    one, other = Told("/runs"), Told("/runs")
    one.add([held("a")], HOOK)
    other.add([held("b")], HOOK)

    assert all(Told("/runs").has(held(run), HOOK) for run in "ab")
    assert state.is_dir()


def test_state_that_cannot_be_kept_is_told_and_remembered_for_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    told = Told("/runs")
    told.add([held()], HOOK)

    assert told.has(held(), HOOK)
    assert "cannot be kept" in told.trouble


@pytest.mark.parametrize("content", [b"", b"{", b"[1]", b'{"a": "b"}', b"\xff"])
def test_damaged_state_is_nothing(state: Path, content: bytes) -> None:
    Told("/runs").add([held()], HOOK)
    (path,) = state.rglob("told.json")
    path.write_bytes(content)

    assert not Told("/runs").has(held(), HOOK)
