"""What cannot be recorded: told once, by its name, where the script stands."""

from __future__ import annotations

import sys
import warnings
from pathlib import Path

_MOST_TOLD = 1_000
_OURS = str(Path(__file__).parent)


class Refusals:
    """What was told already; called with a name and a reason.

    A warning, at most one for a name. Where the script makes errors of warnings it is none of the
    training's: it goes on.
    """

    def __init__(self) -> None:
        self._told: set[str] = set()

    def __call__(self, name: str, reason: str) -> None:
        if name in self._told or len(self._told) >= _MOST_TOLD:
            return
        self._told.add(name)
        text = f"insight.run: {name!r} is not recorded: {reason}"
        try:
            warnings.warn(text, stacklevel=_levels() + 1)
        except Warning:
            return


def _levels() -> int:
    """How many calls of this folder stand above who calls this, itself among them."""
    frame, levels = sys._getframe(1), 1  # as warnings do it from Python 3.12 on
    while frame.f_back is not None and frame.f_code.co_filename.startswith(_OURS):
        frame, levels = frame.f_back, levels + 1
    return levels - 1
