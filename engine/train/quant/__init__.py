"""Training that knows of the whole numbers which a network will compute with.

Fake quantisation rounds weights and activations to what a few bits can say, in floats, while the
network trains; `export` then writes whole numbers. `convert.py` puts the cells of this folder in
the place of layers, which know nothing of it; `observer.py` is where numbers are rounded, and
`deployed.py` what is left of a network when it is exported.
"""

from __future__ import annotations

from engine.names import attach

attach(__name__)
