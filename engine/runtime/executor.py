"""How the work of a graph would be given to a device, and which processors do it."""

from __future__ import annotations

import os
from typing import Any

from engine.context import set_context
from engine.context.accepting import of_type, whole
from engine.context.state import current
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError, compose

__all__ = [
    "dispatch_threads_num",
    "launch_blocking",
    "set_cpu_affinity",
    "set_kernel_launch_capture",
    "set_kernel_launch_group",
]


def launch_blocking() -> None:
    """Ask for each operator to be waited for: kept as `pynative_synchronize`.

    On a CPU each is done when its call returns; on a GPU `CUDA_LAUNCH_BLOCKING=1` in the
    environment does it.
    """
    set_context(pynative_synchronize=True)


def dispatch_threads_num(threads_num: int) -> None:
    """How many threads run operators of a graph: kept as `runtime_num_threads`.

    Operators run in the thread that calls them; `OMP_NUM_THREADS` says how many NumPy's own
    matrix products use.

    Raises:
        ArgumentTypeError: If it is no int.
        ArgumentValueError: If it is below 1.

    """
    set_context(runtime_num_threads=whole(1)("dispatch_threads_num", threads_num))


def set_kernel_launch_group(thread_num: int = 2, kernel_group_num: int = 8) -> None:
    """How operators of a graph would be launched together; checked, there is no graph.

    Raises:
        ArgumentTypeError: If an argument is no int.
        ArgumentValueError: If one is below 1, or the groups are not a multiple of the threads.

    """
    whole(1)("set_kernel_launch_group(thread_num)", thread_num)
    where = "set_kernel_launch_group(kernel_group_num)"
    if whole(1)(where, kernel_group_num) % thread_num:
        raise ArgumentValueError.of(where, f"a multiple of {thread_num}", kernel_group_num)


def set_kernel_launch_capture(enable_capture_graph: bool, op_capture_skip: Any = None) -> None:
    """Whether operators of a graph would be captured and launched again; checked, there is none.

    Raises:
        ArgumentTypeError: If the first is no bool, or the second no list of str.

    """
    of_type(bool)("set_kernel_launch_capture(enable_capture_graph)", enable_capture_graph)
    for name in of_type(list)("set_kernel_launch_capture(op_capture_skip)", op_capture_skip or []):
        of_type(str)("set_kernel_launch_capture(op_capture_skip)", name)


def set_cpu_affinity(
    enable_affinity: bool,
    affinity_cpu_list: Any = None,
    module_to_cpu_dict: dict[str, list[int]] | None = None,
    bind_file: str | None = None,
) -> None:
    """Let the process run on some processors alone, or on all that it had again.

    Args:
        enable_affinity: Whether it is bound.
        affinity_cpu_list: Ranges such as `["0-3", "8"]`, or a dict with them by device
            (`{"device0": ["0-3"]}`), of which the first device's counts; None: all.
        module_to_cpu_dict: Which of these the threads of MindSpore's runtime would use; checked,
            as there are none.
        bind_file: None; a file of MindSpore's runtime is not read.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ArgumentValueError: If a range is none, or a file is given.
        StateError: If the process may not use one of them, or the system cannot bind it.

    """
    of_type(bool)("set_cpu_affinity(enable_affinity)", enable_affinity)
    for indices in of_type(dict)(
        "set_cpu_affinity(module_to_cpu_dict)", module_to_cpu_dict or {}
    ).values():
        if not isinstance(indices, list):
            where = "set_cpu_affinity(module_to_cpu_dict)"
            raise ArgumentValueError.of(where, "lists", type(indices).__name__)
    if bind_file is not None:
        raise ArgumentValueError.of("set_cpu_affinity(bind_file)", "None", repr(bind_file))
    if not hasattr(os, "sched_setaffinity"):
        raise StateError(compose("set_cpu_affinity", "Linux", os.name))
    allowed = current.bound_before or os.sched_getaffinity(0)
    chosen = processors(affinity_cpu_list, allowed) if enable_affinity else allowed
    current.bound_before = allowed if enable_affinity else None
    os.sched_setaffinity(0, chosen)


def processors(ranges: Any, allowed: set[int]) -> set[int]:
    """The numbers in ranges; all that are allowed for None.

    Raises:
        ArgumentTypeError: If they are no list.
        ArgumentValueError: If one is no range.
        StateError: If one is not allowed.

    >>> sorted(processors(["0-2", "5"], {0, 1, 2, 5, 6}))
    [0, 1, 2, 5]

    """
    where = "set_cpu_affinity(affinity_cpu_list)"
    of_device = next(iter(ranges.values()), None) if isinstance(ranges, dict) else ranges
    if of_device is None:
        return allowed
    if not isinstance(of_device, list):
        raise ArgumentTypeError.of(where, "a list", of_device)
    found = {number for one in of_device for number in _range(where, one)}
    if not found <= allowed:
        expected = f"processors among {sorted(allowed)}"
        raise StateError(compose(where, expected, sorted(found - allowed)))
    return found or allowed


def _range(where: str, text: Any) -> range:
    first, _, last = text.partition("-") if isinstance(text, str) else ("", "", "")
    if not (first.isdigit() and (last or first).isdigit()):
        raise ArgumentValueError.of(where, "ranges such as '0-3'", repr(text))
    return range(int(first), int(last or first) + 1)
