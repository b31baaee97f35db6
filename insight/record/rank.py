"""Which of a run's processes this one is."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

VARIABLES = ("RANK", "RANK_ID", "OMPI_COMM_WORLD_RANK", "PMI_RANK", "SLURM_PROCID")
"""Who sets them: torchrun; MindSpore's launcher; Open MPI; MPICH and Intel MPI; Slurm.

The launcher that stands nearest to the process comes first: Slurm starts the others.
"""


_MOST_DIGITS = 9  # more is no rank, and no part of a file's name


def process_rank(environment: Mapping[str, str] = os.environ) -> int:
    """The number of this process among those of its run, from 0; 0 where no launcher says.

    >>> process_rank({"SLURM_PROCID": "0", "RANK": "3"}), process_rank({"RANK": "?"})
    (3, 0)
    """
    for name in VARIABLES:
        text = environment.get(name, "")
        if text.isascii() and text.isdecimal() and len(text) <= _MOST_DIGITS:
            return int(text)
    return 0
