"""Steps that are no whole numbers, in tables whose step is one: the series is numbered.

A series all of whose steps are whole numbers of 64 bits has them. Of any other the rows stand by
their true steps, which are numbered 0, 1, 2, … as they rise; each true step is the value of a
further series, `steps/<tag>`, under its number, and the run says by `run.axis.<tag>` that the
one is drawn over the other. So order holds, no two steps become one, and all that runs are
compared, filtered and drawn by goes on to count in whole numbers. decisions/0159.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from insight.format.scalars.columns import Column

BEFORE = "steps/"
"""What the tag of the true steps begins with."""
AXIS = "run.axis."
_MOST_NAMED = 5
_LOWEST, _BEYOND = -(2.0**63), 2.0**63
_EXACT = 1 << 53


class Decimals(NamedTuple):
    """Steps as whole numbers of parts: `Decimals(np.array([1500]), 1000)` is step 1.5."""

    parts: Column
    """int64."""
    unit: int
    """How many parts are one step."""


@dataclass(frozen=True, slots=True)
class TrueSteps:
    """The true steps of a series that was numbered, row by row as the series came."""

    tag: str
    """The series that they are the values of."""
    numbers: Column
    values: Column
    """float64: the nearest one where a double cannot hold it."""


@dataclass(frozen=True, slots=True)
class Settled:
    """Steps as tables have them."""

    steps: dict[str, Column]
    """int64 by tag, row by row as they came."""
    numbered: dict[str, TrueSteps]
    """Of each tag whose steps are numbers of ours."""

    def facts(self) -> dict[str, str]:
        """What the run says of the series that were numbered."""
        return {f"{AXIS}{tag}": true.tag for tag, true in self.numbered.items()}

    def remark(self) -> str:
        """The rule in words, for the run's page; empty where it was not needed."""
        tags = sorted(self.numbered)
        if not tags:
            return ""
        named = ", ".join(f"'{tag}'" for tag in tags[:_MOST_NAMED])
        more = f" and {len(tags) - _MOST_NAMED} more" if len(tags) > _MOST_NAMED else ""
        return (
            f"steps of {named}{more} are not all whole numbers: they are numbered as they rise, "
            f"and '{self.numbered[tags[0]].tag}' has the true ones"
        )


def settled(
    true_steps: Mapping[str, Column | Decimals | Sequence[int | float]],
    taken: Collection[str] = (),
) -> Settled:
    """The steps of all series of a run; each is settled by itself.

    A further row may change the numbers of those before it: whoever reads on has to take back what
    was told of the file, and to tell all of it again.

    Args:
        true_steps: By tag, row by row: numbers of NumPy, decimals, or Python's where some may be
            beyond 64 bits.
        taken: Tags that the run has beside these.

    >>> found = settled({"loss": [0, 1, 2], "acc": [1.5, 0.5, 1.5]})
    >>> found.steps["loss"].tolist(), found.steps["acc"].tolist()
    ([0, 1, 2], [1, 0, 1])
    >>> found.numbered["acc"].tag, found.numbered["acc"].values.tolist()
    ('steps/acc', [1.5, 0.5, 1.5])
    >>> found.facts()
    {'run.axis.acc': 'steps/acc'}

    """
    steps: dict[str, Column] = {}
    fractional = {}
    for tag, found in true_steps.items():
        whole = whole_steps(found)
        if whole is None:
            fractional[tag] = found
        else:
            steps[tag] = whole
    names = _names(fractional, {*true_steps, *taken})
    numbered = {}
    for tag, found in fractional.items():
        steps[tag] = numbers_of(found)
        numbered[tag] = TrueSteps(names[tag], steps[tag], _as_floats(found))
    return Settled(steps, numbered)


