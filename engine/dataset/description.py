"""The dataset graph as plain dicts, with the field names of MindSpore's DatasetGraph message.

A node is `{"parameter": {"mapStr": …, "mapBool": …, "mapInt": …, "mapStrList": …}, "children": […],
"operations": […], "sampler": …}`; what is empty is left out.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np

from . import config

Description = dict[str, Any]


def parameter(values: dict[str, Any]) -> Description:
    """Values sorted by type into the maps of an OperationParameter message."""
    maps: dict[str, dict[str, Any]] = {}
    for name, value in values.items():
        match value:
            case None:
                continue
            case bool():
                maps.setdefault("mapBool", {})[name] = value
            case int():
                maps.setdefault("mapInt", {})[name] = value
            case float():
                maps.setdefault("mapDouble", {})[name] = value
            case list():
                # MindSpore writes each name of a list as JSON, quotes included.
                quoted = [json.dumps(item, ensure_ascii=False) for item in value]
                maps.setdefault("mapStrList", {})[name] = {"strValue": quoted}
            case _:
                maps.setdefault("mapStr", {})[name] = str(value)
    return maps


def node(op_type: str, children: list[Description], **values: Any) -> Description:
    """An operation of the pipeline and what feeds it."""
    described: Description = {"parameter": parameter({"op_type": op_type, **values})}
    return {"children": children, **described} if children else described


def workers(number: int | None) -> int:
    """The workers that an operation was given, or those of the configuration."""
    return number or config.get_num_parallel_workers()


def queue(number: int | None) -> dict[str, int]:
    """The two numbers of operations that have a queue and workers in MindSpore."""
    size = config.get_prefetch_size()
    return {"connector_queue_size": size, "num_parallel_workers": workers(number)}


def sampler(name: str, **values: Any) -> Description:
    """The sampler of a source."""
    return {"operationParam": parameter({"sampler_name": name, **values})}


def function(call: Any) -> Description:
    """A Python function of a map."""
    name = getattr(call, "__name__", type(call).__name__)
    module = getattr(call, "__module__", None) or "builtins"
    return {"operationParam": parameter({"python_module": module, "tensor_op_name": name})}


def operation(name: str, parameters: dict[str, Any] | None) -> Description:
    """One operation of a map; its parameters are one JSON text, `None` where it has none."""
    text = "None" if parameters is None else json.dumps(parameters, sort_keys=True, default=str)
    return {"operationParam": parameter({"tensor_op_name": name, "tensor_op_params": text})}


def nested(call: Any) -> Description:
    """One operation inside the parameters of another."""
    described = call.describe() if hasattr(call, "describe") else function(call)
    texts = described["operationParam"]["mapStr"]
    text = texts.get("tensor_op_params", "None")
    parameters = None if text == "None" else json.loads(text)
    return {"tensor_op_name": texts["tensor_op_name"], "tensor_op_params": parameters}


def flat(described: Description) -> dict[str, Any]:
    """The maps of an operation's message as one dict.

    >>> flat(node("Batch", [], batch_size=2, input_columns=["x"]))
    {'op_type': 'Batch', 'batch_size': 2, 'input_columns': ['x']}
    """
    found: dict[str, Any] = {}
    for kind, values in described["parameter"].items():
        for name, value in values.items():
            is_list = kind == "mapStrList"
            found[name] = list(map(json.loads, value["strValue"])) if is_list else value
    return found


def array_value(value: Any) -> Description:
    """A number or an array as a parameter."""
    array = np.asarray(value)
    told = array.ravel().tolist()
    return {"data": told, "shape": list(array.shape), "type": array.dtype.name}


def single(value: float) -> float:
    """A number as MindSpore keeps it, float32."""
    return float(np.float32(value))
