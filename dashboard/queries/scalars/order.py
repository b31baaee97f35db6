"""In which order the scalar cards stand: what runs are judged by first, leftovers last.

The rule is written down in docs/dashboard.md.
"""

from __future__ import annotations

import re
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from insight.lineage.target.diagnostics import SYSTEM
from insight.lineage.target.measures import words_of
from insight.lineage.target.objective import direction, is_held_out

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence

    from insight.tables.scalar_index import Segment

FEW = 10  # of so many runs shown, a tag that one has is had by few


class CardOrder(NamedTuple):
    """The tags of a page.

    Attributes:
        tags: In their order; leftovers are none of them.
        leftovers: What few of the runs shown have, and none in focus; in their order.

    """

    tags: list[str]
    leftovers: list[str]


def card_order(
    series: Mapping[str, Sequence[Segment]],
    target: str,
    better: int,
    shown: Collection[str] | None = None,
    focus: Collection[str] = (),
    way: Callable[[str], int] = direction,
) -> CardOrder:
    """What stands first and what is left over.

    Args:
        series: The series of each tag.
        target: The tag that runs are judged by, or a fact.
        better: 1 where more of it is better, -1 where less is, 0 where nobody knows.
        shown: The runs that are shown; all by default.
        focus: Those of them in colour.
        way: Which way a tag is better; as its name says by default.

    """
    held = {
        tag: [one.run for one in segments if shown is None or one.run in shown]
        for tag, segments in series.items()
    }
    focused = frozenset(focus)
    total = len(set(chain(*held.values())))

    def rank(tag: str) -> tuple[object, ...]:
        runs, known = held[tag], way(tag)
        is_system = not known and SYSTEM.search(words_of(tag)) is not None
        kind = 0 if tag == target else 1 if known else 3 if is_system else 2
        # Of what is as usual held-out measures come first, then those of the target's direction.
        alike = (not is_held_out(tag), known != better) if known else ()
        out_of_focus = focused.isdisjoint(runs)
        return (not runs, kind, out_of_focus, -len(runs), *alike, natural(tag))

    ranked = sorted(series, key=rank)
    leftovers = [
        tag
        for tag in ranked
        if 0 < FEW * len(held[tag]) <= total
        if tag != target and focused.isdisjoint(held[tag])
    ]
    left = set(leftovers)
    tags = [tag for tag in ranked if tag not in left]
    if not any(held[tag] for tag in tags):
        return CardOrder(ranked, [])  # nothing is more usual than the others
    return CardOrder(tags, leftovers)


def runs_of(
    series: Mapping[str, Sequence[Segment]],
    tags: Sequence[str],
    shown: Collection[str] | None = None,
) -> set[str]:
    """The runs that have any of some tags, of those shown; of all by default."""
    return {one.run for tag in tags for one in series[tag] if shown is None or one.run in shown}


def placed_apart(before: Sequence[Sequence[str]], now: CardOrder) -> CardOrder:
    """Each tag where it stood, tags or leftovers; new ones at their places.

    Args:
        before: What `CardOrder` had.
        now: What it would have today.

    """
    there = set(chain(*now))
    known = [[tag for tag in tags if tag in there] for tags in before]
    stood = set(chain(*known))
    new = [
        [tag for tag in tags if tag not in stood or tag in set_of]
        for tags, set_of in zip(now, map(set, known), strict=True)
    ]
    return CardOrder(placed(known[0], new[0]), placed(known[1], new[1]))


def placed(before: Sequence[str], now: Sequence[str]) -> list[str]:
    """What stood stands; new ones come behind what they follow now.

    >>> placed(["loss", "lr"], ["lr", "loss", "accuracy", "loss/2"])
    ['loss', 'accuracy', 'loss/2', 'lr']
    """
    found, known = list(before), set(before)
    previous = None
    for tag in now:
        if tag not in known:
            found.insert(0 if previous is None else found.index(previous) + 1, tag)
        previous = tag
    return found


def natural(tag: str) -> tuple[tuple[int, str], ...]:
    """Layer 2 before layer 10, whatever the case of letters."""
    parts = re.split(r"(\d+)", tag.lower())
    numbers = [part.lstrip("0") for part in parts]
    return tuple(
        (len(numbers[at]), numbers[at]) if at % 2 else (0, part) for at, part in enumerate(parts)
    )
