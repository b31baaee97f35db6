"""`x.to_coo()` and `x.to_csr()`: the numbers of a matrix that are not 0."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.backend import xp_of
from engine.errors import ShapeError

from .coo import COOTensor
from .csr import CSRTensor


def to_coo(self: Any) -> COOTensor:
    """The numbers of a matrix that are not 0, with their rows and columns.

    Raises:
        ShapeError: If it is no matrix.

    """
    return _sparse("Tensor.to_coo", self)


def to_csr(self: Any) -> CSRTensor:
    """The numbers of a matrix that are not 0, by rows.

    Raises:
        ShapeError: If it is no matrix.

    """
    return _sparse("Tensor.to_csr", self).to_csr()


def _sparse(where: str, x: Any) -> COOTensor:
    if x.array.ndim != 2:
        raise ShapeError.of(where, "a matrix", x.array.shape)
    xp = xp_of(x.array)
    indices = Value.wrap(xp.stack(xp.nonzero(read(x)), 1).astype("int32"))
    return COOTensor(indices, ops.gather_nd(x, indices), tuple(x.array.shape))


METHODS = {"to_coo": to_coo, "to_csr": to_csr}
