"""A checkpoint to a file: what it holds, as a format's bytes, through transforms, to the disk."""

from __future__ import annotations

import errno
import logging
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError, CheckpointError, EngineError
from engine.train.folders import check_path
from insight.format.checkpoint_process import write_in_process
from insight.format.checkpoint_stream import write_parts
from insight.format.encrypted import protection
from insight.record.provenance.ancestry import note_saved

from .beside import BESIDE
from .encryption import check_encryption
from .formats import Codec, check_encryptable, check_names, codec_of
from .formats.codec import Parts
from .snapshot import as_one_process_saves, facts_of, of_this_stage, owned, values_of
from .training_state import check_free

_logger = logging.getLogger("engine.train")


def save_checkpoint(
    save_obj: Any,
    ckpt_file_name: str | os.PathLike[str],
    integrated_save: bool = True,
    async_save: bool | str = False,
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
            returns it, also with extra state; or a list of `{"name": …, "data": …}`. Two values of
            one name are refused, and a name that the format cannot have.
        ckpt_file_name: The file; the format's ending is added where it is missing. Replaced if
            it is there.
        integrated_save: Whether parameters that are cut over processes are saved whole: then all
            processes must save, for each has a part. False: this process's part of each.
        async_save: Whether the file is written beside what follows, from a copy of the numbers
            that is taken here: True or `"thread"` by a thread, `"process"` by another process. One
            file is written at a time: the next save waits for it, and raises what it raised. The
            end of the process waits, too.
        append_dict: Further facts: names to int, float, bool, str, parameters or tensors. One with
            the name of a parameter takes its place, as in MindSpore, and a warning is logged.
        enc_key: Encrypts a file of format `"ckpt"`: a key of 16, 24 or 32 bytes that
            `load_checkpoint` needs, too.
        enc_mode: How: `"AES-GCM"`, which also proves that nobody changed the file, `"AES-CBC"` or
            `"SM4-CBC"` (16 bytes). MindSpore reads all three.
        choice_func: Says by name which parameters go into the file; None: all.
        crc_check: Whether a checksum is put into the file; `"npz"` always has one.
        format: How the file is laid out: `"ckpt"`, MindSpore's own; `"safetensors"`, which most
            libraries read; or `"npz"`, NumPy's.

    Raises:
        TypeError: If an argument has another type.
        ValueError: If an option is not available, or a value has a type or a name that the file
            cannot hold.
        OSError: If the file cannot be written: FileNotFoundError without the folder,
            IsADirectoryError if it is one; or if the file before, saved beside the training, could
            not.

    >>> import engine, tempfile
    >>> path = tempfile.mkdtemp() + "/net.ckpt"
    >>> save_checkpoint({"weight": engine.Tensor([1.0, 2.0])}, path, append_dict={"epoch": 3})
    >>> list(engine.load_checkpoint(path))
    ['weight', 'epoch']

    """
    options = (async_save, append_dict, enc_key, enc_mode, choice_func, crc_check, format)
    replaced = save_with_state({}, save_obj, ckpt_file_name, integrated_save, *options)
    warn_replaced("save_checkpoint", replaced)


def save_with_state(
    state: Mapping[str, Any],
    save_obj: Any,
    ckpt_file_name: str | os.PathLike[str],
    integrated_save: bool = True,
    async_save: bool | str = False,
    append_dict: dict[str, Any] | None = None,
    enc_key: bytes | None = None,
    enc_mode: str = "AES-GCM",
    choice_func: Callable[[str], bool] | None = None,
    crc_check: bool = False,
    format: str = "ckpt",
) -> list[str]:
    """`save_checkpoint`, and the entries of the state of a training behind what it saves.

    Returns:
        The names of parameters in whose place facts of `append_dict` stand.

    """
    _check_flags(integrated_save, crc_check)
    check_async(_where("async_save"), async_save)
    check_encryption("save_checkpoint", enc_key, enc_mode)
    codec = codec_of(_where("format"), format)
    check_encryptable(_where("enc_key"), codec, enc_key)
    if choice_func is not None and not callable(choice_func):
        raise ArgumentTypeError.of(_where("choice_func"), "a function or None", choice_func)
    path = _path(ckpt_file_name, codec.suffix)
    values = values_of(save_obj if state else of_this_stage(save_obj))
    values = as_one_process_saves(values, integrated=integrated_save)
    if choice_func is not None:
        values = {name: value for name, value in values.items() if choice_func(name)}
    facts = facts_of(append_dict)
    replaced = [name for name in facts if name in values]
    values |= facts
    if state:
        check_free("save_checkpoint", values)
        values |= state
    BESIDE.wait()  # a file of this name may be on its way
    where = f"checkpoint {path}"
    check_names(where, codec, values)
    make_parts, behind = _checksum(codec, crc_check)
    protected = protection(enc_key, enc_mode, checksum=behind)
    if not async_save:
        with _told_as_ours():
            write_parts(path, make_parts(where, values), protected)
        note_saved(path)
        return replaced
    kept = owned(values)
    _check_folder(path.parent)

    def write() -> None:
        parts = make_parts(where, kept)
        with _told_as_ours():
            if async_save == "process":
                write_in_process(path, parts, checksum=behind, key=enc_key, cipher=enc_mode)
            else:
                write_parts(path, parts, protected)
        note_saved(path)

    BESIDE.start(str(path), write)
    return replaced


def warn_replaced(where: str, names: Iterable[str]) -> None:
    """Log that facts stand in the place of parameters."""
    for name in names:
        told = "%s: the fact %r takes the place of the parameter of that name in the file."
        _logger.warning(told, where, name)


def check_async(where: str, async_save: Any) -> None:
    """`async_save` names a way to save.

    Raises:
        ArgumentTypeError: If it is neither a bool nor a str.
        ArgumentValueError: If there is no such way.

    """
    if not isinstance(async_save, bool | str):
        raise ArgumentTypeError.of(where, "a bool, 'thread' or 'process'", async_save)
    if isinstance(async_save, str) and async_save not in {"thread", "process"}:
        expected = "True, False, 'thread' or 'process'"
        raise ArgumentValueError.of(where, expected, repr(async_save))


@contextmanager
def _told_as_ours() -> Iterator[None]:
    """The format's own error, as engine's: users of engine catch those."""
    try:
        yield
    except EngineError:
        raise
    except ValueError as error:
        raise CheckpointError(str(error)) from error


def _checksum(codec: Codec, wanted: bool) -> tuple[Parts, bool]:
    """What makes the bytes of a file, and whether a checksum goes behind them."""
    if wanted and codec.checked_parts is not None:
        return codec.checked_parts, False
    return codec.parts, wanted


def _where(argument: str) -> str:
    return f"save_checkpoint({argument})"


def _check_flags(integrated_save: Any, crc_check: Any) -> None:
    if not isinstance(integrated_save, bool):
        raise ArgumentTypeError.of(_where("integrated_save"), "a bool", integrated_save)
    if not isinstance(crc_check, bool):
        raise ArgumentValueError.of(_where("crc_check"), "a bool", type(crc_check).__name__)


def _check_folder(folder: Path) -> None:
    """What a write beside the training would only say later."""
    if not folder.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(folder))


def _path(name: Any, suffix: str) -> Path:
    if not isinstance(name, str | os.PathLike):
        raise ArgumentTypeError.of(_where("ckpt_file_name"), "a path", name)
    check_path(_where("ckpt_file_name"), name)
    path = Path(name)
    if path.is_dir():
        raise IsADirectoryError(
            f"{_where('ckpt_file_name')} expected the path of a file, got the folder {path}."
        )
    path = path if path.suffix == suffix else path.with_name(path.name + suffix)
    # The file that a link names is replaced, as MindSpore does, and not the link.
    return Path(os.path.realpath(path)) if path.is_symlink() else path
