"""One run for the processes that a launcher started together: the first chooses its folder.

It leaves word of it in a small file beside the runs, `.insight-job-…`, which the others wait for.
A launcher is known by what it tells its processes in their environment. Where it tells nothing,
no process can know which run the others record.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import time
from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from insight.format.atomic import written_atomically
from insight.record.rank import VARIABLES

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

WAIT_S = 60.0  # for the first process: file systems of several machines show new files late
_LOOK_S = 0.05
_KEPT_S = 24 * 3600.0  # longer than any job takes to start
_SLACK_S = 60.0
_PREFIX = ".insight-job-"
_STARTED = time.time()
_SIZES = (
    *("WORLD_SIZE", "RANK_SIZE", "MS_WORKER_NUM", "OMPI_COMM_WORLD_SIZE", "PMI_SIZE"),
    "SLURM_NTASKS",
)
# Each tells one launch from all others; the launcher that stands nearest comes first.
_TOLD = (
    ("INSIGHT_JOB",),
    ("TORCHELASTIC_RUN_ID", "TORCHELASTIC_RESTART_COUNT"),
    ("PMIX_NAMESPACE",),
    ("OMPI_MCA_ess_base_jobid",),
    ("SLURM_JOB_ID", "SLURM_STEP_ID", "SLURM_RESTART_COUNT"),
)
# These come again with the next launch.
_COMES_AGAIN = (
    ("MASTER_ADDR", "MASTER_PORT", "TORCHELASTIC_RESTART_COUNT"),
    ("MS_SCHED_HOST", "MS_SCHED_PORT"),
    ("PMI_PORT",),
    ("PMI_FD",),
)
_NO_NAMES = ("", "none")  # torchrun's id where nobody gave one
_CALLS: Counter[tuple[str, ...]] = Counter()


class Job:
    """The processes of one launch.

    Args:
        told: What the launcher says of it.
        comes_again: Whether a later launch may say the same.

    """

    def __init__(self, told: tuple[str, ...], *, comes_again: bool) -> None:
        self._told = told
        self._comes_again = comes_again

    def word(self, directory: Path, name: str | None) -> Path:
        """The file for the next run of this directory and name, in each process the same."""
        call = (str(directory), name or "")
        _CALLS[call] += 1
        parts = (*self._told, name or "", str(_CALLS[call]))
        digest = hashlib.sha256("\0".join(parts).encode("utf-8", "replace")).hexdigest()
        return directory / f"{_PREFIX}{digest[:20]}.json"

    def tell(self, word: Path, folder: str) -> None:
        """Leaves word; where that cannot be done the others find none, and record nothing."""
        content = json.dumps({"folder": folder, "made": time.time()})
        with suppress(OSError):
            written_atomically(word, [content.encode()], is_flushed=False)
            _forget(word.parent)

    def hear(self, word: Path, wait_s: float = WAIT_S) -> str | None:
        """The folder that the first process chose, below the directory; None where none is told."""
        until = time.monotonic() + wait_s
        while True:
            with suppress(OSError, ValueError, KeyError, TypeError):
                told = json.loads(word.read_bytes())
                if not self._comes_again or told["made"] > _STARTED - _SLACK_S:
                    return str(told["folder"])
            if time.monotonic() >= until:
                return None
            time.sleep(_LOOK_S)


def job_of(
    environment: Mapping[str, str] = os.environ, modules: Mapping[str, Any] | None = None
) -> Job | None:
    """The launch that this process is of; None where it is alone, or nobody tells which.

    Args:
        environment: Where launchers tell it.
        modules: What is loaded: PyTorch may know that there are several.

    >>> told = {"RANK": "1", "WORLD_SIZE": "2", "TORCHELASTIC_RUN_ID": "7f"}
    >>> job_of(told) is None, job_of(told | {"WORLD_SIZE": "1"}) is None, job_of({}, {}) is None
    (False, True, True)

    """
    if _is_alone(environment, sys.modules if modules is None else modules):
        return None
    for names in _TOLD:
        if environment.get(names[0], "").casefold() not in _NO_NAMES:
            told = (f"{name}={environment.get(name, '')}" for name in names)
            return Job(tuple(told), comes_again=False)
    for names in _COMES_AGAIN:
        if environment.get(names[0]):
            told = (f"{name}={environment.get(name, '')}" for name in names)
            return Job((*told, *_parent(environment)), comes_again=True)
    return None


def _is_alone(environment: Mapping[str, str], modules: Mapping[str, Any]) -> bool:
    size = next((environment[name] for name in _SIZES if environment.get(name)), "")
    if size:
        return size == "1"
    return not any(environment.get(name) for name in VARIABLES) and not _is_in_group(modules)


def _is_in_group(modules: Mapping[str, Any]) -> bool:
    """Whether PyTorch has a process group of several."""
    distributed = modules.get("torch.distributed")
    try:
        if distributed is None or not distributed.is_available():
            return False
        return bool(distributed.is_initialized() and distributed.get_world_size() > 1)
    except (AttributeError, RuntimeError, ValueError):
        return False


def _parent(environment: Mapping[str, str]) -> tuple[str, ...]:
    """Who started the processes, where all are on one machine: it has one number for them all."""
    ours, all_ = environment.get("LOCAL_WORLD_SIZE"), environment.get("WORLD_SIZE")
    return (f"parent={os.getppid()}",) if ours and ours == all_ else ()


def _forget(directory: Path) -> None:
    """Takes away words that nobody waits for any more."""
    old = time.time() - _KEPT_S
    for file in directory.glob(f"{_PREFIX}*.json"):
        with suppress(OSError):
            if file.stat().st_mtime < old:
                file.unlink()
