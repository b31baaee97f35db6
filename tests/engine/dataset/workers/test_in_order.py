"""How items are dealt: ahead of time, but not further than there is room or need."""

from __future__ import annotations

import pytest

from engine.dataset.workers import in_order as dealing
from engine.dataset.workers.in_order import in_order
from engine.dataset.workers.task import Task
from engine.errors import StateError


class Crew:
    """Finishes tasks at once, or when it is waited for: the newest first."""

    where = "here"
    closed = False

    def __init__(self, *, at_once, most=1000):
        self.at_once = at_once
        self.most = most
        self.tasks = []
        self.sizes = []

    def ready(self):
        return len(self.tasks) < self.most

    def submit(self, task):
        self.sizes.append(task.size)
        self.tasks.append(task)
        if self.at_once:
            self.wait(task, 0)

    def wait(self, task, timeout_s):
        newest = self.tasks.pop()
        newest.run()
        newest.done = True
        newest.elapsed_s = 1e-9 * newest.size
        return True


def pulled_of(items, pulled):
    for item in items:
        pulled.append(item)
        yield item


def test_crew_that_is_ahead_is_given_one_item_for_each_that_is_fetched():
    pulled = []
    given = in_order(abs, pulled_of(range(9), pulled), Crew(at_once=True), 8, 1, 0)

    for number in range(5):
        assert next(given) == number
        assert pulled == list(range(number + 1))


@pytest.mark.parametrize("room", [1, 3, 8])
def test_crew_that_is_behind_is_given_all_there_is_room_for(room):
    pulled = []
    given = in_order(abs, pulled_of(range(50), pulled), Crew(at_once=False), room, 1, 0)

    assert next(given) == 0
    assert len(pulled) == room
    assert list(given) == list(range(1, 50))


def filled_by_another_pass():
    crew = Crew(at_once=False, most=2)
    for number in range(2):
        crew.submit(Task(abs, number, [number]))
    return crew


@pytest.mark.parametrize("count", [0, 1, 9])
def test_pass_that_finds_its_crew_filled_by_another_waits_and_gives_all_items(count):
    crew = filled_by_another_pass()

    assert list(in_order(abs, range(count), crew, 8, 1, 0)) == list(range(count))


def test_pass_that_finds_its_crew_filled_is_told_when_that_is_closed():
    crew = filled_by_another_pass()
    crew.closed = True

    with pytest.raises(StateError, match="an iterator that was stopped"):
        next(in_order(abs, range(3), crew, 8, 1, 0))


def test_tasks_grow_where_items_take_no_time():
    crew = Crew(at_once=True)

    assert list(in_order(abs, range(40), crew, 100, 8, 0)) == list(range(40))
    assert crew.sizes == [1, 2, 4, 8, 8, 8, 8, 1]


def test_task_is_not_held_back_by_a_slow_source(monkeypatch):
    clock = iter(range(1000))
    monkeypatch.setattr(dealing, "monotonic", lambda: next(clock))
    crew = Crew(at_once=True)

    assert list(in_order(abs, range(10), crew, 100, 8, 0)) == list(range(10))
    assert set(crew.sizes) == {1}


def test_what_nobody_waits_for_any_more_is_not_made():
    made = []
    crew = Crew(at_once=False)
    given = in_order(made.append, range(50), crew, 8, 1, 0)
    next(given)
    given.close()
    before = list(made)
    while crew.tasks:
        crew.wait(None, 0)

    assert made == before


def test_crew_that_was_ended_gives_no_more():
    crew = Crew(at_once=False)
    given = in_order(abs, range(50), crew, 4, 1, 0)
    next(given)
    crew.closed = True

    with pytest.raises(StateError, match="an iterator that was stopped"):
        list(given)
