"""What one visit keeps among other promises: where one is broken, the failure says which."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def promise(words: str) -> Iterator[None]:
    """A part of a test that shares its visit with others, in a sentence as a test's name is."""
    try:
        yield
    except BaseException as error:
        error.add_note(f"Broken: {words}.")
        raise
