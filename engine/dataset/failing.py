"""Rows that an operation of a map failed at: left out, or others in their place."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import cycle, islice
from typing import Any

from engine.errors import StateError, compose

from .picks import Row
from .running import ErrorSamplesMode

KEPT = 64  # rows that may stand in for others


class Failed:
    """A row that is none, and why, as text: a worker process hands it over."""

    def __init__(self, why: str) -> None:
        self.why = why


class Forgiving:
    """What is done with the columns of a row; an error becomes a `Failed`."""

    def __init__(self, change: Callable[[tuple[Any, ...]], Row]) -> None:
        self.change = change

    def __call__(self, values: tuple[Any, ...]) -> Row | Failed:
        try:
            return self.change(values)
        except Exception as error:  # whatever a user's function raises
            return Failed(f"{type(error).__name__}: {error}")


def without_failures(made: Iterator[Row | Failed], mode: ErrorSamplesMode) -> Iterator[Row]:
    """The rows that did not fail; with `REPLACE`, some of them again for those that did.

    Raises:
        StateError: If every row failed that was to be replaced.

    """
    good: list[Row] = []
    failed: list[Failed] = []
    for one in made:
        if isinstance(one, Failed):
            failed.append(one)
            continue
        if len(good) < KEPT:
            good.append(one)
        yield one
    if mode is ErrorSamplesMode.REPLACE and failed:
        if not good:
            got = f"none, as all failed, the last with {failed[-1].why}"
            raise StateError(compose("map", "rows to replace others by", got))
        yield from islice(cycle(good), len(failed))
