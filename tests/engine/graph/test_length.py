"""Lengths that depend on open axes: their arithmetic, and how they are told from numbers."""

import itertools

import pytest

from engine.graph import UNKNOWN, Length
from engine.graph.length import fitted

N, M = Length({("n",): 1}), Length({("m",): 1})


def sizes_of(**axes):
    corners = itertools.product(*(lengths[:2] for lengths in axes.values()))
    found = [dict(zip(axes, corner, strict=True)) for corner in corners]
    return [*found, {name: lengths[2] for name, lengths in axes.items()}]


def test_arithmetic_is_that_of_whole_numbers():
    made = (N * 3 - 2) * M + 4 - N

    for n, m in itertools.product((0, 1, 7), (2, 5)):
        assert made.at({"n": n, "m": m}) == (n * 3 - 2) * m + 4 - n


def test_what_cancels_out_is_a_number_again():
    assert (N + 3) - N == 3
    assert N * 0 == 0


def test_equal_lengths_are_equal_keys():
    assert {N * M + 1: "here"}[1 + M * N] == "here"
    assert N != M


def test_a_length_is_no_number_by_mistake():
    with pytest.raises(TypeError):
        range(N)


def test_only_an_axis_itself_has_a_name():
    assert (N.axis, (N + 1).axis, (N * M).axis, (2 * N).axis) == ("n", None, None, None)


@pytest.mark.parametrize(
    "rule",
    [
        lambda n, m: 12,
        lambda n, m: n,
        lambda n, m: 5 * n - 1,
        lambda n, m: n * m,
        lambda n, m: 2 * n * m + 3 * m - n + 7,
    ],
)
def test_a_rule_is_found_from_its_numbers(rule):
    sizes = sizes_of(n=(2, 3, 5), m=(4, 7, 11))
    found = fitted([rule(**one) for one in sizes], sizes)

    assert found == rule(N, M)


@pytest.mark.parametrize("rule", [lambda n: n // 2, lambda n: n * n, lambda n: max(n, 4)])
def test_other_rules_are_unknown(rule):
    sizes = sizes_of(n=(2, 3, 9))

    assert fitted([rule(one["n"]) for one in sizes], sizes) is UNKNOWN


def test_what_is_computed_of_an_unknown_length_is_unknown():
    for made in (UNKNOWN + 1, 1 + UNKNOWN, N + UNKNOWN, UNKNOWN - N, N * UNKNOWN, 2 * UNKNOWN):
        assert made is UNKNOWN
