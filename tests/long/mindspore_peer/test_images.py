"""Images drawn anew each time become what they become in MindSpore."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from tests.engine.dataset.vision.mindspore_images import unpacked
from tests.engine.dataset.vision.test_beside_mindspore import apart, tolerance

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.long

SCRIPT = Path(__file__).with_name("draw_images.py")
ROOT = SCRIPT.parents[3]


def test_drawn_images_become_what_mindspore_makes_of_them(
    mindspore: Any, ours: Any, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    seed = secrets.randbelow(10**6)
    made = []
    for run, engine in ((mindspore, "mindspore"), (ours, "engine")):
        path = tmp_path / f"{engine}.npz"
        run(SCRIPT, engine, seed, path, cwd=tmp_path, path=str(ROOT))
        with np.load(path) as arrays:
            made.append(unpacked(arrays))
    (calls, theirs), (_, found) = made
    different = [
        calls[number]
        for number, arrays in theirs.items()
        for pair in zip(found.get(number, [np.zeros(0)]), arrays, strict=False)
        if apart(*pair, max(1, tolerance(*calls[number])))
    ]
    record_property("figures", f"{len(theirs)} calls of seed {seed}")

    assert len(theirs) > 0.95 * len(calls)
    assert different == [], f"seed {seed}"
