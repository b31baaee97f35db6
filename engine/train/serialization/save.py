"""A checkpoint to a file: what it holds, as a format's bytes, through transforms, to the disk."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError
from insight.format.checkpoint_stream import with_checksum, write_parts

from .encryption import encryption
from .formats import codec_of
from .snapshot import facts_of, values_of


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
        save_obj: A cell; a dict of names to parameters, tensors or numbers, as `Cell.state_dict`
            returns it, also with extra state; or a list of `{"name": …, "data": …}`.
        ckpt_file_name: The file; the format's ending is added where it is missing. Replaced if
            it is there.
        integrated_save: Whether slices of several devices are joined; there is one device so far.
        async_save: Not built yet; only False is taken.
        append_dict: Further facts: names to int, float, bool, str, parameters or tensors.
        enc_key: Not built yet; only None is taken.
        enc_mode: How the file would be encrypted.
        choice_func: Says by name which parameters go into the file; None: all.
        crc_check: Whether a checksum is put at the end.
        format: How the file is laid out: a name of `engine.train.serialization.formats`.

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
    if async_save:
        hint = "saving beside the training comes with a later version"
        raise ArgumentValueError.of(_where("async_save"), "False", "True", hint)
    transforms = encryption(_where("enc_key"), enc_key)
    codec = codec_of(_where("format"), format)
    if choice_func is not None and not callable(choice_func):
        raise ArgumentTypeError.of(_where("choice_func"), "a function or None", choice_func)
    path = _path(ckpt_file_name, codec.suffix)
    values = values_of(save_obj)
    if choice_func is not None:
        values = {name: value for name, value in values.items() if choice_func(name)}
    parts = codec.parts(f"checkpoint {path}", values | facts_of(append_dict))
    write_parts(path, parts, [*transforms, with_checksum] if crc_check else transforms)


def _where(argument: str) -> str:
    return f"save_checkpoint({argument})"


def _check_flags(**flags: Any) -> None:
    for name, value in flags.items():
        if not isinstance(value, bool):
            raise ArgumentTypeError.of(_where(name), "a bool", value)


def _path(name: Any, suffix: str) -> Path:
    if not isinstance(name, str | os.PathLike):
        raise ArgumentTypeError.of(_where("ckpt_file_name"), "a path", name)
    path = Path(name)
    if path.is_dir():
        raise IsADirectoryError(
            f"{_where('ckpt_file_name')} expected the path of a file, got the folder {path}."
        )
    return path if path.suffix == suffix else path.with_name(path.name + suffix)
