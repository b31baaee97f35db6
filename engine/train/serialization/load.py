"""What a checkpoint file holds, as parameters by name."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError, CheckpointError
from engine.nn import Cell
from engine.tensor import Parameter

from .encryption import encryption
from .extra_state import unpacked
from .formats import Codec, codec_of
from .into_net import load_param_into_net


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

    Args:
        ckpt_file_name: A file with the format's ending (`.ckpt`), ours or MindSpore's.
        net: Where the parameters are loaded too.
        strict_load: Whether a parameter of another number type is an error for `net`.
        filter_prefix: Leave out names that begin with it, or with one of them.
        dec_key: Not built yet; only None is taken.
        dec_mode: How the file would be encrypted.
        specify_prefix: Take only names that begin with it, or with one of them.
        choice_func: Says by name which are taken; None: all.
        crc_check: Whether the checksum of a file that has one is compared.
        remove_redundancy: Files without repeated parameters; there is one device so far, so only
            False is taken.
        format: How the file is laid out: a name of `engine.train.serialization.formats`.

    Returns:
        A `Parameter` by name, a str for a text, and the extra state of a cell as it was saved.

    Raises:
        TypeError: If an argument has another type.
        ValueError: If the file is not there, is no checkpoint, is damaged or encrypted, or nothing
            in it is taken.
        RuntimeError: If a shape differs from that in `net`.

    >>> import engine, tempfile
    >>> path = tempfile.mkdtemp() + "/net.ckpt"
    >>> engine.save_checkpoint({"fc.bias": engine.Tensor([0.0]), "lr": 0.1}, path)
    >>> load_checkpoint(path, filter_prefix="lr")
    {'fc.bias': Parameter (name=fc.bias, shape=(1,), dtype=Float32, requires_grad=True)}

    """
    codec = codec_of(_where("format"), format)
    path = _path(ckpt_file_name, codec.suffix)
    leave_out = _prefixes("filter_prefix", filter_prefix)
    take = _prefixes("specify_prefix", specify_prefix)
    encryption(_where("dec_key"), dec_key)
    _check(choice_func, crc_check, remove_redundancy)
    values = _read(codec, path, check_crc=crc_check)
    chosen = {
        name: value
        for name, value in values.items()
        if not name.startswith(leave_out)
        and (not take or name.startswith(take))
        and (choice_func is None or choice_func(name))
    }
    if not chosen:
        hint = f"the file has {list(values)[:5]}"
        raise CheckpointError(
            f"load_checkpoint({path}) expected a parameter, got none. Hint: {hint}."
        )
    parameters = unpacked(
        {
            name: value if isinstance(value, str) else Parameter(value, name=name)
            for name, value in chosen.items()
        }
    )
    if net is not None:
        load_param_into_net(net, parameters, strict_load)
    return parameters


def _where(argument: str) -> str:
    return f"load_checkpoint({argument})"


def _path(name: Any, suffix: str) -> Path:
    if not isinstance(name, str | os.PathLike):
        raise ArgumentTypeError.of(_where("ckpt_file_name"), "a path", name)
    path = Path(name)
    if path.suffix != suffix:
        got = repr(str(path))
        raise CheckpointError(f"{_where('ckpt_file_name')} expected '…{suffix}', got {got}.")
    if not path.is_file():
        raise CheckpointError(f"{_where('ckpt_file_name')} expected a file, got none at {path}.")
    return path


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
        raise ArgumentTypeError.of(_where("crc_check"), "a bool", crc_check)
    if remove_redundancy:
        hint = "this comes with a later version"
        raise ArgumentValueError.of(_where("remove_redundancy"), "False", remove_redundancy, hint)


def _read(codec: Codec, path: Path, *, check_crc: bool) -> Mapping[str, Any]:
    try:
        return codec.read(path, check_crc=check_crc)
    except ValueError as error:  # the reader's own type; users of engine catch engine's
        raise CheckpointError(str(error)) from error
