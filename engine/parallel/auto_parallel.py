"""A network with what is asked for it on several devices."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from engine.autodiff import cutter
from engine.context import (
    get_auto_parallel_context,
    prepare_to_cut,
    set_auto_parallel_context,
)
from engine.context.parallel_options import OPTIONS
from engine.context.processes import world
from engine.errors import ArgumentTypeError, ArgumentValueError, UnknownNameError
from engine.nn import Cell

from .layout import Layout

__all__ = ["AutoParallel"]

_MODES = ("semi_auto", "sharding_propagation", "recursive_programming")
_SCHEDULERS = ("1f1b", "gpipe", "seqpipe", "seqvpp", "seqsmartvpp", "zero_bubble_v")
_LEVELS = ("level1", "level2", "level3")


class AutoParallel(Cell):
    """The network with its operators cut over processes; what it computes stays the same.

    Strategies of operators and cells say what is cut, the rest follows from them in every mode.
    What comes in is what `dataset_strategy` says, and what comes out whole. In one process nothing
    is cut. `pipeline` cuts the network into stages instead, each the cells of one process. What
    other methods are told is kept in `hints`, and changes nothing but that
    `save_param_strategy_file` is written by several processes.

    Args:
        network: What is run: a training step, or a network; `Model` puts its own around it. Or a
            function: a step of your own, or what gives its gradients.
        parallel_mode: "semi_auto", "sharding_propagation" or "recursive_programming": no mode
            searches for strategies.

    Attributes:
        hints: What was asked for, by name.
        full_batch: Whether each process has the whole batch; set, it counts before
            `dataset_strategy`.

    Raises:
        ArgumentTypeError: If the network is neither a cell nor a function.
        ArgumentValueError: If the mode is another.

    >>> import engine
    >>> from engine import nn
    >>> from engine.parallel.auto_parallel import AutoParallel
    >>> net = AutoParallel(nn.Dense(4, 2), parallel_mode="semi_auto")
    >>> net.hsdp(shard_size=1)
    >>> net(engine.ops.ones((3, 4))).shape
    (3, 2)

    """

    def __init__(
        self, network: Cell | Callable[..., Any], parallel_mode: str = "semi_auto"
    ) -> None:
        super().__init__(auto_prefix=False)
        if not callable(network):
            raise ArgumentTypeError.of("AutoParallel(network)", "a Cell or a function", network)
        _one_of("AutoParallel(parallel_mode)", parallel_mode, _MODES)
        self.network = network
        self.hints: dict[str, Any] = {"parallel_mode": parallel_mode}
        self.full_batch = False

    def construct(self, *args: Any, **kwargs: Any) -> Any:
        """What the network computes."""
        if len(world().ranks) == 1 or get_auto_parallel_context("pipeline_stages") != 1:
            return self.network(*args, **kwargs)
        prepare_to_cut()
        cutting = cutter()
        assert cutting is not None, "it was prepared"
        strategy = self.hints.get("dataset_strategy", "data_parallel")
        if self.full_batch:
            strategy = "full_batch"
        out = cutting.forward(partial(self.network, **kwargs), args, strategy)
        if path := self.hints.get("save_param_strategy_file"):
            only_trainable = self.hints.get("only_trainable_params", True)
            cutting.tell(self.network, path, only_trainable=only_trainable)
        return out

    def around(self, network: Cell) -> AutoParallel:
        """The same around another network: a training step of this one, or its evaluation."""
        made = AutoParallel(network, self.hints["parallel_mode"])
        made.hints, made.full_batch = self.hints, self.full_batch
        return made

    def no_init_parameters_in_compile(self) -> None:
        """Ask that parameters keep no initial values while a graph is compiled."""
        self.hints["init_param_in_compile"] = False

    def load_param_strategy_file(self, file_path: str) -> None:
        """Ask to load the strategy of parameters from a file.

        Raises:
            ArgumentTypeError: If the path is no str.

        """
        self._file("load_param_strategy_file", file_path)

    def save_param_strategy_file(self, file_path: str) -> None:
        """Ask to save the strategy of parameters in a file.

        Raises:
            ArgumentTypeError: If the path is no str, or what is run is a function, which does not
                say which parameters are its.

        """
        if not isinstance(self.network, Cell):
            where = "AutoParallel.save_param_strategy_file"
            raise ArgumentTypeError.of(where, "a Cell to run", self.network)
        self._file("save_param_strategy_file", file_path)

    def disable_strategy_file_only_for_trainable_params(self) -> None:
        """Ask that such files have the parameters that are not trained, too."""
        self.hints["only_trainable_params"] = False

    def save_operator_strategy_file(self, file_path: str) -> None:
        """Ask to save the strategies of operators in a file.

        Raises:
            ArgumentTypeError: If the path is no str.
            UnknownNameError: If it is not absolute, or does not end with ".json".

        """
        self._table("save_operator_strategy_file", file_path)

    def load_operator_strategy_file(self, file_path: str) -> None:
        """Ask to load the strategies of operators from a file.

        Raises:
            ArgumentTypeError: If the path is no str.
            UnknownNameError: If it is not absolute, or does not end with ".json".

        """
        self._table("load_operator_strategy_file", file_path)

    def set_group_ckpt_save_file(self, file_path: str) -> None:
        """Ask to save the groups of processes in a file.

        Raises:
            ArgumentTypeError: If the path is no str.

        """
        self._file("set_group_ckpt_save_file", file_path)

    def dataset_strategy(self, config: Any) -> None:
        """Say how batches are dealt.

        Args:
            config: "data_parallel", "full_batch", or for each input a tuple of ints or a `Layout`.

        Raises:
            ArgumentTypeError: If it is neither a str nor a tuple of such.
            ArgumentValueError: If it is None, or another word.

        """
        where = "AutoParallel.dataset_strategy"
        if config is None:
            raise ArgumentValueError.of(where, "a strategy", "None")
        if isinstance(config, str):
            _one_of(where, config, ("data_parallel", "full_batch"))
        elif not isinstance(config, tuple):
            raise ArgumentTypeError.of(where, "a str or a tuple", config)
        else:
            for part in config:
                cut = isinstance(part, tuple) and all(isinstance(parts, int) for parts in part)
                if not cut and not isinstance(part, Layout):
                    raise ArgumentTypeError.of(where, "tuples of ints or layouts", part)
        self.hints["dataset_strategy"] = config

    def hsdp(
        self, shard_size: int = -1, threshold: int = 64, optimizer_level: str = "level1"
    ) -> None:
        """Ask that the state of the optimizer is dealt out.

        Args:
            shard_size: Over how many devices; -1: over all.
            threshold: Parameters below so many kB are not cut.
            optimizer_level: "level1", "level2" or "level3": what else is cut.

        Raises:
            ArgumentValueError: If one is out of its range.

        """
        if not isinstance(shard_size, int) or (shard_size < 1 and shard_size != -1):
            where = "AutoParallel.hsdp(shard_size)"
            raise ArgumentValueError.of(where, "a number above 0, or -1", shard_size)
        if not isinstance(threshold, int) or threshold < 0:
            where = "AutoParallel.hsdp(threshold)"
            raise ArgumentValueError.of(where, "a number from 0", threshold)
        _one_of("AutoParallel.hsdp(optimizer_level)", optimizer_level, _LEVELS)
        self.hints["hsdp"] = shard_size, threshold, optimizer_level

    def pipeline(
        self,
        stages: int = 1,
        output_broadcast: bool = False,
        interleave: bool = False,
        scheduler: str = "1f1b",
    ) -> None:
        """Cut the network into stages, as `set_auto_parallel_context(pipeline_stages=…)` does.

        Args:
            stages: 1, or as many as processes: cells say by `pipeline_stage` whose they are.
            output_broadcast: Whether all stages get the output; they do.
            interleave: Whether a process has several parts of the network; recorded.
            scheduler: The order of batches; recorded, for stages follow each other.

        Raises:
            ArgumentTypeError: If an argument is of another type.
            ArgumentValueError: If there are to be other numbers of stages, or another scheduler.

        """
        where = "AutoParallel.pipeline"
        if isinstance(stages, bool) or not isinstance(stages, int):
            raise ArgumentTypeError.of(f"{where}(stages)", "an int", stages)
        for name, value in (("output_broadcast", output_broadcast), ("interleave", interleave)):
            if not isinstance(value, bool):
                raise ArgumentTypeError.of(f"{where}({name})", "a bool", value)
        if not isinstance(scheduler, str):
            raise ArgumentTypeError.of(f"{where}(scheduler)", "a str", scheduler)
        _one_of(f"{where}(scheduler)", scheduler, _SCHEDULERS)
        OPTIONS["pipeline_stages"].check(f"{where}(stages)", stages)
        set_auto_parallel_context(pipeline_stages=stages)
        self.hints["pipeline"] = stages, output_broadcast, interleave, scheduler

    def get_pipeline_stages(self) -> int:
        """How many stages the network is cut into."""
        stages: int = self.hints.get("pipeline", (1,))[0]
        return stages

    def comm_fusion(self, config: dict[str, Any] | None) -> None:
        """Say how communication is packed together.

        Raises:
            ArgumentTypeError: If it is no dict.

        """
        if config is not None and not isinstance(config, dict):
            raise ArgumentTypeError.of("AutoParallel.comm_fusion", "a dict", config)
        self.hints["comm_fusion"] = config

    def enable_fp32_communication(self) -> None:
        """Ask that sums over devices are made in float32."""
        self.hints["force_fp32_communication"] = True

    def enable_gradients_mean(self) -> None:
        """Ask that gradients are the mean over devices."""
        self.hints["gradients_mean"] = True

    def disable_gradient_fp32_sync(self) -> None:
        """Ask that gradients in float16 are summed over devices as they are."""
        self.hints["gradient_fp32_sync"] = False

    def disable_loss_repeated_mean(self) -> None:
        """Ask that a loss that several devices computed is not divided by their number."""
        self.hints["loss_repeated_mean"] = False

    def print_local_norm(self) -> None:
        """Ask that norms of gradients are printed on each device."""
        self.hints["dump_local_norm"] = True

    def dump_local_norm(self, file_path: str) -> None:
        """Ask that norms of gradients are saved in a file.

        Raises:
            ArgumentTypeError: If the path is no str.

        """
        self._file("dump_local_norm", file_path)

    def enable_device_local_norm(self) -> None:
        """Ask that the norm of all gradients of a device is printed."""
        self.hints["dump_device_local_norm"] = True

    def transformer_opt(self, file_path: str | None) -> None:
        """Ask for what a file says that makes transformers faster on several devices.

        Raises:
            ArgumentTypeError: If the path is neither a str nor None.

        """
        if file_path is not None:
            self._file("transformer_opt", file_path)

    def _file(self, name: str, path: Any) -> None:
        if not isinstance(path, str):
            raise ArgumentTypeError.of(f"AutoParallel.{name}(file_path)", "a str", path)
        self.hints[name] = path

    def _table(self, name: str, path: Any) -> None:
        if isinstance(path, str) and (not Path(path).is_absolute() or Path(path).suffix != ".json"):
            known = "the absolute paths that end with '.json'"
            raise UnknownNameError.of(f"AutoParallel.{name}(file_path)", path, known)
        self._file(name, path)


def _one_of(where: str, value: object, known: tuple[str, ...]) -> None:
    if value not in known:
        raise ArgumentValueError.of(where, f"one of {known}", repr(value))
