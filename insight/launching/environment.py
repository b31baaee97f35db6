"""The variables that the ranks of a job are started with."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

THREADS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")

# What says which process of another job this one is: a rank of ours would take it for its own.
_OF_ANOTHER_JOB = (
    *("RANK", "LOCAL_RANK", "WORLD_SIZE", "LOCAL_WORLD_SIZE", "RANK_ID", "RANK_SIZE"),
    *("LOCAL_RANK_SIZE", "MS_WORKER_NUM", "MPI_LOCALRANKID", "MPI_LOCALNRANKS"),
)
_BEGINNINGS_OF_ANOTHER_JOB = ("PMI_", "PMIX_", "OMPI_COMM_", "MV2_COMM_")

# MPICH would start ranks on the machines of a batch system, which cannot reach this one's socket.
# Open MPI refuses both unless it is told: root, as in containers, and more ranks than cores.
_LAUNCHERS = {
    "HYDRA_LAUNCHER": "fork",
    "HYDRA_RMK": "user",
    "OMPI_ALLOW_RUN_AS_ROOT": "1",
    "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1",
    "PRTE_ALLOW_RUN_AS_ROOT": "1",
    "PRTE_ALLOW_RUN_AS_ROOT_CONFIRM": "1",
    "PRTE_MCA_rmaps_default_mapping_policy": ":oversubscribe",
    "OMPI_MCA_rmaps_base_oversubscribe": "1",
}

RANKS = ("PMI_RANK", "PMIX_RANK", "OMPI_COMM_WORLD_RANK", "MV2_COMM_WORLD_RANK")
"""Where a launcher of MPI says which rank a process is: MPICH and Intel MPI, Open MPI, MVAPICH."""


def environment_of(given: Mapping[str, str], count: int, cores: int) -> dict[str, str]:
    """The variables of this process, with as many threads as a rank has cores.

    Args:
        given: Those of this process; numbers of threads that the user set stay.
        count: How many ranks there are.
        cores: How many cores they share.

    >>> environment_of({"RANK": "3", "MKL_NUM_THREADS": "8"}, 2, 4)["MKL_NUM_THREADS"]
    '8'
    >>> environment_of({}, 2, 5)["OMP_NUM_THREADS"], environment_of({}, 4, 2)["OMP_NUM_THREADS"]
    ('2', '1')

    """
    kept = {
        name: value
        for name, value in given.items()
        if name not in _OF_ANOTHER_JOB and not name.startswith(_BEGINNINGS_OF_ANOTHER_JOB)
    }
    threads = str(max(1, cores // count))
    return dict.fromkeys(THREADS, threads) | _LAUNCHERS | kept


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def rank_of(given: Mapping[str, str]) -> int | None:
    """Which rank a launcher of MPI says that this process is; None where none says it.

    >>> rank_of({"PMI_RANK": "1"}), rank_of({})
    (1, None)

    """
    told = (given.get(name, "") for name in RANKS)
    return next((int(text) for text in told if text.isdecimal()), None)


def told_by_mindspore(rank: int, count: int) -> dict[str, str]:
    """Where scripts that MindSpore's launcher starts look for their rank.

    >>> told_by_mindspore(1, 2)
    {'RANK_ID': '1', 'RANK_SIZE': '2'}

    """
    return {"RANK_ID": str(rank), "RANK_SIZE": str(count)}
