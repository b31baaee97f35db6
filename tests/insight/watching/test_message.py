from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from insight.watching.message import Message


def test_many_are_told_as_some_lines_and_a_number(message: Callable[..., Message]) -> None:
    told = message(*(f"run-{number}" for number in range(50)))

    assert told.title == "run-0: loss is nan and 49 more"
    assert len(told.text.splitlines()) == 21
    assert told.text.endswith("and 30 more")
    assert len(told.payload()["told"]) == 50


def test_names_that_are_no_text_are_told_all_the_same(message: Callable[..., Message]) -> None:
    told = message("a\udcff\n\x1b[2J" + "x" * 1_000)

    assert json.dumps(told.payload(), ensure_ascii=False).encode()
    assert "\x1b" not in told.text
    assert "\n" not in told.title
    assert len(told.title) < 520
    assert "\0" not in "".join(message("a\0").variables().values())
