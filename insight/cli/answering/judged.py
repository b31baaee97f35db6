"""What runs are judged by, which is best, and what explains it: the words of `insight best`."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from insight.lineage import best_run
from insight.lineage.best_run import target_name
from insight.lineage.short_names import short_names
from insight.lineage.target import named_target, parameters_of

from .text import cell, counted, number

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from insight.lineage.best_run import Answer
    from insight.lineage.importance import Importance
    from insight.lineage.target import Target

    from .folder import Folder

HIDDEN = frozenset(("host", "hostname", "user", "username"))
"""The ends of names of facts that say who ran something, and where."""
_OF_MACHINE = frozenset(("run", "hardware", "environment", "command"))


def answer_of(folder: Folder, asked: str, wanted: str) -> Answer:
    """What `insight best` has to tell, made once for each question.

    Raises:
        FilterError: If the filter cannot be read, or there is no such target.

    """

    def make() -> Answer:
        names = folder.shown(wanted)["run"].astype(str).tolist()
        table, index = folder.settings, folder.scalars
        return best_run.answer_of(
            folder.store, names, asked or None, table, index, folder.runs, folder.told
        )._replace(called=folder.called)

    return folder.keep(("best", asked, wanted), make)


def target_of(folder: Folder, asked: str, names: Sequence[str]) -> Target:
    """What these runs are judged by, and the value of each.

    Raises:
        FilterError: If there is no such target.

    """
    table, index = folder.settings, folder.scalars
    name = target_name(table, index, asked or None, list(names))
    return named_target(table, index, names, name)


def target_of_all(folder: Folder, asked: str) -> Target:
    """The same for all runs, in the order of their names.

    Raises:
        FilterError: If there is no such target.

    """
    return folder.keep(("target", asked), lambda: target_of(folder, asked, folder.names))


def how(target: Target) -> str:
    """What a target is, in words.

    >>> import numpy as np
    >>> from insight.lineage.target import Target
    >>> how(Target("val/loss", "best", -1, np.array([])))
    'val/loss (best at any step, lower is better)'

    """
    if not target.name:
        return "nothing: no metric says how good runs are"
    better = {1: "higher is better", -1: "lower is better", 0: "nobody knows which way is better"}
    of = {"best": "best at any step", "last": "last value", "recorded": "as recorded"}[target.of]
    return f"{target.name} ({of}, {better[target.direction]})"


def varying(folder: Folder, names: Sequence[str], target: str, most: int) -> list[str]:
    """The parameters in which some runs differ: those of most runs first, of many values last."""
    rows = folder.settings.set_index("run").reindex(list(names))
    held = {
        name: rows[name].dropna().map(cell)
        for name in parameters_of(folder.settings, target)
        if not is_hidden(name)
    }
    counts = {name: column.nunique() for name, column in held.items()}
    found = [name for name, count in counts.items() if count > 1]
    order = {name: (counts[name] > len(names) / 2, -len(held[name])) for name in found}
    return sorted(found, key=lambda name: order[name])[:most]


def short(folder: Folder, names: Sequence[str]) -> list[str]:
    """Columns by the last part of their names, where no other of the folder ends the same."""
    others = [*map(str, folder.settings), *map(str, folder.runs)]
    every = list(dict.fromkeys([*map(str, names), *others]))
    recorded = {str(name) for name in folder.known}
    found = dict(zip(every, short_names(every, recorded), strict=True))
    return [found[name] for name in names]


def is_hidden(name: str) -> bool:
    """Whether a fact says who ran something, or on which machine.

    >>> is_hidden("run.host"), is_hidden("hardware.gpu"), is_hidden("user.host")
    (True, False, False)

    """
    section, _, rest = name.partition(".")
    return section in _OF_MACHINE and rest.rpartition(".")[2] in HIDDEN


def shares_of(folder: Folder, found: Importance) -> Iterator[tuple[str, str, str, str, int]]:
    """Rows of what explains a target: what, its share, the interval, the way, of how many runs."""
    for one in found.found:
        beyond = " beyond those above" if one.is_beyond else ""
        (name,) = short(folder, [one.name])
        said = way(one.sign) + beyond
        yield name, percent(one.share), between(one.low, one.high), said, one.runs
    for pair in found.together:
        names = " x ".join(short(folder, pair.names))
        yield names, percent(pair.share), between(pair.low, pair.high), "together", pair.runs


def way(sign: float | None) -> str:
    """Spearman's correlation in words.

    >>> way(0.93), way(-0.5), way(0.05), way(None)
    ('rises with it (0.93)', 'falls with it (-0.50)', 'neither way (0.05)', 'a text')

    """
    if sign is None or math.isnan(sign):
        return "a text"
    if abs(sign) < 0.1:
        return f"neither way ({sign:.2f})"
    return f"{'rises' if sign > 0 else 'falls'} with it ({sign:.2f})"


def unexplained(folder: Folder, found: Importance) -> Iterator[str]:
    """Which parameters no number is told of, and why."""
    reasons = {
        "cannot be told apart from chance": found.chance,
        "do not vary": found.constant,
        "are in fewer than 8 runs": found.scarce,
        "differ in over half of the runs": found.unique,
    }
    for words, names in reasons.items():
        if names:
            yield f"{words}: {listed(short(folder, names), 12)}"


def percent(share: float) -> str:
    """A share as people read it.

    >>> percent(0.123), percent(0.999), percent(1.0), percent(0.001)
    ('12%', '>99%', '100%', '<1%')

    """
    said = f"{100 * share:.0f}%"
    said = ">99%" if share < 1 and said == "100%" else said
    return "<1%" if share > 0 and said == "0%" else said


def between(low: float, high: float) -> str:
    """An interval of shares."""
    return f"{percent(low)} to {percent(high)}"


def listed(names: Sequence[str], most: int) -> str:
    """The first of some names, and how many more there are."""
    more = len(names) - most
    return ", ".join(names[:most]) + (f" and {more:,} more" if more > 0 else "")


def values_told(values: Sequence[float]) -> str:
    """The mean of some numbers and their spread.

    >>> values_told([1.0, 2.0, 3.0]), values_told([2.0])
    ('2 ± 1 over 3 runs', '2 of 1 run')

    """
    mean = sum(values) / len(values)
    if len(values) == 1:
        return f"{number(mean)} of 1 run"
    deviation = math.sqrt(sum((one - mean) ** 2 for one in values) / (len(values) - 1))
    return f"{number(mean)} ± {deviation:.2g} over {counted(len(values), 'run')}"
