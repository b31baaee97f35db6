"""MindSpore's names: how they are found, its older import paths, and what is said of missing ones.

`lazy.py` imports what a package's stub says when it is asked for. `paths.toml` lists the paths of
all years and where their names are; `not_planned.toml` what will not be here and what to use
instead; `documented.json` what MindSpore's documents name.

>>> from engine.ops.functional import stop_gradient  # a path of 2020
>>> from engine import ops
>>> stop_gradient is ops.stop_gradient
True
"""

from __future__ import annotations

from .lazy import LazyPackage, attach
from .missing import MissingNameError, advice
from .served import serve

__all__ = ["LazyPackage", "MissingNameError", "advice", "attach", "serve"]
