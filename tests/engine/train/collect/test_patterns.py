from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.train.collect.patterns import NamePattern

NAMES = [
    *("", "a", "b", "ab", "aab", "conv1.weight", "conv1.bias", "conv10.weight", "layers.0.fc.bias"),
    *("Conv1.Weight", "moments.conv1.weight", "fc_1", "x y", "a\n", "a\nb", "ünder.größe", "9"),
]
PATTERNS = [
    *(
        "",
        "a",
        "conv1.*",
        "^conv1\\..*$",
        ".*weight$",
        "conv(1|10)\\.",
        "fc|conv",
        "[^c]",
        "[a-f]+",
    ),
    *(
        "\\w+\\.\\d",
        "(?i)CONV",
        "a{2}b",
        "a{0,1}b?",
        ".*\\bbias\\b",
        ".*?\\Bight",
        "a$",
        "a\\Z",
        "\\Aa",
    ),
    *(
        "(?!conv)",
        ".*(?<=conv1)\\.",
        ".*(?<!conv1)\\.",
        "(?=.*bias)conv",
        "(?m)a$",
        "(?s)a.b",
        "\\D\\S",
    ),
    *(
        "(?:layers\\.(\\d+)\\.)?fc",
        "[\\d.]+",
        "[^\\w]",
        "(a|ab)(c|bcd)?",
        "((a*)*)*b",
        "(?i:C)onv",
        "|a",
    ),
]
CATASTROPHES = [
    "(a+)+$",
    "(a|a)*$",
    "(a*)*b",
    "(.*)*x",
    "(\\w+\\s?)*$",
    "(a{1,50}){1,50}$",
    ".*.*.*.*.*.*z",
]


@pytest.mark.parametrize("pattern", PATTERNS)
def test_a_name_matches_exactly_when_pythons_matcher_says_so(pattern):
    matcher = NamePattern("here", pattern)
    wrong = [name for name in NAMES if matcher.matches(name) != bool(re.match(pattern, name))]

    assert wrong == []


PARTS = st.sampled_from(
    ["a", "b", ".", "[ab]", "[^a]", "a*", "b+", "(a|b)", "(ab)?", "^", "$", "|", "a{2,3}"]
)


@given(st.lists(PARTS, max_size=6).map("".join), st.text("abc\n", max_size=8))
def test_patterns_made_of_parts_match_as_pythons_do(pattern, name):
    assert NamePattern("here", pattern).matches(name) == bool(re.match(pattern, name))


@pytest.mark.parametrize("pattern", CATASTROPHES)
def test_a_pattern_that_would_never_end_ends(pattern):
    assert not NamePattern("here", pattern).matches("a" * 300 + "!")


@pytest.mark.parametrize(
    ("pattern", "expected"),
    [
        ("(", "a regular expression"),
        ("[", "a regular expression"),
        ("*", "a regular expression"),
        ("a{99999999999999999999}", "a regular expression"),
        ("(a)\\1", "does not refer to its own groups"),
        ("(?P<n>a)(?(n)b|c)", "does not refer to its own groups"),
        ("a" * 2000, "at most 1000 characters"),
        ("(" * 500 + ")" * 500, "a regular expression"),
    ],
)
def test_what_is_no_pattern_is_refused(pattern, expected):
    with pytest.raises(ValueError, match=expected):
        NamePattern("SummaryCollector(histogram_regular)", pattern)


def test_another_type_is_refused():
    with pytest.raises(TypeError, match="here expected a str or None, got int"):
        NamePattern("here", 5)
