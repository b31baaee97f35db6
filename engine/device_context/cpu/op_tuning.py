"""How operators run on the CPU.

Matrix products take as many threads as their size repays (`engine/backend/products.py`).
`OMP_NUM_THREADS`, set before Python starts, says how many all of them use.
"""

from __future__ import annotations

from engine.context.recorded.functions import of_device

__all__ = ["threads_num"]

threads_num = of_device(__name__, "threads_num")
