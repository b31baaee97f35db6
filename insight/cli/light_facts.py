"""What computes on a machine that has `insight-record` alone: reading event files, above all."""

from __future__ import annotations

from typing import Any, NamedTuple

from .parts_facts import blas, installed, kernels, processor, usable, why_none

# Those of networks would be compiled for nobody.
_WANTED = ("events", "histogram")


class LightFacts(NamedTuple):
    """What was found; the names are those of `machine_facts.Facts`."""

    processor: str
    processors: int
    kernels: list[str]
    kernels_missing: str
    blas: list[dict[str, Any]]
    installed: tuple[str, ...]


def facts() -> LightFacts:
    """What reads and records here."""
    found = kernels(_WANTED)
    return LightFacts(
        processor=processor(),
        processors=usable(),
        kernels=found,
        kernels_missing="" if found else why_none(),
        blas=blas(),
        installed=installed(),
    )


def advice(found: LightFacts) -> dict[str, str]:
    """What would make it faster or do more, and the line that brings it."""
    from insight.extras import line_for, whole_line

    wanted = {}
    if "llvmlite" in found.kernels_missing:
        wanted["event files are read faster with llvmlite"] = line_for("llvmlite")
    if "INSIGHT_NATIVE" in found.kernels_missing:
        wanted["native kernels are turned off"] = "unset INSIGHT_NATIVE"
    wanted["networks and pages come with insight-train"] = whole_line()
    return wanted
