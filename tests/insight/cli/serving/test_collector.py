from __future__ import annotations

import gc
import weakref
from typing import TYPE_CHECKING

import pytest

from insight.cli.serving.collector import settled

if TYPE_CHECKING:
    from collections.abc import Iterator


class Held:
    """What can be looked for, and refer to itself."""

    def __init__(self) -> None:
        self.itself: Held | None = None


@pytest.fixture(autouse=True)
def looked_through() -> Iterator[None]:
    """The session freezes what was collected, for its own speed."""
    gc.unfreeze()
    yield
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def test_what_was_made_is_looked_through_no_more() -> None:
    with settled():
        held = Held()
        was_enabled = gc.isenabled()

    assert not was_enabled
    assert gc.isenabled()
    assert not any(one is held for one in gc.get_objects())


def test_circles_that_nobody_holds_are_freed_first() -> None:
    with settled():
        circle = Held()
        circle.itself = circle
        seen = weakref.ref(circle)
        del circle

    assert seen() is None


def test_what_fails_inside_leaves_the_collector_as_it_was() -> None:
    with pytest.raises(OSError, match="no route"), settled():
        raise OSError("no route")

    assert gc.isenabled()
    assert gc.get_freeze_count() == 0
