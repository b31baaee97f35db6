"""Which tag says how good a run is, and in which direction: read from its name."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

UP = (
    r"acc(?:uracy|uracies)?|auc|f1(?!\d)|precision|recall|psnr|bleu|rewards?|scores?"
    r"|top[_-]?[15](?!\d)"
)
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
    words = words_of(tag)
    if FALLING.search(words):
        return -1
    return 1 if RISING.search(words) else 0


def objective(runs_with: Mapping[str, int], runs: int | None = None) -> str | None:
    """What runs are compared by when nobody chose.

    Of the names that say which way is better, one that most of the runs have: held-out measures
    before others, then those that rise (accuracy) before those that fall (loss), then what more
    runs have. Where most runs have none of them, what the most runs have comes first.

    Args:
        runs_with: How many runs have each name.
        runs: How many runs there are; by default as many as have the most usual name.

    >>> objective({"train/loss": 63, "val/accuracy": 60, "lr": 63}, 100)
    'val/accuracy'

    """
    total = max(runs_with.values(), default=0) if runs is None else runs

    def rank(name: str) -> tuple[bool, bool, int, bool, int, int, str]:
        known, count = direction(name), runs_with[name]
        usual = 2 * count > total
        first = 0 if usual else -count
        return (known == 0, not usual, first, not is_held_out(name), -known, -count, name)

    return min(runs_with, key=rank, default=None)


def is_held_out(name: str) -> bool:
    """Whether it was measured on data that was kept back from training."""
    return HELD_OUT.search(words_of(name)) is not None


def words_of(tag: str) -> str:
    """A name in small letters, with a space where a word begins within it."""
    return CAMEL.sub(" ", tag).lower()
