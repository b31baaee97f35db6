"""Long texts are told apart line by line."""

from __future__ import annotations

import pandas as pd
import pytest

from dashboard.queries.compare import texts as texts_module
from dashboard.queries.compare.texts import (
    MOST_LINES,
    MOST_TEXTS,
    MOST_VERSIONS,
    WIDEST,
    TextDifference,
    difference,
    long_texts,
    text_differences,
)

BASE = "seed: 1\nlr: 0.1\nepochs: 4"
OTHER = "seed: 1\nlr: 0.2\nepochs: 4"
NONE = pd.DataFrame({"run": [], "tag": [], "step": [], "wall_time": [], "value": []})


def lineage(**configs: str | None) -> pd.DataFrame:
    return pd.DataFrame({"run": list(configs), "user.config": list(configs.values())})


def differences(chosen: list[str], table: pd.DataFrame) -> list[TextDifference]:
    return text_differences(chosen, long_texts(chosen, table, NONE))


def test_lines_that_differ_stand_with_those_around_them() -> None:
    assert difference(BASE, OTHER) == [
        (" ", "seed: 1"),
        ("-", "lr: 0.1"),
        ("+", "lr: 0.2"),
        (" ", "epochs: 4"),
    ]


def test_lines_that_begin_with_signs_are_kept() -> None:
    assert difference("--- a\n+++ b", "--- a\n@@ c") == [
        (" ", "--- a"),
        ("-", "+++ b"),
        ("+", "@@ c"),
    ]


def test_runs_with_one_text_stand_together() -> None:
    table = lineage(a=BASE, b=OTHER, c=OTHER, d=BASE)
    (text,) = differences(["a", "b", "c", "d"], table)

    assert text.name == "user.config"
    assert [version.runs for version in text.versions] == [["b", "c"]]


def test_same_texts_differ_in_nothing() -> None:
    assert differences(["a", "b"], lineage(a=BASE, b=BASE)) == []


def test_missing_text_counts_as_empty() -> None:
    (text,) = differences(["a", "b"], lineage(a=None, b="x\ny"))

    assert text.versions[0].lines == [("+", "x"), ("+", "y")]


def test_newest_recorded_text_of_a_tag_counts() -> None:
    rows = [
        ("a", "notes", 1, 1.0, "old"),
        ("a", "notes", 2, 2.0, "new"),
        ("b", "notes", 1, 1.0, "b"),
    ]
    texts = pd.DataFrame(rows, columns=["run", "tag", "step", "wall_time", "value"])

    assert long_texts(["a", "b"], lineage(a="short", b="s"), texts) == {
        "notes": {"a": "new", "b": "b"}
    }


def test_endless_texts_are_bounded() -> None:
    long = "\n".join(str(n) for n in range(MOST_LINES + 50))
    lines = difference("", long)
    (wide,) = difference("", "x" * 9_999)
    many = {f"r{n:02d}": f"{n}\n" * 2 for n in range(MOST_VERSIONS + 4)}
    (text,) = differences(list(many), lineage(**many))

    assert len(lines) == MOST_LINES + 1
    assert lines[-1] == ("@", "… +50")
    assert len(wide[1]) == WIDEST + 1
    assert (len(text.versions), text.more) == (MOST_VERSIONS, 3)


def test_no_more_texts_are_compared_than_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[str] = []
    monkeypatch.setattr(texts_module, "difference", lambda _, text: compared.append(text) or [])
    by_name = {f"t{n:03d}": {"a": "one", "b": f"other {n}"} for n in range(MOST_TEXTS + 30)}

    assert len(text_differences(["a", "b"], by_name)) == MOST_TEXTS
    assert len(compared) == MOST_TEXTS
