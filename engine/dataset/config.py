"""The seed of the pipelines, their workers, and what these may hold.

>>> from engine.dataset import config
>>> config.set_seed(7)
>>> config.get_seed()
7
"""

from __future__ import annotations

import json
import os
import secrets
from dataclasses import dataclass
from os import PathLike, fspath
from pathlib import Path
from typing import Any

from engine import context
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError, compose

from . import arguments, debug, kept, running
from .kept import *  # noqa: F403 - each of the two files names what it offers in its __all__
from .running import *  # noqa: F403

__all__ = [
    "get_enable_shared_mem",
    "get_multiprocessing_start_method",
    "get_multiprocessing_timeout_interval",
    "get_num_parallel_workers",
    "get_prefetch_size",
    "get_seed",
    "load",
    "set_debug_mode",
    "set_enable_shared_mem",
    "set_multiprocessing_start_method",
    "set_multiprocessing_timeout_interval",
    "set_num_parallel_workers",
    "set_prefetch_size",
    "set_seed",
]
__all__ += kept.__all__
__all__ += running.__all__

# What get_seed answers before a seed is set: the default seed of C++'s mt19937, as in MindSpore.
UNSET_SEED = 5489
PREFETCH = 16
LARGEST = 2**31 - 1


@dataclass
class _Settings:
    seed: int | None = None
    generation: int = 0  # grows with each seed that is set: passes are then counted anew
    workers: int | None = None
    prefetch: int | None = None
    shared_memory: bool = True
    start_method: str = "fork" if hasattr(os, "fork") else "spawn"
    timeout_s: int = 300


_settings = _Settings(seed=context.get_seed())


def set_seed(seed: int) -> None:
    """Make shuffles and random samplers repeatable; `engine.set_seed` does it too.

    Each pass over a dataset still has an order of its own. Passes are counted anew from here.
    Python's `random` and `numpy.random` begin anew, too.

    Args:
        seed: A whole number from 0 to 2**32 - 1.

    Raises:
        ArgumentTypeError: If it is not a whole number.
        ArgumentValueError: If it is negative or too large.

    """
    _restart(arguments.whole("dataset.config.set_seed", seed, 0, 2**32 - 1))
    context.seed_process(seed)


def get_seed() -> int:
    """The seed that was set; 5489 where none was, and then orders differ from run to run."""
    return UNSET_SEED if _settings.seed is None else _settings.seed


def set_num_parallel_workers(num: int) -> None:
    """Say how many workers operations have that are not given a number of their own.

    Until it is said, these run in the thread that iterates: their functions need not be made for
    several threads, and what they draw at random repeats itself under a seed.

    Raises:
        ArgumentTypeError: If it is not a whole number.
        ArgumentValueError: If it is below 1.

    """
    _settings.workers = arguments.whole("set_num_parallel_workers", num, 1, LARGEST)


def get_num_parallel_workers() -> int:
    """The number that was set, or that of the processors, 8 at most: what a dataset graph says."""
    return _settings.workers or min(8, os.cpu_count() or 1)


def default_workers() -> int:
    """The workers of an operation that has no number of its own: 1 until a number is set."""
    return _settings.workers or 1


def set_debug_mode(debug_mode_flag: bool, debug_hook_list: list[Any] | None = None) -> None:
    """Say whether pipelines run without workers, and call hooks around each operation of a map.

    Where no seed was set, it becomes 1, so that what fails once fails again.

    Args:
        debug_mode_flag: Whether they do.
        debug_hook_list: Objects of `dataset.debug.DebugHook`; None is one that prints types and
            shapes.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.

    """
    enabled = arguments.flag("set_debug_mode(debug_mode_flag)", debug_mode_flag)
    hooks = [debug.PrintMetaDataHook()] if debug_hook_list is None else debug_hook_list
    if not isinstance(hooks, list) or not all(isinstance(one, debug.DebugHook) for one in hooks):
        raise ArgumentTypeError.of("set_debug_mode(debug_hook_list)", "a list of DebugHook", hooks)
    running.debug(enabled, hooks)
    if enabled and not is_seeded():
        set_seed(1)


