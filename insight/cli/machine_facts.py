"""What computes on this machine, as plain values, and what would make it faster."""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from typing import Any, NamedTuple

from .parts_facts import blas, installed, kernels, processor, usable, why_none

_BLAS_ROOM = "OPENBLAS_CORETYPE"
_SAYS = " says"


class Facts(NamedTuple):
    """What was found.

    Attributes:
        processor: Its name.
        processors: How many this process may use.
        vectors: The widest that kernels are cut for, in words.
        halves: What sums products of bfloat16: "tiles", "vectors" or "float32".
        kernels: The native libraries that are here.
        kernels_refused: Those that computed other than NumPy when they were tried; none is used.
        kernels_missing: Why there are none; empty where there are.
        providers: Who computes operators, first choice first; NumPy's references stand behind.
        threads: How many threads kernels share.
        threads_by: Who said so.
        blas: Of each library its name, version, processor that it was cut for, and threads.
        gpu: What computes there, or why nothing does.
        has_gpu: Whether the machine has one, as far as that is seen.
        installed: Each distribution that installers know, with its version; one, or none of a
            checkout that was never installed.

    """

    processor: str
    processors: int
    vectors: str
    halves: str
    kernels: list[str]
    kernels_refused: list[str]
    kernels_missing: str
    providers: list[str]
    threads: int
    threads_by: str
    blas: list[dict[str, Any]]
    gpu: str
    has_gpu: bool
    installed: tuple[str, ...] = ()


def facts() -> Facts:
    """What computes here; libraries are compiled for it where they were not yet."""
    from engine.autodiff.forms import allowed
    from engine.backend.native.half_products import summed_by
    from engine.backend.native.pool import SAID_BY, pool, said_threads
    from engine.backend.native.registers import are_wide
    from insight.native.checked import is_refused

    found = kernels()
    form = "wide" if are_wide() else "narrow"
    refused = [name for name in found if is_refused(name, form)]
    workers = pool()
    said = [name for name in SAID_BY if said_threads({name: os.environ.get(name, "")})]
    return Facts(
        processor=processor(),
        processors=usable(),
        vectors={True: "AVX-512", False: "vectors of 256 bits or less", None: "no vectors"}[
            are_wide()
        ],
        halves=summed_by(),
        kernels=[name for name in found if name not in refused],
        kernels_refused=refused,
        kernels_missing="" if found else why_none(),
        providers=list(allowed()),
        threads=1 if workers is None else workers.threads,
        threads_by=f"as {said[0]}{_SAYS}" if said else "as many as processors",
        blas=blas(),
        gpu=_gpu(),
        has_gpu=Path("/dev/nvidia0").exists() or Path("/proc/driver/nvidia/version").exists(),
        installed=installed(),
    )


def advice(found: Facts) -> dict[str, str]:
    """What would make this machine compute faster, and the line that brings it; a pure function."""
    from insight.extras import install_line, line_for

    wanted = {}
    if "llvmlite" in found.kernels_missing:
        wanted["native kernels need llvmlite"] = line_for("llvmlite")
    if "INSIGHT_NATIVE" in found.kernels_missing:
        wanted["native kernels are turned off"] = "unset INSIGHT_NATIVE"
    if found.kernels and "native" not in found.providers:
        wanted["operators may not use native kernels"] = "unset INSIGHT_PROVIDERS"
    if found.threads < found.processors and found.threads_by.endswith(_SAYS):
        wanted[f"{found.processors} processors, {found.threads} used"] = _more_threads(found)
    for one in found.blas:
        if found.vectors == "AVX-512" and one["architecture"] in {"Haswell", "Zen"}:
            wanted[f"{one['name']} computes with half the width"] = f"export {_BLAS_ROOM}=SkylakeX"
    if found.has_gpu and found.gpu.startswith("none"):
        wanted["there is a GPU"] = install_line("gpu")
    return wanted


def _more_threads(found: Facts) -> str:
    name = found.threads_by.removeprefix("as ").removesuffix(_SAYS)
    return f"export {name}={found.processors}"


def _gpu() -> str:
    from engine.backend.figures import gpu_count, gpu_facts

    count = gpu_count()
    if not count:
        has_cupy = importlib.util.find_spec("cupy") is not None
        return f"none: CuPy {'finds no device' if has_cupy else 'is not here'}"
    return f"{count} x {gpu_facts(0)['name']}"
