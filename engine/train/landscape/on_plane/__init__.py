"""A network's losses on one plane, many times faster than point by point.

A batch is traced once; its graph is laid out by `engine.plan` for blocks of samples that stay in
the cache. Here is what a plane adds: `linear.py` finds what is linear in its coordinates,
`keeping.py` keeps that so and does once a row what is the same along it, `separable.py` finds what
does not mix samples, and `laying.py` puts it together. Start in `choice.py`, which compares the
result with the network and goes back to it, `by_network.py`, where they differ.
"""

from __future__ import annotations

from .by_network import losses_by_network, measures_by_network
from .choice import row_losses_of, row_measures_of

__all__ = ["losses_by_network", "measures_by_network", "row_losses_of", "row_measures_of"]
