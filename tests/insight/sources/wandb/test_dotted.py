"""Values under dotted names, and names without those that begin with a text."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from insight.sources.wandb.dotted import DottedValues, without

NAMES = st.text(alphabet="ab.-/", max_size=5)


class Counted(str):
    """A name that counts how often one was compared."""

    __slots__ = ()

    compared = 0

    def __lt__(self, other: str) -> bool:
        Counted.compared += 1
        return super().__lt__(other)

    def startswith(self, prefix: Any, *bounds: Any) -> bool:
        Counted.compared += len(prefix) if isinstance(prefix, tuple) else 1
        return super().startswith(prefix, *bounds)


@given(changes=st.lists(st.tuples(st.booleans(), NAMES)), most=st.integers(0, 6))
def test_names_are_those_of_a_dict_that_is_looked_through_each_time(
    changes: list[tuple[bool, str]], most: int
) -> None:
    values, expected = DottedValues(), dict[str, int]()
    for number, (is_put, name) in enumerate(changes):
        values.drop(name)
        expected = {
            known: value
            for known, value in expected.items()
            if known != name and not known.startswith(f"{name}.")
        }
        if is_put and values.put([(name, number)], most) == 0:
            expected[name] = number

        assert list(values.items()) == list(expected.items())
        assert len(values) <= most


@given(beginnings=st.lists(NAMES), names=st.lists(NAMES))
def test_names_are_left_that_begin_with_none_of_the_texts(
    beginnings: list[str], names: list[str]
) -> None:
    assert list(without(beginnings, names)) == [
        name for name in names if not name.startswith(tuple(beginnings))
    ]


def test_names_and_texts_by_the_thousand_are_compared_a_few_times_each() -> None:
    names = [Counted(f"a{n}.{part}") for n in range(1000) for part in ("_type", "b")]
    random.Random(1).shuffle(names)
    media = [Counted(f"a{n}.") for n in range(1000)]
    Counted.compared = 0

    assert list(without(media, names)) == []
    assert Counted.compared < 20 * (len(names) + len(media))
