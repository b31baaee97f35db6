"""How operators run on the CPU.

`OMP_NUM_THREADS`, set before Python starts, says how many threads NumPy's matrix products use.
"""

from __future__ import annotations

from engine.context.recorded.functions import of_device

__all__ = ["threads_num"]

threads_num = of_device(__name__, "threads_num")
