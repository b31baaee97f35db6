"""The note about damaged files says what, where and how much was kept."""

from __future__ import annotations

import json

import pandas as pd
from plotly.utils import PlotlyJSONEncoder

from dashboard.components.problem_note import MOST_ROWS, problem_note


def problems(count: int) -> pd.DataFrame:
    row = {"run": "a", "file": "a/events", "offset": 2816, "problem": "checksum", "kept": 199}
    return pd.DataFrame([row] * count, columns=list(row))


def text(count: int) -> str:
    return json.dumps(problem_note(problems(count), "/runs"), cls=PlotlyJSONEncoder)


def test_whole_files_have_no_note() -> None:
    assert problem_note(problems(0), "/runs") == []


def test_note_counts_and_lists_the_problems() -> None:
    assert "1 problem in the files of 1 run" in text(1)
    assert all(f'"{cell}"' in text(1) for cell in ("a/events", "2,816", "checksum", "199"))


def test_many_problems_lead_to_the_command() -> None:
    note = text(MOST_ROWS + 7)

    assert note.count("checksum") == MOST_ROWS
    assert "7 more: " in note
    assert "insight check /runs" in note
