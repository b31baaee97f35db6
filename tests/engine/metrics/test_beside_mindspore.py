"""Metrics give what they give in MindSpore 2.10, and raise what they raise there."""

from __future__ import annotations

import json
from typing import Any

import numpy as np

from tests.engine.metrics.mindspore_metrics import KEPT, answer, calls, differing
from tests.every_case import every

ANSWERS = json.loads(KEPT.read_text(encoding="utf-8"))
CALLS, DIFFERS = calls(), differing()


def same(ours: Any, theirs: Any) -> bool:
    """Whether two answers agree; an error of ours may be of further kinds."""
    if isinstance(theirs, dict) or isinstance(ours, dict):
        both = isinstance(theirs, dict) and isinstance(ours, dict)
        return both and theirs["raises"][0] in ours["raises"]
    if isinstance(theirs, list):
        fits = isinstance(ours, list) and len(ours) == len(theirs)
        return fits and all(map(same, ours, theirs))
    if theirs is None or isinstance(theirs, str):
        return bool(ours == theirs)
    return bool(np.isclose(ours, theirs, rtol=1e-6, atol=1e-12, equal_nan=True))


def test_every_call_has_an_answer() -> None:
    assert set(CALLS) == set(ANSWERS)
    assert len(set(CALLS)) == len(CALLS)
    assert set(DIFFERS) <= set(CALLS)


@every("call", CALLS)
def test_call_gives_what_it_gives_in_mindspore(call: str) -> None:
    ours = answer("engine", call)

    if call in DIFFERS:
        assert not same(ours, ANSWERS[call]), "it agrees now; take it out of DIFFERS"
    elif not same(ours, ANSWERS[call]):
        assert ours == ANSWERS[call]
