"""The device while it computes: its streams, its memory and its threads. `mindspore.runtime`.

>>> from engine import runtime
>>> runtime.synchronize()
>>> runtime.current_stream().query()
True
"""

from __future__ import annotations

from engine.names import attach

attach(__name__)
