"""The inner products of a trajectory's checkpoints, read piece by piece.

All that PCA needs of N checkpoints with P parameters is an N x N matrix. It is summed up from
pieces of the checkpoints, so memory never holds one whole; a new checkpoint adds one row.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import numpy as np

from insight.errors import SummaryValueError

from .checkpoints import Snapshot, Source, check_alike, difference_into, listed, snapshots
from .parameters import Array

PIECE = 128 * 1024
"""Elements of each checkpoint that are in memory at once, at most."""
_PIECES = 32 * PIECE  # elements of all of them, whatever their number


class Gram:
    """Inner products of the checkpoints of a training, which may go on.

    Each is taken as its difference from the first batch's last one, so that what all have in common
    costs no digits. Pieces are multiplied in float32 (float64 where a parameter is), and summed up
    in float64.

    Args:
        checkpoints: Files or mappings, oldest first; see `pca_plane`.
        names: Which parameters count; None for the trained ones.
        dtype: What pieces are multiplied in: None, float32 or float64.

    Raises:
        PathError, CheckpointError, SummaryValueError, ValueKindError: As `pca_plane`.

    Attributes:
        snapshots: The checkpoints, oldest first.
        dtype: What pieces are multiplied in.

    >>> gram = Gram([{"w": np.array([1.0, 0.0])}, {"w": np.array([0.0, 0.0])}])
    >>> gram.extend([{"w": np.array([0.0, 3.0])}])
    >>> gram.matrix()  # of the differences from the newest
    array([[10.,  9.,  0.],
           [ 9.,  9.,  0.],
           [ 0.,  0.,  0.]])

    """

    def __init__(
        self,
        checkpoints: Sequence[Source],
        *,
        names: Iterable[str] | None = None,
        dtype: Any = None,
    ) -> None:
        self.snapshots = snapshots(listed(checkpoints), names)
        if not self.snapshots:
            raise SummaryValueError.of("checkpoints", "at least one", "none")
        self.dtype = np.dtype(_product_type(self.snapshots) if dtype is None else dtype)
        if self.dtype.name not in {"float32", "float64"}:
            raise SummaryValueError.of("Gram: dtype", "float32 or float64", self.dtype.name)
        self._base = self.snapshots[-1]
        self._products = np.zeros((0, 0))
        self._add(self.snapshots)

    @property
    def size(self) -> int:
        """Parameters of a checkpoint."""
        return sum(array.size for array in self._base.arrays.values())

    def extend(self, checkpoints: Sequence[Source]) -> None:
        """Add newer checkpoints: each is multiplied with all, the older ones not again.

        Raises:
            PathError, CheckpointError, SummaryValueError, ValueKindError: As `pca_plane`; then
                nothing is added.

        """
        found = snapshots(listed(checkpoints), self._base.arrays, first=len(self.snapshots))
        for one in found:
            check_alike(self._base, one)
        self._add(found)

    def matrix(self) -> Array:
        """Inner products of the differences from the newest checkpoint, (n, n) in float64."""
        products = self._products
        from_newest: Array = products - products[-1] - products[:, -1:] + products[-1, -1]
        return from_newest

    def _add(self, found: Sequence[Snapshot]) -> None:
        count = len(self._products)
        together = [*self.snapshots[:count], *found]
        rows = self._summed(together, count)
        products = np.zeros((len(together), len(together)))
        products[:count, :count] = self._products
        products[count:] = rows
        products[:, count:] = rows.T
        self.snapshots, self._products = together, products

    def _summed(self, together: list[Snapshot], first: int) -> Array:
        """Inner products of those from `first` on with all, (n - first, n)."""
        total = np.zeros((len(together) - first, len(together)))
        for name in self._base.arrays:
            for rows in differences(together, self._base, name, self.dtype):
                with np.errstate(over="ignore", invalid="ignore"):
                    products = rows[first:] @ rows.T
                if not np.isfinite(products).all():
                    check_finite(together, name)
                    products = _wide_products(rows, first)
                total += products
        if not np.isfinite(total).all():
            got, hint = "numbers too large to square", "the training has diverged"
            raise SummaryValueError.of("checkpoints", "numbers that can be multiplied", got, hint)
        return total


def differences(
    checkpoints: Sequence[Snapshot], base: Snapshot, name: str, dtype: np.dtype[Any]
) -> Iterator[Array]:
    """One array of all checkpoints, less that of `base`, piece by piece, (n, elements of a piece).

    Each piece lies where the one before it lay.
    """
    size = base.arrays[name].size
    most = max(1, min(size, PIECE, _PIECES // len(checkpoints)))
    readers = [one.arrays[name].pieces() for one in checkpoints]
    common_reader = base.arrays[name].pieces()
    room = np.empty((len(checkpoints) + 1, most), dtype)
    for begin in range(0, size, most):
        part = room[:, : size - begin]
        rows, common = part[:-1], part[-1]
        common_reader.into(common)
        for row, one, reader in zip(rows, checkpoints, readers, strict=True):
            if one is base:  # not read twice
                with np.errstate(invalid="ignore"):
                    np.subtract(common, common, out=row)  # 0, or NaN where it is not finite
            else:
                difference_into(row, reader, common)
        yield rows


def check_finite(checkpoints: Iterable[Snapshot], name: str) -> None:
    """An array is finite in every checkpoint.

    Raises:
        SummaryValueError: If it is not; the first checkpoint is named.

    """
    for one in checkpoints:
        array = one.arrays[name]
        reader, piece = array.pieces(), np.empty(min(array.size, PIECE))
        for begin in range(0, array.size, PIECE):
            part = piece[: array.size - begin]
            reader.into(part)
            if not np.isfinite(part).all():
                got = "NaN" if np.isnan(part).any() else "an infinite one"
                hint = "leave out checkpoints from where the training diverged"
                raise SummaryValueError.of(f"{one.where}: {name}", "finite numbers", got, hint)


def _wide_products(rows: Array, first: int) -> Array:
    wide = rows.astype(np.float64)
    with np.errstate(over="ignore", invalid="ignore"):
        products: Array = wide[first:] @ wide.T
    return products


def _product_type(found: Sequence[Snapshot]) -> type[np.floating[Any]]:
    """float32 has digits enough for parameters that have no more."""
    types = {array.dtype.name for one in found for array in one.arrays.values()}
    return np.float64 if "float64" in types else np.float32
