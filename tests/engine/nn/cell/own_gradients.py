"""Gradients that a process of two has of its own stage, beside those of one process."""

from __future__ import annotations

import numpy as np

from engine.communication import get_rank


def check_own(cut, alone, rtol=1e-5, atol=1e-6):
    """Of four gradients, two a stage, those of this process are what one process finds."""
    own = slice(2 * get_rank(), 2 * get_rank() + 2)
    for one, other in zip(cut[own], alone[own], strict=True):
        np.testing.assert_allclose(one.asnumpy(), other.asnumpy(), rtol=rtol, atol=atol)
