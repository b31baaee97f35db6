"""Pipelines written as JSON, made of it again, shown and compared."""

from __future__ import annotations

import inspect
import json
import logging
from collections.abc import Callable
from os import PathLike, fspath
from pathlib import Path
from typing import Any

from engine.errors import ArgumentTypeError, StateError, UnsupportedError, compose

from . import arguments, pk_sampler, samplers, sources, transforms, vision
from .base import Dataset
from .combine import ConcatDataset, ZipDataset
from .description import nested
from .sampler_json import MODES
from .shuffling import Shuffle

SHARD = ("num_shards", "shard_id")
CHOICE = ("num_samples", "shuffle", *SHARD)  # what stands for a sampler

_logger = logging.getLogger("engine.dataset")


def serialize(dataset: Dataset, json_filepath: str | PathLike[str] = "") -> dict[str, Any]:
    """A pipeline as a dict, and as a JSON file where a path is given.

    Of Python functions and objects there are the names alone, so `deserialize` refuses them.

    Raises:
        ArgumentTypeError: If it is no dataset.
        StateError: If the file cannot be written.

    >>> from engine import dataset as ds
    >>> batches = ds.FakeImageDataset(4, (2, 2, 3)).batch(2)
    >>> told = ds.serialize(batches)
    >>> told["op_type"], told["batch_size"], told["children"][0]["num_images"]
    ('Batch', 2, 4)
    >>> ds.compare(ds.deserialize(told), batches)
    True

    """
    return _checked("serialize", dataset).to_json(json_filepath)


def deserialize(
    input_dict: dict[str, Any] | None = None, json_filepath: str | PathLike[str] | None = None
) -> Any:
    """The pipeline that `serialize` wrote, ours or MindSpore's; None without an argument.

    Raises:
        ArgumentTypeError: If the pipeline is no dict.
        StateError: If the file cannot be read.
        UnsupportedError: If it has something of Python, or an operation that JSON does not tell
            enough of.

    """
    if json_filepath:
        try:
            input_dict = json.loads(Path(json_filepath).read_bytes())
        except (OSError, ValueError, RecursionError) as error:
            where = fspath(json_filepath)
            raise StateError(compose(where, "a pipeline as JSON", repr(error))) from error
    if not input_dict:
        return None
    if not isinstance(input_dict, dict):
        raise ArgumentTypeError.of("deserialize", "a dict", input_dict)
    return _made(input_dict)


def show(dataset: Dataset, indentation: int | None = 2) -> None:
    """Log a pipeline as JSON, at the level of information.

    Raises:
        ArgumentTypeError: If it is no dataset.

    """
    told = _checked("show", dataset).to_json()
    _logger.info("%s", json.dumps(told, indent=indentation))


def compare(pipeline1: Dataset, pipeline2: Dataset) -> bool:
    """Whether two pipelines are the same as far as `serialize` tells.

    Raises:
        ArgumentTypeError: If one is no dataset.

    """
    one, other = (_checked("compare", each).to_json() for each in (pipeline1, pipeline2))
    return one == other


def sync_wait_for_dataset(rank_id: int, rank_size: int, current_epoch: int) -> None:
    """Wait until all processes have the files of an epoch: one process has them.

    Raises:
        ArgumentTypeError: If a number is none.
        ArgumentValueError: If one is out of range.
        UnsupportedError: If there are several processes.

    """
    where = "sync_wait_for_dataset"
    size = arguments.whole(f"{where}(rank_size)", rank_size, 1)
    arguments.whole(f"{where}(rank_id)", rank_id, 0, size - 1)
    arguments.whole(f"{where}(current_epoch)", current_epoch, 0)
    if size > 1:
        raise UnsupportedError.of(where, "one process, which waits for nobody", size)


def _checked(where: str, dataset: Any) -> Dataset:
    if not isinstance(dataset, Dataset):
        raise ArgumentTypeError.of(where, "a dataset", dataset)
    return dataset


def _made(told: dict[str, Any]) -> Dataset:
    kind = told.get("op_type")
    children = [_made(child) for child in told.get("children", ())]
    if kind in _OPERATIONS and children:
        return _OPERATIONS[kind](children, told)
    source = getattr(sources, str(kind).replace("FakeImageNode", "FakeImageDataset"), None)
    if source is None or children:
        hint = "functions and objects of Python are not in JSON"
        raise UnsupportedError.of("deserialize", "operations that JSON tells all of", kind, hint)
    return _source(source, told)


