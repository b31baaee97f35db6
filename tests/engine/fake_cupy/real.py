"""The machine's own CuPy, with random numbers that are NumPy's: what is drawn can be compared."""

from __future__ import annotations

import importlib
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from .array import on_host
from .kept import forget_the_device

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType


@contextmanager
def real_cupy() -> Iterator[ModuleType]:
    """Inside, generators of the device draw on the host."""
    cupy = importlib.import_module("cupy")

    class Drawn:
        """A generator whose numbers are copied to the device, and whose state is of no use."""

        def __init__(self, seed: Any = None) -> None:
            is_bits = isinstance(seed, cupy.random.XORWOW)
            self.bit_generator = seed if is_bits else cupy.random.XORWOW(0)
            self._held = np.random.Generator(np.random.PCG64(0 if is_bits else seed))

        def __getattr__(self, name: str) -> Any:
            draw = getattr(self._held, name)
            return lambda *args, **options: cupy.asarray(
                draw(*map(on_host, args), **{key: on_host(one) for key, one in options.items()})
            )

    forget_the_device()
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(cupy.random, "default_rng", Drawn)
            yield cupy
    finally:
        forget_the_device()
