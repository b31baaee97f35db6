"""Networks of the engine as models of loss landscapes: `insight.landscape` asks, these answer.

Start in `model.py`; `moved_network.py` gives the network the parameters of a point, `passes.py`
takes it over the samples that `samples.py` keeps. `statistics.py` remakes those of batch norms,
`curvature.py` differentiates twice.
"""

from __future__ import annotations

from engine.names import attach

attach(__name__)
