"""What pages know of runs beside their records."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True)
class Known:
    """Each by the names of runs.

    Attributes:
        called: What people call them.
        status: As `runs()` has it.
        best: What they are judged by, and how they did.
        best_step: The step of that.
        judged_by: What that is called.

    """

    called: Mapping[str, str] = field(default_factory=dict)
    status: Mapping[str, str] = field(default_factory=dict)
    best: Mapping[str, str] = field(default_factory=dict)
    best_step: Mapping[str, int] = field(default_factory=dict)
    judged_by: str = ""

    def name(self, run: str) -> str:
        """What a run is called."""
        return self.called.get(run, run)

    def brief(self, run: str) -> str:
        """Its status, and how it did.

        >>> Known(status={"a": "finished"}, best={"a": "0.5"}, judged_by="loss").brief("a")
        'finished · loss 0.5'
        """
        score = self.best.get(run)
        told = [self.status.get(run, ""), f"{self.judged_by} {score}" if score else ""]
        return " · ".join(filter(None, told))
