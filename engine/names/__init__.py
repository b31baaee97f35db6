"""MindSpore's names: its older import paths, and what is said of a name that is not here.

`paths.toml` lists the paths of all years and where their names are; `not_planned.toml` what will
not be here and what to use instead; `documented.json` what MindSpore's documents name.

>>> from engine.ops.functional import stop_gradient  # a path of 2020
>>> from engine import ops
>>> stop_gradient is ops.stop_gradient
True
"""

from __future__ import annotations

from .missing import MissingNameError, advice
from .served import serve

__all__ = ["MissingNameError", "advice", "serve"]
