"""Which device new arrays are made on: a small value, and the one that is current."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cache
from types import ModuleType

import numpy as np

from engine import context
from engine.errors import ArgumentValueError, DeviceError
from insight.extras import install_line


@dataclass(frozen=True)
class Device:
    """A place for arrays: `CPU`, or `GPU` with a number.

    >>> Device.parse("GPU:1")
    Device(kind='GPU', number=1)
    """

    kind: str = "CPU"
    number: int = 0

    @classmethod
    def parse(cls, text: str) -> Device:
        """The device that `"CPU"`, `"GPU"` or `"GPU:1"` names.

        Raises:
            ArgumentValueError: If it names none.

        """
        match = re.fullmatch(r"(CPU|GPU)(?::(\d+))?", text)
        if match is None:
            raise ArgumentValueError.of("device", "'CPU', 'GPU' or 'GPU:<number>'", repr(text))
        return cls(match[1], int(match[2] or 0))

    def __str__(self) -> str:
        return self.kind if self.kind == "CPU" else f"{self.kind}:{self.number}"


# Of one thread, as CuPy's own current device is.
_override: ContextVar[Device | None] = ContextVar("engine.backend.device", default=None)


def current_device() -> Device:
    """The device of `using_device`, or of `set_context`."""
    override = _override.get()
    if override is not None:
        return override
    target = context.get_context("device_target")
    if target == "Ascend":
        target = "GPU" if _gpu_problem() is None else "CPU"
    number = context.get_context("device_id")
    return Device(str(target), int(number) if target == "GPU" else 0)


def computes_on_host() -> bool:
    """Whether that is the CPU; what is asked at each step is short."""
    override = _override.get()
    if override is None and context.get_context("device_target") == "CPU":
        return True
    return current_device().kind == "CPU"


def default_xp() -> ModuleType:
    """The array module of the current device."""
    return np if current_device().kind == "CPU" else _cupy()


@contextmanager
def using_device(device: Device) -> Iterator[None]:
    """Make new arrays on `device` inside the block, in this thread."""
    if device.kind == "GPU":
        check_target("GPU")
    before = _override.get()
    _override.set(device)
    try:
        if device.kind == "GPU":
            with _cupy().cuda.Device(device.number):
                yield
        else:
            yield
    finally:
        _override.set(before)


def check_target(target: str) -> None:
    """Raise when `"GPU"` is asked for and there is none.

    Raises:
        DeviceError: With the reason and the line that installs what is missing.

    """
    if target != "GPU":
        return
    problem = _gpu_problem()
    if problem is not None:
        raise DeviceError(
            f"device_target 'GPU' expected CuPy and a CUDA device, got {problem}. "
            f"Hint: {install_line('gpu')} on a machine with a GPU, or use 'CPU'."
        )


@cache
def _gpu_problem() -> str | None:
    """Why there is no GPU, or None when there is one."""
    try:
        count = _cupy().cuda.runtime.getDeviceCount()
    except ImportError:
        return "no CuPy"
    except Exception as error:
        return f"CuPy without a working driver ({error})"
    return None if count > 0 else "no CUDA device"


def _cupy() -> ModuleType:
    import cupy

    return cupy
