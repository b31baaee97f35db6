"""Which of many candidates explain more than the best of them would by chance."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple, TypeVar

import numpy as np

from insight.needed import from_analysis

from .fitting import fits_of, ground_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from numpy.typing import NDArray

    from .fitting import Fit, Floats, Look

Key = TypeVar("Key")

ALONE = 0.04
BESIDE = 0.01
"""In how many sweeps something without effect is found all the same: at the first look, and at each
look beside what was found already; all told about one in twenty."""
SHUFFLES = 199
SHUFFLES_OF_MANY = 99
MANY = 500
SEED = 20


class Candidate(NamedTuple):
    """What may explain a target.

    Attributes:
        held: (n,) Which of the runs have it.
        looks: Makes what it may look like, in these: only for as long as it is looked at.

    """

    held: NDArray[np.bool_]
    looks: Callable[[], Iterable[Look]]


class Judged(NamedTuple):
    """What became of a candidate.

    Attributes:
        fits: Of each look that says anything, by its index.
        look: The one that would tell new runs best.
        tail: The least that any of the looks has.
        chance: How often chance gives one of all candidates as little.

    """

    fits: Mapping[int, Fit]
    look: int
    tail: float
    chance: float

    @property
    def fit(self) -> Fit:
        return self.fits[self.look]


def judged(
    values: Floats, candidates: Mapping[Key, Candidate], known: Sequence[Floats]
) -> dict[Key, Judged]:
    """Each candidate that says anything, by what it explains beyond what is known.

    The target is shuffled, and each time the least tail of F over all candidates and looks is
    kept: so the more are looked at, the more one has to explain, and what goes with another does
    not count twice. Source: P. H. Westfall and S. S. Young, "Resampling-based multiple testing"
    (1993), the single-step method of least p.

    Args:
        values: (n,) The target.
        candidates: By their names.
        known: Columns (n, k) each, which had their part already.

    """
    with from_analysis("scipy", "what explains a target"):
        from scipy.special import fdtrc  # takes a quarter of a second to load

    shuffles = SHUFFLES if len(values) <= MANY else SHUFFLES_OF_MANY
    least, found = np.ones(shuffles), {}
    for name, fits in fitted(values, candidates, known, shuffles).items():
        for fit in fits.values():
            least = np.minimum(least, fdtrc(fit.degrees, fit.free, fit.shuffled))
        tail = min(float(fdtrc(fit.degrees, fit.free, fit.ratio)) for fit in fits.values())
        found[name] = Judged(fits, best_look(fits), tail, 1.0)
    slack = 1 + 1e-6  # the same deal of the same numbers, summed in another order
    # The sweep itself is one of the deals.
    chances = {name: 1 + (least <= one.tail * slack).sum() for name, one in found.items()}
    return {
        name: one._replace(chance=float(chances[name]) / (1 + shuffles))
        for name, one in found.items()
    }


def fitted(
    values: Floats, candidates: Mapping[Key, Candidate], known: Sequence[Floats], shuffles: int
) -> dict[Key, dict[int, Fit]]:
    """Of each candidate the looks that say anything, by their index."""
    keys = np.random.default_rng(SEED).random((shuffles, len(values)))
    fits: dict[Key, dict[int, Fit]] = defaultdict(dict)
    for names in _by_runs(candidates).values():
        held = candidates[names[0]].held
        ground = ground_of(values[held], [columns[held] for columns in known], keys[:, held])
        looks = (
            ((name, index), look)
            for name in names
            for index, look in enumerate(candidates[name].looks())
        )
        for (name, index), fit in fits_of(ground, looks):
            if fit:
                fits[name][index] = fit
    return fits


def best_look(fits: Mapping[int, Fit]) -> int:
    """The look that would tell new runs best, by generalized cross-validation.

    Source: P. Craven and G. Wahba, "Smoothing noisy data with spline functions" (1979).
    """
    return min(
        fits, key=lambda index: float(np.square(fits[index].after).sum() / fits[index].free ** 2)
    )


def _by_runs(candidates: Mapping[Key, Candidate]) -> dict[bytes, list[Key]]:
    """The candidates that the same runs have: what is left of these is shuffled once."""
    alike: dict[bytes, list[Key]] = {}
    for name, candidate in candidates.items():
        alike.setdefault(candidate.held.tobytes(), []).append(name)
    return alike
