"""What is found of a machine without the engine: processor, native kernels, BLAS; and of us."""

from __future__ import annotations

import importlib.util
import os
import platform
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Collection


def installed() -> tuple[str, ...]:
    """Each of our distributions that installers know, with its version."""
    from insight.installed import distributions

    return tuple(f"{one.name} {one.version}" for one in distributions())


def processor() -> str:
    """What the processor is called."""
    try:
        text = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace")
    except OSError:
        text = ""
    named = re.search(r"(?m)^model name\s*:\s*(.+)$", text)
    return named.group(1).strip() if named else platform.processor() or platform.machine()


def usable() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def kernels(wanted: Collection[str] | None = None) -> list[str]:
    """The native libraries that are here, compiled where they were not yet.

    Args:
        wanted: Those that are asked for; None for all.

    """
    from insight import native

    folder = Path(native.__file__).parent / "ir"
    names = sorted(path.stem for path in folder.glob("*.ll") if "crc32c_" not in path.stem)
    asked = [name for name in names if wanted is None or name in wanted]
    return [name for name in asked if native.library(name) is not None]


def why_none() -> str:
    """Why there is no native library."""
    if os.environ.get("INSIGHT_NATIVE") == "off":
        return "INSIGHT_NATIVE is off"
    if importlib.util.find_spec("llvmlite") is None:
        return "llvmlite is not here"
    return "the compiler does not work here; the logger insight.native says why at DEBUG"


def blas() -> list[dict[str, Any]]:
    """Of each library of linear algebra its name, version, architecture and threads."""
    from threadpoolctl import threadpool_info

    return [
        {
            "name": one["internal_api"],
            "version": one.get("version") or "of an unknown version",
            "architecture": one.get("architecture") or "",
            "threads": one["num_threads"],
        }
        for one in threadpool_info()
        if one["user_api"] == "blas"
    ]
