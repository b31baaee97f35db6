"""What a new value of a fact does to the colours of the others: nothing."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from dashboard.queries.scalars.group_inks import WORDS, numbers_inked, words_inked
from dashboard.queries.scalars.groups import natural

numbers = st.lists(st.lists(st.integers(-100, 100).map(str), max_size=4), max_size=5)


@given(batches=numbers)
def test_numbers_that_come_in_any_order_lie_in_theirs(batches: list[list[str]]) -> None:
    held: dict[str, float] = {}
    for batch in batches:
        new = numbers_inked(batch, held)

        assert not new.keys() & held.keys()
        held |= new
    inks = [held[name] for name in sorted(held, key=natural)]

    assert held.keys() == {name for batch in batches for name in batch}
    assert all(0 <= ink <= 1 for ink in inks)
    assert all(one < other for one, other in pairwise(inks))


def test_larger_number_than_all_before_can_be_told_from_them() -> None:
    held = numbers_inked(["0.001"], {})
    for name in ("0.01", "0.1", "1"):
        held |= numbers_inked([name], held)

    assert min(other - one for one, other in pairwise(sorted(held.values()))) > 0.15


def test_words_seen_together_have_colours_of_their_own_as_long_as_there_are_any() -> None:
    names = [f"w{n:02d}" for n in range(WORDS)]
    first = words_inked(names[:3], {})
    rest = words_inked(names, first)

    assert len({*first.values(), *rest.values()}) == WORDS
    assert words_inked(["w00", "new"], first | rest)["new"] != first["w00"]
