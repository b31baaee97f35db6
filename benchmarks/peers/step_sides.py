"""Who makes a training step, and in which way; each library is imported when it is asked for."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from .started import Started
from .step_cases import EAGER, HALF, PLANNED, Case

Weights = list[np.ndarray]
TORCH_EAGER = "torch eager"


@dataclass(frozen=True)
class Side:
    """One way to make a training step.

    Attributes:
        name: In tables.
        whose: "ours", "torch" or "jax".
        library: What is imported for it.
        start: Called with a case, the first weights and `is_half`.
        needs_images: Whether it is for networks of images alone.
        is_compiled: Whether it is `torch.compile`.
        is_half: Whether it computes in bfloat16, whatever the others do.

    """

    name: str
    whose: str
    library: str
    start: Callable[..., Started]
    needs_images: bool = False
    is_compiled: bool = False
    is_half: bool = False

    def imported(self) -> None:
        importlib.import_module(self.library)


def sides_of(case: Case, without: Collection[str] = (), *, all_half: bool = False) -> list[Side]:
    """The sides of a case, without those of some peers: "torch", "jax", or "compile".

    Where all compute in bfloat16, those that always do are left out.
    """
    return [
        side
        for side in SIDES
        if not (all_half and side.is_half)
        and side.whose not in without
        and not (side.is_compiled and "compile" in without)
        and (case.has_images or not side.needs_images)
    ]


def _ours(case: Case, weights: Weights, is_half: bool, *, is_planned: bool) -> Started:
    from .our_steps import our_step

    return our_step(case, weights, is_half=is_half, is_planned=is_planned)


def _torch(case: Case, weights: Weights, is_half: bool, **ways: bool) -> Started:
    from .torch_steps import Ways, torch_step

    if not case.has_images:
        ways["has_channels_last"] = False
    return torch_step(case, weights, is_half=is_half, ways=Ways(**ways))


def _jax(case: Case, weights: Weights, is_half: bool, *, layout: str) -> Started:
    from .jax_steps import jax_step

    return jax_step(case, weights, is_half=is_half, layout=layout)


def _of_torch(name: str, *, needs_images: bool = False, is_half: bool = False, **ways: Any) -> Side:
    is_compiled = ways.get("is_compiled", False)
    start = partial(_torch, **ways)
    return Side(name, "torch", "torch", start, needs_images, is_compiled, is_half)


SIDES = (
    Side(EAGER, "ours", "engine.nn", partial(_ours, is_planned=False)),
    Side(PLANNED, "ours", "engine.nn", partial(_ours, is_planned=True)),
    _of_torch(TORCH_EAGER),
    _of_torch("torch fused", is_fused=True),
    _of_torch("torch channels last", is_fused=True, has_channels_last=True, needs_images=True),
    _of_torch("torch compile", is_fused=True, has_channels_last=True, is_compiled=True),
    Side(HALF, "ours", "engine.nn", partial(_ours, is_planned=True), is_half=True),
    _of_torch("torch autocast", is_half=True),
    _of_torch("torch autocast fused", is_fused=True, is_half=True),
    _of_torch(
        "torch autocast last",
        is_fused=True,
        has_channels_last=True,
        needs_images=True,
        is_half=True,
    ),
    Side("jax jit", "jax", "jax", partial(_jax, layout="NCHW")),
    Side("jax channels last", "jax", "jax", partial(_jax, layout="NHWC"), needs_images=True),
)
