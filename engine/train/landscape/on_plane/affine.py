"""Values that are linear in the coordinates of a plane."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.plan.held import Kept

X = -1  # where the first coordinate lies among the values: they are counted from the end


@dataclass(frozen=True, eq=False)
class Affine(Kept):
    """`parts[0] + x * parts[1] + y * parts[2]`; None for a part that is 0."""

    parts: tuple[Any, Any | None, Any | None]
