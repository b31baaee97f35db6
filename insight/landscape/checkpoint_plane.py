"""The plane that three checkpoints span, or two and a random direction."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import numpy as np

from insight.errors import SummaryValueError

from .checkpoints import Snapshot, Source, snapshots
from .combination import combinations
from .gram import Gram
from .inner import inner
from .parameters import Array, Parameters
from .plane import Plane
from .random_plane import RandomDirection, checked_seed

_WHERE = "checkpoint_plane"
_LEAST = 1e-12  # share of the third's squared distance that lies off the line of the others


def checkpoint_plane(
    a: Source,
    b: Source,
    c: Source | None = None,
    *,
    names: Iterable[str] | None = None,
    seed: int = 0,
) -> Plane:
    """The plane through trained networks: `a` at (0, 0), `b` at (|b - a|, 0), `c` above.

    Both axes have length 1 and are orthogonal, so distances on the picture are distances between
    parameters.

    Args:
        a: A checkpoint file or a mapping; see `pca_plane`.
        b: Another of the same network.
        c: A third; without it the second axis is a random direction, orthogonal to the first.
        names: Which parameters count; see `pca_plane`.
        seed: Of the random direction; not below 0.

    Returns:
        A plane of kind `checkpoints`, whose `path` has where they lie.

    Raises:
        PathError, CheckpointError, ValueKindError: As `pca_plane`.
        SummaryValueError: If they differ in names or shapes, have numbers that are not finite, are
            equal, or lie on one line.

    Source: Garipov et al., "Loss Surfaces, Mode Connectivity, and Fast Ensembling of DNNs",
    arXiv:1802.10026, appendix A.1; there u leads to the third, here to the second.

    >>> points = [{"w": np.array(w)} for w in ([0.0, 0.0], [0.0, 4.0], [-3.0, 1.0])]
    >>> plane = checkpoint_plane(*points)
    >>> plane.path.tolist(), plane.at(1, 3)["w"].round(9).tolist()
    ([[0.0, 0.0], [4.0, 0.0], [1.0, 3.0]], [-3.0, 1.0])

    """
    held = snapshots([a, b] if c is None else [a, b, c], names)
    origin = held[0]
    # All digits: three checkpoints are soon multiplied, and may lie far from each other.
    gram = Gram([*held[1:], origin], names=origin, dtype=np.float64)
    products = gram.matrix()
    length = np.sqrt(products[0, 0])
    if not length > 0:
        raise SummaryValueError.of(
            _WHERE, "checkpoints that differ", f"{held[1].where} as {origin.where}"
        )
    if len(held) == 2:
        return _with_random(held, length, seed)
    along = products[0, 1] / length
    above = products[1, 1] - along**2
    if not above > _LEAST * products[1, 1]:
        hint = "two of them and a random direction span a plane: leave out c"
        raise SummaryValueError.of(
            _WHERE, "checkpoints that span a plane", "three on one line", hint
        )
    height = np.sqrt(above)
    coefficients = np.array([[1 / length, 0, 0], [-along / length / height, 1 / height, 0]])
    directions = combinations(gram.snapshots, origin, coefficients, np.float64)
    path = np.array([[0, 0], [length, 0], [along, height]])
    return _plane(held, directions, path, {})


def _with_random(held: list[Snapshot], length: float, seed: int) -> Plane:
    origin = held[0]
    along, _ = combinations(
        [held[1], origin], origin, np.array([[1 / length, 0], [0, 0]]), np.float64
    )
    aside = _Aside(RandomDirection(origin, (checked_seed(_WHERE, seed), 0)), along)
    path = np.array([[0.0, 0.0], [length, 0.0]])
    return _plane(held, (along, aside), path, {"seed": seed})


def _plane(
    held: list[Snapshot],
    directions: tuple[Parameters, Parameters],
    path: Array,
    facts: dict[str, int],
) -> Plane:
    return Plane(
        held[0],
        directions,
        kind="checkpoints",
        path=path,
        checkpoints=held,
        residual=np.zeros(len(held)),
        facts={"cosine_of_axes": 0.0, **facts},
    )


class _Aside(Mapping[str, Array]):
    """A direction without what it has along another, which has length 1; scaled to length 1 too."""

    def __init__(self, direction: Parameters, along: Parameters) -> None:
        self._direction = direction
        self._along = along
        self._share = inner(direction, along)
        left = inner(direction, direction) - self._share**2
        if not left > _LEAST * self._share**2:
            raise SummaryValueError.of(_WHERE, "more than one number that can move", "one")
        self._scale = float(1 / np.sqrt(left))

    def __getitem__(self, name: str) -> Array:
        direction = self._direction[name]
        aside: Array = (direction - self._share * self._along[name]) * self._scale
        return aside.astype(direction.dtype, copy=False)

    def __iter__(self) -> Iterator[str]:
        return iter(self._direction)

    def __len__(self) -> int:
        return len(self._direction)
