"""Planes as MindSpore's `SummaryLandscape` lays them, so that its pictures can be made again.

Its directions differ from ours in four ways. Only parameters with `weight` or `bias` in their name
and no `moment` move, so those of a batch norm (`gamma`, `beta`) stay. The path's differences are
centred over the parameters instead of over the checkpoints. Each direction is rescaled tensor by
tensor to the norm of the last checkpoint's tensor, after which the axes are neither orthogonal nor
principal. And the path is where least squares on these axes put it.

Source: MindSpore 2.10, `train/callback/_landscape.py`, measured in this form; the norm of an empty
direction, by which MindSpore divides, leaves it empty here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from insight.errors import SummaryValueError

from .checkpoints import HeldArray, Snapshot
from .gram import differences
from .inner import inner_of
from .parameters import Array, Parameters
from .plane import Plane

MARGIN = 0.2
"""What an axis reaches beyond the path on either side, as a share of the path's width."""

FORM = "MindSpore"
_WHERE = "landscape of MindSpore's form"
_NOISE = 1e-14  # a share of the largest eigenvalue, below which rounding decides the direction


def moves(name: str) -> bool:
    """Whether directions change a parameter of this name.

    >>> [moves(name) for name in ("fc.weight", "fc.bias", "bn.gamma", "moments.fc.weight")]
    [True, True, False, False]

    """
    return ("weight" in name or "bias" in name) and "moment" not in name


def pca_plane(checkpoints: Sequence[Parameters], steps: Sequence[int] = ()) -> Plane:
    """The plane of a training's checkpoints.

    Two directions are kept in float32, and of all checkpoints some pieces: where these are
    snapshots of files, memory does not grow with their number.

    Args:
        checkpoints: At least three, oldest first, with the same names and shapes: mappings of
            arrays, which are held by who gives them, or snapshots of files
            (`insight.landscape.checkpoints`). The last one lies at (0, 0).
        steps: Their steps or epochs.

    Raises:
        SummaryValueError: If there are fewer, names or shapes differ, a parameter that moves is
            not finite, or none moves.

    >>> turns = [{"fc.weight": np.array([1, a, 1 + a**2], np.float32)} for a in (2.0, 1.0, 0.5)]
    >>> plane = pca_plane(turns, steps=[1, 2, 3])
    >>> plane.path.round(3).tolist()
    [[1.592, -0.018], [0.308, 0.093], [0.0, 0.0]]

    """
    names, held = _checked(checkpoints)
    last = checkpoints[-1]
    first, second = _components(held, names)
    directions = (_rescaled(first, last), _rescaled(second, last))
    path, residual = _coordinates(held, directions, names)
    return Plane(
        origin=last,
        directions=directions,
        kind="pca",
        path=path,
        steps=np.asarray(steps, np.int64),
        residual=residual,
        facts={"form": FORM},
    )


def random_plane(parameters: Parameters, seed: int = 0) -> Plane:
    """A plane of two random directions through `parameters`.

    Args:
        parameters: What lies at (0, 0).
        seed: Of the normal numbers; MindSpore draws other ones each time.

    Raises:
        SummaryValueError: If a parameter that moves is not finite, or none moves.

    >>> plane = random_plane({"fc.weight": np.array([3, 4], np.float32)}, seed=1)
    >>> [round(float(np.linalg.norm(one["fc.weight"])), 5) for one in plane.directions]
    [5.0, 5.0]

    """
    names, held = _checked([parameters])
    for name in names:
        for _ in _away(held, name):
            pass  # only whether it is finite
    source = np.random.default_rng(seed)
    first, second = (
        {name: source.standard_normal(np.shape(array)) for name, array in parameters.items()}
        for _ in range(2)
    )
    directions = (_rescaled(first, parameters), _rescaled(second, parameters))
    facts = {"form": FORM, "seed": seed}
    return Plane(origin=parameters, directions=directions, kind="random", facts=facts)


def axes(plane: Plane, size: int) -> tuple[Array, Array]:
    """Where the columns and the rows of the grid lie, (size,) each.

    The path's range with a margin; from -1 to 1 without a path, or along an axis on which it does
    not move.
    """
    return _axis(plane.path[:, 0], size), _axis(plane.path[:, 1], size)


def convergence_node(size: int) -> int:
    """The row and the column that MindSpore calls the end of a training without a path.

    Only of an odd size is that (0, 0), where the trained parameters lie.
    """
    return size // 2


def _axis(path: Array, size: int) -> Array:
    if not path.size or path.min() == path.max():
        return np.linspace(-1.0, 1.0, size)
    margin = MARGIN * (path.max() - path.min())
    return np.linspace(path.min() - margin, path.max() + margin, size)


