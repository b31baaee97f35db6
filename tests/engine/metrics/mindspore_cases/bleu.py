"""Calls of `BleuScore`."""

from __future__ import annotations

DOCUMENT = (
    "('i have a pen on my desk'.split(),), "
    "(['i have a pen in my desk'.split(), 'there is a pen on the desk'.split()],)"
)
BATCHES = (
    "(['abac', 'def'], [['abcac', 'bac'], ['degf']]), (['abcde'], [['abcdf', 'x', 'xxxxxxx']])"
)

CALLS = [
    *(
        f"after(t.BleuScore({longest}, {smooth}), {batches})"
        for longest in (1, 2, 3, 4)
        for smooth in (True, False)
        for batches in (f"({DOCUMENT})", BATCHES)
    ),
    "after(t.BleuScore(2), (['abc'], [['abcde', 'ab']]))",
    "after(t.BleuScore(2), (['abc'], [['ab', 'abcd']]))",
    "after(t.BleuScore(2), (['abc'], [['abcd', 'ab']]))",
    "after(t.BleuScore(2), (['abcd'], [['abc']]))",
    "after(t.BleuScore(2), (['aaaa', 'b'], [['aa', 'a'], ['bb']]))",
    "after(t.BleuScore(2), (below(4, 1, 3, 7), below(4, 2, 3, 2, 6)))",
    "after(t.BleuScore(2), ([('a', 'b')], [[('a', 'b')]]))",
    "after(t.BleuScore(2), ([[]], [[['a', 'b']]]))",
    "after(t.BleuScore(2), ([], []))",
    "after(t.BleuScore(1, True), (['xy'], [['z']]))",
    "after(t.BleuScore(4, True), (['xy'], [['xy']]))",
    "after(t.BleuScore(2), (['ab'], [[]]))",
    "after(t.BleuScore(2), (['ab'], [['ab'], ['a']]))",
    "after(t.BleuScore(2), (['ab'],))",
    "after(t.BleuScore(2), (1, 2))",
    "t.BleuScore(0)",
    "t.BleuScore(5)",
    "t.BleuScore(2.0)",
    "t.BleuScore(True)",
    "t.BleuScore(2, 1)",
    "after(t.BleuScore())",
]

DIFFERS: dict[str, str] = {}
