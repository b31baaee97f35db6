"""Whatever browsers ask for, little is kept of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import insight
from dashboard.components.run_groups import groups_of
from dashboard.few_kept import MOST_KEPT
from dashboard.live import LiveStore
from dashboard.passing import matching

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


@pytest.mark.parametrize("ask", [matching, groups_of])
def test_last_few_are_kept(ask: Callable[[LiveStore, str], object], tmp_path: Path) -> None:
    names = [f"fact{number}" for number in range(MOST_KEPT + 1)]
    for run in (1, 2):
        facts = dict.fromkeys(names, run)
        with insight.SummaryRecord(tmp_path / f"{run}", hyperparameters=facts) as record:
            record.log(1, {"loss": 1.0})
    store = LiveStore(insight.open_runs(tmp_path))
    words = {matching: " > 1", groups_of: ""}[ask]
    wanted = [f"hyperparameters.{name}{words}" for name in names]
    first = ask(store, wanted[0])
    again = ask(store, wanted[0])
    for other in wanted[1:]:
        ask(store, other)

    assert first
    assert again is first
    assert ask(store, wanted[0]) == first
    assert ask(store, wanted[0]) is not first
