"""Chains of operations over the elements of matrices, in one pass over memory.

A `Builder` makes a `Program`; `Elements` runs it, by `insight/native/src/elements.c` where there is
native code and by NumPy elsewhere. A plan packs a program's words once and runs it in a table of
native calls. decisions/0136 says why.
"""

from .building import Builder
from .packing import Shape
from .program import Program
from .running import Elements, OfShape

__all__ = ["Builder", "Elements", "OfShape", "Program", "Shape"]
