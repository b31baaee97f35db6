"""What scripts say of their tags: which way is better, and over which other tag they lie.

`insight.run` records it as facts of the run: `run.better.val/*` is `higher`, `run.axis.val/*` is
`epoch`. It holds for all runs of the folder; where they contradict one another, what most say.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING

from .objective import direction

if TYPE_CHECKING:
    from collections.abc import Mapping

    import pandas as pd

BETTER, AXIS = "run.better.", "run.axis."
_SIGNS = {"higher": 1, "lower": -1}


@dataclass(frozen=True)
class Definitions:
    """What is said of tags, by tag or pattern with `*`.

    Attributes:
        better: "higher" or "lower".
        axes: The tag that others are drawn over.

    """

    better: Mapping[str, str] = field(default_factory=dict)
    axes: Mapping[str, str] = field(default_factory=dict)
    _known: dict[str, int] = field(default_factory=dict, compare=False, repr=False)

    def direction(self, tag: str) -> int:
        """1 where more is better, -1 where less is: as somebody said, else as the name says.

        >>> told = Definitions(better={"val/*": "higher", "val/loss": "lower"})
        >>> told.direction("val/mine"), told.direction("val/loss"), told.direction("mine")
        (1, -1, 0)
        >>> told.direction("metric.val/mine")  # the column of the lineage
        1

        """
        if not self.better:
            return direction(tag)
        known = self._known.get(tag)
        if known is None:
            told = _said(self.better, tag) or _said(self.better, tag.removeprefix("metric."))
            known = self._known[tag] = _SIGNS.get(told, 0) or direction(tag)
        return known

    def axis(self, tag: str) -> str:
        """The tag whose values it is drawn over; empty where nobody said, or it is the tag itself.

        >>> Definitions(axes={"*": "epoch"}).axis("loss"), Definitions().axis("loss")
        ('epoch', '')

        """
        told = _said(self.axes, tag) if self.axes else ""
        return "" if told == tag else told


def definitions_of(lineage: pd.DataFrame) -> Definitions:
    """What the runs of a folder say.

    Args:
        lineage: `Store.lineage()`.

    >>> import pandas as pd
    >>> table = pd.DataFrame({"run": ["a", "b"], "run.better.mine": ["higher", None]})
    >>> dict(definitions_of(table).better)
    {'mine': 'higher'}

    """
    return Definitions(_told(lineage, BETTER), _told(lineage, AXIS))


def _told(lineage: pd.DataFrame, prefix: str) -> dict[str, str]:
    found = {}
    for column in lineage.columns:
        if str(column).startswith(prefix):
            said = Counter(one for one in lineage[column] if isinstance(one, str) and one)
            first, *others = [*said.most_common(2), ("", 0), ("", 0)][:2]
            if first[1] > others[0][1]:
                found[str(column).removeprefix(prefix)] = first[0]
    return found


def _said(told: Mapping[str, str], tag: str) -> str:
    """What is said of a tag by its name, else by the longest pattern that it has."""
    if tag in told:
        return told[tag]
    # Of a pattern `*` and `?` alone are signs: tags have brackets in them.
    fits = [one for one in told if fnmatchcase(tag, one.replace("[", "[[]"))]
    return told[max(fits, key=len)] if fits else ""
