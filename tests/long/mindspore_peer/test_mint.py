"""Functions and layers of mint give what they give in MindSpore, where its CPU build has them."""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.long

SCRIPT = Path(__file__).with_name("call_mint.py")
ROOT = SCRIPT.parents[3]


def close(ours: Any, theirs: Any) -> bool:
    if isinstance(theirs, list):
        return len(ours) == len(theirs) and all(map(close, ours, theirs))
    if not isinstance(theirs, dict):
        return ours == theirs
    loose = 4e-3 if "16" in theirs["dtype"] else 1e-4
    numbers = pytest.approx(theirs["values"], rel=loose, abs=loose, nan_ok=True)
    return (
        isinstance(ours, dict)
        and ours["values"] == numbers
        and all(ours[key] == theirs[key] for key in ("dtype", "shape"))
    )


def test_calls_of_mint_are_mindspores(
    mindspore: Any, ours: Any, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    seed = secrets.randbelow(10**6)
    theirs, found = (
        json.loads(run(SCRIPT, engine, seed, cwd=tmp_path, path=str(ROOT)).splitlines()[-1])
        for run, engine in ((mindspore, "mindspore"), (ours, "engine"))
    )
    known = {call: value for call, value in theirs.items() if value != "raises"}
    apart = {
        call: (found[call], value) for call, value in known.items() if not close(found[call], value)
    }
    record_property("figures", f"{len(known)} of {len(theirs)} calls run there, of seed {seed}")

    assert len(known) > len(theirs) / 3
    assert apart == {}, f"seed {seed}"
