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
    chosen: Sequence[str], by_name: Mapping[str, Mapping[str, str]]
) -> list[TextDifference]:
    """The texts in which a run differs from the first of the chosen; at most twenty.

    Args:
        chosen: Names of runs, the baseline first.
        by_name: What `long_texts` gives of them.

    """
    found: list[TextDifference] = []
    for name, by_run in by_name.items():
        if len(found) == MOST_TEXTS:
            break
        base = by_run.get(chosen[0], "")
        others: dict[str, list[str]] = {}
        for run in chosen[1:]:
            if by_run.get(run, "") != base:
                others.setdefault(by_run.get(run, ""), []).append(run)
        if others:
            kept = list(others.items())[:MOST_VERSIONS]
            versions = [Version(runs, difference(base, text)) for text, runs in kept]
            found.append(TextDifference(name, versions, len(others) - len(kept)))
    return found


def long_texts(
    chosen: Sequence[str], lineage: pd.DataFrame, texts: pd.DataFrame
) -> dict[str, dict[str, str]]:
    """Texts of several lines or many letters, by column or tag and by run.

    Args:
        chosen: Names of runs.
        lineage: `Store.lineage()`.
        texts: `Store.table("text")`; of each tag the newest counts.

    """
    found: dict[str, dict[str, str]] = {}
    rows = lineage[lineage["run"].isin(list(chosen))].set_index("run")
    for name in rows.columns:
        held = {str(run): v for run, v in rows[name].items() if isinstance(v, str)}
        if any(is_long(text) for text in held.values()):
            found[str(name)] = held
    newest = texts[texts["run"].isin(list(chosen))].drop_duplicates(["run", "tag"], keep="last")
    by_tag: dict[str, dict[str, str]] = {}
    columns = (newest[name] for name in ("run", "tag", "value"))
    for run, tag, text in sorted(zip(*columns, strict=True), key=lambda row: str(row[1])):
        by_tag.setdefault(str(tag), {})[str(run)] = str(text)
    return found | by_tag


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
