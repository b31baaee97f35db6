"""What strategy files say of every parameter."""

from __future__ import annotations

import re
from collections.abc import Mapping
from math import prod
from pathlib import Path
from typing import Any, NamedTuple

from engine.errors import ArgumentTypeError, ArgumentValueError, CheckpointError, StrategyError
from insight.format.messages import ParallelLayouts, ParallelStrategyMap
from insight.format.strategy import strategy_from, strategy_from_json

from .layout import NOT_SPLIT, SliceLayout, with_shards

_OF_A_STAGE = re.compile(r"(\d+)-(.+)", re.DOTALL)  # how merge_pipeline_strategys names parameters


def build_searched_strategy(strategy_filename: str | None) -> dict[str, ParallelLayouts] | None:
    """How each parameter lies in slices on devices, by name, from a strategy file.

    Args:
        strategy_filename: What `strategy_ckpt_save_file` of MindSpore's `set_auto_parallel_context`
            wrote: protobuf, or JSON where the name ends in `.json`.

    Returns:
        The layout of each parameter as the message `ParallelLayouts` of
        `engine.train.node_strategy_pb2`, in the order of the file; None for None.

    Raises:
        TypeError: If the name is no str, or the file is something else.
        ValueError: If the file is not there, empty, or something else.

    >>> import tempfile
    >>> from engine.train.node_strategy_pb2 import ParallelStrategyMap
    >>> message = ParallelStrategyMap(current_stage=0)
    >>> layout = message.parallel_layout_item.add(param_name="fc.weight").parallel_layouts
    >>> layout.field = layout.opt_weight_shard_step = layout.opt_weight_shard_size = 0
    >>> _ = layout.dev_matrix.add(dim=[2]), layout.tensor_map.add(dim=[0, -1])
    >>> path = tempfile.mkdtemp() + "/strategy_train.ckpt"
    >>> _ = Path(path).write_bytes(message.SerializeToString())
    >>> list(build_searched_strategy(path))
    ['fc.weight']

    """
    if strategy_filename is None:
        return None
    message = strategy_message("build_searched_strategy", strategy_filename)
    return {item.param_name: item.parallel_layouts for item in message.parallel_layout_item}


def strategy_message(where: str, filename: Any) -> ParallelStrategyMap:
    """What a strategy file holds.

    Raises:
        ArgumentTypeError: If the name is no str.
        CheckpointError: If the file is not there or empty.
        StrategyError: If it is something else.

    """
    data = content_of(where, filename)
    read = strategy_from_json if filename.endswith(".json") else strategy_from
    try:
        return read(f"{where}: strategy file {filename}", data)
    except ValueError as error:  # the format's own type; users of engine catch engine's
        raise StrategyError(str(error)) from error


def content_of(where: str, filename: Any) -> bytes:
    """The bytes of a file that must have some.

    Raises:
        ArgumentTypeError: If the name is no str.
        CheckpointError: If the file is not there or empty.

    """
    if not isinstance(filename, str):
        raise ArgumentTypeError.of(where, "the name of a file as a str", filename)
    path = Path(filename)
    if not path.is_file():
        raise CheckpointError(f"{where} expected a file, got none at {filename!r}.")
    data = path.read_bytes()
    if not data:
        raise CheckpointError(f"{where} expected strategies, got the empty file {filename}.")
    return data


class Strategy(NamedTuple):
    """How the parameters of a network lie on its devices.

    Attributes:
        layouts: By name and stage of a pipeline, the layout of the parameter in that stage.
        devices: How many devices a stage has.
        stages: How many stages there are.

    """

    layouts: dict[str, dict[int, SliceLayout]]
    devices: int
    stages: int

    def layout(self, name: str, stage: int) -> SliceLayout | None:
        """The layout of a parameter in a stage; None where it is not."""
        return self.layouts.get(name, {}).get(stage)


def strategy_of(where: str, given: Any) -> Strategy | None:
    """What a file or a dict of layouts says; None for None, where all is whole.

    Raises:
        ArgumentTypeError: If it is neither.
        ArgumentValueError: If it says nothing, or not of all stages.
        ValueError: If it cannot be read.

    """
    if given is None:
        return None
    layouts = given if isinstance(given, Mapping) else build_searched_strategy(given)
    by_stage: dict[str, dict[int, SliceLayout]] = {}
    for key, message in (layouts or {}).items():
        found = _OF_A_STAGE.fullmatch(key)
        stage, name = (int(found[1]), found[2]) if found else (0, key)
        by_stage.setdefault(name, {})[stage] = layout_of(f"{where}: parameter {name!r}", message)
    if not by_stage:
        raise ArgumentValueError.of(where, "layouts of parameters", "none")
    stages = {stage for found_in in by_stage.values() for stage in found_in}
    if stages != set(range(len(stages))):
        hint = "merge_pipeline_strategys joins the files of all stages"
        raise ArgumentValueError.of(where, "every stage", f"{sorted(stages)}", hint)
    first = next(iter(next(iter(by_stage.values())).values()))
    return Strategy(by_stage, first.device_count, len(stages))


def layout_of(where: str, message: Any) -> SliceLayout:
    """The layout that a message of one parameter tells.

    Raises:
        StrategyError: If it is another message, or says what cannot be.

    """
    try:
        devices = tuple(message.dev_matrix[0].dim)
        maps = [tuple(entry.dim) for entry in message.tensor_map if entry.dim]
        sizes = tuple(message.param_split_shape[0].dim) if message.param_split_shape else ()
        field = int(message.field)
        step, shards = int(message.opt_weight_shard_step), int(message.opt_weight_shard_size)
    except (AttributeError, IndexError, TypeError, ValueError) as error:
        raise StrategyError(f"{where} expected a layout, got one without: {error}.") from error
    # One entry for each axis where an axis is cut by several axes of devices; one in all otherwise.
    axes = maps if len(message.tensor_map) > 1 else [(axis,) for entry in maps for axis in entry]
    cut = tuple(tuple(axis for axis in entry if axis != NOT_SPLIT) for entry in axes)
    used = [axis for entry in cut for axis in entry]
    if not prod(devices) or any(not 0 <= axis < len(devices) for axis in used):
        got = f"tensor map {[list(entry) for entry in axes]} over devices {list(devices)}"
        raise StrategyError(f"{where} expected axes that the devices have, got {got}.")
    if sizes:
        sizes = _rows(where, sizes, SliceLayout(devices, cut).counts)
    layout = SliceLayout(devices, cut, sizes)
    try:
        layout = with_shards(layout, step, shards)
    except ValueError as error:
        raise StrategyError(
            f"{where} expected shards of an optimizer that fit: {error}."
        ) from error
    if field > 0 and cut and not sizes:
        layout = layout._replace(axes=((), *layout.axes), fields=field)
    return layout


def _rows(where: str, sizes: tuple[int, ...], counts: tuple[int, ...]) -> tuple[int, ...]:
    """The rows of each part of the first axis, from those of each slice."""
    beside = prod(counts[1:])
    if not counts or len(sizes) != prod(counts) or min(sizes) < 0 or not sum(sizes):
        raise StrategyError(
            f"{where} expected the rows of {prod(counts)} slices, got {len(sizes)}."
        )
    return sizes[::beside]
