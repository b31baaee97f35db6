"""The message of a MINDIR file: what MindSpore's own form says of a network, to read and change."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError
from insight.format.checkpoint_stream import write_parts
from insight.format.encrypted import cipher_name
from insight.format.mindir import ModelProto, model_from

_SUFFIX = ".mindir"


def load_mindir(file_name: str | os.PathLike[str]) -> ModelProto:
    """The message of a MINDIR file, as it is; `load` makes a program of one.

    Args:
        file_name: The file, whatever its ending.

    Returns:
        The protobuf message `ModelProto`: `graph` has the nodes and parameters, and `user_info`
        texts by name, which are for users alone.

    Raises:
        ArgumentTypeError: If `file_name` is no path.
        ArgumentValueError: If there is no such file, or it is encrypted or something else.
        OSError: If it cannot be read.

    >>> import engine, tempfile
    >>> path = tempfile.mkdtemp() + "/net.mindir"
    >>> engine.export(engine.nn.ReLU(), engine.Tensor([1.0]), file_name=path, file_format="MINDIR")
    >>> model = load_mindir(path)
    >>> [node.op_type for node in model.graph.node]
    ['REF::ReLU:1']

    """
    where = "load_mindir(file_name)"
    path = _path(where, file_name)
    if not path.is_file():
        raise ArgumentValueError.of(where, "a file", f"none at {path}")
    content = path.read_bytes()
    cipher = cipher_name(content[:4])
    if cipher is not None:
        hint = "load takes dec_key and dec_mode"
        raise ArgumentValueError.of(
            where, "a file in the clear", f"one encrypted by {cipher}", hint
        )
    try:
        model = model_from(f"{where}: file {path}", content)
    except ValueError as error:  # the format's own type; users of engine catch engine's
        raise ArgumentValueError(str(error)) from error
    if not model.HasField("graph"):
        raise ArgumentValueError.of(f"{where}: file {path}", "a MINDIR model", "none in it")
    return model


def save_mindir(model: ModelProto, file_name: str | os.PathLike[str]) -> None:
    """Write the message of a MINDIR file, whole or not at all.

    Args:
        model: What `load_mindir` returned, changed or not.
        file_name: The file; `.mindir` is added where it is missing. Folders are made, and a file of
            this name is replaced. Parameters in files beside a graph are looked for beside the new
            one: they are not copied.

    Raises:
        ArgumentTypeError: If `model` is no such message, or `file_name` no path.
        OSError: If it cannot be written.

    >>> import engine, tempfile
    >>> path = tempfile.mkdtemp() + "/net.mindir"
    >>> engine.export(engine.nn.ReLU(), engine.Tensor([1.0]), file_name=path, file_format="MINDIR")
    >>> model = load_mindir(path)
    >>> model.user_info["version"] = "2"
    >>> save_mindir(model, path)
    >>> load_mindir(path).user_info["version"]
    '2'

    """
    if not isinstance(model, ModelProto):
        raise ArgumentTypeError.of("save_mindir(model)", "a ModelProto", model)
    path = _path("save_mindir(file_name)", file_name)
    if path.suffix != _SUFFIX:
        path = path.with_name(path.name + _SUFFIX)
    path.parent.mkdir(parents=True, exist_ok=True)
    write_parts(path, [model.SerializeToString()])


def _path(where: str, name: Any) -> Path:
    if not isinstance(name, str | os.PathLike):
        raise ArgumentTypeError.of(where, "a path", name)
    return Path(name)
