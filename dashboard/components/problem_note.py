"""What could not be read of the files, told where the runs are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dash import html

from dashboard.words import say

if TYPE_CHECKING:
    import pandas as pd

MOST_ROWS = 50  # whoever has more looks with the command


def problem_note(problems: pd.DataFrame, root: str) -> list[html.Details]:
    """A line that unfolds to the problems, or nothing where there are none.

    Args:
        problems: `Store.problems()`.
        root: The folder, for the command that lists them all.

    """
    if problems.empty:
        return []
    count = len(problems)
    rows = zip(*(problems.head(MOST_ROWS)[name] for name in _COLUMNS), strict=True)
    body: list[html.Table | html.P] = [
        html.Table(
            [
                html.Thead(html.Tr([html.Th(title) for title in _titles()])),
                html.Tbody([_row(*row) for row in rows]),
            ]
        )
    ]
    if count > MOST_ROWS:
        more = say("{count} more: ", count=f"{count - MOST_ROWS:,}")
        body.append(html.P([more, html.Code(f"insight check {root}")]))
    summary = [
        html.B(problem_words(problems)),
        html.Span(" " + say("What is whole was read all the same.")),
    ]
    return [html.Details([html.Summary(summary), *body], className="problems")]


def problem_words(problems: pd.DataFrame) -> str:
    """How many problems there are, and in the files of how many runs.

    Args:
        problems: Some rows of `Store.problems()`.

    """
    count, runs = len(problems), problems["run"].nunique()
    found = say("1 problem") if count == 1 else say("{count} problems", count=f"{count:,}")
    where = say("1 run") if runs == 1 else say("{count} runs", count=f"{runs:,}")
    return say("{problems} in the files of {runs}", problems=found, runs=where)


_COLUMNS = ("file", "offset", "problem", "kept")


def _row(file: str, offset: int, problem: str, kept: int) -> html.Tr:
    where = f"{offset:,}" if offset >= 0 else "–"
    return html.Tr([html.Td(text) for text in (str(file), where, str(problem), f"{kept:,}")])


def _titles() -> tuple[str, ...]:
    return say("File"), say("At byte"), say("What is wrong"), say("Records kept")
