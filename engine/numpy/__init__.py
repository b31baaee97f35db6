"""NumPy's names over the operators of `engine.ops`: `import engine.numpy as mnp`.

Results are tensors, gradients flow through them, and they lie on the device of what they are made
of. What differs from NumPy stands in docs/numpy.md.

>>> from engine import numpy as mnp
>>> mnp.linspace(0, 1, 3) + mnp.ones(3)
Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  1.50000000e+00,  2.00000000e+00])
"""

from __future__ import annotations

import sys
from types import FunctionType
from typing import Any

from engine.family import offered
from engine.ops.refusing import telling

from . import fft as fft

# They call functions of their user, whose errors are their own.
_OF_USERS = {"apply_along_axis", "apply_over_axes", "pad", "piecewise"}


def _cover(family: dict[str, Any]) -> None:
    """Let the functions of a family tell errors under their names, in their modules, too."""
    for name, found in family.items():
        if isinstance(found, FunctionType) and name not in _OF_USERS:
            family[name] = telling(found)
            setattr(sys.modules[found.__module__], name, family[name])


_FAMILY = offered(__name__, {"fft"})
_cover(_FAMILY)
globals().update(_FAMILY)

__all__ = list(_FAMILY)
