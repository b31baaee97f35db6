from __future__ import annotations

import pytest

from tools.pages.docstrings import as_rst


@pytest.mark.parametrize(
    ("told", "markup"),
    [
        ("The sum of x*y and |z|.", "The sum of x\\*y and \\|z\\|."),
        ("Of weight_ and a_b.", "Of weight\\_ and a_b."),
        ("`a * b`s of `c`", "`a * b`\\ s of `c`"),
        ("2`x` is more", "2\\ `x` is more"),
    ],
)
def test_nothing_in_words_is_taken_for_markup(told: str, markup: str) -> None:
    assert as_rst([told]) == [markup]


def test_examples_stay_as_they_are() -> None:
    example = [">>> x_ = 2 ** 3", "... * 4", "|*|", "", "Then a*b."]

    assert as_rst(example) == [*example[:4], "Then a\\*b."]


def test_what_is_set_off_is_code() -> None:
    assert as_rst(["One way:", "", "    a = b * c", "", "    d = 1", "", "Done."]) == [
        *("One way:", "", "::", "", "    a = b * c", "", "    d = 1", "", "Done."),
    ]


def test_sections_stay_sections() -> None:
    section = ["Args:", "    x: A number.", "        Or two.", "", "    y: Another.", ""]

    assert as_rst(section) == section


def test_names_over_several_lines_are_one_entry() -> None:
    section = ["Args:", "    a, b,", "        c, d,", "        e: Numbers.", "    f: More."]

    assert as_rst(section) == ["Args:", "    a, b, c, d, e: Numbers.", "    f: More."]


def test_list_under_a_line_of_its_own_is_a_list() -> None:
    told = ["Called with a query, and:", "    mask: True where", "        not.", "    weights: No."]

    assert as_rst(told) == [
        *("Called with a query, and:", "", "* mask: True where", "  not.", "* weights: No."),
    ]
