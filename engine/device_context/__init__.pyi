from . import ascend as ascend
from . import cpu as cpu
from . import gpu as gpu

__all__ = ["ascend", "cpu", "gpu"]
