"""A plane along two random directions: what surrounds the parameters on average."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping

import numpy as np

from insight.errors import SummaryValueError

from .checkpoints import Source, centre
from .gram import check_finite
from .inner import axis_facts
from .normalize import checked_normalize, normalized
from .parameters import Array, Parameters
from .plane import Plane

_WHERE = "random_plane"


class RandomDirection(Mapping[str, Array]):
    """Gaussian numbers in the shapes of the parameters; made when they are asked for, always alike.

    An array's numbers depend on the seed and on its name alone: neither on the others nor on their
    order.

    Args:
        origin: The parameters.
        seed: Two numbers not below 0.
        normalize: See `normalized`.
        names: Which parameters move; those of the others are 0.

    """

    def __init__(
        self,
        origin: Parameters,
        seed: tuple[int, int],
        normalize: str = "none",
        names: Collection[str] | None = None,
    ) -> None:
        self._origin = origin
        self._seed = seed
        self._normalize = normalize
        self._names = None if names is None else frozenset(names)

    def __getitem__(self, name: str) -> Array:
        parameter = self._origin[name]
        dtype = np.float64 if parameter.dtype == np.float64 else np.float32
        if self._names is not None and name not in self._names:
            return np.zeros(parameter.shape, dtype)
        generator = np.random.default_rng([*self._seed, *name.encode()])
        numbers = generator.standard_normal(parameter.shape, dtype)
        return normalized(np.asarray(numbers), parameter, self._normalize)

    def __iter__(self) -> Iterator[str]:
        return iter(self._origin)

    def __len__(self) -> int:
        return len(self._origin)


def random_plane(
    parameters: Source,
    seed: int = 0,
    normalize: str = "filter",
    *,
    names: Iterable[str] | None = None,
) -> Plane:
    """The plane through the parameters along two Gaussian directions.

    A random direction sees the mean of all curvatures: a saddle whose few ways down are lost among
    thousands of ways up looks like a minimum. And two of them are two of many: look at several
    seeds.

    Args:
        parameters: A model's `parameters()`, or a checkpoint file, whose trained parameters count.
        seed: Gives the directions; not below 0.
        normalize: `"filter"`, the paper's: each filter or row has the length of its parameters.
            `"layer"`: each array does. Both leave biases and norm layers, arrays of less than two
            axes, where they are. `"none"`: all move, as drawn.
        names: Which parameters move, such as those of the last layers; None: all.

    Returns:
        A plane of kind `random`. The directions are not made orthogonal, and need not be: in many
        dimensions they nearly are. `facts["cosine_of_axes"]` has their cosine.

    Raises:
        PathError, CheckpointError: If a file is not there, or cannot be read.
        SummaryValueError: If an option is none, a name is not there, or nothing would move.
        ValueKindError: If the parameters are something else.

    Source: Li et al., arXiv:1712.09913, section 4. What such planes hide: Böttcher & Wheeler,
    arXiv:2208.09918.

    >>> weights = {"weight": np.full((2, 3), 5.0), "bias": np.ones(2)}
    >>> plane = random_plane(weights, seed=1)
    >>> np.linalg.norm(plane.directions[0]["weight"], axis=1), plane.directions[0]["bias"]
    (array([8.66025404, 8.66025404]), array([0., 0.]))

    """
    checked_normalize(_WHERE, normalize)
    seed = checked_seed(_WHERE, seed)
    origin = centre(parameters)
    moving = None if names is None else list(names)
    for name in moving or ():
        if name not in origin:
            raise SummaryValueError.of(
                f"{_WHERE}: names", f"some of {list(origin)[:8]}", repr(name)
            )
    first, second = (RandomDirection(origin, (seed, axis), normalize, moving) for axis in (0, 1))
    facts = axis_facts(first, second)
    if not facts["length_of_first"] * facts["length_of_second"] > 0:
        for name in origin:
            check_finite([origin], name)
        hint = 'with normalize="none" arrays of one axis move, and those of zeros'
        raise SummaryValueError.of(f"{_WHERE}: {normalize}", "parameters that move", "none", hint)
    told = {"seed": seed, "normalize": normalize, **facts}
    return Plane(origin, (first, second), kind="random", facts=told)


def checked_seed(where: str, seed: int) -> int:
    """What a generator of random numbers starts from.

    Raises:
        SummaryValueError: If it is no whole number, or below 0.

    """
    if isinstance(seed, bool) or not isinstance(seed, int | np.integer) or seed < 0:
        raise SummaryValueError.of(f"{where}: seed", "a whole number not below 0", repr(seed))
    return int(seed)
