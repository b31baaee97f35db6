"""Moving statistics of batch norms, made anew for the weights of a point."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.autodiff import no_grad
from engine.nn import BatchNorm1d, BatchNorm2d, BatchNorm3d, Cell

_KINDS = (BatchNorm1d, BatchNorm2d, BatchNorm3d)  # SyncBatchNorm is one of them


def batch_norms(network: Cell) -> list[Any]:
    """The cells of a network that keep moving statistics."""
    return [cell for _, cell in network.cells_and_names() if isinstance(cell, _KINDS)]


def recompute(network: Cell, batches: Sequence[tuple[Any, ...]]) -> None:
    """Make the moving mean and variance of each batch norm the means of those of the batches.

    Only batch norms train while that is done, so dropout is off. The momentum of each is changed
    and left so: the caller puts it back.

    Source: Izmailov et al., arXiv:1803.05407, section 3.2, with equal shares of the batches.
    """
    norms = batch_norms(network)
    if not norms:
        return
    network.set_train(False)
    for norm in norms:
        norm.set_train(True)
    with no_grad():
        for k, batch in enumerate(batches):
            for norm in norms:
                norm.momentum = k / (k + 1)  # the share that stays
            network(*batch)
    network.set_train(False)
