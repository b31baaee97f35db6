"""How the parameters of a network lie on the processes that train it, as a strategy file."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from engine.autodiff import OwnArray
from engine.context.processes import world
from engine.tensor import Parameter
from insight.format.atomic import written_atomically
from insight.format.messages import ParallelStrategyMap

_WHOLE = -1


def write_strategy(path: str, parameters: Iterable[Parameter]) -> None:
    """Write the layouts of parameters, as `strategy_ckpt_save_file` of MindSpore's does.

    Args:
        path: The file, whose folder is made where it is missing: protobuf, or JSON where the name
            ends in `.json`.
        parameters: Those that are told of.

    Raises:
        OSError: If the file cannot be written.

    """
    layouts = {parameter.name: _layout(parameter) for parameter in parameters}
    content = _text(layouts) if path.endswith(".json") else _message(layouts)
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    written_atomically(Path(path), [content])


def _layout(parameter: Parameter) -> tuple[list[int], list[Any]]:
    """The devices along their axes, and for each axis of the parameter the one that cuts it."""
    if isinstance(parameter.array, OwnArray):
        devices, tensor_map, *_ = parameter.array.layout()
        return devices, tensor_map
    return [len(world().ranks)], [_WHOLE] * len(parameter.shape)


def _message(layouts: dict[str, Any]) -> bytes:
    message = ParallelStrategyMap(current_stage=0)
    for name, (devices, tensor_map) in layouts.items():
        layout = message.parallel_layout_item.add(param_name=name).parallel_layouts
        layout.field = layout.opt_weight_shard_step = layout.opt_weight_shard_size = 0
        layout.dev_matrix.add(dim=devices)
        if any(isinstance(axes, list) for axes in tensor_map):
            for axes in tensor_map:
                layout.tensor_map.add(dim=axes if isinstance(axes, list) else [axes])
        else:
            layout.tensor_map.add(dim=tensor_map)
    return bytes(message.SerializeToString())


def _text(layouts: dict[str, Any]) -> bytes:
    items = {
        name: {
            "dev_matrix": devices,
            "tensor_map": tensor_map,
            "field": 0,
            "opt_weight_shard_step": 0,
            "opt_weight_shard_size": 0,
        }
        for name, (devices, tensor_map) in layouts.items()
    }
    content = {"current_stage": 0, "parallel_layout_item": items, "parallel_strategy_item": {}}
    return json.dumps(content, indent=1).encode()
