"""Settings of each kind of device. `mindspore.device_context`.

Those of MindSpore's own kernels are checked and kept in the context; they change nothing here.

>>> from engine import device_context
>>> device_context.cpu.is_available()
True
"""

from __future__ import annotations

from . import ascend as ascend
from . import cpu as cpu
from . import gpu as gpu

__all__ = ["ascend", "cpu", "gpu"]
