"""Sick trainings, each in its own way: somebody is to be told of every one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from insight.watching import Alert

from .trainings import Training, busy, falling

if TYPE_CHECKING:
    from collections.abc import Callable


def _with(loss: np.ndarray, **given: object) -> Training:
    made = Training(**given)
    made.add("train/loss", loss)
    return made


def nan_at_once(rng: np.random.Generator) -> Training:
    return _with(np.full(50, np.nan), status="diverged")


def nan_after_a_while(rng: np.random.Generator) -> Training:
    return _with(np.concatenate([falling(rng, 200), np.full(3, np.nan)]), status="diverged")


def infinite(rng: np.random.Generator) -> Training:
    return _with(np.concatenate([falling(rng, 100), [1e30, np.inf]]), status="diverged")


def nan_in_validation_alone(rng: np.random.Generator) -> Training:
    made = _with(falling(rng, 200))
    made.add("val/loss", np.array([2.0, 1.0, np.nan]), each=50)
    return made


def reward_that_is_no_number(rng: np.random.Generator) -> Training:
    made = Training()
    made.add("rollout/ep_rew_mean", np.concatenate([rng.normal(0, 1, 50), np.full(20, np.nan)]))
    return made


def exploded_at_once(rng: np.random.Generator) -> Training:
    return _with(np.concatenate([falling(rng, 100), [4e3, 9e5, 2e6, 1e6]]))


def exploded_step_by_step(rng: np.random.Generator) -> Training:
    return _with(np.concatenate([falling(rng, 50), 0.5 * 1.3 ** np.arange(60)]))


def exploded_from_the_beginning(rng: np.random.Generator) -> Training:
    return _with(2.3 * 2.0 ** np.arange(40))


def back_where_it_began(rng: np.random.Generator) -> Training:
    """A step too large: the network says nothing any more, and will not again."""
    return _with(np.concatenate([falling(rng, 300), rng.normal(2.303, 0.01, 80)]))


def back_beyond_where_it_began(rng: np.random.Generator) -> Training:
    return _with(np.concatenate([falling(rng, 300), rng.normal(6.0, 1.0, 100)]))


def overfitted(rng: np.random.Generator) -> Training:
    made = _with(falling(rng, 400, end=0.01))
    rising = 0.4 + 1.5 * np.exp(-np.arange(40) / 3) + 0.02 * np.arange(40)
    made.add("val/loss", rising * np.exp(rng.normal(0, 0.03, 40)), each=10)
    return made


def overfitted_as_far_as_is_known(rng: np.random.Generator) -> Training:
    made = Training()
    made.add("val_loss", np.concatenate([falling(rng, 10, end=0.3), np.linspace(0.4, 3, 40)]))
    return made


def hanging(rng: np.random.Generator) -> Training:
    return _with(falling(rng, 200), end=None)


def hanging_while_its_process_lives(rng: np.random.Generator) -> Training:
    made = _with(falling(rng, 200), end=None)
    made.machine(busy, 20_000.0)
    return made


def hanging_before_its_first_step(rng: np.random.Generator) -> Training:
    made = Training(end=None)
    made.machine(busy, 80_000.0)
    return made


def killed(rng: np.random.Generator) -> Training:
    """By the system, for its memory; its machine's samples end with it."""
    made = _with(falling(rng, 200), end=None)
    made.machine(busy, made.lasts_s)
    return made


def killed_between_long_epochs(rng: np.random.Generator) -> Training:
    made = Training(end=None)
    made.add("loss", falling(rng, 8), every_s=3_600.0)
    return made


def idle_gpu(rng: np.random.Generator) -> Training:
    """A step now and then, on the processor alone."""
    made = Training(end=None)
    made.add("loss", falling(rng, 60), every_s=120.0)
    made.machine(lambda times: np.where(times < 3_000, 95.0, 0.0), 7_200.0)
    return made


def failed(rng: np.random.Generator) -> Training:
    return _with(falling(rng, 50), end="failed")


def without_one_of_its_ranks(rng: np.random.Generator) -> Training:
    return _with(falling(rng, 50), lost=(3,))


def on_a_full_disk(rng: np.random.Generator) -> Training:
    """Nothing can be recorded any more, of the training or of the machine."""
    made = _with(falling(rng, 100), end=None)
    made.machine(busy, 900.0)
    return made


def that_says_so_itself(rng: np.random.Generator) -> Training:
    return _with(falling(rng, 50), alerts=(Alert(1, "warn", "the data are gone"),))


KINDS: tuple[Callable[[np.random.Generator], Training], ...] = (
    *(nan_at_once, nan_after_a_while, infinite, nan_in_validation_alone),
    *(reward_that_is_no_number, exploded_at_once, exploded_step_by_step),
    *(exploded_from_the_beginning, back_where_it_began, back_beyond_where_it_began),
    *(overfitted, overfitted_as_far_as_is_known, hanging, hanging_while_its_process_lives),
    *(hanging_before_its_first_step, killed, killed_between_long_epochs, idle_gpu, failed),
    *(without_one_of_its_ranks, on_a_full_disk, that_says_so_itself),
)
