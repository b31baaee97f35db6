"""Checkpoints of several devices, cut to another layout."""

from __future__ import annotations

import os
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError, CheckpointError, FolderError
from engine.train.serialization.formats import Codec, codec_of, formats
from insight.format.checkpoint_stream import write_parts
from insight.format.messages import ParallelStrategyMap

from .ranks import check_rank, ranks_needed
from .recut import Recut
from .strategy import Strategy, strategy_message, strategy_of

_BY_RANK = "transform_checkpoint_by_rank"
_ALL = "transform_checkpoints"
_OF_OPTIMIZERS = ("accu_grads", "adam_v", "adam_m")  # MindSpore's names for their state


def transform_checkpoint_by_rank(
    rank_id: int,
    checkpoint_files_map: dict[int, str],
    save_checkpoint_file_name: str,
    src_strategy_file: str | None = None,
    dst_strategy_file: str | None = None,
) -> None:
    """Write the checkpoint of one rank in another layout, from those of the ranks before.

    What no strategy mentions is taken over from the rank of the same number.

    Args:
        rank_id: A rank of the layout afterwards.
        checkpoint_files_map: Ranks before and their files: those of `rank_list_for_transform`.
        save_checkpoint_file_name: The file to write, which ends in `.ckpt`.
        src_strategy_file: How parameters lay before; None: whole, in one file.
        dst_strategy_file: How they are to lie; None: whole.

    Raises:
        TypeError: If an argument has another type.
        ValueError: If a file is missing or damaged, does not fit the strategies, or there is no
            such rank.
        OSError: If the file cannot be written.

    >>> import engine, tempfile
    >>> folder = tempfile.mkdtemp()
    >>> engine.save_checkpoint({"w": engine.Tensor([1.0])}, folder + "/before.ckpt")
    >>> transform_checkpoint_by_rank(0, {0: folder + "/before.ckpt"}, folder + "/after.ckpt")
    >>> list(engine.load_checkpoint(folder + "/after.ckpt"))
    ['w']

    """
    if not isinstance(checkpoint_files_map, dict):
        where = f"{_BY_RANK}(checkpoint_files_map)"
        raise ArgumentTypeError.of(where, "a dict of ranks and files", checkpoint_files_map)
    check_rank(_BY_RANK, rank_id)
    if not isinstance(save_checkpoint_file_name, str):
        where = f"{_BY_RANK}(save_checkpoint_file_name)"
        raise ArgumentTypeError.of(where, "a str", save_checkpoint_file_name)
    codec = codec_of(_BY_RANK, "ckpt")
    if not save_checkpoint_file_name.endswith(codec.suffix):
        where = f"{_BY_RANK}(save_checkpoint_file_name)"
        raise ArgumentValueError.of(where, "'….ckpt'", repr(save_checkpoint_file_name))
    for rank, file in checkpoint_files_map.items():
        if not Path(file).is_file():
            where = f"{_BY_RANK}(checkpoint_files_map)[{rank}]"
            raise CheckpointError(f"{where} expected a file, got none at {file}.")
    source, target = _strategies(_BY_RANK, src_strategy_file, dst_strategy_file)
    files = {rank: Path(file) for rank, file in checkpoint_files_map.items()}
    made = Recut(_BY_RANK, rank_id, source, target)
    _write(made, files, Path(save_checkpoint_file_name), codec)


def transform_checkpoints(
    src_checkpoints_dir: str,
    dst_checkpoints_dir: str,
    ckpt_prefix: str,
    src_strategy_file: str | None = None,
    dst_strategy_file: str | None = None,
    process_num: int = 1,
    output_format: str = "ckpt",
) -> None:
    """Write the checkpoints of all ranks in another layout.

    The file of rank 3 becomes `rank_3/<prefix>3.ckpt`. Where the strategy before is of one stage of
    a pipeline, and the one afterwards says more parameters, only that stage is taken, as
    `rank_3/<prefix>3_part<stage>.ckpt`: `load_segmented_checkpoints` joins the parts.

    Args:
        src_checkpoints_dir: Has a folder `rank_<number>` for each rank before; of several
            checkpoints there the last by name counts.
        dst_checkpoints_dir: Gets such folders; made where it is missing.
        ckpt_prefix: How the new files begin.
        src_strategy_file: How parameters lay before; None: whole, in `rank_0`. Of a pipeline, what
            `merge_pipeline_strategys` wrote.
        dst_strategy_file: How they are to lie; None: whole.
        process_num: How many files are made at once, by threads.
        output_format: A name of `engine.train.serialization.formats`.

    Raises:
        TypeError: If an argument has another type.
        ValueError: If a checkpoint is missing or damaged, or does not fit the strategies.
        NotADirectoryError: If there is no such folder.
        OSError: If a file cannot be written; those of other ranks may be there then.

    >>> import engine, tempfile
    >>> folder = Path(tempfile.mkdtemp())
    >>> (folder / "rank_0").mkdir()
    >>> engine.save_checkpoint({"w": engine.Tensor([1.0])}, folder / "rank_0" / "net.ckpt")
    >>> transform_checkpoints(str(folder), str(folder / "new"), "net_")
    >>> [path.name for path in folder.glob("new/rank_0/*")]
    ['net_0.ckpt']

    """
    _check_texts(src_checkpoints_dir, dst_checkpoints_dir, ckpt_prefix)
    if not isinstance(process_num, int) or process_num < 1:
        where = f"{_ALL}(process_num)"
        raise ArgumentValueError.of(where, "a whole number above 0", repr(process_num))
    codec = codec_of(f"{_ALL}(output_format)", output_format)
    files = _files_in(Path(src_checkpoints_dir), codec)
    source, target = _strategies(_ALL, src_strategy_file, dst_strategy_file)
    stage = _stage_alone(source, target, src_strategy_file)
    after = Path(dst_checkpoints_dir)
    if after.exists() and not after.is_dir():
        raise FolderError(f"{_ALL}(dst_checkpoints_dir) expected a folder, got the file {after}.")
    if stage is not None and source:
        first = stage * source.devices
        files = {rank - first: path for rank, path in files.items() if rank >= first}
    ranks = range(target.devices * target.stages if target else 1)
    needed = {rank: _found(rank, source, target, files) for rank in ranks}
    part = "" if stage is None else f"_part{stage}"

    def make(rank: int) -> None:
        folder = after / f"rank_{rank}"
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{ckpt_prefix}{rank}{part}{codec.suffix}"
        _write(Recut(_ALL, rank, source, target), needed[rank], path, codec)

    with ThreadPoolExecutor(process_num) as threads:
        list(threads.map(make, ranks))


