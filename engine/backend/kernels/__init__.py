"""Kernels written by hand: the CPU and the GPU form side by side, one signature.

A kernel exists only where array code is too slow or impossible. The array decides which form runs.

A kernel is less than an operator, or writes in place: a part that references are made of, an
optimizer's step. What computes a whole operator faster is added to the operator's forms
(`engine/autodiff/forms.py`), its reference beside it; `pooling` holds such functions.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import numpy as np

from engine.backend import xp_of


def by_device(cpu: Callable[..., Any], gpu: Callable[..., Any]) -> Callable[..., Any]:
    """A function that runs `cpu` on NumPy arrays and `gpu` on CuPy arrays.

    Both take the same arguments; the first decides. `cpu` and `gpu` stay reachable as attributes
    for the test that holds them equal.
    """

    @functools.wraps(cpu)
    def kernel(*args: Any, **options: Any) -> Any:
        form = cpu if xp_of(args[0]) is np else gpu
        return form(*args, **options)

    kernel.cpu, kernel.gpu = cpu, gpu  # type: ignore[attr-defined]
    return kernel
