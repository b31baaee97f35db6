"""How operators run on the CPU."""

from __future__ import annotations

from engine.context import set_context
from engine.context.accepting import whole

__all__ = ["threads_num"]


def threads_num(num: int) -> None:
    """How many threads an operator may use: kept as `inter_op_parallel_num`.

    `OMP_NUM_THREADS`, set before Python starts, says how many NumPy's matrix products use.

    Raises:
        ArgumentTypeError: If it is no int.
        ArgumentValueError: If it is below 1.

    """
    set_context(inter_op_parallel_num=whole(1)("threads_num", num))
