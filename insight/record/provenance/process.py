"""The command that runs, in which folder, by which Python, with which variables."""

from __future__ import annotations

import os
import platform
import sys
from pathlib import Path
from typing import Any

from insight.masking import MASK, Masking, is_secret_name, masked, masked_value

ALLOWED = frozenset(
    (
        # What changes numbers, their order, or which devices there are.
        *("PYTHONHASHSEED", "PYTHONPATH", "PYTHONOPTIMIZE", "CUDA_VISIBLE_DEVICES", "DEVICE_ID"),
        *("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMEXPR_NUM_THREADS"),
        *("VECLIB_MAXIMUM_THREADS", "BLIS_NUM_THREADS", "OPENBLAS_CORETYPE", "MKL_CBWR"),
        *("MKL_ENABLE_INSTRUCTIONS", "NPY_DISABLE_CPU_FEATURES", "CUBLAS_WORKSPACE_CONFIG"),
        *("TF_DETERMINISTIC_OPS", "NVIDIA_TF32_OVERRIDE", "NCCL_ALGO", "NCCL_PROTO"),
        # Which part of a larger training this process is.
        *(
            "RANK",
            "LOCAL_RANK",
            "WORLD_SIZE",
            "RANK_ID",
            "RANK_SIZE",
            "SLURM_JOB_ID",
            "SLURM_PROCID",
        ),
        *("SLURM_NTASKS", "OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE", "PMI_RANK", "PMI_SIZE"),
        # How texts and dates read, and what tools hand to scripts.
        *("LANG", "LC_ALL", "TZ", "CONDA_DEFAULT_ENV", "GLOG_v", "MINDINSIGHT_HYPER_CONFIG"),
        *("INSIGHT_NATIVE",),
    )
)
"""The environment variables that are kept, no other."""

_LONGEST = 4096
_MOST_ARGUMENTS = 1000


def command_facts(masking: Masking | None = None) -> dict[str, Any]:
    """The words of the command, the interpreter first, and where it runs.

    Args:
        masking: What is kept of it; None for all but what looks secret.

    """
    masking = Masking() if masking is None else masking
    given = list(getattr(sys, "orig_argv", None) or [sys.executable, *sys.argv])
    shown = [word[:_LONGEST] for word in masking.words(given[:_MOST_ARGUMENTS])]
    main = getattr(sys.modules.get("__main__"), "__file__", None)
    return {
        "arguments": shown,
        "whole": shown == given,
        "interpreter": masked_value(sys.executable),
        "directory": _working_directory(),
        "script": masked_value(str(Path(main).resolve())) if main else None,
        "modules_from": [
            masked_value(str(Path(entry).resolve())) for entry in sys.path[:100] if entry
        ],
    }


def environment_facts() -> dict[str, Any]:
    """Python, the system, and the variables of the allow-list."""
    return {
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "platform": platform.platform(),
        "machine": platform.machine(),
        "host": platform.node(),
        "variables": variables(os.environ),
    }


def variables(environment: Any) -> dict[str, str]:
    """The variables that are kept, without secrets.

    >>> variables({"OMP_NUM_THREADS": "2", "AWS_SECRET_ACCESS_KEY": "x", "HOME": "/root"})
    {'OMP_NUM_THREADS': '2'}

    """
    kept = {name: environment[name] for name in sorted(ALLOWED) if name in environment}
    return {
        name: MASK if is_secret_name(name) else masked(value)[:_LONGEST]
        for name, value in kept.items()
    }


def _working_directory() -> str | None:
    try:
        return masked_value(str(Path.cwd()))
    except OSError:  # deleted meanwhile
        return None