def _strategies(where: str, src: Any, dst: Any) -> tuple[Strategy | None, Strategy | None]:
    source = strategy_of(f"{where}(src_strategy_file)", src)
    return source, strategy_of(f"{where}(dst_strategy_file)", dst)


def _write(made: Recut, files: Mapping[int, Path], path: Path, codec: Codec) -> None:
    for rank, file in files.items():
        made.add(rank, file)
    write_parts(path, codec.parts(f"checkpoint {path}", made.values()))


def _check_texts(before: Any, after: Any, prefix: Any) -> None:
    names = ("src_checkpoints_dir", "dst_checkpoints_dir", "ckpt_prefix")
    for name, value in zip(names, (before, after, prefix), strict=True):
        if not isinstance(value, str):
            raise ArgumentTypeError.of(f"{_ALL}({name})", "a str", value)
    if not prefix.strip() or any(part in prefix for part in ("..", "~", os.sep)):
        expected = "the beginning of a file's name"
        raise ArgumentValueError.of(f"{_ALL}(ckpt_prefix)", expected, repr(prefix))


def _files_in(folder: Path, codec: Codec) -> dict[int, Path]:
    """The checkpoint of each rank, all of one format."""
    where = f"{_ALL}(src_checkpoints_dir)"
    if not folder.is_dir():
        raise FolderError(f"{where} expected a folder, got none at {folder}.")
    suffixes = {found.suffix for found in formats().values()}
    files: dict[int, Path] = {}
    for path in sorted(folder.glob("rank_*/*")):
        number = path.parent.name.removeprefix("rank_")
        if number.isdecimal() and path.suffix in suffixes and path.is_file():
            files[int(number)] = path  # the last by name
    found = {path.suffix for path in files.values()}
    if len(found) != 1:
        expected, got = "checkpoints of one format in folders rank_0, …", f"{sorted(found)}"
        raise CheckpointError(f"{where} expected {expected}, got {got} in {folder}.")
    if found == {".ckpt"} and codec.suffix != ".ckpt":
        hint = "ckpt_to_safetensors converts them"
        got = repr(codec.name)
        raise ArgumentValueError.of(f"{_ALL}(output_format)", "'ckpt' for .ckpt files", got, hint)
    return files


def _found(
    rank: int, source: Strategy | None, target: Strategy | None, files: Mapping[int, Path]
) -> dict[int, Path]:
    """The files that a rank needs."""
    needed = ranks_needed(_ALL, rank, source, target)
    missing = [other for other in needed if other not in files]
    if missing:
        expected = f"the checkpoints of ranks {sorted(needed)} for rank {rank}"
        raise CheckpointError(f"{_ALL} expected {expected}, got none of {sorted(missing)}.")
    return {other: files[other] for other in needed}


def _stage_alone(source: Strategy | None, target: Strategy | None, file: Any) -> int | None:
    """The stage that is taken by itself, because the strategy before says fewer parameters."""
    if source is None or target is None or source.stages > 1 or target.stages > 1:
        return None
    before, after = (
        {name for name in strategy.layouts if not name.startswith(_OF_OPTIMIZERS)}
        for strategy in (source, target)
    )
    if not before < after:
        return None
    message: ParallelStrategyMap = strategy_message(_ALL, file)
    if not message.parallel_strategy_item:
        where = f"{_ALL}(src_strategy_file)"
        raise ArgumentValueError.of(where, "the stage of an operator", "no operators")
    return int(message.parallel_strategy_item[0].parallel_strategys.stage)
