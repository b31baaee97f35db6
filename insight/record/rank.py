"""Which of a run's processes this one is."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

VARIABLES = ("RANK", "RANK_ID", "OMPI_COMM_WORLD_RANK", "PMI_RANK", "SLURM_PROCID")
"""Who sets them: torchrun; MindSpore's launcher; Open MPI; MPICH and Intel MPI; Slurm.

The launcher that stands nearest to the process comes first: Slurm starts the others.
"""


_MOST_DIGITS = 9  # more is no rank, and no part of a file's name


def process_rank(
    environment: Mapping[str, str] = os.environ, modules: Mapping[str, Any] | None = None
) -> int:
    """The number of this process among those of its run, from 0; 0 where nobody says.

    Args:
        environment: Where launchers say it.
        modules: What is loaded, by default in this process: where no launcher says it, PyTorch may
            know, as in processes that `torch.multiprocessing.spawn` started.

    >>> process_rank({"SLURM_PROCID": "0", "RANK": "3"}), process_rank({"RANK": "?"}, {})
    (3, 0)

    """
    for name in VARIABLES:
        text = environment.get(name, "")
        if text.isascii() and text.isdecimal() and len(text) <= _MOST_DIGITS:
            return int(text)
    return _rank_of_torch(sys.modules if modules is None else modules)


def _rank_of_torch(modules: Mapping[str, Any]) -> int:
    """The rank of a process group of PyTorch that is there; 0 without one."""
    distributed = modules.get("torch.distributed")
    try:
        if distributed is not None and distributed.is_available() and distributed.is_initialized():
            return max(0, int(distributed.get_rank()))
    except (AttributeError, RuntimeError, ValueError):  # it is loading, or going away
        pass
    return 0
