"""What MindSpore's own modules ask of the parallel settings, and scripts do, too.

They are private there (`mindspore.parallel._utils._get_device_num` …); `engine.names` serves these
paths.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.context import (
    ParallelMode,
    get_auto_parallel_context,
    get_context,
    reset_auto_parallel_context,
    set_auto_parallel_context,
)
from engine.context.accepting import of_type
from engine.context.parallel import known_names
from engine.context.parallel_options import OPTIONS, ascending
from engine.context.state import current
from engine.errors import ArgumentValueError, AttributeMissingError

_FUSES = (ParallelMode.DATA_PARALLEL, ParallelMode.HYBRID_PARALLEL)
_AUTOMATIC = (ParallelMode.SEMI_AUTO_PARALLEL, ParallelMode.AUTO_PARALLEL)


def get_parallel_mode() -> Any:
    """The parallel mode."""
    return get_auto_parallel_context("parallel_mode")


def get_device_num() -> Any:
    """How many devices train: as many as processes."""
    return get_auto_parallel_context("device_num")


def get_global_rank() -> Any:
    """The rank of this process."""
    return get_auto_parallel_context("global_rank")


def get_gradients_mean() -> Any:
    """Whether gradients are the mean over devices."""
    return get_auto_parallel_context("gradients_mean")


def get_parameter_broadcast() -> Any:
    """Whether parameters go from the first process to the others."""
    return get_auto_parallel_context("parameter_broadcast")


def get_enable_parallel_optimizer() -> Any:
    """Whether the state of the optimizer is to be dealt out."""
    return get_auto_parallel_context("enable_parallel_optimizer")


def get_full_batch() -> Any:
    """Whether every process loads the whole batch."""
    return get_auto_parallel_context("full_batch")


def get_pipeline_stages() -> Any:
    """How many stages there are: 1."""
    return get_auto_parallel_context("pipeline_stages")


def get_stage_device_num() -> Any:
    """How many devices a stage has: all."""
    return get_device_num() // get_pipeline_stages()


def is_sharding_propagation() -> Any:
    """Whether strategies are to be searched by propagation."""
    return get_auto_parallel_context("sharding_propagation")


def is_in_auto_parallel_mode() -> bool:
    """Whether operators are cut over devices: never in one process."""
    return get_parallel_mode() in _AUTOMATIC


def is_in_data_parallel_mode() -> bool:
    """Whether each process trains on batches of its own."""
    return get_parallel_mode() == ParallelMode.DATA_PARALLEL


def is_in_hybrid_parallel_mode() -> bool:
    """Whether the script cuts the network itself: never in one process."""
    return get_parallel_mode() == ParallelMode.HYBRID_PARALLEL


def is_parallel_mode() -> bool:
    """Whether operators are cut over devices and the batch with them: never in one process."""
    return is_in_auto_parallel_mode()


def is_pynative_parallel() -> bool:
    """Whether operators are cut over devices without a graph: never in one process."""
    return get_context("mode") == 1 and is_in_auto_parallel_mode()


def need_to_full() -> bool:
    """Whether a batch is a part that others have the rest of: never in one process."""
    return is_in_auto_parallel_mode() and not get_full_batch()


def check_full_batch() -> None:
    """Refuse `full_batch` where it cannot be: nowhere."""


def parallel_predict_check() -> None:
    """Refuse predictions where they cannot be: nowhere."""


def reset_op_id() -> None:
    """Let the numbers of operators in the next graph begin anew, as they always do here."""


def device_number_check(parallel_mode: str, device_number: int) -> None:
    """Refuse several devices for a training that is alone.

    Raises:
        ArgumentValueError: If there are.

    """
    if parallel_mode == ParallelMode.STAND_ALONE and device_number != 1:
        hint = f"the parallel mode is {parallel_mode!r}"
        raise ArgumentValueError.of("device_number", "1", device_number, hint)


def parameter_broadcast_check(parallel_mode: str, parameter_broadcast: bool) -> None:
    """Refuse to send parameters to others for a training that has none, or cuts them.

    Raises:
        ArgumentValueError: If it is asked for.

    """
    if parameter_broadcast and parallel_mode not in _FUSES:
        hint = f"the parallel mode is {parallel_mode!r}"
        raise ArgumentValueError.of("parameter_broadcast", "False", parameter_broadcast, hint)


def is_role_of_server() -> bool:
    """Whether this process is a parameter server, its scheduler or one of its workers: no."""
    return False


class ParallelSettings:
    """The parallel settings as an object with methods for each: `get_device_num()` …

    Whatever `get_auto_parallel_context` knows has a `get_…` here, and what
    `set_auto_parallel_context` takes a `set_…`, which checks as that does.
    """

    def __getattr__(self, name: str) -> Callable[..., Any]:
        way, _, what = name.partition("_")
        if way == "get" and what in known_names():
            return lambda: get_auto_parallel_context(what)
        if way == "set" and what in OPTIONS:
            return lambda value: set_auto_parallel_context(**{what: value})
        raise AttributeMissingError(f"The parallel settings have no {name!r}.")

    def get_device_num_is_set(self) -> bool:
        """Whether the number of devices was given."""
        return "device_num" in current.parallel

    def get_global_rank_is_set(self) -> bool:
        """Whether the rank was given."""
        return "global_rank" in current.parallel

    def get_parameter_broadcast_is_set(self) -> bool:
        """Whether it was said that parameters go to the others."""
        return "parameter_broadcast" in current.parallel

    def get_enable_all_reduce_fusion(self) -> bool:
        """Whether sums of gradients would be packed together."""
        return bool(current.parallel.get("enable_all_reduce_fusion", False))

    def set_enable_all_reduce_fusion(self, enable_all_reduce_fusion: bool) -> None:
        """Record whether sums of gradients would be packed together; one process makes none.

        Raises:
            ArgumentTypeError: If it is no bool.

        """
        where = "set_enable_all_reduce_fusion"
        current.parallel["enable_all_reduce_fusion"] = of_type(bool)(
            where, enable_all_reduce_fusion
        )

    def get_all_reduce_fusion_split_indices(self, group: str = "") -> list[int]:
        """The positions of parameters at which sums of gradients are cut, in a group."""
        return list(current.fusion.get(group, []))

    def set_all_reduce_fusion_split_indices(self, indices: list[int], group: str = "") -> None:
        """Record such positions.

        Raises:
            ArgumentTypeError: If they are no list of ints.
            ArgumentValueError: If there are none, or they do not grow.

        """
        current.fusion[group] = ascending("set_all_reduce_fusion_split_indices", indices)

    def reset(self) -> None:
        """Back to the defaults."""
        reset_auto_parallel_context()


_SETTINGS = ParallelSettings()


def auto_parallel_context() -> ParallelSettings:
    """The parallel settings, as an object.

    >>> auto_parallel_context().get_parallel_mode()
    'stand_alone'
    """
    return _SETTINGS
