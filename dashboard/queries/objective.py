"""Which tag says how good a run is, and in which direction: read from its name."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

UP = r"acc(?:uracy|uracies)?|auc|f1|precision|recall|psnr|bleu|rewards?|scores?|top[_-]?[15](?!\d)"
DOWN = r"loss(?:es)?|errors?|perplexity|ppl|r?mse|mae|costs?"
KEPT_BACK = r"val(?:id|idation)?|eval(?:uation)?|test(?:ing)?|dev"
# Whole words only; the part of the data may stand before a measure without a border: `valloss`.
PART = rf"(?:{KEPT_BACK}|train(?:ing)?)?"
RISING = re.compile(rf"(?<![a-z]){PART}(?:{UP})(?![a-z])")
FALLING = re.compile(rf"(?<![a-z]){PART}(?:{DOWN})(?![a-z])")
HELD_OUT = re.compile(rf"(?<![a-z])(?:{KEPT_BACK})(?:(?![a-z])|(?:{UP}|{DOWN})(?![a-z]))")
# Where a word begins within `valLoss` and `AUCScore`.
CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")


def direction(tag: str) -> int:
    """1 where more is better, -1 where less is better, 0 where the name does not say.

    >>> direction("val/accuracy"), direction("loss/auto"), direction("learning_rate")
    (1, -1, 0)
    """
    words = _words(tag)
    if FALLING.search(words):
        return -1
    return 1 if RISING.search(words) else 0


def objective(runs_with: Mapping[str, int]) -> str | None:
    """The tag to compare runs by: a held-out measure first, then what most runs have.

    >>> objective({"loss": 9, "val/accuracy": 9, "lr": 9})
    'val/accuracy'
    """

    def rank(tag: str) -> tuple[bool, int, int, bool, str]:
        known = direction(tag)
        return (known == 0, -runs_with[tag], -known, not HELD_OUT.search(_words(tag)), tag)

    return min(runs_with, key=rank, default=None)


def _words(tag: str) -> str:
    return CAMEL.sub(" ", tag).lower()
