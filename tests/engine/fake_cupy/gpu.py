"""A machine with one GPU, as far as the engine can tell; its arrays refuse what CuPy's refuse."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import engine

from .module import fake_cupy

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType


@contextmanager
def fake_gpu() -> Iterator[ModuleType]:
    """Inside, training runs on the stand-in, as after `set_context(device_target="GPU")`.

    Generators begin anew with the seed, so that what is drawn inside is what NumPy draws outside.
    """
    with fake_cupy() as cupy:
        try:
            engine.set_context(device_target="GPU")
            yield cupy
        finally:
            engine.set_context(device_target="CPU")
