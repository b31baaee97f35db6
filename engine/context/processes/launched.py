"""What launchers tell each process in its environment: how many there are, and which this is."""

from __future__ import annotations

import os

# Launchers whose processes MPI connects: MPICH and Intel MPI, Open MPI, MVAPICH.
_SIZES_BY_MPI = ("PMI_SIZE", "OMPI_COMM_WORLD_SIZE", "MV2_COMM_WORLD_SIZE")
_RANKS_BY_MPI = ("PMI_RANK", "OMPI_COMM_WORLD_RANK", "MV2_COMM_WORLD_RANK")

# MindSpore's own: tables of Ascend devices, and msrun.
_SIZES_BY_OTHERS = ("RANK_SIZE", "MS_WORKER_NUM")


def told(variable: str, default: int) -> int:
    """The number that a launcher put in a variable of the environment."""
    try:
        return int(os.environ.get(variable, default))
    except ValueError:
        return default


def processes() -> int:
    """How many processes a launcher started, as it tells them; 1 where nobody says it."""
    return max(told(variable, 1) for variable in (*_SIZES_BY_MPI, *_SIZES_BY_OTHERS))


def by_mpi() -> bool:
    """Whether a launcher of MPI started this process beside others."""
    return max(told(variable, 1) for variable in _SIZES_BY_MPI) > 1


def size_told() -> int:
    """How many processes a launcher of MindSpore's or of MPI says there are; 1 where none does."""
    return _first(("RANK_SIZE", *_SIZES_BY_MPI), 1)


def rank_told() -> int:
    """Which of them this process is; 0 where none says it."""
    return _first(("RANK_ID", *_RANKS_BY_MPI), 0)


def local_size_told() -> int:
    """How many of them are on this machine; 1 where none says it."""
    return _first(("LOCAL_RANK_SIZE", "MPI_LOCALNRANKS", "OMPI_COMM_WORLD_LOCAL_SIZE"), 1)


def local_rank_told() -> int:
    """Which of these this process is; 0 where none says it."""
    return _first(("LOCAL_RANK", "MPI_LOCALRANKID", "OMPI_COMM_WORLD_LOCAL_RANK"), 0)


def _first(variables: tuple[str, ...], default: int) -> int:
    found = (told(variable, -1) for variable in variables)
    return next((number for number in found if number >= 0), default)
