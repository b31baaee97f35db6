"""Made sweeps of which it is known what explains the target: by its formula, on all its settings.

The share of a parameter is the first-order index of I. M. Sobol (1993), the variance of the mean
of the target given the parameter; of two together it is the second-order index. Both are of the
sweep that the runs are drawn from, noise counted, and worked out from the formula: over all the
settings where these are finitely many, else over a fine grid.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import pandas as pd

Generator = np.random.Generator
FINE = np.linspace(-1, 1, 2_001)


class Sweep(NamedTuple):
    """Runs, and what is to be found in them; what is not named explains nothing."""

    table: pd.DataFrame
    target: np.ndarray
    shares: dict[str, float]
    together: dict[tuple[str, str], float]


def sweep(columns: dict[str, Any], target: Any, shares: dict[Any, float]) -> Sweep:
    """`shares` by a name, or by two for what they explain together."""
    alone = {name: share for name, share in shares.items() if isinstance(name, str)}
    together = {name: share for name, share in shares.items() if isinstance(name, tuple)}
    return Sweep(pd.DataFrame(columns), np.asarray(target, float), alone, together)


def parts(noise: float, **variances: float) -> dict[Any, float]:
    """Variances and the spread of the noise as shares."""
    whole = sum(variances.values()) + noise**2
    return {name: variance / whole for name, variance in variances.items()}


def repeated_values(rng: Generator) -> Sweep:
    """Five rates of four seeds each."""
    means = {0.003: 0.2, 0.03: 0.75, 0.3: 0.95, 1.0: 0.96, 10.0: 0.11}
    rates = np.repeat(list(means), 4)
    target = [means[rate] + rng.normal(0, 0.005) for rate in rates]
    known = parts(0.005, rate=float(np.var(list(means.values()))))
    return sweep({"rate": rates, "seed": np.tile(range(4), 5)}, target, known)


def random_search(rng: Generator, runs: int) -> Sweep:
    """A rate with a broad optimum, drawn by its logarithm, and a momentum that helps a little."""
    rate, momentum = rng.uniform(-1, 1, (2, runs))
    target = 0.8 - 0.2 * (rate - 0.2) ** 2 + 0.05 * momentum + rng.normal(0, 0.03, runs)
    bend = float(np.var(0.2 * (FINE - 0.2) ** 2))
    known = parts(0.03, rate=bend, momentum=0.05**2 / 3)
    return sweep({"rate": 10 ** (2 * rate - 3), "momentum": momentum}, target, known)


def forty_random(rng: Generator) -> Sweep:
    return random_search(rng, 40)


def two_hundred_random(rng: Generator) -> Sweep:
    return random_search(rng, 200)


def ten_irrelevant(rng: Generator) -> Sweep:
    """The same search of 60 runs, with ten parameters that do nothing."""
    found = random_search(rng, 60)
    for number in range(10):
        drawn = rng.uniform(size=60) if number < 5 else rng.integers(0, 2 + number % 4, 60)
        found.table[f"idle_{number}"] = drawn
    return found


def many_levels(rng: Generator) -> Sweep:
    """Fifteen networks of four seeds each, in text."""
    levels = np.array(
        [0.1, 0.2, 0.25, 0.3, 0.3, 0.35, 0.4, 0.42, 0.44, 0.5, 0.5, 0.55, 0.6, 0.7, 0.9]
    )
    network = np.repeat(range(15), 4)
    columns = {
        "network": [f"net {number}" for number in network],
        "seed": np.tile(range(4), 15),
        "rate": 10 ** rng.uniform(-4, -1, 60),
    }
    target = levels[network] + rng.normal(0, 0.1, 60)
    return sweep(columns, target, parts(0.1, network=float(levels.var())))


def only_together(rng: Generator) -> Sweep:
    """Either of two switches helps, both or none does not."""
    one, other = np.tile([0, 1, 0, 1], 10), np.tile([0, 0, 1, 1], 10)
    target = 0.5 + 0.3 * (2 * (one ^ other) - 1) + rng.normal(0, 0.1, 40)
    columns = {"augment": one, "norm": np.where(other, "batch", "layer")}
    columns |= {"seed": np.repeat(range(10), 4)}
    return sweep(columns, target, {("augment", "norm"): 0.09 / (0.09 + 0.01)})


def ridge(rng: Generator) -> Sweep:
    """The best rate grows with the batch size."""
    rate, batch, decay = rng.uniform(-1, 1, (3, 100))
    target = -((rate - batch) ** 2) + rng.normal(0, 0.3, 100)
    grid = -((FINE[:, None] - FINE[None]) ** 2)
    alone, whole = float(grid.mean(axis=1).var()), float(grid.var()) + 0.09
    known: dict[Any, float] = {"rate": alone / whole, "batch": alone / whole}
    known["batch", "rate"] = (float(grid.var()) - 2 * alone) / whole
    return sweep({"rate": 10**rate, "batch": 2 ** (3 * batch), "decay": 10**decay}, target, known)


def nested(rng: Generator) -> Sweep:
    """A momentum that one optimizer has, and a decay that the other has."""
    is_sgd = rng.integers(0, 2, 60) == 1
    momentum, decay = rng.uniform(-1, 1, (2, 60))
    target = 0.7 + is_sgd * (0.1 + 0.12 * momentum) + rng.normal(0, 0.04, 60)
    columns = {
        "optimizer": np.where(is_sgd, "sgd", "adam"),
        "momentum": np.where(is_sgd, momentum, np.nan),
        "decay": np.where(is_sgd, np.nan, decay),
    }
    return sweep(columns, target, parts(0.04, optimizer=0.1**2 / 4, momentum=0.12**2 / 3 / 2))


def tied(rng: Generator) -> Sweep:
    """A batch size that is always so many times the rate: each tells what the other does."""
    means = np.array([0.3, 0.5, 0.8, 0.7])
    level = np.repeat(range(4), 12)
    columns = {"rate": 0.01 * 2.0**level, "batch": 32 * 2**level, "warmup": rng.integers(0, 3, 48)}
    share = parts(0.08, rate=float(means.var()))["rate"]
    return sweep(columns, means[level] + rng.normal(0, 0.08, 48), {"rate": share, "batch": share})


def narrow_peak(rng: Generator) -> Sweep:
    """A rate that is good in a tenth of its range."""
    rate = rng.uniform(-1, 1, 50)
    target = np.exp(-((rate - 0.3) ** 2) / 2 / 0.15**2) + rng.normal(0, 0.1, 50)
    known = parts(0.1, rate=float(np.exp(-((FINE - 0.3) ** 2) / 2 / 0.15**2).var()))
    return sweep({"rate": 10 ** (2 * rate), "dropout": rng.uniform(0, 0.5, 50)}, target, known)


def heavy_noise(rng: Generator) -> Sweep:
    """Nothing explains anything, and some runs lie far out: Student's t of three degrees."""
    columns = {
        "rate": 10 ** rng.uniform(-4, 0, 30),
        "depth": rng.integers(0, 3, 30),
        "network": list("abc") * 10,
        "decay": rng.uniform(size=30),
        "seed": range(30),
        "augment": rng.integers(0, 2, 30),
        "flag": np.arange(30) == 7,
    }
    return sweep(columns, rng.standard_t(3, 30), {})