def _checked(checkpoints: Sequence[Parameters]) -> tuple[list[str], list[Snapshot]]:
    """The names of what moves, the same in all checkpoints, and the arrays of these names."""
    if len(checkpoints) not in {1, *range(3, 1 + len(checkpoints))}:
        raise SummaryValueError.of(_WHERE, "at least 3 checkpoints", len(checkpoints))
    names = [name for name in checkpoints[-1] if moves(name)]
    if not names:
        expected = "parameters with weight or bias in their name"
        raise SummaryValueError.of(_WHERE, expected, sorted(checkpoints[-1])[:5])
    for checkpoint in checkpoints:
        missing = [name for name in names if name not in checkpoint]
        if missing:
            expected = "checkpoints of one network"
            raise SummaryValueError.of(_WHERE, expected, f"one without {missing[:3]}")
    held = [_snapshot(index, one, names) for index, one in enumerate(checkpoints)]
    for name in names:
        shapes = {one.arrays[name].shape for one in held}
        if len(shapes) > 1:
            raise SummaryValueError.of(_WHERE, f"one shape of {name!r}", sorted(shapes))
    return names, held


def _snapshot(index: int, checkpoint: Parameters, names: Sequence[str]) -> Snapshot:
    if isinstance(checkpoint, Snapshot):
        return checkpoint
    where = f"checkpoint {index}"
    arrays = {name: HeldArray(f"{where}: {name}", checkpoint[name]) for name in names}
    return Snapshot(where, arrays)


def _components(
    held: Sequence[Snapshot], names: Sequence[str]
) -> tuple[dict[str, Array], dict[str, Array]]:
    """The two columns of U S, where U S V' is the centred matrix (parameters, checkpoints - 1).

    They are that matrix times the eigenvectors of its Gram matrix, which is summed up piece by
    piece, and are kept in float32, as MindSpore does. The largest number of a column of U is
    positive.
    """
    count = len(held) - 1
    gram, sums, size = np.zeros((count, count)), np.zeros(count), 0
    for name in names:
        for away in _away(held, name):
            gram += away @ away.T
            sums += away.sum(axis=1)
            size += away.shape[1]
    means = sums / size
    values, vectors = np.linalg.eigh(gram - size * np.outer(means, means))
    pair = vectors[:, [-1, -2]] * (values[[-1, -2]] > _NOISE * abs(values[-1]))
    columns: tuple[dict[str, Array], dict[str, Array]] = ({}, {})
    largest = np.zeros(2)
    for name in names:
        array = held[-1].arrays[name]
        rows, begin = np.empty((2, array.size), np.float32), 0
        for away in _away(held, name):
            scores = pair.T @ (away - means[:, None])
            extremes = scores[range(2), np.abs(scores).argmax(axis=1)]
            largest = np.where(np.abs(extremes) > np.abs(largest), extremes, largest)
            rows[:, begin : begin + away.shape[1]] = scores
            begin += away.shape[1]
        for column, row in zip(columns, rows, strict=True):
            column[name] = row.reshape(array.shape)
    for column, sign in zip(columns, np.sign(largest), strict=True):
        for one in column.values():
            np.multiply(one, np.float32(sign), out=one)
    return columns


def _away(held: Sequence[Snapshot], name: str) -> Iterator[Array]:
    """How far each lies from the last in one parameter, (checkpoints - 1, numbers of a piece)."""
    for rows in differences(held, held[-1], name, np.dtype(np.float64)):
        if not np.isfinite(rows).all():
            hint = "choose intervals before the training diverged"
            expected = f"finite numbers in {name!r}"
            raise SummaryValueError.of(_WHERE, expected, "NaN or infinity", hint)
        yield rows[:-1]


def _rescaled(direction: Parameters, last: Parameters) -> dict[str, Array]:
    """The direction in float32, each tensor as long as the last checkpoint's; 0 where it stays."""
    found: dict[str, Array] = {}
    for name, array in last.items():
        if not moves(name):
            found[name] = np.zeros(np.shape(array), np.float32)
            continue
        single = np.asarray(direction[name]).astype(np.float32, copy=False)
        length = float(np.linalg.norm(single))
        own = np.asarray(array)
        factor = inner_of(own, own) ** 0.5 / length if length else 0.0
        found[name] = single * np.float32(factor)
    return found


def _coordinates(
    held: Sequence[Snapshot], directions: tuple[Parameters, Parameters], names: Sequence[str]
) -> tuple[Array, Array]:
    """Where least squares put the checkpoints, (n, 2), and what share of their way is left."""
    normal, product = np.zeros((2, 2)), np.zeros((2, len(held) - 1))
    lengths = np.zeros(len(held) - 1)
    for name in names:
        both, begin = [np.ravel(one[name]) for one in directions], 0
        for away in _away(held, name):
            end = begin + away.shape[1]
            basis = np.stack([one[begin:end] for one in both]).astype(np.float64)
            normal += basis @ basis.T
            product += basis @ away.T
            lengths += (away**2).sum(axis=1)
            begin = end
    found = np.linalg.lstsq(normal, product, rcond=None)[0]
    left = lengths - 2 * (found * product).sum(axis=0) + (found * (normal @ found)).sum(axis=0)
    shares = np.sqrt(np.clip(left, 0, None) / np.where(lengths > 0, lengths, 1))
    return np.vstack([found.T, np.zeros(2)]), np.append(shares, 0.0)
