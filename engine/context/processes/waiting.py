"""Waiting for other processes, without hanging for one that has left and without a busy core."""

from __future__ import annotations

import os
import time
from typing import Any, Protocol

from engine.errors import StateError, compose

# A message takes microseconds; a process that computes or saves takes longer than both of these.
_SPINNING_S, _YIELDING_S = 0.0005, 0.02
_SLEEP_S = 0.0002
_LOOK_FOR_LEAVERS_S = 0.1
_GRACE_S = 2.0  # what a process sent before it left may still be on its way

_yield = getattr(os, "sched_yield", lambda: time.sleep(0))


class Departures(Protocol):
    """Who has left, as far as is known here."""

    def left(self, ranks: tuple[int, ...]) -> dict[int, dict[str, int]]:
        """Of these ranks those that have left, and how much each took part in, by group."""

    def gone(self, ranks: tuple[int, ...]) -> list[int]:
        """Of these ranks those that have ended without a word."""

    def move_on(self) -> None:
        """Move on all that was begun: who waits for this process may need another of them."""


class Waited:
    """A communication that is waited for by looking again and again.

    Args:
        where: What it is called in messages.
        request: MPI's, with `Test`.
        needs: The ranks among all of those that must take part.
        number: Which of its group's communications it is, from 1, and the group's name; None for
            one between two processes.
        departures: Who has left.
        after: Called once when it is done.

    Attributes:
        is_over: Whether it was seen to be over.

    """

    def __init__(
        self,
        where: str,
        request: Any,
        needs: tuple[int, ...],
        number: tuple[str, int] | None,
        departures: Departures,
        after: Any = None,
    ) -> None:
        self._where, self._request, self._needs = where, request, needs
        self._number, self._departures, self._after = number, departures, after
        self.is_over = False
        self._failure: Exception | None = None

    def move_on(self) -> None:
        """Move it on; what is wrong with it is told to who waits for it."""
        try:
            self.is_done()
        except Exception as error:
            self._failure, self.is_over = error, True

    def is_done(self) -> bool:
        """Whether it is over; asking also moves it on."""
        if self._failure is not None:
            raise self._failure
        if not self.is_over and self._request.Test():
            self.is_over = True
            if self._after is not None:
                self._after()
        return self.is_over

    def wait(self) -> None:
        """Return when it is over.

        Raises:
            StateError: If a process has left without taking part.

        """
        started = time.perf_counter()
        looked = started
        while not self.is_done():
            now = time.perf_counter()
            if now - started > _SPINNING_S:
                self._departures.move_on()
            _rest(now - started)
            if now - looked > _LOOK_FOR_LEAVERS_S:
                looked = now
                self._refuse_leavers(now - started)

    def _refuse_leavers(self, waited_s: float) -> None:
        for rank, calls in self._departures.left(self._needs).items():
            if self._number is not None:
                name, number = self._number
                is_missed = calls.get(name, 0) < number
            else:
                is_missed = waited_s > _GRACE_S
            if is_missed:
                hint = "all processes of a group communicate equally often, in one order"
                raise self._missed(rank, "its end", hint)
        # What such a process had begun may still be on its way.
        for rank in self._departures.gone(self._needs) if waited_s > _GRACE_S else ():
            raise self._missed(rank, "its end without a word", "os._exit leaves MPI to itself")

    def _missed(self, rank: int, got: str, hint: str) -> StateError:
        return StateError(compose(self._where, f"rank {rank} to take part", got, hint))


class Received(Waited):
    """A message of any length that is waited for; see `Waited`."""

    @property
    def words(self) -> Any:
        """The bytes that came, once it is over."""
        return self._request.words


def _rest(waited_s: float) -> None:
    if waited_s > _YIELDING_S:
        time.sleep(_SLEEP_S)
    elif waited_s > _SPINNING_S:
        _yield()
