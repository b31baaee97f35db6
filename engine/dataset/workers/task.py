"""Some items for one worker, and what became of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from threading import Lock
from time import perf_counter
from typing import Any

from engine.dataset import draws
from engine.dataset.leaving import no_row, note

Work = Callable[[Any], Any]


class Task:
    """Items that follow one another; a worker makes them one by one.

    Attributes:
        work: What is done with each item.
        first: The number of the first item in its pass, from 0.
        items: The items, none once it is done.
        size: How many there were.
        seed: What the random numbers of its rows begin from.
        results: What was made, up to the first failure.
        failure: What the work raised, or None.
        elapsed_s: How long the worker was busy.
        done: Whether there is nothing more to wait for.
        finished: Free once it is done: what another thread waits for.
        abandoned: Whether nobody waits for it any more.

    """

    def __init__(self, work: Work, first: int, items: list[Any], seed: int = 0) -> None:
        self.work = work
        self.first = first
        self.items = items
        self.size = len(items)
        self.seed = seed
        self.results: list[Any] = []
        self.failure: BaseException | None = None
        self.elapsed_s = 0.0
        self.done = False
        self.finished = Lock()
        self.finished.acquire()
        self.abandoned = False

    def run(self, prepare: Callable[[int], None] | None = None) -> None:
        """Make the items until one fails; `prepare` is called with the number of each before."""
        began = perf_counter()
        for number, item in enumerate(self.items, self.first):
            if self.abandoned:
                break
            try:
                if prepare is not None:
                    prepare(number)
                with draws.Row(self.seed, number):
                    self.results.append(self.work(item))
            except BaseException as error:  # a user's function: raised where rows are wanted
                self.failure = told(error, number)
                break
        self.items = []
        self.elapsed_s = perf_counter() - began


def serially(where: str, work: Work, items: Iterable[Any], seed: int) -> Iterator[Any]:
    """What the work makes of each item, made when it is wanted; `seed` as of a `Task`.

    What the work raises comes as it is, for it ends the thread that iterates; but a `StopIteration`
    comes as a `StateError` that says `where`.
    """
    for number, item in enumerate(items):
        try:
            with draws.Row(seed, number):
                made = work(item)
        except StopIteration as error:
            raise no_row(where, told(error, number)) from error
        except BaseException as error:
            told(error, number)
            raise
        yield made


def told(error: BaseException, number: int) -> BaseException:
    """The error with a note of which item it came from."""
    note(error, f"It was number {number} of its pass, counted from 0.")
    return error
