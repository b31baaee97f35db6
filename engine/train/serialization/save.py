"""What goes into a checkpoint file, and how it gets there."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError, CheckpointError
from engine.nn import Cell
from engine.tensor import Tensor
from insight.format.checkpoint import write_checkpoint

SUFFIX = ".ckpt"


def save_checkpoint(
    save_obj: Any,
    ckpt_file_name: str | os.PathLike[str],
    integrated_save: bool = True,
    async_save: bool = False,
    append_dict: dict[str, Any] | None = None,
    enc_key: bytes | None = None,
    enc_mode: str = "AES-GCM",
    choice_func: Callable[[str], bool] | None = None,
    crc_check: bool = False,
    format: str = "ckpt",
) -> None:
    """Write parameters to a file that `load_checkpoint` and MindSpore read; whole or not at all.

    Args:
        save_obj: A cell; a dict of names to parameters, tensors or numbers; or a list of
            `{"name": …, "data": …}`.
        ckpt_file_name: The file; `.ckpt` is added where it is missing. Replaced if it is there.
        integrated_save: Whether slices of several devices are joined; there is one device so far.
        async_save: Not built yet; only False is taken.
        append_dict: Further facts: names to int, float, bool, str, parameters or tensors.
        enc_key: Not built yet; only None is taken.
        enc_mode: How the file would be encrypted.
        choice_func: Says by name which parameters go into the file; None: all.
        crc_check: Whether a checksum is put at the end.
        format: Only `"ckpt"` so far.

    Raises:
        TypeError: If an argument has another type.
        ValueError: If an option is not available, or a value has a type the file cannot hold.
        OSError: If the file cannot be written: FileNotFoundError without the folder,
            IsADirectoryError if it is one.

    >>> import engine, tempfile
    >>> path = tempfile.mkdtemp() + "/net.ckpt"
    >>> save_checkpoint({"weight": engine.Tensor([1.0, 2.0])}, path, append_dict={"epoch": 3})
    >>> list(engine.load_checkpoint(path))
    ['weight', 'epoch']

    """
    _check_flags(integrated_save=integrated_save, async_save=async_save, crc_check=crc_check)
    _check_available(async_save=async_save, enc_key=enc_key, format=format)
    if choice_func is not None and not callable(choice_func):
        raise ArgumentTypeError.of(_where("choice_func"), "a function or None", choice_func)
    path = _path(ckpt_file_name)
    values = _values(save_obj)
    if choice_func is not None:
        values = {name: value for name, value in values.items() if choice_func(name)}
    write_checkpoint(path, values | _facts(append_dict), crc=crc_check)


def _where(argument: str) -> str:
    return f"save_checkpoint({argument})"


def _check_flags(**flags: Any) -> None:
    for name, value in flags.items():
        if not isinstance(value, bool):
            raise ArgumentTypeError.of(_where(name), "a bool", value)


def _check_available(*, async_save: bool, enc_key: Any, format: Any) -> None:
    if async_save:
        hint = "saving beside the training comes with a later version"
        raise ArgumentValueError.of(_where("async_save"), "False", "True", hint)
    if enc_key is not None:
        got, hint = type(enc_key).__name__, "encrypted checkpoints come with a later version"
        raise CheckpointError(f"{_where('enc_key')} expected None, got {got}. Hint: {hint}.")
    if format != "ckpt":
        hint = "other formats come with a later version"
        raise ArgumentValueError.of(_where("format"), "'ckpt'", repr(format), hint)


def _path(name: Any) -> Path:
    if not isinstance(name, str | os.PathLike):
        raise ArgumentTypeError.of(_where("ckpt_file_name"), "a path", name)
    path = Path(name)
    if path.is_dir():
        raise IsADirectoryError(
            f"{_where('ckpt_file_name')} expected the path of a file, got the folder {path}."
        )
    return path if path.suffix == SUFFIX else path.with_name(path.name + SUFFIX)


def _values(save_obj: Any) -> dict[str, Any]:
    """The arrays of the file by name, in order."""
    where = _where("save_obj")
    if isinstance(save_obj, Cell):
        save_obj = _parameters(save_obj)
    if isinstance(save_obj, list):
        save_obj = dict(map(_entry, save_obj))
    if not isinstance(save_obj, Mapping):
        raise ArgumentTypeError.of(where, "a cell, a dict or a list of dicts", save_obj)
    for name, value in save_obj.items():
        if not isinstance(name, str):
            raise ArgumentTypeError.of(where, "names of type str", name)
        if not isinstance(value, Tensor | int | float | bool | str):
            expected = "a parameter, tensor, number or text"
            raise ArgumentTypeError.of(f"{where}[{name!r}]", expected, value)
    return dict(save_obj)


def _parameters(cell: Cell) -> dict[str, Any]:
    """The parameters by name; two of one name would overwrite each other in the file."""
    parameters: dict[str, Any] = {}
    for parameter in cell.get_parameters():
        if parameter.name in parameters:
            hint = "assign cells to attributes of cells, so their names come before"
            where = _where("save_obj")
            raise ArgumentValueError.of(where, "names that differ", repr(parameter.name), hint)
        parameters[parameter.name] = parameter
    return parameters


def _entry(entry: Any) -> tuple[str, Any]:
    if not isinstance(entry, dict) or not {"name", "data"} <= set(entry):
        expected = "a list of {'name': …, 'data': …}"
        raise ArgumentTypeError.of(_where("save_obj"), expected, entry)
    return entry["name"], entry["data"]


def _facts(append_dict: Any) -> dict[str, Any]:
    where = _where("append_dict")
    if append_dict is None:
        return {}
    if not isinstance(append_dict, dict):
        raise ArgumentTypeError.of(where, "a dict or None", append_dict)
    for name, value in append_dict.items():
        if not isinstance(name, str):
            raise ArgumentTypeError.of(where, "names of type str", name)
        if not isinstance(value, int | float | bool | str | Tensor):
            raise ArgumentTypeError.of(f"{where}[{name!r}]", "an int, float, bool or str", value)
    return append_dict
