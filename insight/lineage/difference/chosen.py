"""Runs as people name them: a folder, or a run below a folder."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from insight.errors import PathError, SummaryValueError, compose
from insight.format.names import is_summary
from insight.sources import is_url, shown

from .splits import splits

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from insight.tables import Store

_MOST_SIBLINGS = 500


@dataclass(frozen=True)
class ChosenRun:
    """One run of a store, and what is recorded of it.

    Attributes:
        called: As it was asked for, without a password.
        store: Whose run it is.
        run: Its name there.
        facts: Its row of `lineage()`, without what it lacks.

    """

    called: str
    store: Store = field(repr=False, compare=False)
    run: str
    facts: dict[str, Any] = field(default_factory=dict, repr=False, compare=False)


def chosen_run(asked: str, open_runs: Callable[[str], Store]) -> ChosenRun:
    """The run that a folder holds, or that `DIR:run` names.

    Args:
        asked: A folder with one run, a run's folder, or `DIR:run` with a name of `runs()`.
        open_runs: Opens a folder.

    Raises:
        PathError: If there is no such folder.
        SummaryValueError: If there is no such run, or the folder holds several.

    """
    missing: list[Exception] = []
    for folder, run in splits(asked) if is_url(asked) or not _is_there(asked) else ():
        try:
            store = open_runs(folder)
        except PathError as error:  # the colon may belong to the name of a folder
            missing.append(error)
            continue
        names = list(store.runs()["run"])
        if run in names:
            return _chosen(f"{shown(folder)}:{run}", store, run)
        hint = f"there are {', '.join(names[:10])}" if names else "there is no run"
        expected = f"a run of {shown(folder)}"
        missing.insert(0, SummaryValueError.of("a run", expected, repr(run), hint))
    try:
        store = open_runs(asked)
    except PathError:
        if missing:
            raise missing[0] from None
        raise
    return _only(asked, store)


def _only(asked: str, store: Store) -> ChosenRun:
    """The run of a store that is to hold one."""
    names, called = list(store.runs()["run"]), shown(asked)
    if not names:
        raise PathError(compose("a run", "a folder with a run", called, "insight runs lists them"))
    if len(names) > 1:
        got = f"{len(names)} runs in {called}"
        hint = f"write one of them as {called}:{names[0]}"
        raise SummaryValueError.of("a run", "one run", got, hint)
    return _chosen(called, store, names[0])


def siblings_of(chosen: ChosenRun, open_runs: Callable[[str], Store]) -> list[ChosenRun]:
    """The run and those beside it: the others of its store, or of the folders next to its own.

    Of ten thousand folders the first 500 by name are asked.
    """
    names = [str(name) for name in chosen.store.runs()["run"]]
    if names != ["."]:
        others = dict.fromkeys([chosen.run, *names[:_MOST_SIBLINGS]])
        return runs_of(chosen.store, list(others))
    if is_url(chosen.store.root):
        return [chosen]
    own = Path(chosen.store.root).resolve()
    found = [chosen]
    for folder in _beside(own):
        store = open_runs(str(folder))
        found += [replace(one, called=str(folder)) for one in runs_of(store, ["."])]
    return found


def runs_of(store: Store, names: Sequence[str]) -> list[ChosenRun]:
    """Those of these runs that a store has, in its order."""
    table = store.lineage()
    rows = table[table["run"].isin(list(names))].astype(object)
    held = rows.where(rows.notna(), None)
    return [
        ChosenRun(
            str(row["run"]),
            store,
            str(row["run"]),
            {
                str(fact): value
                for fact, value in row.items()
                if fact != "run" and value is not None
            },
        )
        for row in held.to_dict("records")
    ]


def _beside(own: Path) -> list[Path]:
    try:
        folders = sorted(entry for entry in own.parent.iterdir() if entry != own)
    except OSError:
        return []
    return [folder for folder in folders if _holds_run(folder)][:_MOST_SIBLINGS]


def _holds_run(folder: Path) -> bool:
    try:
        with os.scandir(folder) as entries:
            return any(is_summary(entry.name) for entry in entries)
    except OSError:  # no folder, or none for us
        return False


def _is_there(asked: str) -> bool:
    try:
        return Path(asked.removeprefix("file://")).exists()
    except (OSError, ValueError):  # too long for a name, or with a NUL
        return False


def _chosen(called: str, store: Store, run: str) -> ChosenRun:
    (found,) = runs_of(store, [run])
    return replace(found, called=called)
