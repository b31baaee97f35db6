"""Which folders that look like those of ranks hold trainings of their own, by what they recorded.

Names and times alone take a sweep, one training a device, for the ranks of one training. What each
was given tells them apart, as soon as it is recorded. The rule is written down in docs/tables.md.
"""

from __future__ import annotations

import re
from functools import lru_cache
from posixpath import normpath
from typing import TYPE_CHECKING, Any

from insight.sources import as_name

if TYPE_CHECKING:
    from collections.abc import Iterable

    from insight.lineage.told import ToldFact

    from .run import Run

_DEVICES = "hyperparameters.device_num"
_COMPARED = ("hyperparameters.", "algorithm.network")
# What processes of one training are given each its own. A seed is not: that of a rank often is.
_OF_ONE_PROCESS = re.compile(
    r"(?<![a-z])(?:rank|device|worker|process|node|host|hostname|shard|seed|pid|port|gpu|npu|id"
    r"|path|dir|folder|file|time|date|url)s?(?![a-z])"
)


def own_trainings(run: Run) -> frozenset[str]:
    """Two of a run's folders, as names of runs, that were given other parameters.

    Empty for a run of one folder, where all were given the same, and where any of them says that it
    trained on several devices.
    """
    given = {folder: _given(facts) for folder, facts in _told_by_folder(run).items()}
    if any(_is_above_one(one.get(_DEVICES)) for one in given.values()):
        return frozenset()
    first: dict[str, tuple[str, str]] = {}
    for folder, values in given.items():
        for name, value in values.items():
            if is_of_a_training(name):
                other, known = first.setdefault(name, (folder, str(value)))
                if known != str(value):  # as texts, for NaN is another one each time
                    return frozenset((other, folder))
    return frozenset()


@lru_cache(maxsize=10_000)
def is_of_a_training(name: str) -> bool:
    """Whether all processes of a training are given the same value of a fact, by its name.

    >>> names = ("hyperparameters.lr", "hyperparameters.rankId", "algorithm.network", "user.lr")
    >>> [is_of_a_training(name) for name in names]
    [True, False, True, False]

    """
    words = re.sub(r"[^a-z]+", " ", re.sub(r"(?<=[a-z])(?=[A-Z])", " ", name).lower())
    return name.startswith(_COMPARED) and _OF_ONE_PROCESS.search(words) is None


def _told_by_folder(run: Run) -> dict[str, list[ToldFact]]:
    """What the files of each of its folders tell, where they are several."""
    if not any(name.startswith("../") for name in run.files):
        return {}
    found: dict[str, list[ToldFact]] = {}
    for name, file in sorted(run.files.items()):
        is_of_a_rank = name in file.teller.ranks or "/" not in name  # that of rank 0 is not told
        if file.facts and is_of_a_rank:
            folder = name.rpartition("/")[0]
            found.setdefault(normpath(f"{run.name}/{as_name(folder)}"), []).extend(file.facts)
    return found


def _given(told: Iterable[ToldFact]) -> dict[str, Any]:
    """What was said first under each name: later on ranks are not all as far."""
    found: dict[str, Any] = {}
    for one in sorted(told, key=lambda told: told.fact.wall_time):
        for name, value in one.read().items():
            found.setdefault(name, value)
    return found


def _is_above_one(value: Any) -> bool:
    return isinstance(value, int) and value > 1
