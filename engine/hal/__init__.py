"""Devices by their kind: which are here, their streams and their memory. `mindspore.hal`.

>>> from engine import hal
>>> hal.device_count("CPU")
1
"""

from __future__ import annotations

from engine.names import attach

attach(__name__)
