from __future__ import annotations

from typing import NamedTuple

from engine.autodiff import Value
from engine.autodiff.structure import replaced, values_in


class Pair(NamedTuple):
    left: object
    right: object


def test_values_are_found_in_order_at_every_depth():
    a, b, c = (Value(letter) for letter in "abc")

    assert values_in({"x": [a, (b, 1)], "y": Pair(None, c)}) == [a, b, c]
    assert values_in(a) == [a]
    assert values_in("text") == []


def test_replacing_keeps_the_kinds_and_leaves_the_given_alone():
    a, b = Value("a"), Value("b")
    given = Pair([a], {"k": (b, 2)})
    made = replaced(given, lambda value: value.array)

    assert made == Pair(["a"], {"k": ("b", 2)})
    assert isinstance(made, Pair)
    assert given.left == [a]
