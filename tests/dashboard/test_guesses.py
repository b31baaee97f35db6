"""Who shows many wrong tokens is answered late."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from dashboard import create_app, guard
from dashboard.access import Access
from dashboard.connections import LATE
from dashboard.guesses import AT_ONCE, FORGOTTEN_S, LATEST_S, MOST_ADDRESSES, Guesses

if TYPE_CHECKING:
    import insight

TOKEN = "a-token-that-nobody-guesses"


def test_first_guesses_are_answered_at_once_and_later_ones_later() -> None:
    guesses = Guesses()
    late_s = [guesses.late_s("a") for _ in range(AT_ONCE + 3_000)]

    assert late_s[:AT_ONCE] == [0] * AT_ONCE
    assert late_s[AT_ONCE : AT_ONCE + 4] == [1, 2, 4, 8]
    assert set(late_s[AT_ONCE + 4 :]) == {LATEST_S}


def test_address_pays_for_itself_alone() -> None:
    guesses = Guesses()
    for _ in range(2 * AT_ONCE):
        guesses.late_s("a")

    assert guesses.late_s("b") == 0


def test_guesses_are_forgotten() -> None:
    now = [0.0]
    guesses = Guesses(lambda: now[0])
    for _ in range(2 * AT_ONCE):
        guesses.late_s("a")
    now[0] += FORGOTTEN_S + 1

    assert guesses.late_s("a") == 0


def test_addresses_without_end_take_bounded_room() -> None:
    guesses = Guesses()
    for number in range(MOST_ADDRESSES + 100):
        guesses.late_s(str(number))

    assert len(guesses._guessed) == MOST_ADDRESSES


@pytest.mark.parametrize(
    ("headers", "query", "is_guess"),
    [
        ({"Authorization": "Bearer wrong"}, "", True),
        ({}, "?token=wrong", True),
        ({"Authorization": f"Bearer {TOKEN}"}, "", False),
        ({}, f"?token={TOKEN}", False),
        ({}, "", False),
        ({"Cookie": "insight-session-80=of-another-server"}, "", False),
    ],
)
def test_only_a_wrong_token_is_a_guess(
    empty: insight.Store,
    headers: dict[str, str],
    query: str,
    is_guess: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(guard.Guesses, "late_s", lambda *_: 3.0)
    held: list[float] = []
    client = create_app(empty, Access(TOKEN)).server.test_client()
    client.get(f"/runs{query}", headers=headers, environ_overrides={LATE: held.append})

    assert held == [3.0] * is_guess
