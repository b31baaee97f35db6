"""Some steps of a training, evenly spread over what there was of it so far."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

MOST = 20
# Between two steps in the beginning, so that a long training that ends soon has some, too.
_FARTHEST = 16


class Spread:
    """Says which steps to keep: the first, then each that lies far enough behind the last.

    Where there would be more than `MOST`, every second one is let go, and the distance doubles: so
    10 to 20 are kept, however long it goes on.

    Args:
        planned: How many steps there are to be: the more, the farther the first ones lie apart.

    Attributes:
        kept: The steps that are kept.

    >>> spread = Spread(176)
    >>> due = [step for step in range(1, 177) if spread.is_due(step)]
    >>> len(due), spread.kept
    (21, [1, 17, 33, 49, 65, 81, 97, 113, 129, 145, 161])

    """

    def __init__(self, planned: int = 0) -> None:
        self.kept: list[int] = []
        self._distance = 1
        while self._distance < _FARTHEST and planned // (2 * self._distance) >= MOST:
            self._distance *= 2

    def is_due(self, step: int) -> bool:
        """Whether a step is to be kept; it counts as that from then on."""
        if self.kept and step - self.kept[-1] < self._distance:
            return False
        if len(self.kept) >= MOST:
            self.kept = self.kept[::2]
            self._distance = self.kept[1] - self.kept[0]  # of sinks, many steps at once
            return self.is_due(step)
        self.kept.append(step)
        return True

    def go_on(self, kept: Sequence[int]) -> None:
        """Go on from the steps that an earlier process kept; some of them may be lost since.

        A last one that is nearer than the others is that of an end, and is not kept any longer.
        """
        gaps = [later - earlier for earlier, later in pairwise(kept)]
        if gaps and gaps[-1] < min(gaps[:-1], default=self._distance):
            kept, gaps = kept[:-1], gaps[:-1]
        self.kept = list(kept)
        self._distance = max(self._distance, min(gaps, default=0))
