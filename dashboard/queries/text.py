"""Recorded texts, a page of them at a time, and where in them something was found."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Collection

    import pandas as pd

ROWS = 50  # texts on one page
MOST_CHARACTERS = 20_000  # of one text on a page; a download has all of it
MOST_MARKS = 200


@dataclass(frozen=True)
class Wanted:
    """Which texts somebody wants to see; None is for all of a thing."""

    runs: Collection[str] | None = None
    tag: str | None = None
    search: str = ""
    every_step: bool = False
    """All steps; else of each run and tag only the last text up to `step`."""
    step: int | None = None
    """None for the latest."""
    hidden: Collection[str] = frozenset()
    """Runs that nobody wants to see."""
    drawn: bool = False
    """Markdown as what it means; else as it is written."""


class Text(NamedTuple):
    """One recorded text."""

    run: str
    tag: str
    step: int
    wall_time: float
    text: str
    left_out: int
    """How many characters are not in `text`."""


class TextPage(NamedTuple):
    """Some of the texts that were wanted."""

    texts: list[Text]
    first: int
    found: int


def text_page(texts: pd.DataFrame, wanted: Wanted, page: int = 0) -> TextPage:
    """One page of the texts wanted, the newest step of a run and tag first.

    Args:
        texts: `store.table("text")`, or with every text without a step.
        wanted: Which of them.
        page: Counts from 0; beyond the last there is the last.

    """
    found = chosen(texts, wanted)
    order = {"tag": True, "run": True, "step": False, "wall_time": False}
    found = found.sort_values(list(order), ascending=list(order.values()), kind="stable")
    last = max(0, (len(found) - 1) // ROWS)
    first = min(max(page, 0), last) * ROWS
    columns = (found.iloc[first : first + ROWS][name] for name in texts.columns)
    rows = [_text(*row) for row in zip(*columns, strict=True)]
    return TextPage(rows, first, len(found))


def chosen(texts: pd.DataFrame, wanted: Wanted) -> pd.DataFrame:
    """The rows of the table of texts that are wanted, in its order."""
    keep = np.ones(len(texts), bool)
    if wanted.runs is not None:
        keep &= texts["run"].isin(list(wanted.runs)).to_numpy()
    if wanted.hidden:
        keep &= ~texts["run"].isin(list(wanted.hidden)).to_numpy()
    if wanted.tag is not None:
        keep &= (texts["tag"] == wanted.tag).to_numpy()
    if not wanted.every_step and wanted.step is not None:
        keep &= (texts["step"] <= wanted.step).to_numpy()
    found = texts[keep]
    if not wanted.every_step:
        found = found[~found.duplicated(["run", "tag"], keep="last")]
    if wanted.search:
        found = found[found["value"].str.contains(_pattern(wanted.search))]
    return found


def text_steps(texts: pd.DataFrame, wanted: Wanted) -> list[int]:
    """All steps at which a text was recorded, of the runs and the tag that are wanted."""
    every = replace(wanted, search="", every_step=True)
    return [int(step) for step in np.unique(chosen(texts, every)["step"])]


def text_tags(texts: pd.DataFrame, wanted: Wanted) -> list[str]:
    """The tags of the runs that are wanted, and the one that is chosen."""
    held = chosen(
        texts[["run", "tag", "step"]], Wanted(wanted.runs, every_step=True, hidden=wanted.hidden)
    )
    return sorted({*map(str, held["tag"].unique()), wanted.tag or ""} - {""})


def texts_mark(texts: pd.DataFrame) -> str:
    """A few letters that are others when the table is: it is looked at often, and seldom grows."""
    digest = blake2b(digest_size=9)
    for name in ("run", "tag"):
        digest.update(repr(texts[name].cat.categories.tolist()).encode("utf-8", "replace"))
        digest.update(texts[name].cat.codes.to_numpy().tobytes())
    for column in (texts["step"], texts["wall_time"], texts["value"].str.len()):
        digest.update(column.to_numpy().tobytes())
    return digest.hexdigest()


def marked(text: str, search: str) -> list[tuple[str, bool]]:
    """A text in pieces, each with whether it is what was searched for.

    >>> marked("Loss and loss", "loss")
    [('Loss', True), (' and ', False), ('loss', True)]
    """
    if not search:
        return [(text, False)]
    pieces: list[tuple[str, bool]] = []
    end = 0
    for number, found in enumerate(_pattern(search).finditer(text)):
        if number == MOST_MARKS:
            break
        pieces += [(text[end : found.start()], False), (found.group(), True)]
        end = found.end()
    pieces.append((text[end:], False))
    return [piece for piece in pieces if piece[0]]


def _pattern(search: str) -> re.Pattern[str]:
    return re.compile(re.escape(search), re.IGNORECASE)


def _text(run: Any, tag: Any, step: Any, wall_time: Any, text: Any) -> Text:
    # Bytes that are no text may be in a name or a text as lone surrogates, which JSON cannot carry.
    words = str(text)[:MOST_CHARACTERS].encode("utf-8", "backslashreplace").decode()
    left_out = max(0, len(text) - MOST_CHARACTERS)
    return Text(str(run), str(tag), int(step), float(wall_time), words, left_out)
