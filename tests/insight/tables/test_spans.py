from __future__ import annotations

import random

from insight.tables.spans import NOTHING, Covered, overlap, side_by_side


def drawn(count: int) -> list[tuple[float, float]]:
    source = random.Random(3)
    firsts = [source.randrange(60) for _ in range(count)]
    return [(float(first), float(first + source.randrange(4))) for first in firsts]


def test_covered_meets_what_overlaps_any_of_its_spans() -> None:
    spans = drawn(40)
    for count in range(12):
        covered = Covered()
        for span in spans[:count]:
            covered.add(span)

        for other in spans:
            assert covered.meets(other) == any(overlap(other, one) for one in spans[:count])


def test_owners_side_by_side_are_those_with_spans_that_overlap_spans_of_others() -> None:
    for seed in range(50):
        source = random.Random(seed)
        held = [(span, source.randrange(4)) for span in source.sample(drawn(40), 8)]

        expected = {
            owner
            for span, owner in held
            if any(who != owner and overlap(span, other) for other, who in held)
        }
        assert side_by_side(held) == expected


def test_no_span_is_beside_another() -> None:
    covered = Covered()
    covered.add(NOTHING)

    assert not covered.meets((0.0, 9.0))
    assert not side_by_side([(NOTHING, "a"), ((0.0, 9.0), "b")])
