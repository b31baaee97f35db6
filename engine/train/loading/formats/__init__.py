"""Kinds of files of networks: a loader a file, found by being there.

>>> from engine.train.loading.formats import loaders
>>> loaders()[".onnx"].name
'ONNX'
"""

from __future__ import annotations

import functools

from engine.family import offered
from engine.train.loading.loader import Loader


@functools.cache
def loaders() -> dict[str, Loader]:
    """Every loader by the ending of its files."""
    found = offered(__name__).values()
    return {one.suffix: one for one in found if isinstance(one, Loader)}
