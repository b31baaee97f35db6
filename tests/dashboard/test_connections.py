"""Which connections end, decided of values alone."""

from __future__ import annotations

import pytest

from dashboard.connections import (
    Limits,
    Standing,
    State,
    address_of,
    giving_way,
    is_full,
    overdue,
    unread,
)

LIMITS = Limits(most=6, share=3, unread_bytes=100, waiting_threads=1)


def standing(address: str, state: State = "idle", since: float = 0) -> Standing:
    return Standing(address, state, since)


@pytest.mark.parametrize(
    ("state", "age_s", "ends"),
    [
        ("silent", 4, False),
        ("silent", 6, True),
        ("asking", 9, False),
        ("asking", 11, True),
        ("sending a body", 59, False),
        ("sending a body", 61, True),
        ("idle", 59, False),
        ("idle", 61, True),
        ("unread", 19, False),
        ("unread", 21, True),
        ("answered", 1_000_000, False),
    ],
)
def test_each_state_has_its_time(state: State, age_s: float, ends: bool) -> None:
    assert bool(overdue({1: standing("a", state, 100)}, 100 + age_s, Limits())) is ends


def test_address_has_a_share() -> None:
    held = {key: standing("a") for key in range(3)}

    assert is_full(held, "a", LIMITS)
    assert not is_full(held, "b", LIMITS)


def test_address_with_its_share_gives_way_itself() -> None:
    held = {0: standing("b", since=1)} | {key: standing("a", since=10 - key) for key in (1, 2, 3)}

    assert giving_way(held, "a", LIMITS) == 3


def test_address_with_most_gives_way_to_another() -> None:
    held = {0: standing("b", since=1)} | {key: standing("a", since=10 - key) for key in (1, 2)}

    assert giving_way(held, "c", LIMITS) == 2


def test_who_asks_for_nothing_goes_before_who_asks() -> None:
    held = {
        1: standing("a", "asking", 1),
        2: standing("a", "silent", 5),
        3: standing("a", "idle", 4),
    }

    assert giving_way(held, "a", LIMITS) == 3


def test_who_is_being_answered_never_gives_way() -> None:
    held = {key: standing("a", "answered") for key in range(3)} | {4: standing("b")}

    assert giving_way(held, "a", LIMITS) is None
    assert giving_way(held, "c", LIMITS) == 4


def test_slowest_end_until_what_waits_is_little_enough() -> None:
    held = {
        1: Standing("a", "unread", 0, 60, 5_000),
        2: Standing("a", "unread", 0, 60, 0),
        3: Standing("a", "unread", 0, 60, 10),
        4: Standing("a", "unread", 0, 60, None),
    }

    assert unread(held, LIMITS) == [2, 3, 1]


def test_single_long_answer_may_take_its_time() -> None:
    assert unread({1: Standing("a", "unread", 0, 5_000, 0)}, LIMITS) == []


def test_few_threads_wait_for_clients() -> None:
    held = {key: Standing("a", "unread", 0, 1, key, holds_thread=key != 1) for key in (1, 2, 3)}

    assert unread(held, LIMITS) == [2]


@pytest.mark.parametrize(
    ("told", "owner"),
    [
        (("10.0.0.1", 5), "10.0.0.1"),
        (("fe80::1%eth0", 5, 0, 2), "fe80::/64"),
        (("::1", 5, 0, 0), "::1"),
        ((), ""),
        (("unix",), "unix"),
    ],
)
def test_address_belongs_to_a_network(told: tuple[object, ...], owner: str) -> None:
    assert address_of(told) == owner
