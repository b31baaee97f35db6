"""How many connections a process may have is asked for, and bounded by what it gets."""

from __future__ import annotations

import resource
from typing import TYPE_CHECKING

import pytest

from dashboard import create_app
from dashboard.connections import Limits
from dashboard.descriptors import allow_open, most_open
from dashboard.server import Server, listen

if TYPE_CHECKING:
    from collections.abc import Iterator

    import insight


@pytest.fixture
def few() -> Iterator[int]:
    """A process that may open few files, as many as it has and some."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (400, before[1]))
    yield 400
    resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_more_are_asked_for(few: int) -> None:
    allow_open(few + 100)

    assert most_open() == few + 100


def test_what_is_enough_stays(few: int) -> None:
    allow_open(few - 100)

    assert most_open() == few


def test_server_takes_half_of_what_may_be_open(few: int, empty: insight.Store) -> None:
    server = Server(create_app(empty), listen(), "127.0.0.1", Limits(most=1_000))
    server.close()

    assert server.limits.most == few // 2