def _source(kind: Callable[..., Dataset], told: dict[str, Any]) -> Dataset:
    known = inspect.signature(kind).parameters
    given = {name: value for name, value in told.items() if name in known}
    if "shuffle" in given and not isinstance(given["shuffle"], bool):
        mode = given["shuffle"]
        given["shuffle"] = Shuffle(mode) if isinstance(mode, str) else MODES[mode]
    if "sampler" in known and "sampler" in told:
        given = {name: value for name, value in given.items() if name not in CHOICE}
        given["sampler"] = _sampler(told["sampler"])
    elif "sampler" in told:
        given |= _choice(told["sampler"])
    return kind(**{name: value for name, value in given.items() if value not in ([], {})})


def _choice(told: dict[str, Any]) -> dict[str, Any]:
    """What a source that takes no sampler is told, to choose this one."""
    name = told["sampler_name"]
    shared: dict[str, Any] = {key: told[key] for key in SHARD if key in told}
    shuffle = name == "RandomSampler" or bool(told.get("shuffle_mode"))
    return {"num_samples": told.get("num_samples") or None, "shuffle": shuffle, **shared}


def _sampler(told: dict[str, Any]) -> samplers.Sampler:
    name = told.get("sampler_name")
    kind = getattr(samplers, str(name), None) or getattr(pk_sampler, str(name), None)
    if kind is None:
        raise UnsupportedError.of("deserialize", "a sampler that JSON tells all of", name)
    known = inspect.signature(kind).parameters
    given = {key: value for key, value in told.items() if key in known}
    if "shuffle_mode" in told and "shuffle" in known:
        given["shuffle"] = MODES[told["shuffle_mode"]]
    made: samplers.Sampler = kind(**given)
    for child in told.get("child_sampler", ()):
        made.add_child(_sampler(child))
    return made


def _operation(told: dict[str, Any]) -> Any:
    name = _CLASSES.get(told["tensor_op_name"], told["tensor_op_name"])
    kind = getattr(transforms, name, None) or getattr(vision, name, None)
    expected = "operations of a map that JSON tells all of"
    if kind is None or "python_module" in told:
        raise UnsupportedError.of("deserialize", expected, name)
    parameters = told.get("tensor_op_params") or {}
    known = inspect.signature(kind).parameters
    given = {key: _value(key, value) for key, value in parameters.items() if key in known}
    try:
        made = kind(**given)
    except (TypeError, ValueError) as error:
        raise UnsupportedError.of("deserialize", expected, f"{name}: {error}") from error
    if nested(made) != told:  # it would be another operation
        raise UnsupportedError.of("deserialize", expected, f"{name} with {parameters}")
    return made


def _value(name: str, value: Any) -> Any:
    if name == "interpolation":
        return next(one for one in vision.Inter if one.in_graph == value)
    if name == "padding_mode":
        return next(one for one in vision.Border if one.in_graph == value)
    return tuple(value) if isinstance(value, list) and name == "size" else value


def _map(children: list[Dataset], told: dict[str, Any]) -> Dataset:
    operations = [_operation(one) for one in told["operations"]]
    return children[0].map(operations, told["input_columns"], told.get("output_columns") or None)


_CLASSES = {"HwcToChw": "HWC2CHW"}
_OPERATIONS: dict[Any, Callable[[list[Dataset], dict[str, Any]], Dataset]] = {
    "Batch": lambda below, told: below[0].batch(told["batch_size"], told["drop_remainder"]),
    "Concat": lambda below, told: ConcatDataset(below),
    "Map": _map,
    "Project": lambda below, told: below[0].project(told["columns"]),
    "Rename": lambda below, told: below[0].rename(told["input_columns"], told["output_columns"]),
    "Repeat": lambda below, told: below[0].repeat(told["count"]),
    "Shuffle": lambda below, told: below[0].shuffle(told["buffer_size"]),
    "Skip": lambda below, told: below[0].skip(told["count"]),
    "Take": lambda below, told: below[0].take(told["count"]),
    "Zip": lambda below, told: ZipDataset(below),
}
