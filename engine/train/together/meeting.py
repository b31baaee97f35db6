"""What the processes of a training agree on before its first step."""

from __future__ import annotations

import logging
import time
import zlib
from collections.abc import Sequence
from typing import Any

from engine.context import ParallelMode, get_auto_parallel_context
from engine.context.processes import Communicator, told_by_all, world
from engine.errors import ArgumentValueError, compose
from engine.nn import Cell
from engine.parallel.auto_parallel import AutoParallel
from engine.parallel.shared_parameters import broadcast_parameters, is_shared
from engine.train.callback.base import Callback
from engine.train.callback.checkpoint import ModelCheckpoint
from engine.train.callback.early_stop import EarlyStopping
from engine.train.callback.on_request_exit import OnRequestExit
from engine.train.callback.reduce_rate import ReduceLROnPlateau
from engine.train.callback.summary_collector import SummaryCollector
from engine.train.layouts import is_cut

_WHERE = "Model, trained by several processes,"
_logger = logging.getLogger("engine.train")


def processes_of_training(network: Cell) -> Communicator | None:
    """Those that train together, as settings or network say; None where this one trains alone."""
    mode = get_auto_parallel_context("parallel_mode")
    has_stages = get_auto_parallel_context("pipeline_stages") != 1
    says_so = mode != ParallelMode.STAND_ALONE or isinstance(network, AutoParallel) or has_stages
    return world() if says_so and len(world().ranks) > 1 else None


def meet(
    processes: Communicator, network: Cell, params: Any, callbacks: Sequence[Callback]
) -> float:
    """Compare what this process is to do with what others are; all call this.

    Where processes would save checkpoints in one folder, each but the first saves in `rank_<rank>`
    below it; where operators are cut and parts are saved, the first in `rank_0`. Of checkpoints for
    landscapes the first keeps its own there, and the others none. With
    `parameter_broadcast` the parameters are those of the first process; without, a warning says if
    they differ.

    Returns:
        When the training began, in seconds since 1970, as the first process says.

    Raises:
        ArgumentValueError: If processes have different numbers of steps, save what only all of
            them can save, or have other callbacks that ask those of all.
        StateError: If a process has left.

    """
    savers = [one for one in callbacks if isinstance(one, ModelCheckpoint)]
    collectors = [one for one in callbacks if isinstance(one, SummaryCollector)]
    landscapes = [one.landscape_folder for one in collectors]
    own = {"landscapes": landscapes, "watchers": _watchers(callbacks)}
    facts = told_by_all(_facts(network, params, savers) | own, processes)
    _check_steps([fact["steps"] for fact in facts])
    _check_savers([fact["savers"] for fact in facts])
    _check_watchers([fact["watchers"] for fact in facts])
    for number, saver in enumerate(savers):
        _keep_apart(saver, number, processes.rank, [fact["savers"] for fact in facts])
        if saver.config.resumable:
            saver.keep_until_all_have_saved(lambda: processes.barrier().wait())
    others = {folder for fact in facts[: processes.rank] for folder in fact["landscapes"]}
    for collector, folder in zip(collectors, landscapes, strict=True):
        if folder in others:
            collector.leave_landscape()
    if get_auto_parallel_context("parameter_broadcast"):
        broadcast_parameters(network, processes)
    elif len({fact["digest"] for fact in facts}) > 1:
        _logger.warning(
            "%s begins with other parameters in each process. Hint: engine.set_seed, or "
            "set_auto_parallel_context(parameter_broadcast=True).",
            _WHERE.rstrip(","),
        )
    return float(facts[0]["begun"])


def _facts(network: Cell, params: Any, savers: Sequence[ModelCheckpoint]) -> dict[str, Any]:
    return {
        "begun": time.time(),
        "steps": params.batch_num,
        "digest": _digest(network),
        "savers": [
            {
                "folder": str(saver.folder(params)),
                "resumable": saver.config.resumable,
                "by_clock": bool(saver.config.save_checkpoint_seconds),
            }
            for saver in savers
        ],
    }


def _digest(network: Cell) -> int:
    """A number that two networks share only if their common parameters are equal."""
    found = 0
    for parameter in network.get_parameters():
        if is_shared(parameter):
            found = zlib.crc32(parameter.asnumpy().tobytes(), found)
    return found


def _check_steps(steps: list[int]) -> None:
    if len(set(steps)) > 1:
        hint = "batch with drop_remainder=True, and give each process as many rows"
        raise ArgumentValueError.of(_WHERE, "as many steps in each", steps, hint)


def _check_savers(savers: list[list[dict[str, Any]]]) -> None:
    counts = [sum(one["resumable"] for one in own) for own in savers]
    if not any(counts):
        return
    if len(set(counts)) > 1:
        hint = "each saves its own state: give all of them the ModelCheckpoint"
        got = f"{counts} of resumable checkpoints"
        raise ArgumentValueError(compose(_WHERE, "as many in each", got, hint))
    if any(one["resumable"] and one["by_clock"] for own in savers for one in own):
        hint = "save_checkpoint_steps: they save the state of one step"
        raise ArgumentValueError(
            compose(_WHERE, "resumable checkpoints by steps", "save_checkpoint_seconds", hint)
        )


def _watchers(callbacks: Sequence[Callback]) -> list[str]:
    """The callbacks that ask what those of all other processes have."""
    kinds = EarlyStopping | ReduceLROnPlateau | OnRequestExit
    return [type(one).__name__ for one in callbacks if isinstance(one, kinds)]


def _check_watchers(watchers: list[list[str]]) -> None:
    if any(own != watchers[0] for own in watchers):
        hint = "they hear of each other: give each process the same callbacks"
        raise ArgumentValueError(compose(_WHERE, "the same callbacks in each", watchers, hint))


def _keep_apart(
    saver: ModelCheckpoint, number: int, rank: int, savers: list[list[dict[str, Any]]]
) -> None:
    own = savers[rank][number]["folder"]
    # Parts go to folders of all ranks alike, as `transform_checkpoints` takes them.
    saves_parts = saver.config.integrated_save is False and is_cut()
    others = [*savers[:rank], *(savers[rank + 1 :] if saves_parts else ())]
    if own in {one["folder"] for other in others for one in other}:
        saver.save_below(f"rank_{rank}")