def whole_steps(steps: Column | Decimals | Sequence[int | float]) -> Column | None:
    """The steps as int64 where all are whole numbers of 64 bits; else None.

    >>> whole_steps([0.0, 3.0]).tolist(), whole_steps([0.5]), whole_steps([2**63])
    ([0, 3], None, None)
    """
    if isinstance(steps, Decimals):
        held = steps.parts.astype(np.int64, copy=False)
        whole, rest = np.divmod(held, steps.unit)
        return None if rest.any() else whole
    column = _column(steps)
    if column.dtype.kind in "iu" and column.dtype != np.uint64:
        return column.astype(np.int64, copy=False)
    if column.dtype.kind == "f":
        inside = (column >= _LOWEST) & (column < _BEYOND)  # neither NaN nor infinite, too
        is_whole = inside.all() and (np.floor(column) == column).all()
        return column.astype(np.int64) if is_whole else None
    plain = [_plain(one) for one in column.tolist()]
    if not all(isinstance(one, int) and -(1 << 63) <= one < 1 << 63 for one in plain):
        return None
    return np.array(plain, np.int64)


def numbers_of(steps: Column | Decimals | Sequence[int | float]) -> Column:
    """The place of each row's step among the distinct ones, from the least on.

    Steps that are NaN come last, each with a number of its own, in their order: nobody can say
    that two of them are the same, and rows of one step leave but the newest.

    >>> numbers_of([2.5, -1.0, float("nan"), 2.5, float("inf"), float("nan")]).tolist()
    [1, 0, 3, 1, 2, 4]
    """
    column = steps.parts if isinstance(steps, Decimals) else _column(steps)
    found = np.empty(len(column), np.int64)
    is_nan = column != column  # also of those in an array of Python's numbers
    distinct, of_row = np.unique(column[~is_nan], return_inverse=True)
    found[~is_nan] = of_row
    found[is_nan] = len(distinct) + np.arange(np.count_nonzero(is_nan))
    return found


def _names(tags: Iterable[str], taken: set[str]) -> dict[str, str]:
    """A tag for the true steps of each; `steps/` stands before it as often as it is taken."""
    found = {}
    for tag in sorted(tags):
        name = BEFORE + tag
        while name in taken:
            name = BEFORE + name
        taken.add(name)
        found[tag] = name
    return found


def _column(steps: Column | Sequence[int | float]) -> Column:
    """Python's numbers in an array of the one type that changes none of them."""
    if isinstance(steps, np.ndarray):
        return steps
    kinds = {type(step) for step in steps}
    if kinds <= {float}:
        return np.array(steps, np.float64)
    if kinds <= {int, float} and all(-_EXACT <= one <= _EXACT for one in steps):
        return np.array(steps, np.float64)  # with NaN and infinities it is the way below
    try:
        return np.array(steps, np.int64) if kinds <= {int} else np.array(steps, object)
    except OverflowError:
        return np.array(steps, object)


def _plain(step: float) -> int | float:
    """A whole number as int, whatever it was."""
    return int(step) if isinstance(step, float) and step.is_integer() else step


def _as_floats(steps: Column | Decimals | Sequence[int | float]) -> Column:
    """The doubles that are nearest to the steps."""
    if not isinstance(steps, Decimals):
        column = _column(steps)
        if column.dtype != object:
            return column.astype(np.float64, copy=False)
        return np.array([_float(one) for one in column.tolist()], np.float64)
    values = steps.parts / np.float64(steps.unit)
    # Beyond 53 bits NumPy rounds twice; Python divides whole numbers exactly and rounds once.
    for index in np.flatnonzero(np.abs(steps.parts) > _EXACT):
        values[index] = int(steps.parts[index]) / steps.unit
    return values


def _float(step: float) -> float:
    """A number as a double; infinite where it is beyond all of them.

    >>> _float(10**400), _float(-(10**400)), _float(2**64)
    (inf, -inf, 1.8446744073709552e+19)
    """
    try:
        return float(step)
    except OverflowError:
        return float("inf") if step > 0 else float("-inf")
