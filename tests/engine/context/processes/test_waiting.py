"""Communications that are moved on by others than who wait for them."""

from __future__ import annotations

from typing import Any

import pytest

from engine.context.processes.waiting import Waited


class Failing:
    """A request of MPI's that fails once, and then is none any more."""

    def __init__(self) -> None:
        self.is_asked = False

    def Test(self) -> bool:  # noqa: N802 - MPI's name
        if not self.is_asked:
            self.is_asked = True
            raise OverflowError("truncated")
        return True


class Nobody:
    """Nobody has left."""

    def left(self, ranks: tuple[int, ...]) -> dict[int, dict[str, int]]:
        return {}

    def gone(self, ranks: tuple[int, ...]) -> list[int]:
        return []

    def move_on(self) -> None:
        pass


def begun(request: Any) -> Waited:
    return Waited("receive", request, (0, 1), None, Nobody())


def test_failure_is_told_to_who_waits_and_not_to_who_moves_it_on() -> None:
    failing = begun(Failing())
    failing.move_on()

    assert failing.is_over
    with pytest.raises(OverflowError, match="truncated"):
        failing.wait()
    with pytest.raises(OverflowError, match="truncated"):
        failing.is_done()
