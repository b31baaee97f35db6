"""Calls give what they give in MindSpore 2.10: types, shapes, numbers and kinds of errors."""

from __future__ import annotations

import json
from typing import Any

import numpy as np

from tests.every_case import every

from .mindspore_scipy import ANSWERS, answer, calls

KEPT = json.loads(ANSWERS.read_text(encoding="utf-8"))
CALLS = calls()


def same(ours: Any, theirs: Any) -> bool:
    """Whether two answers agree; an error of ours may be of further kinds."""
    if isinstance(theirs, list):
        fits = isinstance(ours, list) and len(ours) == len(theirs)
        return fits and all(map(same, ours, theirs))
    if isinstance(theirs, float) and isinstance(ours, float):
        return bool(np.isclose(ours, theirs, rtol=1e-4, atol=1e-6, equal_nan=True))
    if not isinstance(theirs, dict) or not isinstance(ours, dict):
        return bool(ours == theirs)
    if "raises" in theirs or "raises" in ours:
        return bool(set(theirs.get("raises", ())) & set(ours.get("raises", ())))
    if (ours["type"], ours["shape"]) != (theirs["type"], theirs["shape"]):
        return False
    both = (np.array(one["numbers"], np.float64) for one in (ours, theirs))
    return np.allclose(*both, rtol=1e-4, atol=1e-5, equal_nan=True)


def test_every_call_has_an_answer() -> None:
    assert set(CALLS) == set(KEPT)
    assert len(CALLS) > 150


@every("call", CALLS)
def test_call_gives_what_it_gives_in_mindspore(call: str) -> None:
    with np.errstate(all="ignore"):
        ours = answer("engine", call)

    if CALLS[call]:
        assert not same(ours, KEPT[call]), "it agrees now; take out the reason why it does not"
    elif not same(ours, KEPT[call]):
        assert ours == KEPT[call]
