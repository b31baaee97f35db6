"""What an address says of a view is read, and nonsense in it is nothing."""

from __future__ import annotations

import pytest

from dashboard.address import address_of, asked, asked_number


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