def load(file: str | PathLike[str]) -> None:
    """Set what a JSON file says: `seed`, `numParallelWorkers` and others of MindSpore's names.

    `opConnectorSize` is the prefetch size. What is of no use here is kept or passed over:
    `monitorSamplingInterval`, `fast_recovery`, `logFilePath`, `rowsPerBuffer`,
    `workerConnectorSize`.

    Raises:
        StateError: If the file cannot be read, or says something that is unknown or does not fit.

    >>> import json
    >>> from pathlib import Path
    >>> _ = Path("pipeline.json").write_text(json.dumps({"opConnectorSize": 16}))
    >>> load("pipeline.json")
    >>> get_prefetch_size()
    16

    """
    try:
        said = json.loads(Path(file).read_bytes())
        for name, value in said.items():
            _LOADED[name](value)
    except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        expected = f"settings among {', '.join(_LOADED)}"
        raise StateError(compose(f"config.load({fspath(file)})", expected, repr(error))) from error


def set_prefetch_size(size: int) -> None:
    """Say how many rows each worker of an operation may be ahead of those that were fetched.

    A batch counts as its rows, but each worker has two at least. With more than four workers, all
    of them together have the rows of four. Until a size is set it is 16, and more where rows are
    batched: those of two batches.

    Raises:
        ArgumentTypeError: If it is not a whole number.
        ArgumentValueError: If it is below 1.

    """
    _settings.prefetch = arguments.whole("set_prefetch_size", size, 1, LARGEST)


def get_prefetch_size() -> int:
    """The size that was set, or 16."""
    return _settings.prefetch or PREFETCH


def is_prefetch_set() -> bool:
    """Whether a size was set."""
    return _settings.prefetch is not None


def set_enable_shared_mem(enable: bool) -> None:
    """Say whether arrays of 2 KB or more go to worker processes and back in shared memory.

    It is for workers that start later. Without it, arrays go through pipes, more slowly.

    Raises:
        ArgumentTypeError: If it is no bool.

    """
    _settings.shared_memory = arguments.flag("set_enable_shared_mem", enable)


def get_enable_shared_mem() -> bool:
    """Whether shared memory is used; True unless it was set otherwise."""
    return _settings.shared_memory


def set_multiprocessing_start_method(start_method: str = "fork") -> None:
    """Say how worker processes start, those that start later.

    'fork' copies this process as it is, so that the functions may be any. A process that 'spawn'
    starts is a fresh one: functions and sources must be ones that can be pickled, and a script
    needs `if __name__ == "__main__":`. Functions that use a GPU need 'spawn'.

    Raises:
        ArgumentTypeError: If it is no text.
        ArgumentValueError: If it is neither, or this system cannot fork.

    """
    if not isinstance(start_method, str):
        raise ArgumentTypeError.of("set_multiprocessing_start_method", "a str", start_method)
    known = ["fork", "spawn"] if hasattr(os, "fork") else ["spawn"]
    if start_method not in known:
        where = "set_multiprocessing_start_method"
        raise ArgumentValueError.of(where, f"one of {known}", repr(start_method))
    _settings.start_method = start_method


def get_multiprocessing_start_method() -> str:
    """The method that was set, or 'fork', where the system has it."""
    return _settings.start_method


def set_multiprocessing_timeout_interval(interval: int) -> None:
    """Say after how many seconds of waiting for a worker a warning is logged, and again and again.

    Raises:
        ArgumentTypeError: If it is not a whole number.
        ArgumentValueError: If it is below 1.

    """
    where = "set_multiprocessing_timeout_interval"
    _settings.timeout_s = arguments.whole(where, interval, 1, LARGEST)


def get_multiprocessing_timeout_interval() -> int:
    """The seconds that were set, or 300."""
    return _settings.timeout_s


def entropy() -> int:
    """The seed, or fresh randomness where none was set."""
    return secrets.randbits(64) if _settings.seed is None else _settings.seed


def is_seeded() -> bool:
    """Whether a seed was set."""
    return _settings.seed is not None


def seed_that_was_set() -> int | None:
    """The seed, None where none was set."""
    return _settings.seed


def generation() -> int:
    """A number that changes when a seed is set."""
    return _settings.generation


def _restart(seed: int) -> None:
    _settings.seed = seed
    _settings.generation += 1


_LOADED = {
    "seed": set_seed,
    "numParallelWorkers": set_num_parallel_workers,
    "opConnectorSize": set_prefetch_size,
    "monitorSamplingInterval": kept.set_monitor_sampling_interval,
    "fast_recovery": kept.set_fast_recovery,
    "debug_mode_flag": set_debug_mode,
    "error_samples_mode": lambda mode: running.set_error_samples_mode(
        running.ErrorSamplesMode(mode)
    ),
    **dict.fromkeys(("logFilePath", "rowsPerBuffer", "workerConnectorSize"), lambda _: None),
}

context.on_seed(_restart)
