r"""Patterns of ICU: sets, properties, names of groups, and what Python's `re` cannot do."""

from __future__ import annotations

import pytest

from engine.dataset import text
from engine.dataset.text.patterns import compiled
from engine.errors import StateError, UnsupportedError


def matches(pattern: str, letters: str) -> str:
    return "".join(compiled("test", pattern).findall(letters))


@pytest.mark.parametrize(
    ("pattern", "letters", "found"),
    [
        (r"\p{Lu}", "aBÉ京", "BÉ"),
        (r"\p{Uppercase Letter}", "aBÉ", "BÉ"),
        (r"\P{L}", "a1京!", "1!"),
        (r"\pN", "a1²", "1²"),
        (r"\p{Script=Greek}", "aβγ", "βγ"),
        (r"\p{gc=Nd}", "a1²", "1"),
        (r"\p{^Han}", "a京", "a"),
        (r"[\p{Han}a-c]", "abd京", "ab京"),
        (r"[a-z&&[^aeiou]]", "abcde", "bcd"),
        (r"[a-z--[aeiou]]", "abcde", "bcd"),
        (r"[[a-e]-[bc]]", "abcde", "ade"),
        (r"[[a-e]&[bcz]]", "abcde", "bc"),
        (r"[^[:alpha:]\s]", "a 1-b", "1-"),
        (r"[[:punct:][:blank:]]", "a, b", ", "),
        (r"[]a]", "]ab", "]a"),
        (r"[-a]", "-ab", "-a"),
        (r"[a\-\]\\]", "a-]\\b", "a-]\\"),
        (r"[\x{1F600}\u0041\x42\U00000043\0104\cA]", "😀ABCD\x01", "😀ABCD\x01"),
        (r"\N{LATIN SMALL LETTER A}", "ab", "a"),
        (r"[\n\t\e\a]", "\n\t\x1b\ab", "\n\t\x1b\a"),
        (r"\h", "a\t\u3000\n", "\t\u3000"),
        (r"[\s&&\V]", " \n\t", " \t"),
        (r"(?i)[a-c]", "Ab", "Ab"),
        (r"\Qa.b\E", "a.baxb", "a.b"),
        (r"\Qa.b", "a.baxb", "a.b"),
        (r"(?#nothing)a", "ab", "a"),
        (r"(?:a|b)(?=c)", "acbd", "a"),
        (r"(?>a+)b", "aab", "aab"),
        (r"a++", "aab", "aa"),
        (r"(?s).", "a\n", "a\n"),
        (r"(?m:^a$)", "b\na\u2028", "a"),
        (r"(?-i:a)", "aA", "a"),
        (r"[\p{Any}]", "a\n", "a\n"),
        (r"[^\p{Any}]", "a", ""),
    ],
)
def test_pattern_matches_what_icu_matches(pattern: str, letters: str, found: str) -> None:
    assert matches(pattern, letters) == found


def test_groups_with_names_and_references_are_pythons() -> None:
    assert compiled("test", r"(?<half>a+)-\k<half>").sub("x", "aa-aa") == "x"
    assert compiled("test", r"(a)\1").sub("x", "aa") == "x"


def test_flags_in_the_middle_hold_to_the_end_of_their_group() -> None:
    pattern = compiled("test", r"(?:a(?i)b|c)d")

    assert [bool(pattern.fullmatch(one)) for one in ("aBd", "Cd", "ABd", "aBD")] == [
        *(True, True, False, False),
    ]


def test_words_end_behind_their_accents() -> None:
    cut = text.RegexTokenizer(r"\b")

    assert cut("e\u0301t\u0301 x").tolist() == ["e\u0301t\u0301", " ", "x"]


def test_replacement_names_groups_and_quotes() -> None:
    pattern = r"(?<first>a)(b)?"

    assert str(text.RegexReplace(pattern, r"[${first}$2\$1\\]")("ab")) == r"[ab$1\]"
    assert str(text.RegexReplace(pattern, r"$12")("ab")) == "a2"
    assert str(text.RegexReplace(pattern, r"\u0041\x" + "\\")("ab")) == "Ax"


def test_first_match_alone_is_replaced_where_it_is_asked_for() -> None:
    once = text.RegexReplace("a", "b", replace_all=False)

    assert once(["aa", "ca"]).tolist() == ["ba", "cb"]


def test_every_text_of_an_array_is_changed() -> None:
    assert text.RegexReplace("a", "b")([["aa"], ["c"]]).tolist() == [["bb"], ["c"]]


@pytest.mark.parametrize(
    "pattern",
    ["(", ")", "[a", "a{2,1}", r"\p{Han", r"\y", r"\x{zz}", "[b-a]", "[a-\\d]", "(?<n", "\\"],
)
def test_what_is_no_pattern_is_refused(pattern: str) -> None:
    with pytest.raises(StateError, match=r"RegexTokenizer\(delim_pattern\)"):
        text.RegexTokenizer(pattern)("a")


@pytest.mark.parametrize("pattern", [r"\X", r"\G", "(?w)a", r"\p{InBasicLatin}", r"[[:nope:]]"])
def test_what_python_cannot_match_is_refused(pattern: str) -> None:
    with pytest.raises(UnsupportedError):
        text.RegexReplace(pattern, "")("a")


@pytest.mark.parametrize("instead", ["$2", "$", "${none}", "$a"])
def test_groups_that_are_not_there_are_refused(instead: str) -> None:
    with pytest.raises(StateError, match="group"):
        text.RegexReplace("(a)", instead)("a")
