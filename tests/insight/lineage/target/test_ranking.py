"""The order of runs. The browser is held to the same cases: `ranking.test.mjs`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from insight.lineage.target import Target
from insight.lineage.target.ranking import best_of, ranked, starred

CASES = json.loads((Path(__file__).parent / "rankings.json").read_text("utf-8"))


@pytest.mark.parametrize("case", CASES, ids=[case["says"] for case in CASES])
def test_runs_stand_by_their_scores_and_equal_ones_by_name(case: dict[str, Any]) -> None:
    runs = list(case["scores"])
    scores = [np.nan if score is None else float(score) for score in case["scores"].values()]
    target = Target("any", "best", case["direction"], np.array(scores))
    best = best_of(runs, target)

    assert ranked(runs, target) == (case["order"] or [])
    assert (best.runs[0] if best else None) == case["best"]
    assert starred(runs, target) == case["starred"]
