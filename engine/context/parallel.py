"""What a training over several processes would be told, and what one of them means by it."""

from __future__ import annotations

from collections.abc import Callable

from engine.errors import ArgumentValueError

from .accepting import accepted
from .parallel_options import FACTS, OPTIONS, SET_ONLY, ParallelMode, followed, whole_tables
from .processes.communicator import world
from .state import current

__all__ = [
    "get_auto_parallel_context",
    "reset_auto_parallel_context",
    "set_auto_parallel_context",
]


_AUTOMATIC = (ParallelMode.SEMI_AUTO_PARALLEL, ParallelMode.AUTO_PARALLEL)


def on_automatic_mode(prepare: Callable[[], None]) -> None:
    """Have this called when operators are to be cut over processes."""
    current.cutters.append(prepare)


def prepare_to_cut() -> None:
    """Have operators cut over processes where they are told to be."""
    for prepare in current.cutters:
        prepare()


def set_auto_parallel_context(**options: object) -> None:
    """Say how a training is spread over processes.

    In "data_parallel" each process trains on batches of its own: gradients are summed over all
    (`gradients_mean`: their mean; `comm_fusion`, `all_reduce_fusion_config`: what is sent together;
    `gradient_fp32_sync`: whether halves are added in float32), `parameter_broadcast` lets all begin
    with the parameters of the first, `enable_parallel_optimizer` deals the optimizer's state to
    them, and dropout draws for the rows of a process what one process would draw for them.
    "hybrid_parallel" is the same, and parameters with `layerwise_parallel` stay a process's own.

    `stand_alone` and `data_parallel` are the same in one process: its gradients are the sum over
    all, its parameters those of all, its optimizer has the whole state. What needs a second process
    is refused there rather than ignored; options that change nothing are checked, kept and given
    back by `get_auto_parallel_context`.

    In several processes "semi_auto_parallel" and "auto_parallel" cut operators as strategies say:
    of `Cell.shard`, of an operator's `shard`, or of nobody; how others are cut follows from them,
    whatever `search_mode` says, for nothing is searched. There is one loss, that of the whole
    batch, so gradients need no mean. `dataset_strategy` says what each process loads: its rows of
    the batch ("data_parallel"), all of it ("full_batch"), or parts of each input's axes.

    `strategy_ckpt_load_file` is the strategy file of `load_distributed_checkpoint`;
    `strategy_ckpt_save_file` is written after the first step, and says how parameters are cut; with
    `pipeline_stages`, where none are, it is not written.

    Args:
        parallel_mode: "stand_alone" or "data_parallel"; in several processes each of MindSpore's.
        device_num: How many processes there are.
        global_rank: Which of them this is.
        pipeline_stages: 1, or as many as processes: a stage is one.
        **options: MindSpore's further options.

    Raises:
        ArgumentTypeError: If a value is of another type.
        ArgumentValueError: If an option or its value is unknown, or needs several processes.
        UnknownNameError: If `comm_fusion` names another kind of communication, or
            `pipeline_config` lacks one of its two keys.

    >>> from engine import ParallelMode
    >>> set_auto_parallel_context(parallel_mode=ParallelMode.DATA_PARALLEL, gradients_mean=True)
    >>> get_auto_parallel_context("gradients_mean")
    True
    >>> reset_auto_parallel_context()

    """
    kept = accepted("set_auto_parallel_context", OPTIONS, options)
    if "all_reduce_fusion_config" in kept:
        current.fusion[""] = kept.pop("all_reduce_fusion_config")
    current.parallel.update(followed(kept, current.parallel))
    if kept.get("parallel_mode") in _AUTOMATIC:
        prepare_to_cut()


def get_auto_parallel_context(attr_key: str) -> object:
    """What was set with `set_auto_parallel_context`, or the default.

    Raises:
        ArgumentValueError: If there is no such option.

    """
    if attr_key not in known_names():
        expected = f"one of {sorted(known_names())}"
        raise ArgumentValueError.of("get_auto_parallel_context", expected, repr(attr_key))
    if attr_key == "all_reduce_fusion_config":
        return list(current.fusion.get("", []))
    known = {name: option.default for name, option in OPTIONS.items()} | FACTS
    known |= {"device_num": len(world().ranks), "global_rank": world().rank}
    known |= current.parallel
    return whole_tables(known)[attr_key]


def known_names() -> set[str]:
    """The names that `get_auto_parallel_context` answers to."""
    return (set(OPTIONS) | set(FACTS)) - set(SET_ONLY)


def reset_auto_parallel_context() -> None:
    """Back to the defaults: one process that knows of no others."""
    current.parallel = {}
    current.fusion = {}
