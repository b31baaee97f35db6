"""Browsers may claim colours for runs that there are; of anything else nothing is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from dashboard.colours_wire import answer
from dashboard.live import LiveStore

if TYPE_CHECKING:
    import insight


def test_claim_is_answered_with_the_colour_that_the_run_has(sample: insight.Store) -> None:
    store = LiveStore(sample)

    assert answer(store, {"runs": {"sgd": 4, "unknown": 1}}) == {"runs": {"sgd": 4}}
    assert answer(LiveStore(sample), {"runs": {"sgd": 5}}) == {"runs": {"sgd": 4}}


@pytest.mark.parametrize(
    "asked",
    [
        *({}, {"runs": None}, {"runs": [1]}, {"runs": {"sgd": 12}}, {"runs": {"sgd": -1}}),
        *({"runs": {"sgd": True}}, {"runs": {"sgd": "1"}}, {"runs": {"sgd": 1.0}}),
        {"runs": {f"{run}": 1 for run in range(1001)} | {"sgd": 1}},
    ],
)
def test_what_is_no_claim_is_not_kept(sample: insight.Store, asked: dict[str, Any]) -> None:
    store = LiveStore(sample)

    assert answer(store, asked) == {"runs": {}}
    assert store.colours.runs() == {}
