"""What a browser asks to see of landscapes."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from dashboard.figures.landscape_contour import CONTOURS
from dashboard.queries.panels import Panels

LINES = ("10", "18", "40", "80")  # of contours, that a browser may ask for
COLOURS = ("linear", "log", "clipped")
SCALES = ("own", "shared", "all")
LOSS = "loss"
SHOWN = (
    LOSS,
    "accuracy",
    "validation_loss",
    "validation_accuracy",
    "sampling_error",
    "interpolation_error",
)
"""What is usually shown of a landscape; all but the loss stands only in the files of some."""
LONGEST = 100  # letters of what else a file may tell of each node, such as another metric


@dataclass(frozen=True)
class Query:
    """What a browser asked for; whatever it sent, all of this can be answered.

    Attributes:
        panels: Whose.
        colour: One of `COLOURS`.
        scale: One of `SCALES`: of whom the colours' ends are.
        lines: Of contours.
        overlaid: Whether the paths of runs lie over each other.
        shown: One of `SHOWN`, or what else a file tells of each node, by its name there.
        against: The run and tag of the landscape that is taken from each; None for none.

    """

    panels: Panels
    colour: str = "linear"
    scale: str = "own"
    lines: int = CONTOURS
    overlaid: bool = False
    shown: str = LOSS
    against: tuple[str, str] | None = None

    @property
    def log(self) -> bool:
        """Whether logarithms are shown."""
        return self.colour == "log"

    @property
    def word(self) -> str:
        """What is shown, in English; a name from a file without what a picture takes for markup."""
        return re.sub(r"[<>&%{}]", " ", self.shown).replace("_", " ")

    @classmethod
    def of(cls, options: Any) -> Query:
        """What can be understood of a browser's options."""
        told = options if isinstance(options, dict) else {}
        return cls(
            Panels.of(told),
            _one_of(COLOURS, told.get("colour")),
            _one_of(SCALES, told.get("scale")),
            int(_one_of(LINES, told.get("lines"), str(CONTOURS))),
            told.get("layout") == "overlaid",
            quantity_of(told.get("shown")),
            _pair(told.get("against")),
        )


def quantity_of(told: Any) -> str:
    """What may be the name of a quantity; else the loss.

    >>> quantity_of("f1"), quantity_of(3)
    ('f1', 'loss')

    """
    return told if isinstance(told, str) and 0 < len(told) <= LONGEST else LOSS


def _one_of(known: tuple[str, ...], told: Any, usual: str = "") -> str:
    return told if isinstance(told, str) and told in known else usual or known[0]


def _pair(told: Any) -> tuple[str, str] | None:
    if isinstance(told, list) and len(told) == 2 and all(isinstance(one, str) for one in told):
        return told[0], told[1]
    return None
