"""What a checkpoint file holds, as parameters by name."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np

from engine.backend import array, default_xp
from engine.errors import ArgumentTypeError, ArgumentValueError, CheckpointError, compose
from engine.nn import Cell
from engine.tensor.parameter import parameter_around
from insight.format.contents import every
from insight.format.decrypted import decrypted_file
from insight.format.encrypted import named_decrypted
from insight.format.foreign import foreign_told
from insight.record.provenance.ancestry import note_loaded

from .beside import BESIDE
from .encryption import check_encryption
from .extra_state import unpacked
from .formats import Codec, check_encryptable, codec_of, formats
from .into_net import load_param_into_net
from .training_state import without_state


def load_checkpoint(
    ckpt_file_name: str | os.PathLike[str],
    net: Cell | None = None,
    strict_load: bool = False,
    filter_prefix: str | list[str] | tuple[str, ...] | None = None,
    dec_key: bytes | None = None,
    dec_mode: str = "AES-GCM",
    specify_prefix: str | list[str] | tuple[str, ...] | None = None,
    choice_func: Callable[[str], bool] | None = None,
    crc_check: bool = False,
    remove_redundancy: bool = False,
    format: str = "ckpt",
) -> dict[str, Any]:
    """The parameters of a checkpoint file by name, in the order of the file.

    The state of the training that a resumable checkpoint holds besides is left out; `Model.train`
    takes it as `resume`.

    Args:
        ckpt_file_name: A file with the format's ending (`.ckpt`), whoever wrote it.
        net: Where the parameters are loaded too.
        strict_load: Whether a parameter of another number type is an error for `net`.
        filter_prefix: Leave out names that begin with it, or with one of them.
        dec_key: The key of an encrypted file: 16, 24 or 32 bytes.
        dec_mode: How it was encrypted: `"AES-GCM"`, `"AES-CBC"` or `"SM4-CBC"` (16 bytes).
        specify_prefix: Take only names that begin with it, or with one of them.
        choice_func: Says by name which are taken; None: all.
        crc_check: Whether the checksum of a file that has one is compared.
        remove_redundancy: Files without repeated parameters; there is one device so far, so only
            False is taken.
        format: How the file is laid out: `"ckpt"`, `"safetensors"` or `"npz"`, NumPy's, in which
            arrays of Python objects are refused.

    Returns:
        A `Parameter` by name, a str for a text, and the extra state of a cell as it was saved.

    Raises:
        TypeError: If an argument has another type.
        ValueError: If the file is not there, is no checkpoint, is damaged, was encrypted by another
            key or mode (or is, and there is no key), or nothing in it is taken.
        RuntimeError: If a shape differs from that in `net`.

    >>> import engine, tempfile
    >>> path = tempfile.mkdtemp() + "/net.ckpt"
    >>> engine.save_checkpoint({"fc.bias": engine.Tensor([0.0]), "lr": 0.1}, path)
    >>> load_checkpoint(path, filter_prefix="lr")
    {'fc.bias': Parameter (name=fc.bias, shape=(1,), dtype=Float32, requires_grad=True)}

    """
    codec = codec_of(_where("format"), format)
    BESIDE.finish()  # the file may be on its way
    path = _path(ckpt_file_name, codec.suffix)
    leave_out = _prefixes("filter_prefix", filter_prefix)
    take = _prefixes("specify_prefix", specify_prefix)
    check_encryption("load_checkpoint", dec_key, dec_mode, names="dec")
    check_encryptable(_where("dec_key"), codec, dec_key)
    _check(choice_func, crc_check, remove_redundancy)
    names: list[str] = []

    def wanted(name: str) -> bool:
        names.append(name)
        is_taken = not name.startswith(leave_out) and (not take or name.startswith(take))
        return is_taken and (choice_func is None or bool(choice_func(name)))

    chosen = without_state(
        lambda asked: read_values(
            codec, path, dec_key, dec_mode, check_crc=crc_check, wanted=asked
        ),
        wanted,
    )
    if not chosen:
        hint = f"the file has {names[:5]}"
        raise CheckpointError(
            f"load_checkpoint({path}) expected a parameter, got none. Hint: {hint}."
        )
    note_loaded(path)
    lay = _as_it_is if default_xp() is np else array
    held = {name: _parameter(name, value, lay) for name, value in chosen.items()}
    parameters = unpacked(held, f"checkpoint {path}")
    if net is not None:
        load_param_into_net(net, parameters, strict_load)
    return parameters


def _parameter(name: str, value: Any, lay: Callable[[Any], Any]) -> Any:
    """A parameter around what was read, which nobody else has; a text stays one."""
    if isinstance(value, str):
        return value
    return parameter_around(lay(value), name)


def _as_it_is(value: Any) -> Any:
    return value


def _where(argument: str) -> str:
    return f"load_checkpoint({argument})"


def _path(name: Any, suffix: str) -> Path:
    if not isinstance(name, str | os.PathLike):
        raise ArgumentTypeError.of(_where("ckpt_file_name"), "a path", name)
    path = Path(name)
    if path.suffix != suffix:
        text = compose(_where("ckpt_file_name"), f"'…{suffix}'", repr(str(path)), _other(path))
        raise CheckpointError(text)
    if not path.is_file():
        raise CheckpointError(f"{_where('ckpt_file_name')} expected a file, got none at {path}.")
    return path


def _other(path: Path) -> str:
    """What to do with a file of another format's ending, if it is one."""
    named = [codec.name for codec in formats().values() if codec.suffix == path.suffix]
    return f"give format={named[0]!r}" if named else ""


def _prefixes(name: str, given: Any) -> tuple[str, ...]:
    if given is None:
        return ()
    listed = (given,) if isinstance(given, str) else given
    if not isinstance(listed, list | tuple) or not all(isinstance(part, str) for part in listed):
        raise ArgumentTypeError.of(_where(name), "a str or a list of str", given)
    if not listed:
        raise ArgumentValueError.of(_where(name), "a prefix", "an empty list", "leave it out")
    return tuple(listed)


def _check(choice_func: Any, crc_check: Any, remove_redundancy: Any) -> None:
    if choice_func is not None and not callable(choice_func):
        raise ArgumentTypeError.of(_where("choice_func"), "a function or None", choice_func)
    if not isinstance(crc_check, bool):
        raise ArgumentValueError.of(_where("crc_check"), "a bool", type(crc_check).__name__)
    if remove_redundancy:
        hint = "this comes with a later version"
        raise ArgumentValueError.of(_where("remove_redundancy"), "False", remove_redundancy, hint)


def read_values(
    codec: Codec,
    path: Path,
    key: bytes | None,
    mode: str,
    *,
    check_crc: bool,
    wanted: Callable[[str], bool] = every,
) -> Mapping[str, Any]:
    """What a file holds, as far as it is wanted: arrays and texts by name.

    Raises:
        CheckpointError: If it is no checkpoint, damaged, or was encrypted in another way.
        OSError: If it cannot be read.

    """
    where = f"checkpoint {path}"
    with path.open("rb") as file:
        content: BinaryIO = file
        try:
            if key is not None:
                content = decrypted_file(where, file, key, mode)
                where = named_decrypted(where, mode)
            with foreign_told(where, file, path.name):
                return codec.read(where, content, check_crc=check_crc, wanted=wanted)
        except ValueError as error:  # the reader's own type; users of engine catch engine's
            raise CheckpointError(str(error)) from error
