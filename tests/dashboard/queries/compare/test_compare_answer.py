"""The cards of a comparison hold what was asked for, and nothing where nobody can say what was."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from dashboard.live import LiveStore
from dashboard.queries.compare.answer import answer

if TYPE_CHECKING:
    import insight


@pytest.mark.parametrize("odd", [None, [], {}, 7, "x", {"cards": 1, "options": []}])
def test_request_of_another_program_gets_an_answer(sample: insight.Store, odd: Any) -> None:
    assert answer(LiveStore(sample), odd)["cards"] == []


def test_window_is_taken_in_the_units_of_its_axis(sample: insight.Store) -> None:
    request = {
        "options": {"runs": ["sgd"]},
        "cards": {"accuracy": None},
        "windows": {"accuracy": [0.25, 0.75]},
    }
    (card,) = answer(LiveStore(sample), request)["cards"]

    assert "0.25" in card["key"]
