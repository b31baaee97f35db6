"""Operator classes of the operators that draw random numbers.

With both seeds 0 they draw from the generator that `engine.set_seed` starts; else each object
draws its own sequence, the same for the same seeds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine import ops
from engine.autodiff.replayable import read
from engine.backend import default_xp, drawn_from
from engine.dtype import float32, int32, int64
from engine.errors import ArgumentValueError
from engine.ops import candidates, distributions, joining, random, sampling
from engine.typed import DTypeLike, Shape, Tensor, TensorOrNumber

from .operator_class import REQUIRED, Primitive, configured

__all__ = [
    "Bernoulli",
    "Gamma",
    "LogUniformCandidateSampler",
    "Multinomial",
    "MultinomialWithReplacement",
    "Poisson",
    "RandomCategorical",
    "RandomChoiceWithMask",
    "RandomGamma",
    "RandomPoisson",
    "RandomShuffle",
    "Randperm",
    "RandpermV2",
    "StandardLaplace",
    "StandardNormal",
    "TruncatedNormal",
    "UniformCandidateSampler",
    "UniformInt",
    "UniformReal",
]


class Seeded(Primitive):
    """An operator with two seeds, both 0 for none."""

    def __init__(self, seed: int = 0, seed2: int = 0) -> None:
        super().__init__()
        if seed < 0 or seed2 < 0:
            raise ArgumentValueError.of(f"{self.name}(seed, seed2)", "none below 0", (seed, seed2))
        self.seed, self.seed2 = seed, seed2
        self.own: Any = None  # the generator of its own, from the first draw on

    @property
    def source(self) -> Any:
        """What to draw from: a generator, or None for that of the device."""
        if not (self.seed or self.seed2):
            return None
        return drawn_from(self, self.begun())

    def begun(self) -> Any:
        """The generator of its own, made at the first draw."""
        if self.own is None:
            self.own = default_xp().random.default_rng((self.seed << 32) + self.seed2)
        return self.own


class StandardNormal(Seeded):
    """Normal numbers of mean 0 and standard deviation 1, float32."""

    def __call__(self, shape: Shape | Tensor) -> Tensor:
        return random.standard_normal(shape, self.source)


class StandardLaplace(Seeded):
    """Laplace numbers of mean 0 and scale 1, float32."""

    def __call__(self, shape: Shape | Tensor) -> Tensor:
        return distributions.standard_laplace(shape, self.source)


class UniformReal(Seeded):
    """Numbers from 0 to before 1, float32."""

    def __call__(self, shape: Shape | Tensor) -> Tensor:
        return random.uniform(shape, 0.0, 1.0, self.source)


class UniformInt(Seeded):
    """Whole numbers from `minval` to before `maxval`, int32."""

    def __call__(self, shape: Shape | Tensor, minval: Tensor, maxval: Tensor) -> Tensor:
        return random.uniform(shape, minval, maxval, self.source, int32)


class Gamma(Seeded):
    """Gamma numbers of mean `alpha / beta`, float32."""

    def __call__(self, shape: Sequence[int], alpha: Tensor, beta: Tensor) -> Tensor:
        return distributions.gamma(shape, alpha, beta, self.source)


class RandomGamma(Seeded):
    """Gamma numbers of rate 1: `shape` of them for each in `alpha`."""

    def __call__(self, shape: Tensor, alpha: Tensor) -> Tensor:
        return distributions.random_gamma(shape, alpha, self.source)


class Poisson(Seeded):
    """Poisson numbers of a mean, int32."""

    def __call__(self, shape: Sequence[int], mean: Tensor) -> Tensor:
        return distributions.poisson(shape, mean, self.source)


class RandomPoisson(Seeded):
    """Poisson numbers: `shape` of them for each mean in `rate`."""

    def __init__(self, seed: int = 0, seed2: int = 0, dtype: DTypeLike = int64) -> None:
        super().__init__(seed, seed2)
        self.dtype = dtype

    def __call__(self, shape: Tensor, rate: Tensor) -> Tensor:
        return distributions.random_poisson(shape, rate, self.source, self.dtype)


class TruncatedNormal(Seeded):
    """Normal numbers of mean 0 and deviation 1 that lie between -2 and 2."""

    def __init__(self, dtype: DTypeLike = float32, seed: int = 0, seed2: int = 0) -> None:
        super().__init__(seed, seed2)
        self.dtype = dtype

    def __call__(self, shape: Sequence[int] | Tensor) -> Tensor:
        return ops.cast(distributions.truncated_normal(shape, self.source), self.dtype)


class Multinomial(Seeded):
    """Column numbers drawn with the weights of each row, with replacement."""

    def __init__(self, seed: int = 0, seed2: int = 0, dtype: DTypeLike = int32) -> None:
        super().__init__(seed, seed2)
        self.dtype = dtype

    def __call__(self, x: Tensor, num_samples: int) -> Tensor:
        return ops.cast(sampling.multinomial(x, num_samples, True, self.source), self.dtype)


class RandomShuffle(Seeded):
    """The slices along the first axis in random order."""

    def __call__(self, x: Tensor) -> Tensor:
        return sampling.shuffle(x, self.source)


class RandomChoiceWithMask(Seeded):
    """The indices of `count` elements that are true, and which of them are chosen ones."""

    def __init__(self, count: int = 256, seed: int = 0, seed2: int = 0) -> None:
        super().__init__(seed, seed2)
        self.count = count

    def __call__(self, input_x: Tensor) -> tuple[Tensor, Tensor]:
        return sampling.choice_with_mask(input_x, self.count, self.source)


class Bernoulli(Seeded):
    """1 with probability `p`, else 0, in the shape and dtype of the input; a seed of -1: none."""

    def __init__(self, seed: int = -1, offset: int = 0) -> None:
        super().__init__(max(seed, 0), offset)

    def __call__(self, x: Tensor, p: TensorOrNumber) -> Tensor:
        return random.bernoulli(x, p, self.source)


class Randperm(Primitive):
    """The numbers from 0 to n - 1 in random order, `pad` behind them up to `max_length`."""

    def __init__(self, max_length: int = 1, pad: int = -1, dtype: DTypeLike = int32) -> None:
        super().__init__()
        self.max_length, self.pad, self.dtype = max_length, pad, dtype

    def __call__(self, n: Tensor) -> Tensor:
        count = int(read(n).reshape(-1)[0])
        if not 0 <= count <= self.max_length:
            raise ArgumentValueError.of("Randperm", f"from 0 to {self.max_length}", count)
        order = random.randperm(max(count, 1), dtype=self.dtype)[:count]
        return joining.pad_with(order, widths=((0, self.max_length - count),), value=self.pad)


class RandpermV2(Primitive):
    """The numbers from 0 to n - 1 in random order."""

    def __init__(self, seed: int = 0, offset: int = 0, dtype: DTypeLike = int64) -> None:
        super().__init__()
        self.seed, self.offset, self.dtype = seed, offset, dtype

    def __call__(self, n: int) -> Tensor:
        return random.randperm(n, self.seed or None, self.offset, self.dtype)


RandomCategorical = configured(
    "RandomCategorical",
    sampling.random_categorical,
    "Column numbers drawn with the softmax of each row of logits as weights.",
    dtype=int64,
)
MultinomialWithReplacement = configured(
    "MultinomialWithReplacement",
    sampling.multinomial_with_replacement,
    numsamples=REQUIRED,
    replacement=False,
)
UniformCandidateSampler = configured(
    "UniformCandidateSampler",
    candidates.uniform_candidate_sampler,
    num_true=REQUIRED,
    num_sampled=REQUIRED,
    unique=REQUIRED,
    range_max=REQUIRED,
    seed=0,
    remove_accidental_hits=False,
)
LogUniformCandidateSampler = configured(
    "LogUniformCandidateSampler",
    candidates.log_uniform_candidate_sampler,
    num_true=1,
    num_sampled=5,
    unique=True,
    range_max=5,
    seed=0,
)
