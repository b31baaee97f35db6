"""Forms of exported networks: an exporter a file, found by being there.

>>> from engine.train.export.formats import exporters
>>> "ONNX" in exporters()
True
"""

from __future__ import annotations

import functools

from engine.family import offered
from engine.train.export.exporter import Exporter


@functools.cache
def exporters() -> dict[str, Exporter]:
    """Every exporter by the name of its form."""
    found = offered(__name__).values()
    return {one.name: one for one in found if isinstance(one, Exporter)}
