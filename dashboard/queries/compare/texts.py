"""Long texts of runs against those of a baseline, line by line."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import pandas as pd

LONG = 160  # characters, beyond which a text is compared line by line even if it is one line
MOST_TEXTS = 20
MOST_VERSIONS = 6
MOST_LINES = 2_000
WIDEST = 400
CONTEXT = 3


class Version(NamedTuple):
    """A text that differs from the baseline's.

    Attributes:
        runs: Who has it.
        lines: (sign, text): "+" new, "-" gone, " " in both, "@" where lines are left out.

    """

    runs: list[str]
    lines: list[tuple[str, str]]


class TextDifference(NamedTuple):
    """What became of one text.

    Attributes:
        name: The column or tag.
        versions: Every other text that runs have, at most six.
        more: How many further texts there are.

    """

    name: str
    versions: list[Version]
    more: int


def text_differences(
    chosen: Sequence[str], lineage: pd.DataFrame, texts: pd.DataFrame
) -> list[TextDifference]:
    """The long texts in which a run differs from the first of the chosen; at most twenty.

    Args:
        chosen: Names of runs, the baseline first.
        lineage: `Store.lineage()`.
        texts: `Store.table("text")`; of each tag the newest counts.

    """
    found = []
    for name, by_run in long_texts(chosen, lineage, texts).items():
        base = by_run.get(chosen[0], "")
        others: dict[str, list[str]] = {}
        for run in chosen[1:]:
            if by_run.get(run, "") != base:
                others.setdefault(by_run.get(run, ""), []).append(run)
        if others:
            kept = list(others.items())[:MOST_VERSIONS]
            versions = [Version(runs, difference(base, text)) for text, runs in kept]
            found.append(TextDifference(name, versions, len(others) - len(kept)))
    return found[:MOST_TEXTS]


def long_texts(
    chosen: Sequence[str], lineage: pd.DataFrame, texts: pd.DataFrame
) -> dict[str, Mapping[str, str]]:
    """Texts of several lines or many letters, by column or tag and by run."""
    found: dict[str, Mapping[str, str]] = {}
    rows = lineage[lineage["run"].isin(list(chosen))].set_index("run")
    for name in rows.columns:
        held = {str(run): v for run, v in rows[name].items() if isinstance(v, str)}
        if any(is_long(text) for text in held.values()):
            found[str(name)] = held
    newest = texts[texts["run"].isin(list(chosen))]
    for tag, group in newest.groupby("tag", observed=True, sort=True):
        last = group.groupby("run", observed=True)["value"].last()
        found[str(tag)] = {str(run): str(text) for run, text in last.items()}
    return found


def is_long(text: str) -> bool:
    """Whether a text is worth a comparison of its lines."""
    return "\n" in text.strip() or len(text) > LONG


def difference(base: str, other: str) -> list[tuple[str, str]]:
    r"""The lines of two texts that differ, with three lines around each; bounded in all ways.

    >>> difference("a\nb", "a\nc")
    [(' ', 'a'), ('-', 'b'), ('+', 'c')]
    """
    one, two = base.splitlines(), other.splitlines()
    cut = max(len(one), len(two)) - MOST_LINES
    lines = difflib.unified_diff(one[:MOST_LINES], two[:MOST_LINES], n=CONTEXT, lineterm="")
    shown = []
    for number, line in enumerate(lines):
        if number > 2 or line[:1] not in "-+@":  # the first three name files and places
            text = line[1:] if line[0] != "@" else line
            shown.append((line[0], text if len(text) <= WIDEST else text[:WIDEST] + "…"))
    if cut > 0:
        shown.append(("@", f"… +{cut}"))
    return shown
