"""Mode and device, and the options that MindSpore sets with them."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Unpack

from engine.errors import ArgumentValueError

from .accepting import UNSET, accepted, of_type, whole
from .options import FACTS, GRAPH_MODE, OPTIONS
from .recorded.table import check_ascend
from .state import current, in_graph_mode

if TYPE_CHECKING:
    from .option_types import ContextOptions

__all__ = [
    "get_context",
    "get_current_device",
    "get_offload_context",
    "set_context",
    "set_deterministic",
    "set_device",
    "set_offload_context",
    "set_recursion_limit",
]


def set_context(**options: Unpack[ContextOptions]) -> None:
    """Set where and how training runs.

    Args:
        mode: `GRAPH_MODE` (0): cells that are called, differentiations and steps of optimizers are
            computed by plans, which are written down at the first call; see docs/plans.md.
            `PYNATIVE_MODE` (1): operator by operator. While nobody has set a mode, `Model` plans.
        device_target: `"CPU"` (NumPy), `"GPU"` (CuPy; raises without it) or `"Ascend"`, which
            runs on the best device here, warns once and stays in the lineage as asked.
        device_id: Number of the GPU, from 0.
        print_file_path: The file that `ops.Print` adds to; empty: it prints on the screen.
        **options: MindSpore's further options (`jit_level`, `save_graphs`, `max_device_memory`,
            `deterministic` …) are checked, kept and returned by `get_context`; they change nothing
            on this engine, which compiles no graph and has no memory pool of its own.

    Raises:
        ArgumentTypeError: If a value is of another type.
        ArgumentValueError: If a value is out of its range, or MindSpore has no such option.
        DeviceError: If there is no such device here.

    >>> set_context(device_target="CPU", jit_level="O0", max_device_memory="3.5GB")
    >>> get_context("max_device_memory")
    3.5

    """
    for name in options:
        if name not in OPTIONS:
            raise ArgumentValueError.of("set_context", "an option of MindSpore's", repr(name))
    kept = accepted("set_context", OPTIONS, options)
    if "jit_level" in kept.get("jit_config", ()):
        kept.setdefault("jit_level", kept["jit_config"]["jit_level"])
    target = str(kept.get("device_target", get_context("device_target")))
    if target == "Ascend":
        check_ascend("set_context(ascend_config)", kept.get("ascend_config", {}))
    if "device_target" in kept:
        _check_device(target)
    current.options.update(kept)
    if "mode" in kept:
        in_graph_mode[:] = [True] if kept["mode"] == GRAPH_MODE else []


def get_context(attr_key: str) -> Any:
    """What was set, or the default of MindSpore 2.10.

    It is what MindSpore keeps of it: `save_graphs=True` is 2, "3.5GB" is 3.5, a folder is absolute.

    Raises:
        ArgumentValueError: If nothing of that name was ever set, and it has no default.

    """
    found = current.options.get(attr_key, UNSET)  # asked for each new tensor: look here first
    if found is UNSET:
        found = OPTIONS[attr_key].default if attr_key in OPTIONS else FACTS.get(attr_key, UNSET)
    if found is UNSET:
        having = {name for name, option in OPTIONS.items() if option.default is not UNSET}
        known = f"one of {sorted(having | set(FACTS) | set(current.options))}"
        raise ArgumentValueError.of("get_context", known, repr(attr_key))
    return dict(found) if isinstance(found, dict) else found


def get_mode() -> int:
    """`GRAPH_MODE` or `PYNATIVE_MODE`, as it was set."""
    mode: int = get_context("mode")
    return mode


def get_jit_config() -> dict[str, object]:
    """What `set_context(jit_config=…)` was given."""
    found = get_context("jit_config")
    assert isinstance(found, dict)
    return found


def set_device(device_target: str, device_id: int | None = None) -> None:
    """Make new tensors on a device: `set_context` with that target and number.

    Args:
        device_target: "CPU", "GPU" or "Ascend".
        device_id: Its number; None: as it is.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If there is no such target.
        DeviceError: If there is no such device here.

    """
    if device_id is None:
        set_context(device_target=device_target)
    else:
        set_context(device_target=device_target, device_id=device_id)


class DeviceFacts(NamedTuple):
    """The device that was asked for, and its number."""

    device_target: str
    device_id: int


def get_current_device() -> DeviceFacts:
    """The device that `set_device` or `set_context` asked for, and its number.

    >>> set_device("CPU")
    >>> get_current_device().device_target
    'CPU'
    """
    return DeviceFacts(str(get_context("device_target")), int(str(get_context("device_id"))))


def set_deterministic(deterministic: bool) -> None:
    """Ask for the same result each time, as `set_context(deterministic=…)`.

    A CPU gives the same anyway. On a GPU the order in which threads add to one number stays open,
    so its last digits may differ: it is only recorded.

    Raises:
        ArgumentTypeError: If it is no bool.

    """
    of_type(bool)("set_deterministic", deterministic)
    set_context(deterministic="ON" if deterministic else "OFF")


def set_recursion_limit(recursion_limit: int = 1000) -> None:
    """How deep functions may call each other in a graph: recorded as `max_call_depth`.

    No graph is compiled here; Python's own limit (`sys.setrecursionlimit`) counts.

    Raises:
        ArgumentTypeError: If it is no int.
        ArgumentValueError: If it is below 1.

    """
    whole(1)("set_recursion_limit", recursion_limit)
    set_context(max_call_depth=recursion_limit)


def set_offload_context(offload_config: dict[str, object]) -> None:
    """Record where MindSpore would keep what a device has no room for; it changes nothing here.

    What saves a device's memory here is `Cell.offload` and `Cell.recompute`.

    Raises:
        ArgumentTypeError: If it is no dict.

    """
    current.offload = dict(of_type(dict)("set_offload_context", offload_config))


def get_offload_context() -> dict[str, object]:
    """What `set_offload_context` was given."""
    return dict(current.offload)


def on_device_target(check: Callable[[str], None]) -> None:
    """Call `check(target)` before a device is accepted; it raises when there is none."""
    current.device_checks.append(check)


def on_print(write: Callable[[Path, list[Any]], None]) -> None:
    """Give prints that go to a file to `write(path, values)`: texts and arrays."""
    current.printers.append(write)


def give_to_printers(path: Path, values: list[Any]) -> None:
    """Have values written to the file that prints go to."""
    for write in current.printers:
        write(path, values)


def _check_device(target: str) -> None:
    for check in current.device_checks:
        check(target)
    if target == "Ascend" and get_context("device_target") != "Ascend":
        warnings.warn(
            "There is no Ascend device here: training runs on the best device there is, "
            "and the lineage keeps what was asked for.",
            UserWarning,
            stacklevel=3,
        )
