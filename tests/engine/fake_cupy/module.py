"""A module that stands for `cupy` while a test runs, and `cupyx` beside it."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any, Self

import numpy as np
import pytest
import scipy.special

from .array import COPIES, IS_REAL, FakeArray, checked, from_device, index_of, lifted, on_device
from .bits import Bits
from .effects import EFFECTS
from .elementwise import ElementwiseKernel
from .kept import forget_the_device
from .real import real_cupy
from .streams import cuda
from .surface import check_name

if TYPE_CHECKING:
    from collections.abc import Iterator


class _Kernel(ElementwiseKernel):
    """A kernel whose call is checked, and done by what its name stands for."""

    def __call__(self, *args: Any) -> None:
        self.launch(lambda value: isinstance(value, FakeArray), *args)
        names = (parameter.name for parameter in (*self.inputs, *self.outputs))
        EFFECTS[self.name](**dict(zip(names, from_device(args), strict=True)))


class _Generator:
    """A generator with NumPy's numbers; CuPy's has others, and fewer kinds of them."""

    def __init__(self, seed: Any = None) -> None:
        self.bit_generator = seed if isinstance(seed, Bits) else Bits(seed)
        self._held = np.random.Generator(self.bit_generator.held)

    def __getattr__(self, name: str) -> Any:
        return checked("cupy.random.Generator", name, lifted(getattr(self._held, name)))


class _Device:
    """`cupy.cuda.Device`, of which there is one."""

    def __init__(self, number: int = 0) -> None:
        if number:
            message = "cudaErrorInvalidDevice: invalid device ordinal"
            raise RuntimeError(message)
        self.id = number

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Nothing was changed."""

    def synchronize(self) -> None:
        """It is through with its work."""


class _Pool:
    """`cupy.get_default_memory_pool()`, with some memory in use."""

    def __init__(self) -> None:
        self.used, self.reserved, self.limit = 100, 300, 0

    def used_bytes(self) -> int:
        return self.used

    def total_bytes(self) -> int:
        return self.reserved

    def free_all_blocks(self) -> None:
        self.reserved = self.used

    def set_limit(self, size: int | None = None) -> None:
        self.limit = size or 0


# A part of what `cupy.cuda.runtime.getDeviceProperties` gives.
_FACTS = {
    "name": b"Stand-in",
    "major": 9,
    "minor": 0,
    "totalGlobalMem": 1 << 30,
    "isMultiGpuBoard": 0,
    "integrated": 0,
    "multiProcessorCount": 4,
    "warpSize": 32,
}


# What its kernel adds to places named by numbers; to slices it adds any.
_ADDED_ATOMICALLY = ("int32", "uint32", "uint64", "float16", "float32", "float64")


class _Added:
    """`cupy.add`, also where several meet in one place."""

    __call__ = staticmethod(lifted(np.add))

    def at(self, target: FakeArray, index: Any, values: Any) -> None:
        if target.dtype not in _ADDED_ATOMICALLY:
            message = f"`add.at` only supports {_ADDED_ATOMICALLY}, got {target.dtype}"
            raise TypeError(message)
        np.add.at(target.held, index_of(index), from_device(values))


class _Namespace(ModuleType):
    """Functions of NumPy's that take and give arrays of the device alone."""

    def __init__(self, name: str, held: Any) -> None:
        super().__init__(name)
        self._held = held

    def __getattr__(self, name: str) -> Any:
        check_name(self.__name__, name)
        found = getattr(self._held, name)
        if isinstance(found, ModuleType):
            return _Namespace(f"{self.__name__}.{name}", found)
        if not callable(found) or isinstance(found, type):
            return found
        return checked(self.__name__, name, lifted(found))


# CuPy has these, with SciPy's names.
_SPECIAL = (
    *("betainc", "erf", "erfc", "erfinv", "gammainc", "gammaincc", "gammaln"),
    *("i0", "i0e", "i1", "i1e"),
    *("j0", "j1", "k0", "k0e", "k1", "k1e", "psi", "y0", "y1", "zeta"),
)


@contextmanager
def fake_cupy() -> Iterator[ModuleType]:
    """Inside, `import cupy` gives the stand-in; outside, the engine knows nothing of it.

    With `INSIGHT_TEST_GPU=real` it is the machine's own, so that what is tested beside the stand-in
    is tried on a GPU, too, but for what counts copies.
    """
    if IS_REAL:
        with real_cupy() as found:
            yield found
        return
    cupy, cupyx = _Namespace("cupy", np), ModuleType("cupyx")
    cupy.ndarray = FakeArray
    cupy.asarray = cupy.array = _asarray
    cupy.ElementwiseKernel = _Kernel
    runtime = SimpleNamespace(
        getDeviceCount=lambda: 1, getDeviceProperties=lambda number: dict(_FACTS)
    )
    cupy.cuda = cuda(Device=_Device, runtime=runtime)
    pool = _Pool()
    cupy.get_default_memory_pool = lambda: pool
    cupy.random = SimpleNamespace(default_rng=_Generator)
    cupy.add = _Added()
    special = ModuleType("cupyx.scipy.special")
    for name in _SPECIAL:
        setattr(special, name, lifted(getattr(scipy.special, name)))
    modules = {"cupy": cupy, "cupyx": cupyx, "cupyx.scipy": ModuleType("cupyx.scipy")}
    COPIES.clear()
    forget_the_device()
    try:
        with pytest.MonkeyPatch.context() as patch:
            for name, module in {**modules, "cupyx.scipy.special": special}.items():
                patch.setitem(sys.modules, name, module)
            yield cupy
    finally:
        forget_the_device()


def _asarray(value: Any, dtype: Any = None, **options: Any) -> FakeArray:
    if isinstance(value, FakeArray):
        return on_device(np.asarray(value.held, dtype, **options))
    COPIES["to the device"] += 1
    return FakeArray(np.array(value, dtype))
