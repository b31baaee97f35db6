"""A file of a network to a program: which kind, opened by its key."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError, GraphFileError, UnsupportedError
from engine.program import Program
from engine.train.serialization.encryption import check_encryption
from insight.format.decrypted import decrypted
from insight.format.encrypted import cipher_name

from .formats import loaders
from .loader import Loader, NetworkFile

_WHERE = "load(file_name)"


def load(file_name: str | os.PathLike[str], **kwargs: Any) -> Program:
    """The network of a file, for `nn.GraphCell` to run.

    Args:
        file_name: The file: what its ending says is how it is read.
        **kwargs: `dec_key` opens an encrypted MINDIR file: 16, 24 or 32 bytes. `dec_mode` says how
            it was encrypted: `"AES-GCM"`, which is meant without it, `"AES-CBC"`, `"SM4-CBC"`, or
            a function of the file's name and the key that returns its bytes in the clear.

    Returns:
        The program: what the file calls its inputs, parameters and operators.

    Raises:
        ValueError: If there is no such file, `file_name` is no path or has another ending, or the
            key or mode is none.
        TypeError: If a keyword has another name.
        RuntimeError: If the file is damaged, was encrypted by another key, or has an operator
            that has no form here: the error names it and its place.
        NotImplementedError: If `obf_func` is given: MindSpore no longer offers obfuscation.
        ImportError: If it is of ONNX and the library of that name is not installed.
        OSError: If the file cannot be read.

    >>> import engine, tempfile
    >>> from engine import nn
    >>> path = tempfile.mkdtemp() + "/fc.onnx"
    >>> engine.export(nn.ReLU(), engine.Tensor([[1.0, -2.0]]), file_name=path)
    >>> nn.GraphCell(load(path))(engine.Tensor([[3.0, -4.0]]))
    Tensor(shape=[1, 2], dtype=Float32, value=
    [[ 3.00000000e+00,  0.00000000e+00]])

    """
    _check_names(kwargs)
    loader, path = _chosen(file_name)
    key, mode = kwargs.get("dec_key"), kwargs.get("dec_mode", "AES-GCM")
    if key is not None and not loader.is_encrypted:
        hint = "MINDIR files may be encrypted"
        raise ArgumentValueError.of("load(dec_key)", f"None for {loader.name}", "a key", hint)
    cipher = mode if key is not None and isinstance(mode, str) else None
    return loader.read(NetworkFile(path, _content(path, key, mode), cipher))


def _check_names(given: dict[str, Any]) -> None:
    if given.get("obf_func") is not None:
        hint = "MindSpore no longer offers obfuscation either"
        raise UnsupportedError.of("load(obf_func)", "None", type(given["obf_func"]).__name__, hint)
    unknown = sorted(set(given) - {"dec_key", "dec_mode", "obf_func"})
    if unknown:
        raise ArgumentTypeError(f"load expected no argument named {unknown}.")


def _chosen(file_name: Any) -> tuple[Loader, Path]:
    if not isinstance(file_name, str | os.PathLike):
        raise ArgumentValueError.of(_WHERE, "a path", type(file_name).__name__)
    path = Path(file_name)
    loader = loaders().get(path.suffix)
    if loader is None:
        expected = " or ".join(f"'…{suffix}'" for suffix in sorted(loaders()))
        raise ArgumentValueError.of(_WHERE, expected, repr(str(path)))
    if not path.is_file():
        raise ArgumentValueError.of(_WHERE, "a file", f"none at {path}")
    return loader, path


def _content(path: Path, key: Any, mode: Any) -> bytes:
    where = f"file {path}"
    if key is None:
        content = path.read_bytes()
        cipher = cipher_name(content[:4])
        if cipher is not None:
            hint = "pass dec_key and dec_mode"
            got = f"one encrypted by {cipher}"
            raise GraphFileError.of(where, "a file in the clear", got, hint)
        return content
    if callable(mode):
        return _opened_by_user(path, key, mode)
    check_encryption("load", key, mode, names="dec")
    try:
        return decrypted(where, path.read_bytes(), key, mode)
    except ValueError as error:  # the format's own type
        raise GraphFileError(str(error)) from error


def _opened_by_user(path: Path, key: Any, mode: Callable[..., Any]) -> bytes:
    if not isinstance(key, bytes):
        raise ArgumentValueError.of("load(dec_key)", "bytes", type(key).__name__)
    content = mode(str(path), key)
    if not isinstance(content, bytes):
        raise ArgumentTypeError.of("load(dec_mode): what it returns", "bytes", content)
    return content
