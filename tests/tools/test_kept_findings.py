"""A check looks again where its own text or that of a source is another, and nowhere else."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import kept_findings
from tests.kept_findings import KeptFindings


@pytest.fixture
def check(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(kept_findings, "FOLDER", tmp_path / "findings")
    path = tmp_path / "check.py"
    path.write_text("first")
    return path


def found(check: Path, *sources: str) -> list[str]:
    """The sources that were looked at."""
    looked: list[str] = []
    with KeptFindings("all", str(check)) as kept:
        for source in sources:
            told = kept.of("module", source, find=lambda source=source: looked.append(source) or 7)
            assert told == 7
    return looked


def test_only_what_is_new_is_looked_at(check: Path) -> None:
    assert found(check, "a", "b") == ["a", "b"]
    assert found(check, "b", "c") == ["c"]
    assert found(check, "a") == ["a"]  # what was not asked for is kept no longer


def test_another_check_looks_at_all(check: Path) -> None:
    found(check, "a")
    check.write_text("second")

    assert found(check, "a") == ["a"]


def test_check_that_breaks_off_keeps_what_it_found(check: Path) -> None:
    def fail() -> None:
        raise LookupError

    with pytest.raises(LookupError), KeptFindings("all", str(check)) as kept:
        assert [kept.of("module", "a", find=lambda: 7), kept.of("b", find=fail)] == []

    assert found(check, "a") == []
