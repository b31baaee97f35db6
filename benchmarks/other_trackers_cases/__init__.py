"""What other tools leave, to be read here and by pandas: a file a tool, found by being here.

Each has `CASES`: by a name, what makes files in an empty folder and returns how they are read.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TypeAlias


@dataclass(frozen=True)
class Readers:
    """Two ways to read the same bytes.

    Attributes:
        ours: Reads all of it, and says how many values it found.
        pandas: The same, by the function of pandas that reads such files.

    """

    ours: Callable[[], int]
    pandas: Callable[[], int]


Case: TypeAlias = Callable[[Path], Readers]


def points_of(folder: Path, **options: object) -> int:
    """How many scalars there are below a folder, as their table has them."""
    import insight

    store = insight.open_runs(folder, **options)  # type: ignore[arg-type]
    return len(store.table("scalar"))


def cases() -> Mapping[str, Case]:
    """All of them, by their names."""
    found: dict[str, Case] = {}
    for info in pkgutil.iter_modules(__path__):
        found |= import_module(f"{__name__}.{info.name}").CASES
    return found
