"""The machine's series of all runs, cut as the charts of scalars want them."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

from insight.plugins.beside import MACHINE

if TYPE_CHECKING:
    from insight.tables.scalar_index import ScalarIndex


def machine_index(index: ScalarIndex) -> ScalarIndex:
    """The same scalars with the machine's series in `by_tag`, and no others.

    The trainings' stay in `segments`: by their times samples come to stand beside steps.
    """
    found = copy(index)
    found.by_tag = {}
    for segment in sorted(index.beside, key=lambda one: (one.tag, one.run)):
        if segment.tag.startswith(MACHINE):
            found.by_tag.setdefault(segment.tag, []).append(segment)
    return found
