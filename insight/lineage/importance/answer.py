"""What is told of the parameters of some runs, with the reasons where nothing is."""

from __future__ import annotations

from typing import NamedTuple


class Share(NamedTuple):
    """What one parameter explains of a target's variance.

    Attributes:
        name: The column.
        share: From 0 to 1, of the variance among all runs that count.
        low, high: Its 95 % interval, of all parameters that were looked at together.
        sign: Spearman's correlation with the target; None for texts.
        runs: How many runs have both.
        groups: The values that are groups of their own, or the knots of a curve.
        is_curve: Which of the two.
        is_beyond: Whether it shows only beside those found before it, for they hide it.

    """

    name: str
    share: float
    low: float
    high: float
    sign: float | None
    runs: int
    groups: int
    is_curve: bool
    is_beyond: bool


class Together(NamedTuple):
    """What two parameters explain together, beyond what each does alone.

    Attributes:
        names: The columns.
        share, low, high: As in `Share`.
        runs: How many runs have both and the target.

    """

    names: tuple[str, str]
    share: float
    low: float
    high: float
    runs: int


class Importance(NamedTuple):
    """What explains a target. Every parameter that any of the runs has is in one of the lists,
    but texts that describe another.

    Attributes:
        runs: How many have a target.
        scale: `linear`, or `log` where shares are of the variance of the target's logarithm.
        varies: Whether the target does.
        found: What explains more than chance does, the most telling first.
        together: Pairs that do so beyond their parts, the most telling first.
        left: The share that none of these explains; None without any.
        overlapping: Of those found, what varies together, so that one may stand for another.
        chance: Parameters that are not told apart from chance.
        constant: Those that do not vary.
        scarce: Those that fewer than eight runs have.
        unique: Texts that differ in over half of the runs.

    """

    runs: int
    scale: str
    varies: bool
    found: tuple[Share, ...]
    together: tuple[Together, ...]
    left: float | None
    overlapping: tuple[str, ...]
    chance: tuple[str, ...]
    constant: tuple[str, ...]
    scarce: tuple[str, ...]
    unique: tuple[str, ...]
