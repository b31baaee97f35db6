"""Calls of Cell, its members and containers give what they give in MindSpore 2.10.

Types, values and printed lines are compared, messages are not. The calls and MindSpore's answers
are kept in tests/data/mindspore; its README says how they were made.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from tests.engine.nn.cell.asking import answer, calls
from tests.every_case import every

DATA = Path(__file__).resolve().parents[3] / "data"
GIVEN, CALLS = calls((DATA / "mindspore" / "cell_calls.txt").read_text(encoding="utf-8"))
ANSWERS = json.loads((DATA / "mindspore" / "cell_answers.json").read_text(encoding="utf-8"))

DIFFERS = {
    "a registered buffer takes a tensor": "it would be refused, though a buffer is there to change",
    "None is filled later": "the same, of a buffer that was registered empty",
    "state_dict with keep_vars are copies": "its document says that keep_vars gives copies",
    "state hook that cannot be called": "it is taken, and fails when the state is saved",
}


def same(ours: dict[str, Any], theirs: dict[str, Any]) -> bool:
    """Whether two answers agree; an error of ours may be of further kinds."""
    raised = theirs.get("raises")
    if raised is not None:
        return raised[0] in ours.get("raises", ()) and ours["printed"] == theirs["printed"]
    return ours == theirs


def test_every_call_has_an_answer() -> None:
    assert set(CALLS) == set(ANSWERS)
    assert len(CALLS) > 450


def test_few_calls_differ_on_purpose() -> None:
    assert set(DIFFERS) <= set(CALLS)
    assert len(DIFFERS) <= 0.01 * len(CALLS)


def test_what_a_call_sets_of_printing_ends_with_it() -> None:
    before = np.get_printoptions()

    answer("engine", GIVEN, "np.set_printoptions(precision=2, suppress=True)")

    assert np.get_printoptions() == before


@every("name", CALLS)
def test_call_gives_what_it_gives_in_mindspore(name: str) -> None:
    ours = answer("engine", GIVEN, CALLS[name])

    if name in DIFFERS:
        assert not same(ours, ANSWERS[name]), "it agrees now; take it out of DIFFERS"
    elif not same(ours, ANSWERS[name]):
        assert ours == ANSWERS[name]
