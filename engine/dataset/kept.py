"""What pipelines are asked for and need not do here: kept, and told to whoever asks.

It is a part of `config`: what MindSpore's queues, its tuning and its devices are told.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.errors import ArgumentTypeError, ArgumentValueError, StateError, compose

from . import arguments

__all__ = [
    "get_auto_num_workers",
    "get_auto_offload",
    "get_autotune_interval",
    "get_dynamic_shape",
    "get_enable_autotune",
    "get_enable_watchdog",
    "get_fast_recovery",
    "get_monitor_sampling_interval",
    "get_numa_enable",
    "get_video_backend",
    "set_auto_num_workers",
    "set_auto_offload",
    "set_autotune_interval",
    "set_dynamic_shape",
    "set_enable_autotune",
    "set_enable_watchdog",
    "set_fast_recovery",
    "set_monitor_sampling_interval",
    "set_numa_enable",
    "set_sending_batches",
    "set_video_backend",
]

LARGEST = 2**31 - 1
BACKENDS = ("CPU", "Ascend")


@dataclass
class _Kept:
    auto_num_workers: bool = False
    auto_offload: bool = False
    autotune: bool = False
    autotune_path: str | None = None
    autotune_interval: int = 0
    dynamic_shape: bool = False
    fast_recovery: bool = True
    monitor_interval_ms: int = 1000
    numa: bool = False
    sending_batches: int = 0
    video_backend: str = "CPU"
    watchdog: bool = True


_kept = _Kept()


def set_auto_num_workers(enable: bool) -> None:
    """Say whether MindSpore would choose the number of workers: kept, nothing does here.

    Raises:
        ArgumentTypeError: If it is no bool.

    """
    _kept.auto_num_workers = arguments.flag("set_auto_num_workers", enable)


def get_auto_num_workers() -> bool:
    """What was set, or False."""
    return _kept.auto_num_workers


def set_auto_offload(offload: bool) -> None:
    """Say whether a device would compute operations of a map: kept, none does here.

    Raises:
        ArgumentTypeError: If it is no bool.

    """
    _kept.auto_offload = arguments.flag("set_auto_offload", offload)


def get_auto_offload() -> bool:
    """What was set, or False."""
    return _kept.auto_offload


def set_dynamic_shape(is_dynamic: bool) -> None:
    """Say whether batches differ in shape: kept, any batch may here.

    Raises:
        ArgumentTypeError: If it is no bool.

    """
    _kept.dynamic_shape = arguments.flag("set_dynamic_shape", is_dynamic)


def get_dynamic_shape() -> bool:
    """What was set, or False."""
    return _kept.dynamic_shape


def set_enable_watchdog(enable: bool) -> None:
    """Say whether a thread would end workers that hang: kept, they end with the iterator here.

    Raises:
        ArgumentTypeError: If it is no bool.

    """
    _kept.watchdog = arguments.flag("set_enable_watchdog", enable)


def get_enable_watchdog() -> bool:
    """What was set, or True."""
    return _kept.watchdog


def set_fast_recovery(fast_recovery: bool) -> None:
    """Say whether a resumed training may draw other numbers: kept, it draws the same here.

    Raises:
        ArgumentTypeError: If it is no bool.

    """
    _kept.fast_recovery = arguments.flag("set_fast_recovery", fast_recovery)


def get_fast_recovery() -> bool:
    """What was set, or True."""
    return _kept.fast_recovery


def set_numa_enable(numa_enable: bool) -> None:
    """Say whether threads would stay beside their memory: kept, the system decides here.

    Raises:
        ArgumentTypeError: If it is no bool.

    """
    _kept.numa = arguments.flag("set_numa_enable", numa_enable)


def get_numa_enable() -> bool:
    """What was set, or False."""
    return _kept.numa


def set_enable_autotune(enable: bool, filepath_prefix: str | None = None) -> None:
    """Say whether MindSpore would adjust workers and queues while it runs: kept, nothing does here.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        StateError: If the path is empty.

    """
    enabled = arguments.flag("set_enable_autotune(enable)", enable)
    where = "set_enable_autotune(filepath_prefix)"
    if filepath_prefix is not None and not isinstance(filepath_prefix, str):
        raise ArgumentTypeError.of(where, "a str or None", filepath_prefix)
    if enabled and filepath_prefix == "":
        raise StateError(compose(where, "a path", "an empty text"))
    _kept.autotune, _kept.autotune_path = enabled, filepath_prefix


def get_enable_autotune() -> bool:
    """Whether it was asked for; False unless it was."""
    return _kept.autotune


def set_autotune_interval(interval: int) -> None:
    """Say after how many steps workers and queues would be adjusted, 0 for once a pass; kept.

    Raises:
        ArgumentTypeError: If it is not a whole number.
        ArgumentValueError: If it is negative.

    """
    _kept.autotune_interval = arguments.whole("set_autotune_interval", interval, 0, LARGEST)


def get_autotune_interval() -> int:
    """What was set, or 0."""
    return _kept.autotune_interval


def set_monitor_sampling_interval(interval: int) -> None:
    """Say how often a monitor of queues would look at them, in ms; kept: there is none here.

    Raises:
        ArgumentTypeError: If it is not a whole number.
        ArgumentValueError: If it is below 1.

    """
    where = "set_monitor_sampling_interval"
    _kept.monitor_interval_ms = arguments.whole(where, interval, 1, LARGEST)


def get_monitor_sampling_interval() -> int:
    """What was set, or 1000."""
    return _kept.monitor_interval_ms


def set_sending_batches(batch_num: int) -> None:
    """Say how many batches of an epoch may be sent to a device; kept: sink mode bounds itself.

    Raises:
        ArgumentTypeError: If it is not a whole number.
        ArgumentValueError: If it is negative.

    """
    _kept.sending_batches = arguments.whole("set_sending_batches", batch_num, 0, LARGEST)


def set_video_backend(backend: str) -> None:
    """Say what would decode videos, `"CPU"` or `"Ascend"`; kept: nothing does here.

    Raises:
        ArgumentTypeError: If it is no text.
        ArgumentValueError: If it is another.

    """
    if not isinstance(backend, str):
        raise ArgumentTypeError.of("set_video_backend", "a str", backend)
    if backend not in BACKENDS:
        raise ArgumentValueError.of("set_video_backend", "'CPU' or 'Ascend'", repr(backend))
    _kept.video_backend = backend


def get_video_backend() -> str:
    """What was set, or `"CPU"`."""
    return _kept.video_backend
