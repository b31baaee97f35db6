"""The words of boxes and edges, in the language of who asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dashboard.words import say

if TYPE_CHECKING:
    from .records import DataUse, RunRecord

SHORT = 12  # letters of a hash that are shown: as many as people compare


def used_as(name: str) -> str:
    """What data are to what reads them, by the name that they were recorded under."""
    return say("read as {name}", name=name)


def of_loaded(record: RunRecord, *, resumed: bool) -> str:
    """What a run did with a checkpoint that it read."""
    if resumed:
        return say("resumed by")
    if record.trained:
        return say("fine-tuned by")
    return say("evaluated by") if record.metrics else say("loaded by")


def data_label(use: DataUse) -> str:
    """What data are called: by their file, else by the name that the run gave them."""
    facts = dict(use.facts)
    path = facts.get("path") or facts.get("name") or ""
    return last_part(path) or use.name


def data_brief(use: DataUse) -> str:
    """Their size and the beginning of their fingerprint."""
    facts = dict(use.facts)
    rows = facts.get("rows")
    told = [say("{count} rows", count=f"{int(rows):,}")] if rows and rows.isdecimal() else []
    digest = facts.get("sha256") or facts.get("digest") or ""
    return " · ".join([*told, digest[:8]] if digest else told)


def last_part(path: str) -> str:
    r"""The name of a file, whichever system wrote its path.

    >>> last_part("/data/mnist/"), last_part("C:\\data\\a.csv")
    ('mnist', 'a.csv')
    """
    return path.replace("\\", "/").rstrip("/").rpartition("/")[2]
