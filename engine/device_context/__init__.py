"""Settings of each kind of device. `mindspore.device_context`.

Those of MindSpore's own kernels are checked and kept in the context; they change nothing here.

>>> from engine import device_context
>>> device_context.cpu.is_available()
True
"""

from __future__ import annotations

from engine.names import attach

attach(__name__)
