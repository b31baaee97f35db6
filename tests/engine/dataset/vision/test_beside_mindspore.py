"""Operators whose results do not depend on chance give the pixels that MindSpore gives."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

from engine.dataset import vision
from tests.engine.dataset.vision.mindspore_images import answer, calls, unpacked

WRITTEN = np.load(Path(__file__).resolve().parents[3] / "data" / "dataset" / "images.npz")
CALLS, THEIRS = unpacked(WRITTEN)
OPERATORS = sorted({re.match(r"V\.(\w+)", text)[1] for text, _ in CALLS})

# Where OpenCV rounds one way or another, by the processor.
BY_A_LEVEL = re.compile(r"AdjustHue|Resize\(.*BICUBIC|RandomAffine.*picture")


def apart(ours: np.ndarray, theirs: np.ndarray, most: float) -> bool:
    if ours.shape != theirs.shape or ours.dtype != theirs.dtype:
        return True
    far = np.abs(ours.astype(np.float64) - theirs.astype(np.float64)).max(initial=0)
    exact = ours.dtype.kind in "biu"
    return bool(far > (most if exact else 1e-6 * max(1.0, float(np.abs(theirs).max(initial=0)))))


def tolerance(text: str, name: str) -> int:
    """Pillow's own pixels may change with its versions."""
    return 1 if BY_A_LEVEL.search(f"{text} {name}") or name.startswith("picture") else 0


def test_calls_are_those_that_mindspore_was_given():
    assert calls() == CALLS
    assert len(THEIRS) == len(CALLS) > 700


@pytest.mark.parametrize("operator", OPERATORS)
def test_operator_gives_the_pixels_of_mindspore(operator):
    different = []
    for number, (text, name) in enumerate(CALLS):
        if re.match(rf"V\.{operator}\b", text):
            ours = answer(vision, text, name, WRITTEN[f"image/{name}"])
            pairs = zip(ours, THEIRS[number], strict=True)
            if any(apart(*pair, tolerance(text, name)) for pair in pairs):
                different.append(f"{text} of {name}")

    assert different == []
