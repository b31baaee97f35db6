"""Where the values of a fact lie among its colours: a new value moves no other.

Numbers lie from 0 to 1 in their order, for a palette that shows it. Words have an index in the
palette of runs.
"""

from __future__ import annotations

from collections import Counter
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from dashboard.theme import RUN_COLOURS

from .groups import REST, natural

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

FIRST, LAST = 0.1, 0.9  # of the first values; there is room for others beyond them
ALONE = 0.3
STEP = 0.2  # from a value alone to the next one
WORDS = len(RUN_COLOURS["light"]) - 1  # the last one, a grey, is of what is left over


class Ink(NamedTuple):
    """The colour of a group."""

    ink: float
    """An index in the palette of runs, or where it lies in the ordered one."""
    is_ordered: bool
    depth: float
    """From 0 to 1: where its second fact lies, which is seen as a shade."""

    @property
    def told(self) -> dict[str, float | bool]:
        """As browsers get it."""
        return {"ink": self.ink, "isOrdered": self.is_ordered, "depth": self.depth}


NO_INKS: Mapping[str, Ink] = MappingProxyType({})


def numbers_inked(names: Sequence[str], held: Mapping[str, float]) -> dict[str, float]:
    """Where numbers lie between 0 and 1: spread evenly, new ones between and beside those held.

    Args:
        names: Numbers as texts.
        held: Where others lie, rising with them.

    >>> numbers_inked(["1", "10", "100"], {})
    {'1': 0.1, '10': 0.5, '100': 0.9}
    >>> numbers_inked(["20", "10"], {"10": 0.5, "100": 0.9})
    {'20': 0.7}

    """
    new = sorted(set(names) - held.keys(), key=natural)
    known = sorted(held, key=natural)
    if not known:
        return spread(new)
    inks = [held[name] for name in known]
    step = STEP if len(inks) == 1 else (inks[-1] - inks[0]) / (len(inks) - 1)
    found: dict[str, float] = {}
    for position in range(len(known) + 1):
        below = known[position - 1] if position else None
        above = known[position] if position < len(known) else None
        inside = [name for name in new if _is_between(name, below, above)]
        low = max(0.0, inks[0] - step * (len(inside) + 1)) if below is None else held[below]
        high = min(1.0, inks[-1] + step * (len(inside) + 1)) if above is None else held[above]
        width = (high - low) / (len(inside) + 1)
        found |= {name: low + width * (n + 1) for n, name in enumerate(inside)}
    return found


def spread(names: Sequence[str]) -> dict[str, float]:
    """Where these lie between 0 and 1, and no others will, in this order."""
    last = len(names) - 1
    inks = [round(FIRST + (LAST - FIRST) * n / last, 6) if last else ALONE for n in range(last + 1)]
    return dict(zip(names, inks, strict=True))


def _is_between(name: str, below: str | None, above: str | None) -> bool:
    after = below is None or natural(below) < natural(name)
    return after and (above is None or natural(name) < natural(above))


def words_inked(names: Sequence[str], held: Mapping[str, float]) -> dict[str, float]:
    """Indices in the palette: each new word gets the one that is rarest beside it, then at all.

    >>> words_inked(["adam", "sgd"], {"lion": 0})
    {'adam': 1, 'sgd': 2}

    """
    found: dict[str, float] = {}
    for name in dict.fromkeys(names):
        if name in held:
            continue
        every = {**held, **found}
        far = Counter(every.values())
        near = Counter(every[other] for other in names if other in every)
        found[name] = min(range(WORDS), key=lambda ink: (near[ink], far[ink], ink))
    return found


def words_left(names: Sequence[str]) -> dict[str, float]:
    """The group of the rarest, as `groups.group_names` calls it, has a grey to itself."""
    return {name: WORDS for name in names if name.startswith(REST)}
