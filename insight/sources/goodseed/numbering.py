"""The steps of one series as it grows: whole ones as they are, others numbered."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from insight.sources.fractional_steps import numbers_of, whole_steps

if TYPE_CHECKING:
    from insight.format.scalars.columns import Column


class Numbering:
    """What is known of the steps that were told.

    Attributes:
        is_numbered: Whether they are numbers of ours, for some true step is not whole.

    """

    def __init__(self) -> None:
        self.is_numbered = False
        self._count = 0
        self._top = -math.inf

    def further(self, true_steps: Column) -> Column | None:
        """The steps of further rows; None where those that were told hold no longer.

        >>> import numpy as np
        >>> steps = Numbering()
        >>> [steps.further(np.array(found)) for found in ([0.5, 0.25], [2.0], [1.0])]
        [array([1, 0]), array([2]), None]
        """
        if not self.is_numbered:
            whole = whole_steps(true_steps)
            if whole is not None:
                self._count += len(whole)
                return whole
            if self._count:
                return None
            self.is_numbered = True
        if not float(true_steps.min()) > self._top:
            return None
        numbers: Column = numbers_of(true_steps) + self._count
        self._count, self._top = int(numbers.max()) + 1, float(true_steps.max())
        return numbers
