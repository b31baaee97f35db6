"""Calls of Model, its callbacks and metrics give what they give in MindSpore 2.10.

Types, values, printed lines, the order of hooks and the facts that they see are compared, messages
are not. The calls and MindSpore's answers are kept in tests/data/mindspore; its README says how
they were made.
"""

from __future__ import annotations

import functools
import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.engine.nn.cell.asking import answer, calls
from tests.every_case import every

DATA = Path(__file__).resolve().parents[2] / "data" / "mindspore"
GIVEN, CALLS = calls((DATA / "model_calls.txt").read_text(encoding="utf-8"))
ANSWERS = json.loads((DATA / "model_answers.json").read_text(encoding="utf-8"))
NUMBER = re.compile(r"-?\d+\.\d+(?:e[-+]?\d+)?")

# Why ours differs, and in which calls, as patterns of their names.
DIFFERS = {
    "what is no Cell, or no number, is refused when the model is made, not when it runs": [
        r"init loss (0|False|empty string)",
        r"init optimizer (list|0)",
        r"init eval_network .*(int|function).*",
        r"init eval_indexes \[0.*, 1.*, ('a'|2\.0)\]",
        r"init boost_config_dict int",
    ],
    "a loss scale manager is taken without an optimizer, as its document shows": [
        r"init loss_scale_manager( 0)? without optimizer"
    ],
    "layouts can be had in one process": [r"infer_train_layout data", r"infer_predict_layout .*"],
    "what is no dataset is refused for what it is": [r"infer_train_layout (None|tensor|int)"],
    "a callback that was entered is left, though another cannot be entered": [r"fail in enter .*"],
    "a swallowed error of an evaluation is told, as a RuntimeError": [r"swallow an error of eval"],
    "an evaluation takes the same callbacks as a training": [r"callbacks .* in eval"],
    "a text is no callback": [r"callbacks empty str in .*"],
    "epochs that cannot be are refused before the training": [r"fit valid_frequency=.*"],
    "validation data that does not fit is refused sooner": [r"fit valid data .*"],
    "the average loss is left out where nothing says which output it is": [
        r"facts fit own network without indexes"
    ],
    "the dataset of another model is refused before callbacks are entered": [
        r"dataset of another refused when"
    ],
    "a prediction is one whatever was switched in between": [r"predict mode"],
}


def reasons(name: str) -> list[str]:
    return [
        reason
        for reason, patterns in DIFFERS.items()
        if any(re.fullmatch(pattern, name) for pattern in patterns)
    ]


def close(ours: str, theirs: str) -> bool:
    """Whether two texts are the same but for the last digits of numbers."""
    ours, theirs = (text.replace("float64 ", "float ") for text in (ours, theirs))
    if NUMBER.sub("", ours) != NUMBER.sub("", theirs):
        return False
    pairs = zip(NUMBER.findall(ours), NUMBER.findall(theirs), strict=True)
    # Weights are printed with four digits behind the point: the last may be one more or less.
    return all(float(a) == pytest.approx(float(b), rel=1e-4, abs=1.01e-4) for a, b in pairs)


def same(ours: dict[str, Any], theirs: dict[str, Any]) -> bool:
    """Whether two answers agree; an error of ours may be of further kinds."""
    if not close(ours["printed"], theirs["printed"]):
        return False
    if "raises" in theirs:
        return theirs["raises"][0] in ours.get("raises", ())
    return "gives" in ours and close(ours["gives"], theirs["gives"])


def test_every_call_has_an_answer() -> None:
    assert set(CALLS) == set(ANSWERS)
    assert len(CALLS) > 900


@functools.cache
def our_answer(name: str) -> dict[str, Any]:
    return answer("engine", GIVEN, CALLS[name])


def test_few_calls_differ_on_purpose() -> None:
    differing = [name for name in CALLS if not same(our_answer(name), ANSWERS[name])]

    assert all(reasons(name) for name in differing)
    assert len(differing) <= 0.08 * len(CALLS)
    for reason, patterns in DIFFERS.items():
        for pattern in patterns:
            assert any(re.fullmatch(pattern, name) for name in differing), f"{reason}: {pattern}"


@every("name", CALLS)
def test_call_gives_what_it_gives_in_mindspore(name: str) -> None:
    ours = our_answer(name)

    if not same(ours, ANSWERS[name]) and not reasons(name):
        assert ours == ANSWERS[name]
