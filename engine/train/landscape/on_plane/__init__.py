"""A network's losses on one plane, many times faster than point by point.

A batch is traced once; from its graph `laying.py` lays out steps for blocks of samples that stay in
the cache. `linear.py` finds what is linear in the coordinates of the plane, `separable.py` what
does not mix samples, `forms.py` what can fill memory that is there, `folded.py` what becomes part
of a convolution's filters. Start in `choice.py`, which compares the result with the network and
goes back to it, `by_network.py`, where they differ.
"""

from __future__ import annotations

from .by_network import losses_by_network, measures_by_network
from .choice import row_losses_of, row_measures_of

__all__ = ["losses_by_network", "measures_by_network", "row_losses_of", "row_measures_of"]
