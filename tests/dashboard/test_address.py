"""What an address says of a view is read, and nonsense in it is nothing."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import dashboard
from dashboard.address import EVERYWHERE, address_of, asked, asked_number, known_keys
from dashboard.page import all_pages

if TYPE_CHECKING:
    from dashboard.page import Page

ASSETS = Path(dashboard.__file__).with_name("assets")
KEY = re.compile(r"""\b(?:address\.(?:get|set|read)|remember)\("(\w+)\"""")


@pytest.mark.parametrize("search", [None, "", "?", "?" + "a=1&" * 200, "?axis=" + "x" * 9_000])
def test_address_that_says_nothing_leaves_the_defaults(search: str | None) -> None:
    with address_of(search):
        found = asked("axis", "step"), asked_number("a", 0.5, 0, 1)

    assert found == ("step", 0.5)


def test_values_hold_inside_and_not_after() -> None:
    with address_of("?axis=wall&smooth=nan"):
        inside = asked("axis", "step", {"step", "wall"}), asked_number("smooth", 0.5, 0, 1)

    assert inside == ("wall", 0.5)
    assert asked("axis", "step") == "step"


@pytest.mark.parametrize("page", all_pages(), ids=lambda page: page.name)
def test_keys_that_a_page_of_the_browser_uses_are_known(page: Page) -> None:
    folder = ASSETS / "pages" / {"dataset": "graph"}.get(page.name, page.name)
    used = {key for file in folder.glob("*.mjs") for key in KEY.findall(file.read_text("utf-8"))}

    assert used <= known_keys(page)


def test_keys_of_the_frame_are_known_everywhere() -> None:
    files = (ASSETS / "frame").glob("*.mjs")

    assert {key for file in files for key in KEY.findall(file.read_text("utf-8"))} <= EVERYWHERE
