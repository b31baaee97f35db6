"""Which tag says how good a run is, and in which direction: read from its name."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

RISING = re.compile(r"acc|auc|f1|precision|recall|psnr|bleu|reward|score|top_?[15]", re.IGNORECASE)
FALLING = re.compile(r"loss|error|perplexity|ppl|mse|mae|rmse|cost", re.IGNORECASE)
HELD_OUT = re.compile(r"val|eval|test|dev", re.IGNORECASE)


def direction(tag: str) -> int:
    """1 where more is better, -1 where less is better, 0 where the name does not say.

    >>> direction("val/accuracy"), direction("loss/auto"), direction("learning_rate")
    (1, -1, 0)
    """
    if FALLING.search(tag):
        return -1
    return 1 if RISING.search(tag) else 0


def objective(runs_with: Mapping[str, int]) -> str | None:
    """The tag to compare runs by: a held-out measure first, then what most runs have.

    >>> objective({"loss": 9, "val/accuracy": 9, "lr": 9})
    'val/accuracy'
    """

    def rank(tag: str) -> tuple[bool, int, int, bool, str]:
        known = direction(tag)
        return (known == 0, -runs_with[tag], -known, not HELD_OUT.search(tag), tag)

    return min(runs_with, key=rank, default=None)
