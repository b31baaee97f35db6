"""The plane in which a training moved most: PCA of its checkpoints."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from insight.errors import SummaryValueError
from insight.needed import from_analysis

from .checkpoints import Snapshot, Source, listed, snapshots
from .combination import combinations
from .gram import PIECE, Gram, check_finite
from .parameters import Array, Parameters
from .pca import PrincipalAxes, plane_gap, plane_share, principal_axes
from .plane import Plane

METHODS = ("gram", "sklearn")
_WHERE = "pca_plane"
_LEAST = 1e-13  # share of the second axis: below it lies float64's rounding
# Pieces of float32 turn the plane by up to this over its gap, as measured for one piece; the errors
# of many pieces are independent.
_TURN = 5e-8
_MOST_TURN = 1e-6  # radians


def pca_plane(
    checkpoints: Sequence[Source],
    *,
    names: Iterable[str] | None = None,
    steps: Sequence[int] | None = None,
    method: str = "gram",
) -> Plane:
    """The plane through the last checkpoint along the two axes in which all of them vary most.

    Files are read in pieces, several times, and no checkpoint is ever held: neither more
    checkpoints nor more parameters need more memory than the largest array does that is asked for.

    Args:
        checkpoints: At least three, oldest first: files that end in `.ckpt`, `.safetensors` or
            `.npz`, or mappings of arrays by name. Mappings are kept, not copied: change none of
            them while the plane is in use.
        names: Which parameters count. None takes the floating-point arrays, but for the state of
            an optimizer; of files also not for running statistics of norm layers and single
            numbers, which may be facts. All checkpoints must have them, in the same shapes.
        steps: The step or epoch of each checkpoint.
        method: `"gram"`, or `"sklearn"`: scikit-learn's PCA of all checkpoints in memory in
            float64, as a reference.

    Returns:
        A plane of kind `pca`. `explained_variance` has the shares of all axes, one a
        checkpoint but the last, or one a parameter where these are fewer; `path` and
        `residual` those of the checkpoints. Among the `facts`: `random_walk_score`, how alike the
        first three components are to those of a random walk (1: nothing tells them apart), and
        `random_walk_variance`, the shares which such a walk would have.

    Raises:
        PathError: If a file is not there.
        CheckpointError: If a file is damaged, encrypted or no checkpoint.
        SummaryValueError: If there are fewer than three checkpoints; if they differ in names or
            shapes, hold a number that is not finite, or do not span a plane; if an option is none.
        ValueKindError: If a checkpoint is neither a path nor a mapping.

    Source: Li et al., arXiv:1712.09913, section 7.2; the last checkpoint is one more row here, and
    the mean of all rows is taken off.

    >>> angle = np.linspace(0, 3, 7)
    >>> path = [{"w": np.array([np.cos(a), np.sin(a), 5.0])} for a in angle]
    >>> plane = pca_plane(path, steps=range(7))
    >>> plane.explained_variance[:3].round(3), plane.residual.max().round(3)
    (array([0.816, 0.184, 0.   ]), np.float64(0.0))
    >>> plane.at(*plane.path[0])["w"].round(3)
    array([1., 0., 5.])

    """
    checkpoints = listed(checkpoints)
    told = _checked_steps(steps, len(checkpoints))
    if method not in METHODS:
        raise SummaryValueError.of(f"{_WHERE}: method", f"one of {METHODS}", repr(method))
    if len(checkpoints) < 3:
        hint = "two checkpoints make a line: interpolate, or checkpoint_plane"
        raise SummaryValueError.of(_WHERE, "at least 3 checkpoints", len(checkpoints), hint)
    if method == "sklearn":
        return _by_sklearn(snapshots(checkpoints, names), told)
    gram = Gram(checkpoints, names=names)
    return plane_of(gram, told)


def plane_of(gram: Gram, steps: Sequence[int] | Array | None = None) -> Plane:
    """The plane of checkpoints whose inner products are known; see `pca_plane`.

    Raises:
        SummaryValueError: If they are fewer than three, or do not span a plane.

    >>> gram = Gram([{"w": np.array([3.0, 0])}, {"w": np.array([1.0, 1])}])
    >>> gram.extend([{"w": np.array([0.0, 0])}])
    >>> plane_of(gram).path.shape
    (3, 2)

    """
    held, told = gram.snapshots, _checked_steps(steps, len(gram.snapshots))
    if len(held) < 3:
        raise SummaryValueError.of(_WHERE, "at least 3 checkpoints", len(held))
    products = gram.matrix()
    used = gram.dtype
    turn = _TURN / np.sqrt(max(1.0, gram.size / PIECE))
    if used != np.float64 and not turn < _MOST_TURN * plane_gap(products):
        # What is found beside the first axis may be rounding: look again with all digits.
        used = np.dtype(np.float64)
        products = Gram(held, names=held[0].arrays, dtype=used).matrix()
    _check_spans(products, held)
    axes = principal_axes(products)
    axes = axes._replace(shares=axes.shares[: gram.size])  # there are no more axes than parameters
    directions = combinations(held, held[-1], axes.coefficients, used)
    facts = {"method": "gram", "products": used.name, **axes.facts}
    return _plane(held, directions, axes, told, facts)


def _by_sklearn(held: list[Snapshot], steps: Array) -> Plane:
    with from_analysis("scikit-learn", _WHERE):
        from sklearn.decomposition import PCA

    for name in held[0]:
        check_finite(held, name)
    origin = held[-1]
    rows = np.stack([np.concatenate([one[name].reshape(-1) for name in origin]) for one in held])
    rows = rows.astype(np.float64, copy=False)
    rows -= rows[-1].copy()
    _check_spans(rows @ rows.T, held)
    found = PCA(svd_solver="full").fit(rows)
    own = principal_axes(rows @ rows.T)
    count = min(len(held) - 1, rows.shape[1])
    signs = np.sign((found.components_[:2] * (own.coefficients @ rows)).sum(axis=1))
    first, second = found.components_[:2] * signs[:, None]  # as the Gram matrix has them
    path = rows @ np.stack([first, second], axis=1)
    axes = own._replace(shares=found.explained_variance_ratio_[:count], path=path)
    directions = (_split(first, origin), _split(second, origin))
    facts = {"method": "sklearn", "products": "float64", **axes.facts}
    return _plane(held, directions, axes, steps, facts)


def _plane(
    held: Sequence[Snapshot],
    directions: tuple[Parameters, Parameters],
    axes: PrincipalAxes,
    steps: Array,
    facts: dict[str, Any],
) -> Plane:
    parameters = sum(array.size for array in held[-1].arrays.values())
    counted = {"centring": "mean of the checkpoints", "parameters": parameters}
    return Plane(
        held[-1],
        directions,
        kind="pca",
        path=axes.path,
        checkpoints=held,
        steps=steps,
        residual=axes.residual,
        explained_variance=axes.shares,
        facts={**facts, **counted},
    )


def _split(row: Array, like: Snapshot) -> dict[str, Array]:
    """The parameters that a row of numbers is."""
    found, begin = {}, 0
    for name, array in like.arrays.items():
        found[name] = row[begin : begin + array.size].reshape(array.shape)
        begin += array.size
    return found


def _check_spans(products: Array, held: Sequence[Snapshot]) -> None:
    share = plane_share(products)
    ends = f"{held[0].where} to {held[-1].where}"
    if np.isnan(share):
        hint = "give checkpoints of other steps, or copies of arrays that went on changing"
        raise SummaryValueError.of(
            f"{_WHERE}: {ends}", "checkpoints that differ", "equal ones", hint
        )
    if share <= _LEAST:
        hint = "take more checkpoints, or draw the loss along the line: interpolate"
        got = f"all on one line (the second axis has {share:.1e} of the first's variance)"
        raise SummaryValueError.of(f"{_WHERE}: {ends}", "checkpoints that span a plane", got, hint)


def _checked_steps(steps: Sequence[int] | Array | None, count: int) -> Array:
    if steps is None:
        return np.empty(0, np.int64)
    told = np.asarray(steps)
    if told.ndim != 1 or (told.size and told.dtype.kind not in "iu"):
        raise SummaryValueError.of(
            f"{_WHERE}: steps", "whole numbers", f"{told.dtype.name} {told.shape}"
        )
    if told.size not in {0, count}:
        raise SummaryValueError.of(f"{_WHERE}: steps", f"{count}, one a checkpoint", told.size)
    return told.astype(np.int64)
