"""What people gave the runs, as tables and pages need it: see `dashboard/notes.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .among import among

if TYPE_CHECKING:
    from collections.abc import Mapping

    import pandas as pd

    Given = Mapping[str, Mapping[str, Any]]


def hidden_runs(given: Given) -> frozenset[str]:
    """The runs that somebody hid on all pages.

    >>> sorted(hidden_runs({"a": {"hidden": True}, "b": {"name": "best so far"}}))
    ['a']
    """
    return frozenset(run for run, fields in given.items() if fields.get("hidden"))


def name_of(given: Given, run: str) -> str:
    """What a run is called on the pages; its own name stays in links and files.

    >>> name_of({"b": {"name": "best so far"}}, "b"), name_of({}, "b")
    ('best so far', 'b')
    """
    return str(given.get(run, {}).get("name") or run)


def in_sight(runs: pd.DataFrame, given: Given) -> pd.DataFrame:
    """The rows of `Store.runs()` of those that nobody hid."""
    away = hidden_runs(given)
    return runs[~among(runs["run"], away)] if away else runs