def ties(rng: Generator) -> Sweep:
    """Of four puzzles so many are solved: few different numbers."""
    chances = np.array([0.2, 0.5, 0.8, 0.8])
    depth = rng.integers(1, 5, 60)
    target = rng.binomial(4, chances[depth - 1])
    noise = float(np.sqrt((4 * chances * (1 - chances)).mean()))
    columns = {"depth": depth, "width": rng.choice([32, 64, 128], 60)}
    return sweep(columns, target, parts(noise, depth=float((4 * chances).var())))


def diverged(rng: Generator) -> Sweep:
    """Large rates end in NaN or, some of them, in minus a million; those count as far out."""
    rate = rng.uniform(-1, 1, 80)
    target = 0.5 - (rate + 0.3) ** 2 + rng.normal(0, 0.1, 80)
    target[rate > 0.5] = np.nan
    target[rate > 0.9] = -1e6
    columns = {"rate": 10 ** (2 * rate - 2), "width": rng.choice([32, 64, 128], 80)}
    return sweep(columns, target, {"rate": _share_of_diverged()})


def _share_of_diverged() -> float:
    """Over a grid of rates that end, each with noise at 201 quantiles of the normal."""
    from scipy.stats import norm

    rate = FINE[(FINE <= 0.5) | (FINE > 0.9)]
    noise = 0.1 * norm.ppf((np.arange(201) + 0.5) / 201)
    ends = np.where(rate[:, None] > 0.9, -1e6, 0.5 - (rate[:, None] + 0.3) ** 2 + noise)
    low, high = np.quantile(ends, [0.25, 0.75])
    drawn_in = np.clip(ends, low - 3 * (high - low), high + 3 * (high - low))
    return float(drawn_in.mean(axis=1).var() / drawn_in.var())


def one_value(rng: Generator) -> Sweep:
    """What is the same in all runs, in few, and different in each; and a cause."""
    rate = np.tile([0.1, 0.01], 10)
    columns = {"rate": rate, "epochs": [10] * 20, "path": [f"/out/{n}" for n in range(20)]}
    columns |= {"rare": [1.0, 2.0] * 3 + [np.nan] * 14}
    target = np.where(rate > 0.05, 0.2, -0.2) + rng.normal(0, 0.1, 20)
    return sweep(columns, target, parts(0.1, rate=0.2**2))


def eight_runs(rng: Generator) -> Sweep:
    """Two rates of four seeds each."""
    target = np.repeat([0.5, 0.9], 4) + rng.normal(0, 0.05, 8)
    columns = {"rate": np.repeat([0.1, 0.01], 4), "seed": np.tile(range(4), 2)}
    return sweep(columns, target, parts(0.05, rate=0.2**2))


def small_beside_large(rng: Generator) -> Sweep:
    """A batch size whose effect drowns in that of the rate, unless that is taken out."""
    rates, batches = np.array([0.3, 0.6, 0.9, 0.5]), np.array([-0.05, 0, 0.05])
    rate, batch = np.repeat(range(4), 6), np.tile(range(3), 8)
    columns = {"rate": 10.0**-rate, "batch": 16 * 2**batch, "seed": np.tile(range(2), 12)}
    known = parts(0.03, rate=float(rates.var()), batch=float(batches.var()))
    return sweep(columns, rates[rate] + batches[batch] + rng.normal(0, 0.03, 24), known)


SWEEPS: dict[str, Callable[[Generator], Sweep]] = {
    made.__name__: made
    for made in (
        *(repeated_values, forty_random, two_hundred_random, ten_irrelevant, many_levels),
        *(only_together, ridge, nested, tied, narrow_peak, heavy_noise, ties, diverged),
        *(one_value, eight_runs, small_beside_large),
    )
}
