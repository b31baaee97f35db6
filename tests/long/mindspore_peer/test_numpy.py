"""Functions of `numpy` give of numbers drawn anew each time what they give in MindSpore."""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.long

SCRIPT = Path(__file__).with_name("draw_numpy.py")
ROOT = SCRIPT.parents[3]


def close(ours: Any, theirs: Any) -> bool:
    """Whether two answers are of one type and shape, and as near as float32 allows."""
    if isinstance(theirs, list):
        return isinstance(ours, list) and all(map(close, ours, theirs))
    if not isinstance(theirs, dict) or not isinstance(ours, dict):
        return bool(ours == theirs)
    if (ours.get("type"), ours.get("shape")) != (theirs["type"], theirs["shape"]):
        return False
    both = (np.array(one["numbers"], np.float64) for one in (ours, theirs))
    return np.allclose(*both, rtol=1e-3, atol=1e-4, equal_nan=True)


def raises(answer: Any) -> bool:
    return isinstance(answer, dict) and "raises" in answer


def test_results_of_drawn_numbers_are_mindspores(
    mindspore: Any, ours: Any, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    seed = secrets.randbelow(10**6)
    theirs, found = (
        json.loads(run(SCRIPT, engine, seed, cwd=tmp_path, path=str(ROOT)).splitlines()[-1])
        for run, engine in ((mindspore, "mindspore"), (ours, "engine"))
    )
    given = {call: answer for call, answer in theirs.items() if not raises(answer)}
    apart = {
        call: (found[call], answer)
        for call, answer in given.items()
        if not close(found[call], answer)
    }
    record_property("figures", f"{len(given)} of {len(theirs)} calls, of seed {seed}")

    assert len(given) > len(theirs) * 0.8
    assert apart == {}, f"seed {seed}"
