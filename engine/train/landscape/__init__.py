"""Networks of the engine as models of loss landscapes: `insight.landscape` asks, these answer.

Start in `model.py`; `samples.py` keeps the samples, `statistics.py` remakes those of
batch norms, `curvature.py` differentiates twice.
"""

from __future__ import annotations

from engine.names import attach

attach(__name__)
