"""Healthy trainings, twenty kinds: nobody is to be told of any of them, at any moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from .trainings import Training, busy, falling

if TYPE_CHECKING:
    from collections.abc import Callable


def plain(rng: np.random.Generator) -> Training:
    made = Training()
    loss = falling(rng, 300)
    made.add("train/loss", loss)
    made.add("train/accuracy", 1 - loss / 3)
    return made


def reinforced(rng: np.random.Generator) -> Training:
    """Rewards that rise by fits, losses that follow them, and no episode ended at first."""
    made = Training()
    reward = np.cumsum(rng.normal(0.3, 3.0, 250)) + rng.normal(0, 20, 250)
    reward[: rng.integers(1, 8)] = np.nan
    made.add("rollout/ep_rew_mean", reward)
    made.add("train/value_loss", 0.01 * np.exp(np.linspace(0, 9, 250)) * rng.lognormal(0, 0.8, 250))
    made.add("train/policy_gradient_loss", rng.normal(-0.005, 0.02, 250))
    made.add("train/entropy_loss", -np.linspace(1.4, 0.1, 250))
    made.add("train/loss", rng.normal(0, 1, 250) * np.linspace(0.1, 20, 250))
    return made


def warm_restarts(rng: np.random.Generator) -> Training:
    made = Training()
    phase = np.arange(400) % 80 / 80
    loss = falling(rng, 400, end=0.08) + 0.5 * (1 - phase) ** 4 * (np.arange(400) >= 80)
    made.add("loss", loss)
    made.add("val_loss", 1.1 * loss[::10] + 0.05, each=10)
    return made


def cyclical_rate(rng: np.random.Generator) -> Training:
    made = Training()
    wave = 1 + 0.5 * np.sin(np.arange(400) / 15)
    made.add("loss/auto", falling(rng, 400) * wave)
    made.add("learning_rate", 0.01 * wave)
    return made


def adversarial(rng: np.random.Generator) -> Training:
    made = Training()
    fight = np.cumsum(rng.normal(0, 0.05, 300))
    made.add("d_loss", np.abs(0.3 + 0.4 * np.sin(fight) + rng.normal(0, 0.3, 300)))
    made.add("g_loss", 0.7 + np.abs(4 * np.linspace(0, 2, 300) + rng.normal(0, 2, 300)))
    return made


def long_epochs(rng: np.random.Generator) -> Training:
    """A record an hour and more, each at its own pace."""
    made = Training()
    made.add("loss", falling(rng, 30), every_s=rng.uniform(3_000, 10_000))
    steps, times, values = made.series["loss"]
    made.series["loss"] = (steps, times + np.sort(rng.uniform(0, 1_500, 30)), values)
    return made


def gone_on_with(rng: np.random.Generator) -> Training:
    """Put down for the night, and gone on with."""
    made = plain(rng)
    made.rest = (1_500.0, 1_500.0 + 8 * 3_600.0)
    return made.paused(1_500.0, 8 * 3_600.0)


def seldom_evaluated(rng: np.random.Generator) -> Training:
    """Twenty-five minutes of evaluation between steps of seconds."""
    made = Training()
    made.add("train/loss", falling(rng, 400))
    made.add("val/loss", falling(rng, 4) + 0.1, each=100, first=100)
    for times in (1, 2, 3):
        made.paused(1_000.0 * times + 1_500.0 * (times - 1), rng.uniform(600, 1_500))
    return made


def a_little_overfitted(rng: np.random.Generator) -> Training:
    made = Training()
    made.add("train/loss", falling(rng, 400, end=0.02))
    rise = np.linspace(0, rng.uniform(0.05, 0.18), 40)
    made.add("val/loss", 0.4 + 1.5 * np.exp(-np.arange(40) / 5) + 0.4 * rise, each=10)
    return made


def with_spikes(rng: np.random.Generator) -> Training:
    """Of large language models: a few batches are far off, and all is well again."""
    made = Training()
    loss = falling(rng, 500, begin=10.8, end=2.5)
    for at in rng.integers(50, 480, 5):
        loss[at : at + 6] *= np.linspace(rng.uniform(2, 6), 1, 6)
    made.add("train/loss", loss)
    made.add("train/grad_norm", rng.lognormal(0, 1, 500))
    return made


def of_mixed_precision(rng: np.random.Generator) -> Training:
    made = Training()
    norm = rng.lognormal(0, 0.5, 300)
    norm[rng.random(300) < 0.05] = np.inf
    made.add("grad_norm", norm)
    made.add("loss_scale", 2.0 ** (8 + np.arange(300) // 20))
    made.add("loss", falling(rng, 300))
    return made


def annealed(rng: np.random.Generator) -> Training:
    """The weight of a second term grows from nothing, and so does the loss."""
    made = Training()
    weight = np.clip(np.arange(300) / 100, 0, 1)
    made.add("loss", falling(rng, 300, begin=200, end=80) + weight * 25)
    made.add("kl_loss", 1e-6 + weight * 20)
    return made


def of_large_numbers(rng: np.random.Generator) -> Training:
    made = Training()
    made.add("mse_loss", falling(rng, 200, begin=10.0 ** rng.uniform(3, 9), end=1.0))
    return made


def with_undefined_measure(rng: np.random.Generator) -> Training:
    made = plain(rng)
    made.add("val/auc", np.full(30, np.nan), each=10)
    return made


def below_zero(rng: np.random.Generator) -> Training:
    """The likelihood of a flow."""
    made = Training()
    made.add("loss", falling(rng, 300, begin=5, end=0.5) - 4)
    made.add("val_loss", falling(rng, 30, begin=5, end=0.5) - 3.8, each=10)
    return made


def waiting_to_learn(rng: np.random.Generator) -> Training:
    made = Training()
    flat = rng.integers(50, 250)
    made.add(
        "loss",
        np.concatenate([np.full(flat, 6.9), falling(rng, 300, 6.9)])
        + rng.normal(0, 0.02, flat + 300),
    )
    return made


def task_after_task(rng: np.random.Generator) -> Training:
    made = Training()
    made.add("loss", np.concatenate([falling(rng, 120) for _ in range(4)]))
    return made


def short(rng: np.random.Generator) -> Training:
    made = Training()
    count = int(rng.integers(1, 8))
    made.add("loss", falling(rng, count), every_s=rng.uniform(1, 2_000))
    made.add("val_loss", falling(rng, count), every_s=1)
    return made


def on_a_gpu(rng: np.random.Generator) -> Training:
    """A GPU that waits for data and evaluations, or is never used at all."""
    made = plain(rng).paused(1_000.0, rng.uniform(300, 1_500))
    is_used = rng.random() < 0.7
    rests = rng.uniform(0, 2_000, 2)

    def load(times: np.ndarray) -> np.ndarray:
        idle = np.any([(times > rest) & (times < rest + 600) for rest in rests], axis=0)
        return np.where(idle, 0.0, 95.0) if is_used else np.zeros(len(times))

    made.machine(load, made.lasts_s)
    return made


def slow_to_begin(rng: np.random.Generator) -> Training:
    made = Training()
    made.add("loss", falling(rng, 100), every_s=30.0)
    made.paused(0.0, rng.uniform(600, 9_000))
    made.machine(busy, made.lasts_s)
    return made


KINDS: tuple[Callable[[np.random.Generator], Training], ...] = (
    *(plain, reinforced, warm_restarts, cyclical_rate, adversarial, long_epochs, gone_on_with),
    *(seldom_evaluated, a_little_overfitted, with_spikes, of_mixed_precision, annealed),
    *(of_large_numbers, with_undefined_measure, below_zero, waiting_to_learn, task_after_task),
    *(short, on_a_gpu, slow_to_begin),
)
