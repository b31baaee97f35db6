"""Whether this process is the one of its run that tells of the machine."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

VARIABLES = ("LOCAL_RANK", "OMPI_COMM_WORLD_LOCAL_RANK", "MPI_LOCALRANKID", "SLURM_LOCALID")
"""Who sets them: torchrun; Open MPI; MPICH and Intel MPI; Slurm. The nearest comes first."""


def speaks_for_machine(environment: Mapping[str, str] = os.environ) -> bool:
    """Whether no process of the run on this machine has a lower rank, as far as a launcher tells.

    >>> speaks_for_machine({"LOCAL_RANK": "1"}), speaks_for_machine({"SLURM_LOCALID": "0"})
    (False, True)

    """
    for name in VARIABLES:
        text = environment.get(name, "")
        if text.isascii() and text.isdecimal():
            return not int(text)
    return True
