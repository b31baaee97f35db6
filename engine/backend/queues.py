"""Streams and events of a device: orders of work, and marks in them.

A CPU has done its work when a call returns, so it has neither: None stands for both.
"""

from __future__ import annotations

from typing import Any

from .device import Device, _cupy, current_device, using_device


def new_stream(priority: int) -> Any:
    """A stream of the current device; None on a CPU."""
    if current_device().kind == "CPU":
        return None
    return _cupy().cuda.Stream(non_blocking=True, priority=priority)


def current_stream() -> Any:
    """The stream to which this thread gives its work; None on a CPU."""
    return None if current_device().kind == "CPU" else _cupy().cuda.get_current_stream()


def default_stream() -> Any:
    """The stream to which threads give their work that chose none; None on a CPU."""
    return None if current_device().kind == "CPU" else _cupy().cuda.Stream.null


def use_stream(stream: Any) -> None:
    """Let this thread give its work to a stream from now on."""
    if stream is not None:
        stream.use()


def new_event(*, timed: bool, blocking: bool) -> Any:
    """A mark for a stream of the current device; None on a CPU."""
    if current_device().kind == "CPU":
        return None
    return _cupy().cuda.Event(block=blocking, disable_timing=not timed)


def between(first: Any, last: Any) -> float:
    """Milliseconds from one mark to another on their device."""
    return float(_cupy().cuda.get_elapsed_time(first, last))


def wait_for_device(device: Device) -> None:
    """Return when a device has done all that it was given; a CPU has."""
    if device.kind == "GPU":
        with using_device(device):
            _cupy().cuda.Device(device.number).synchronize()
