"""Networks as files that other programs run: ONNX for every runtime, MINDIR for MindSpore.

An export runs the network once, writes down its operators (`engine.graph`), and has the exporter of
a form (`formats/`) make bytes of them.
"""

from __future__ import annotations

from engine.names import attach

attach(__name__)
