"""Strategy files: how each parameter of a network lies in slices on devices.

MindSpore writes them as one protobuf message or, where the name ends in `.json`, as JSON with the
same names: `parallel_strategy_item` and `parallel_layout_item` are objects by name there.
"""

from __future__ import annotations

import json
from typing import Any

from google.protobuf.message import DecodeError

from insight.errors import FormatError, compose

from .messages import ParallelGroupMap, ParallelLayouts, ParallelStrategyMap

_ITEMS = ("parallel_strategy_item", "parallel_layout_item")


def strategy_from(where: str, data: bytes) -> ParallelStrategyMap:
    """The message of a strategy file.

    Raises:
        FormatError: If the bytes are something else; `where` stands first.

    """
    try:
        message: ParallelStrategyMap = ParallelStrategyMap.FromString(data)
    except DecodeError as error:
        hint = "one in JSON has a name that ends in .json"
        expected = "strategies of parameters as protobuf"
        raise FormatError(compose(where, expected, "other bytes", hint)) from error
    return message


def strategy_from_json(where: str, data: bytes) -> ParallelStrategyMap:
    """The same message, of a file in JSON; of operators only their stage.

    Raises:
        FormatError: If the bytes are no JSON, or an entry of a layout is missing or wrong.

    >>> layout = {"dev_matrix": [2], "tensor_map": [0, -1], "field": 0}
    >>> layout |= {"opt_weight_shard_step": 0, "opt_weight_shard_size": 0}
    >>> text = json.dumps({"parallel_layout_item": {"fc.weight": layout}})
    >>> strategy_from_json("an example", text.encode()).parallel_layout_item[0].param_name
    'fc.weight'

    """
    content = json_strategy(where, data)
    message = ParallelStrategyMap(current_stage=content.get("current_stage") or 0)
    try:
        for name, item in content["parallel_strategy_item"].items():
            operator = message.parallel_strategy_item.add(node_name=name)
            operator.parallel_strategys.stage = item["stage"]
        for name, layout in content["parallel_layout_item"].items():
            parameter = message.parallel_layout_item.add(param_name=name)
            parameter.parallel_layouts.CopyFrom(_layout(layout))
    except (TypeError, KeyError, ValueError, AttributeError) as error:
        raise FormatError(compose(where, "a layout of each parameter", str(error))) from error
    return message


def json_strategy(where: str, data: bytes) -> dict[str, Any]:
    """What a strategy file in JSON holds, as it stands there; items that are missing are empty.

    Raises:
        FormatError: If the bytes are something else.

    """
    try:
        content = json.loads(data)
    except ValueError as error:
        raise FormatError(compose(where, "strategies of parameters as JSON", str(error))) from error
    if not isinstance(content, dict) or not all(
        isinstance(content.setdefault(key, {}), dict) for key in _ITEMS
    ):
        raise FormatError(compose(where, "an object of strategies", str(content)[:40]))
    return content


def restored_ranks(where: str, data: bytes) -> list[int]:
    """The ranks whose checkpoints are alike, from a file of groups.

    Raises:
        FormatError: If the bytes are something else.

    """
    try:
        return list(ParallelGroupMap.FromString(data).ckpt_restore_rank_list.dim)
    except DecodeError as error:
        raise FormatError(compose(where, "groups of ranks as protobuf", "other bytes")) from error


def _layout(given: dict[str, Any]) -> ParallelLayouts:
    """The message of one parameter; an axis that several axes of devices cut is a list."""
    layout = ParallelLayouts(
        field=int(given["field"]),
        opt_weight_shard_step=int(given["opt_weight_shard_step"]),
        opt_weight_shard_size=int(given["opt_weight_shard_size"]),
    )
    layout.dev_matrix.add(dim=given["dev_matrix"])
    axes = given["tensor_map"]
    if any(isinstance(axis, list) for axis in axes):
        for axis in axes:
            layout.tensor_map.add(dim=axis if isinstance(axis, list) else [axis])
    else:
        layout.tensor_map.add(dim=axes)
    layout.param_split_shape.add(dim=given.get("param_split_shape", []))
    layout.indices_offset.add(dim=given.get("indices_offset", []))
    return layout
