"""Every text can be found, and a page has a few of them only."""

from __future__ import annotations

import pandas as pd
import pytest

from dashboard.queries.text import (
    MOST_CHARACTERS,
    ROWS,
    Wanted,
    chosen,
    marked,
    text_page,
    text_steps,
    text_tags,
)


def table_of(*rows: tuple[str, str, int, str]) -> pd.DataFrame:
    frame = pd.DataFrame(sorted(rows), columns=["run", "tag", "step", "value"])
    frame = frame.astype({"run": "category", "tag": "category", "step": "int64", "value": "str"})
    frame.insert(3, "wall_time", 100.0 + frame["step"])
    return frame


TEXTS = table_of(
    ("a", "notes", 1, "first *note*"),
    ("a", "notes", 5, "second"),
    ("a", "remark", 3, "Loss is NaN"),
    ("b", "notes", 4, "a loss [x"),
)


def shown(texts: pd.DataFrame, wanted: Wanted, page: int = 0) -> list[tuple[str, str, int]]:
    return [(one.run, one.tag, one.step) for one in text_page(texts, wanted, page).texts]


def test_tags_are_those_of_the_runs_wanted_and_the_chosen_one() -> None:
    rows = [("a", "only a", 1), ("a", "both", 1), ("b", "both", 2), ("c", "only c", 1)]
    texts = pd.DataFrame(rows, columns=["run", "tag", "step"])

    assert text_tags(texts, Wanted()) == ["both", "only a", "only c"]
    assert text_tags(texts, Wanted(runs=["b"])) == ["both"]
    assert text_tags(texts, Wanted(runs=["a", "c"], hidden={"a"})) == ["only c"]
    assert text_tags(texts, Wanted(runs=["b"], tag="only a")) == ["both", "only a"]


def test_latest_text_of_each_run_and_tag_is_shown() -> None:
    assert shown(TEXTS, Wanted()) == [("a", "notes", 5), ("b", "notes", 4), ("a", "remark", 3)]


def test_step_shows_the_last_text_up_to_it() -> None:
    assert shown(TEXTS, Wanted(step=4)) == [
        *(("a", "notes", 1), ("b", "notes", 4), ("a", "remark", 3))
    ]
    assert shown(TEXTS, Wanted(step=0)) == []


def test_all_steps_come_newest_first() -> None:
    found = shown(TEXTS, Wanted(every_step=True, tag="notes"))

    assert found == [("a", "notes", 5), ("a", "notes", 1), ("b", "notes", 4)]


@pytest.mark.parametrize(
    ("search", "count"), [("loss", 2), ("LOSS", 2), ("[x", 1), ("*note*", 1), (".", 0), ("\\", 0)]
)
def test_search_takes_its_words_as_they_are(search: str, count: int) -> None:
    assert len(chosen(TEXTS, Wanted(search=search, every_step=True))) == count


def test_filter_and_tag_choose() -> None:
    assert shown(TEXTS, Wanted(runs=["b", "nobody"])) == [("b", "notes", 4)]
    assert shown(TEXTS, Wanted(runs=[])) == []
    assert shown(TEXTS, Wanted(tag="no such tag")) == []


def test_every_text_is_on_one_page() -> None:
    texts = table_of(*(("a", "t", step, str(step)) for step in range(2 * ROWS + 7)))
    wanted = Wanted(every_step=True)
    pages = [shown(texts, wanted, page) for page in range(3)]

    assert [len(page) for page in pages] == [ROWS, ROWS, 7]
    assert sorted(step for page in pages for _, _, step in page) == list(range(2 * ROWS + 7))
    assert shown(texts, wanted, 99) == pages[2]
    assert shown(texts, wanted, -1) == pages[0]


def test_long_text_says_what_is_left_out() -> None:
    texts = table_of(("a", "t", 1, "x" * (MOST_CHARACTERS + 7)))
    (one,) = text_page(texts, Wanted()).texts

    assert (len(one.text), one.left_out) == (MOST_CHARACTERS, 7)


def test_steps_are_those_of_the_tag() -> None:
    assert text_steps(TEXTS, Wanted(step=1)) == [1, 3, 4, 5]
    assert text_steps(TEXTS, Wanted(tag="remark")) == [3]
    assert text_steps(TEXTS, Wanted(runs=["b"])) == [4]


@pytest.mark.parametrize("text", ["", "abc", "<b>a</b>", "aAaA", "İstanbul a"])
def test_pieces_are_the_text(text: str) -> None:
    pieces = marked(text, "a")

    assert "".join(piece for piece, _ in pieces) == text
    assert all(piece.lower() == "a" for piece, found in pieces if found)


def test_empty_table_has_nothing() -> None:
    assert text_page(table_of(), Wanted(search="x", tag="t", runs=["a"], step=1)).found == 0
    assert text_steps(table_of(), Wanted()) == []
