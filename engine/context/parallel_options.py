"""The options of `set_auto_parallel_context`: MindSpore's defaults, what one process takes."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError, UnknownNameError

from .accepting import Check, Option, of_type, one_of, whole, within
from .processes.alone import STARTED_BY
from .processes.communicator import world
from .processes.launched import rank_told, size_told

ONE_PROCESS = f"one process trains; {STARTED_BY}"


class ParallelMode:
    """The names of MindSpore's parallel modes."""

    STAND_ALONE = "stand_alone"
    DATA_PARALLEL = "data_parallel"
    HYBRID_PARALLEL = "hybrid_parallel"
    SEMI_AUTO_PARALLEL = "semi_auto_parallel"
    AUTO_PARALLEL = "auto_parallel"
    MODE_LIST = (STAND_ALONE, DATA_PARALLEL, HYBRID_PARALLEL, SEMI_AUTO_PARALLEL, AUTO_PARALLEL)


BATCHES_OF_THEIR_OWN = (ParallelMode.DATA_PARALLEL, ParallelMode.HYBRID_PARALLEL)
"""The modes in which each process trains on a part of the batch, and all on the same parameters."""

_IN_ONE_PROCESS = (ParallelMode.STAND_ALONE, ParallelMode.DATA_PARALLEL)
_IN_SEVERAL = ParallelMode.MODE_LIST
_SEARCHES = ("recursive_programming", "dynamic_programming", "sharding_propagation")
_FUSED = ("allreduce", "allgather", "reducescatter")
_STRATEGY_FILES = ("load_file", "save_file", "only_trainable_params")
_SHARDED_STATE = (
    *("gradient_accumulation_shard", "parallel_optimizer_threshold"),
    "optimizer_weight_shard_size",
)


def _parallel_mode(where: str, mode: Any) -> Any:
    one_of(*ParallelMode.MODE_LIST)(where, mode)
    known = _IN_ONE_PROCESS if _count() == 1 else _IN_SEVERAL
    if mode not in known:
        raise ArgumentValueError.of(where, " or ".join(map(repr, known)), repr(mode), ONE_PROCESS)
    return mode


def _count() -> int:
    """How many processes train: those that `init` found, before it those that a launcher tells."""
    return max(len(world().ranks), size_told())


def _device_num(where: str, value: Any) -> Any:
    if whole(1)(where, value) != _count():
        raise ArgumentValueError.of(where, str(_count()), value, STARTED_BY)
    return value


def _global_rank(where: str, value: Any) -> Any:
    rank = world().rank if len(world().ranks) > 1 else rank_told()
    if whole(0)(where, value) != rank:
        raise ArgumentValueError.of(where, f"{rank}, as the launcher says", value, STARTED_BY)
    return value


def _stages(where: str, value: Any) -> Any:
    if whole(1)(where, value) not in {1, _count()}:
        hint = f"a stage is one process here; {STARTED_BY}"
        expected = "1" if _count() == 1 else f"1 or {_count()}"
        raise ArgumentValueError.of(where, expected, value, hint)
    return value


def ascending(where: str, positions: Any) -> list[int]:
    """Positions of parameters, each greater than the one before."""
    for position in of_type(list)(where, positions):
        whole(0)(where, position)
    if not positions or sorted(set(positions)) != positions:
        raise ArgumentValueError.of(where, "numbers that grow, one at least", positions)
    return list(positions)


def _strategy(where: str, strategy: Any) -> Any:
    """How batches are dealt: a word, or into how many parts each axis is split."""
    if isinstance(strategy, tuple):
        return [list(parts) if isinstance(parts, tuple) else parts for parts in strategy]
    if not isinstance(strategy, str):
        raise ArgumentTypeError.of(where, "a str or a tuple", strategy)
    return one_of("data_parallel", "full_batch")(where, strategy)


def _fusion(where: str, fusion: Any) -> Any:
    for kind in of_type(dict)(where, fusion):
        if kind not in {"openstate", *_FUSED}:
            raise UnknownNameError.of(where, kind, ["openstate", *_FUSED])
    return fusion


def _files(where: str, files: Any) -> Any:
    within(_STRATEGY_FILES)(where, files)
    for name in ("load_file", "save_file"):
        of_type(str)(where, files.get(name, ""))
    return files


def _both(keys: Collection[str]) -> Check:
    """A dict with all of these keys and no other."""

    def check(where: str, value: Any) -> Any:
        for key in sorted(keys):
            if key not in within(keys)(where, value):
                raise UnknownNameError.of(where, key, sorted(value))
        return value

    return check


_flag, _text = of_type(bool), of_type(str)

