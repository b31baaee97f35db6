"""Which tag says how good a run is, and in which direction: read from its name."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from .diagnostics import is_diagnostic, is_no_measure, is_setting
from .measures import (
    CHINESE_FALLING,
    CHINESE_PARTIAL,
    CHINESE_RISING,
    CHINESE_TEST,
    CHINESE_TRAINING,
    CHINESE_VALIDATION,
    FALLING,
    OF_ANSWERS_FALLING,
    OF_ANSWERS_RISING,
    PARTIAL,
    RISING,
    TEST,
    TRAINING,
    TURNED,
    VALIDATION,
    whole,
    words_of,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

KEPT_BACK = f"{VALIDATION}|{TEST}"
# The part of the data may stand before a measure without a border: `valloss`.
PART = rf"(?:{KEPT_BACK}|{TRAINING})?"
ALL_RISING = (*RISING, *OF_ANSWERS_RISING)
UP = whole(ALL_RISING, CHINESE_RISING, PART)
UP_FIRST = whole(TURNED, before=PART)
DOWN = whole(FALLING, CHINESE_FALLING, PART)
OF_ANSWERS = whole((*OF_ANSWERS_RISING, *OF_ANSWERS_FALLING), before=PART)
NARROW = whole(PARTIAL, CHINESE_PARTIAL, PART)
AVERAGED = re.compile(r"50[ _:-]+(?:0?[._])?95")  # of mean_ap over thresholds: COCO's own
UNTOLD = frozenset(("metric", "metrics", "mean", "avg", "average"))  # that make no name longer
MEASURE = f"(?:{'|'.join((*ALL_RISING, *FALLING))})(?![a-z])"


def _of_part(part: str, chinese: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![a-z])(?:{part})(?:(?![a-z])|{MEASURE})|{chinese}")


HELD_OUT = _of_part(KEPT_BACK, f"{CHINESE_VALIDATION}|{CHINESE_TEST}")
TRAINED_ON = _of_part(TRAINING, CHINESE_TRAINING)
TESTED = _of_part(TEST, CHINESE_TEST)


@lru_cache(maxsize=16_384)
def direction(tag: str) -> int:
    """1 where more is better, -1 where less is better, 0 where the name does not say.

    Diagnostics of a training say nothing, whatever section they lie in.

    >>> direction("val/accuracy"), direction("loss/auto"), direction("learning_rate")
    (1, -1, 0)
    >>> direction("losses/entropy"), direction("cross_entropy"), direction("验证损失")
    (0, -1, -1)
    >>> direction("neg_mean_squared_error"), direction("negative_log_likelihood")
    (1, -1)
    """
    if is_no_measure(tag):
        return 0
    words = words_of(tag)
    leaf = words.rpartition("/")[2]
    for part in (leaf, words):
        if UP_FIRST.search(part):
            return 1
        if DOWN.search(part):
            return -1
        if UP.search(part):
            return 1
        if part is leaf and is_setting(leaf):
            return 0
    return 0


def objective(
    runs_with: Mapping[str, int],
    runs: int | None = None,
    way: Callable[[str], int] = direction,
) -> str | None:
    """What runs are compared by when nobody chose; None where there are diagnostics alone.

    Of the names that say which way is better, one that most of the runs have: held-out measures
    before others, then those that rise (accuracy) before those that fall (loss), then what more
    runs have. Where most runs have none of them, what the most runs have comes first. Of what is
    alike in all this, a whole measure comes before a half of one (recall) or an extreme,
    validation before test and both before training, and what is said in fewer words (`val/loss`)
    before its parts (`val/box_loss`).

    Args:
        runs_with: How many runs have each name.
        runs: How many runs there are; by default as many as have the most usual name.
        way: Which way a name is better; as the name itself says by default.

    >>> objective({"train/loss": 63, "val/accuracy": 60, "lr": 63}, 100)
    'val/accuracy'
    >>> objective({"rollout/ep_rew_mean": 3, "train/entropy_loss": 3, "train/loss": 3})
    'rollout/ep_rew_mean'

    """
    total = max(runs_with.values(), default=0) if runs is None else runs

    def rank(name: str) -> tuple[object, ...]:
        known, count = way(name), runs_with[name]
        usual = 2 * count > total
        first = 0 if usual else -count
        told = (known == 0, not usual, first, not is_of_evaluation(name), -known)
        return (*told, is_partial(name), -count, *_spelling(name))

    able = (name for name in runs_with if way(name) or not is_diagnostic(name))
    return min(able, key=rank, default=None)


def is_held_out(name: str) -> bool:
    """Whether it was measured on data that was kept back from training."""
    return HELD_OUT.search(words_of(name)) is not None


def is_of_evaluation(name: str) -> bool:
    """Whether it is held out, or a measure that only evaluations compute, such as BLEU.

    >>> is_of_evaluation("val/loss"), is_of_evaluation("bleu"), is_of_evaluation("train/bleu")
    (True, True, False)
    """
    words = words_of(name)
    if HELD_OUT.search(words):
        return True
    return OF_ANSWERS.search(words) is not None and TRAINED_ON.search(words) is None


def is_partial(name: str) -> bool:
    """Whether it is a half of a measure, such as recall, or the extreme of one.

    >>> is_partial("val/recall"), is_partial("val/f1"), is_partial("episode_reward_max")
    (True, False, True)
    """
    return NARROW.search(words_of(name)) is not None


def _spelling(name: str) -> tuple[object, ...]:
    """What is left to tell names apart."""
    words = words_of(name)
    data = 2 if TRAINED_ON.search(words) else 1 if TESTED.search(words) else 0
    own = [word for word in re.findall(r"[^\W\d_]+", words) if word not in UNTOLD]
    return (data, AVERAGED.search(words) is None, len(own), name)
