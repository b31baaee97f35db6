"""Files of checkpoints from one format into the other."""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError, CheckpointError, FolderError
from insight.format.conversion import Job, convert

from .beside import BESIDE

_logger = logging.getLogger("engine.train")


def ckpt_to_safetensors(
    file_path: str | os.PathLike[str],
    save_path: str | os.PathLike[str] | None = None,
    name_map: dict[str, str] | None = None,
    file_name_regex: str | None = None,
    processes_num: int = 1,
) -> None:
    """Write `.ckpt` files anew as `.safetensors`, each whole or not at all.

    Texts and a checksum go along. MindSpore reads the numbers of both.

    Args:
        file_path: A file, or a folder: the files in its folders `rank…`; without any, those in
            itself.
        save_path: The folder to write to, made if need be, with the folders `rank…` in it; None:
            beside each file.
        name_map: Other names for parameters, by those that they have; others keep theirs.
        file_name_regex: Takes only files in whose names it is found.
        processes_num: How many processes share the files.

    Raises:
        ValueError: If there is no such file or folder, one is damaged, encrypted or holds what
            safetensors cannot (complex128), or two parameters would have one name. What was written
            before is there.
        TypeError: If an argument has another type.
        OSError: If a file cannot be read or written.

    >>> import engine, tempfile
    >>> path = tempfile.mkdtemp() + "/net"
    >>> engine.save_checkpoint({"weight": engine.Tensor([1.0, 2.0])}, path)
    >>> engine.ckpt_to_safetensors(path + ".ckpt", name_map={"weight": "fc.weight"})
    >>> list(engine.load_checkpoint(path + ".safetensors", format="safetensors"))
    ['fc.weight']

    """
    where, given = "ckpt_to_safetensors", (file_path, save_path, name_map, file_name_regex)
    _convert(where, (".ckpt", ".safetensors"), *given, processes_num)


def safetensors_to_ckpt(
    file_path: str | os.PathLike[str],
    save_path: str | os.PathLike[str] | None = None,
    name_map: dict[str, str] | None = None,
    file_name_regex: str | None = None,
    processes_num: int = 1,
) -> None:
    """Write `.safetensors` files anew as `.ckpt`, each whole or not at all.

    Args:
        file_path: A file, or a folder: the files in its folders `rank…`; without any, those in
            itself.
        save_path: The folder to write to, made if need be, with the folders `rank…` in it; None:
            beside each file.
        name_map: Other names for parameters, by those that they have; others keep theirs.
        file_name_regex: Takes only files in whose names it is found.
        processes_num: How many processes share the files.

    Raises:
        ValueError: If there is no such file or folder, one is damaged or holds a type that is not
            known here (float8), or two parameters would have one name. What was written before is
            there.
        TypeError: If an argument has another type.
        OSError: If a file cannot be read or written.

    >>> import engine, tempfile
    >>> path = tempfile.mkdtemp() + "/net"
    >>> engine.save_checkpoint({"weight": engine.Tensor([1.0])}, path, format="safetensors")
    >>> engine.safetensors_to_ckpt(path + ".safetensors")
    >>> list(engine.load_checkpoint(path + ".ckpt"))
    ['weight']

    """
    where, given = "safetensors_to_ckpt", (file_path, save_path, name_map, file_name_regex)
    _convert(where, (".safetensors", ".ckpt"), *given, processes_num)


def _convert(
    where: str,
    suffixes: tuple[str, str],
    file_path: Any,
    save_path: Any,
    name_map: Any,
    file_name_regex: Any,
    processes_num: Any,
) -> None:
    if not isinstance(file_path, str | os.PathLike):
        got = type(file_path).__name__
        raise ArgumentValueError.of(f"{where}(file_path)", "a path", got)
    if save_path is not None and not isinstance(save_path, str | os.PathLike):
        raise ArgumentTypeError.of(f"{where}(save_path)", "a path or None", save_path)
    if isinstance(processes_num, bool) or not isinstance(processes_num, int):
        raise ArgumentTypeError.of(f"{where}(processes_num)", "an int", processes_num)
    if processes_num < 1:
        raise ArgumentValueError.of(f"{where}(processes_num)", "1 or more", processes_num)
    names, pattern = _names(where, name_map), _pattern(where, file_name_regex)
    target = None if save_path is None else Path(save_path)
    if target is not None and target.exists() and not target.is_dir():
        raise FolderError(f"{where}(save_path) expected a folder, got the file {target}.")
    BESIDE.finish()  # a file may be on its way
    jobs = _jobs(where, suffixes, Path(file_path), target, pattern)
    if not jobs:
        _logger.warning("%s: no file in %s is of that name.", where, file_path)
    try:
        convert(jobs, names, processes=processes_num)
    except ValueError as error:  # the format's own type; users of engine catch engine's
        raise CheckpointError(f"{where}: {error}") from error


def _names(where: str, name_map: Any) -> Mapping[str, str]:
    if name_map is None:
        return {}
    is_names = isinstance(name_map, dict) and all(
        isinstance(name, str) for pair in name_map.items() for name in pair
    )
    if not is_names:
        got = type(name_map).__name__ if not isinstance(name_map, dict) else repr(name_map)
        raise ArgumentValueError.of(f"{where}(name_map)", "a dict of str to str or None", got)
    names: dict[str, str] = name_map
    return names


def _pattern(where: str, given: Any) -> re.Pattern[str] | None:
    if given is None:
        return None
    where = f"{where}(file_name_regex)"
    if not isinstance(given, str):
        raise ArgumentTypeError.of(where, "a str or None", given)
    try:
        return re.compile(given)
    except re.error as error:
        raise ArgumentValueError.of(
            where, "a regular expression", f"{given!r} ({error})"
        ) from error


def _jobs(
    where: str,
    suffixes: tuple[str, str],
    path: Path,
    target: Path | None,
    pattern: re.Pattern[str] | None,
) -> list[Job]:
    """The files to convert, in the order of their names."""
    where, (before, after) = f"{where}(file_path)", suffixes
    if path.is_file():
        if path.suffix != before:
            raise CheckpointError(f"{where} expected '…{before}', got {str(path)!r}.")
        if pattern is not None and not pattern.search(path.name):
            expected = f"a name with {pattern.pattern!r}"
            raise CheckpointError(f"{where} expected {expected}, got {path.name!r}.")
        return [Job(path, (target or path.parent) / f"{path.stem}{after}")]
    if not path.is_dir():
        raise CheckpointError(f"{where} expected a file or a folder, got none at {path}.")
    ranks = sorted(folder for folder in path.glob("rank*") if folder.is_dir())
    files = [file for folder in ranks or [path] for file in sorted(folder.glob(f"*{before}"))]
    files = [file for file in files if file.is_file()]
    if not files and not ranks:
        expected = f"files '…{before}', or folders 'rank…' with them"
        raise CheckpointError(f"{where} expected {expected}, got none in {path}.")
    top = target or path
    return [
        Job(file, (top / file.relative_to(path)).with_suffix(after))
        for file in files
        if pattern is None or pattern.search(file.name)
    ]