OPTIONS: dict[str, Option] = {
    "parallel_mode": Option(ParallelMode.STAND_ALONE, _parallel_mode),
    "device_num": Option(1, _device_num),
    "global_rank": Option(0, _global_rank),
    # What data-parallel training does with gradients and parameters.
    "gradients_mean": Option(False, _flag),
    "gradient_fp32_sync": Option(True, _flag),
    "parameter_broadcast": Option(False, _flag),
    "enable_parallel_optimizer": Option(False, _flag),
    "parallel_optimizer_config": Option({}, within(_SHARDED_STATE)),
    "optimizer_weight_shard_size": Option(-1, of_type(int)),
    "optimizer_weight_shard_aggregated_save": Option(False, _flag),
    "all_reduce_fusion_config": Option([], ascending),
    "comm_fusion": Option({}, _fusion),
    "force_fp32_communication": Option(False, _flag),
    # What a search of strategies would be told.
    "search_mode": Option(_SEARCHES[0], one_of(*_SEARCHES)),
    "auto_parallel_search_mode": Option(_SEARCHES[0], one_of(*_SEARCHES)),
    "sharding_propagation": Option(False, _flag),
    "loss_repeated_mean": Option(True, _flag),
    "communi_parallel_mode": Option("all_group_parallel", _text),
    "enable_alltoall": Option(False, _flag),
    "init_param_in_compile": Option(True, _flag),
    # How batches are dealt.
    "full_batch": Option(False, _flag),
    "dataset_strategy": Option("data_parallel", _strategy),
    # Pipelines.
    "pipeline_stages": Option(1, _stages),
    "pipeline_segments": Option(1, whole(1)),
    "pipeline_config": Option({}, _both(("pipeline_interleave", "pipeline_scheduler"))),
    "pipeline_result_broadcast": Option(False, _flag),
    "auto_pipeline": Option(False, _flag),
    # Files.
    "strategy_ckpt_load_file": Option("", _text),
    "strategy_ckpt_save_file": Option("", _text),
    "strategy_ckpt_config": Option({}, _files),
    "group_ckpt_save_file": Option("", _text),
    "dump_local_norm": Option(False, _flag),
    "dump_local_norm_path": Option("", _text),
    "dump_device_local_norm": Option(False, _flag),
}

# What MindSpore sets and does not give back under the same name.
SET_ONLY = (
    *("parallel_optimizer_config", "pipeline_config", "pipeline_segments"),
    "group_ckpt_save_file",
)

# What it gives back and does not take.
FACTS: dict[str, object] = {
    "full_batch_is_set": False,
    "pipeline_interleave": False,
    "pipeline_scheduler": "1f1b",
    "grad_accumulation_step": 1,
    "auto_parallel_new_interface": False,
}


def followed(kept: dict[str, Any], before: dict[str, Any]) -> dict[str, Any]:
    """What was set, and what follows from it for other options.

    >>> followed({"full_batch": True}, {})["dataset_strategy"]
    'full_batch'
    """
    found = dict(kept)
    if "full_batch" in kept:
        found["dataset_strategy"] = "full_batch" if kept["full_batch"] else "data_parallel"
    if "dataset_strategy" in kept:
        found["full_batch"] = kept["dataset_strategy"] == "full_batch"
    if {"full_batch", "dataset_strategy"} & set(kept):
        found["full_batch_is_set"] = True
    for name, other in (
        ("search_mode", "auto_parallel_search_mode"),
        ("auto_parallel_search_mode", "search_mode"),
    ):
        if name in kept:
            found.setdefault(other, kept[name])
    if "search_mode" in found:
        found["sharding_propagation"] = found["search_mode"] == "sharding_propagation"
    found.update(kept.get("pipeline_config", {}))
    state = kept.get("parallel_optimizer_config", {})
    if "optimizer_weight_shard_size" in state:
        found["optimizer_weight_shard_size"] = state["optimizer_weight_shard_size"]
    found.update(_strategy_files(kept, before))
    if "comm_fusion" in kept:
        found["comm_fusion"] = before.get("comm_fusion", {}) | kept["comm_fusion"]
    return found


def _strategy_files(kept: dict[str, Any], before: dict[str, Any]) -> dict[str, Any]:
    """The file of a strategy is an option of its own and one of three in a table: both at once."""
    table = dict(kept.get("strategy_ckpt_config", {}))
    for name in ("load_file", "save_file"):
        if f"strategy_ckpt_{name}" in kept:
            table[name] = kept[f"strategy_ckpt_{name}"]
    if not table:
        return {}
    found = {f"strategy_ckpt_{name}": table[name] for name in table if name in _STRATEGY_FILES[:2]}
    return found | {"strategy_ckpt_config": before.get("strategy_ckpt_config", {}) | table}


def whole_tables(found: dict[str, Any]) -> dict[str, Any]:
    """The options with those tables filled up that MindSpore always gives back whole."""
    fused = {kind: {"mode": "auto", "config": None} for kind in _FUSED}
    files = {"load_file": "", "save_file": "", "only_trainable_params": True}
    return found | {
        "comm_fusion": {"openstate": True} | fused | found["comm_fusion"],
        "strategy_ckpt_config": files | found["strategy_ckpt_config"],
    }
