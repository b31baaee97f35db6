"""Which distribution this package came in: `insight-train`, or `insight-record` with it alone.

The names of folders tell: `importlib.metadata` takes longer than a command that shows its help.
Standard library only: all may ask.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

WHOLE, LIGHT = "insight-train", "insight-record"
TOP = Path(__file__).resolve().parent.parent
"""The folder that has this package."""
_FACTS = re.compile(r"(insight_train|insight_record)-([^-]+)\.dist-info")


class Distribution(NamedTuple):
    """One that installers know.

    Attributes:
        name: `insight-train` or `insight-record`.
        version: As its folder has it.
        facts: The folder of what is known about it.

    """

    name: str
    version: str
    facts: Path


def distributions(folders: Iterable[str] | None = None) -> list[Distribution]:
    """Those of the two that are installed, the whole one first; none in a checkout that never was.

    Args:
        folders: Where to look; None looks wherever Python looks for packages.

    """
    searched = sys.path if folders is None else folders
    found: dict[str, Distribution] = {}
    for folder in dict.fromkeys(os.path.realpath(one) for one in searched):
        for name in _names_in(folder):
            if told := _FACTS.fullmatch(name):
                called = told[1].replace("_", "-")
                found.setdefault(called, Distribution(called, told[2], Path(folder, name)))
    return sorted(found.values(), reverse=True)


def has_package(name: str) -> bool:
    """Whether another package of the whole distribution lies beside this one.

    A user's own folder of that name, which comes first where Python looks, is none of ours.
    """
    return (TOP / name / "__init__.py").is_file()


def checkout() -> Path | None:
    """The checkout that this package runs from, or None where it was installed as files."""
    return TOP if (TOP / "pyproject.toml").is_file() else None


def _names_in(folder: str) -> list[str]:
    try:
        return [one.name for one in Path(folder).iterdir()]
    except OSError:  # an archive, or a folder that is not there
        return []
