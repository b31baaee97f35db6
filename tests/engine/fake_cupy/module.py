"""A module that stands for `cupy` while a test runs, and `cupyx` beside it."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
import scipy.special

from .array import COPIES, FakeArray, from_device, index_of, lifted, on_device
from .elementwise import ElementwiseKernel

if TYPE_CHECKING:
    from collections.abc import Iterator


class _Kernel(ElementwiseKernel):
    """A kernel whose call is checked, and done by what NumPy makes of its name."""

    def __call__(self, *args: Any) -> None:
        self.launch(lambda value: isinstance(value, FakeArray), *args)
        _EFFECTS[self.name](*from_device(args))


def _gather(columns: np.ndarray, *numbers: Any) -> None:
    """`insight_col2im`, a slice of the window at a time."""
    *numbers, image = numbers
    height, width, batch, down, across, kernel_h, kernel_w = numbers[:7]
    step_h, step_w, top, left, gap_h, gap_w = numbers[7:]
    parts = columns.reshape(len(image), kernel_h, kernel_w, down, across, batch)
    wide = np.zeros(
        (
            len(image),
            max(height + top, (kernel_h - 1) * gap_h + down * step_h),
            max(width + left, (kernel_w - 1) * gap_w + across * step_w),
            batch,
        ),
        image.dtype,
    )
    for a in range(kernel_h):
        for b in range(kernel_w):
            rows = slice(a * gap_h, a * gap_h + down * step_h, step_h)
            places = slice(b * gap_w, b * gap_w + across * step_w, step_w)
            wide[:, rows, places] += parts[:, a, b]
    image[...] = wide[:, top : top + height, left : left + width]


_EFFECTS = {"insight_col2im": _gather}
# What NumPy has and CuPy 14 has not, as far as an engine might be tempted.
_NOT_IN_CUPY = {"nditer", "vectorize", "frompyfunc", "ndenumerate", "memmap", "errstate"}


class _Namespace(ModuleType):
    """Functions of NumPy's that take and give arrays of the device alone."""

    def __init__(self, name: str, held: Any) -> None:
        super().__init__(name)
        self._held = held

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__") or name in _NOT_IN_CUPY:
            message = f"module '{self.__name__}' has no attribute '{name}'"
            raise AttributeError(message)
        found = getattr(self._held, name)
        if isinstance(found, ModuleType):
            return _Namespace(f"{self.__name__}.{name}", found)
        return lifted(found) if callable(found) and not isinstance(found, type) else found


@contextmanager
def fake_cupy() -> Iterator[ModuleType]:
    """Inside, `import cupy` gives the stand-in."""
    cupy, cupyx = _Namespace("cupy", np), ModuleType("cupyx")
    cupy.ndarray = FakeArray
    cupy.asarray = cupy.array = _asarray
    cupy.ElementwiseKernel = _Kernel
    cupyx.scatter_add = _scatter_add
    special = ModuleType("cupyx.scipy.special")
    special.erf = lifted(scipy.special.erf)
    modules = {"cupy": cupy, "cupyx": cupyx, "cupyx.scipy": ModuleType("cupyx.scipy")}
    COPIES.clear()
    with pytest.MonkeyPatch.context() as patch:
        for name, module in {**modules, "cupyx.scipy.special": special}.items():
            patch.setitem(sys.modules, name, module)
        yield cupy


def _asarray(value: Any, dtype: Any = None, **options: Any) -> FakeArray:
    if isinstance(value, FakeArray):
        return on_device(np.asarray(value.held, dtype, **options))
    COPIES["to the device"] += 1
    return FakeArray(np.array(value, dtype))


def _scatter_add(target: FakeArray, index: Any, values: Any) -> None:
    np.add.at(target.held, index_of(index), from_device(values))
