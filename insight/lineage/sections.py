"""The columns of the lineage by the section they belong to."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pandas as pd

# What people compare by comes first; where files lay comes last.
SECTIONS = ("metric", "hyperparameters", "algorithm", "user", "dataset", "model")


def lineage_sections(table: pd.DataFrame) -> dict[str, list[str]]:
    """The columns that hold anything, by the word before their first dot.

    >>> import pandas as pd
    >>> lineage_sections(pd.DataFrame({"run": ["a"], "user.seed": [1], "metric.Loss": [0.5]}))
    {'metric': ['metric.Loss'], 'user': ['user.seed']}
    """
    sections: dict[str, list[str]] = {}
    for name, is_held in table.notna().any().items():
        section, dot, _ = str(name).partition(".")
        if dot and is_held:
            sections.setdefault(section, []).append(str(name))
    return {section: sections[section] for section in sorted(sections, key=_rank)}


def _rank(section: str) -> tuple[int, str]:
    return (SECTIONS.index(section) if section in SECTIONS else len(SECTIONS), section)
