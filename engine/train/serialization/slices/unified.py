"""The safetensors files of several devices as few files of whole parameters, with a table of them.

    part0.safetensors …       parameters, whole, about 3 GiB a file
    hyper_param.safetensors   what no strategy mentions: a learning rate, a step
    param_name_map.json       {"metadata": {"total_size": 8}, "weight_map": {name: file}}

The table is that of Hugging Face's `model.safetensors.index.json`, by MindSpore's name.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from math import prod
from pathlib import Path
from typing import Any, NamedTuple

from engine.errors import ArgumentTypeError, ArgumentValueError, CheckpointError
from engine.train.serialization.formats import codec_of
from engine.train.serialization.training_state import NAME, is_reserved
from insight.format.atomic import written_atomically
from insight.format.checkpoint_stream import write_parts
from insight.format.safetensors.parsing import Header, read_header

from .ranks import ranks_needed
from .recut import Recut, values_in
from .strategy import Strategy, strategy_of

_WHERE = "unified_safetensors"
_MOST = 3 * 2**30  # bytes of parameters in a file, as MindSpore divides them
_OF_ONE_STEP = "accu_grads"  # gradients being gathered, which nothing goes on with

Files = dict[int, Path]
Choice = Callable[[str], bool | str]


def unified_safetensors(
    src_dir: str,
    src_strategy_file: str | None,
    dst_dir: str,
    merge_with_redundancy: bool = True,
    file_suffix: str | None = None,
    max_process_num: int = 64,
    choice_func: Choice | None = None,
    split_dst_file: tuple[int, int] | tuple[()] = (),
) -> None:
    """Join the safetensors files of all ranks, so that parameters are whole.

    `dst_dir` gets `part0.safetensors` and further ones, about 3 GiB each,
    `hyper_param.safetensors` with what the strategy does not mention, and `param_name_map.json`,
    which says where each parameter is. Gathered gradients (`accu_grads…`) are left out.

    Args:
        src_dir: Has a folder `rank_<number>` for each rank; of several files there the last by
            name counts.
        src_strategy_file: How the parameters lie; None: whole, in `rank_0`. Of a pipeline, what
            `merge_pipeline_strategys` wrote.
        dst_dir: The folder to write to; made where it is missing.
        merge_with_redundancy: Whether each file has all that its rank holds. Files that leave out
            what others have are joined either way.
        file_suffix: Takes only files whose names end so, before `.safetensors`.
        max_process_num: How many parts are made at once, by threads; each needs memory of its size.
        choice_func: Says by name whether a parameter is taken, or another name for it. What the
            strategy does not mention is not asked for.
        split_dst_file: `(number, count)`: of so many calls, on as many machines, this is the one of
            the number, from 1, and writes its share of the parts.

    Raises:
        TypeError: If an argument has another type.
        ValueError: If the file of a rank that is needed is missing or damaged, `src_dir` is no
            folder or has checkpoints of two formats, `choice_func` answers something else, or two
            parameters would have one name.
        OSError: If a file cannot be written.

    >>> import engine, tempfile
    >>> folder = Path(tempfile.mkdtemp())
    >>> (folder / "rank_0").mkdir()
    >>> values = {"weight": engine.Tensor([1.0, 2.0])}
    >>> engine.save_checkpoint(values, folder / "rank_0" / "net", format="safetensors")
    >>> unified_safetensors(str(folder), None, str(folder / "whole"))
    >>> sorted(path.name for path in (folder / "whole").iterdir())
    ['param_name_map.json', 'part0.safetensors']

    """
    _check_texts(src_dir=src_dir, dst_dir=dst_dir, file_suffix=file_suffix or "")
    if not isinstance(merge_with_redundancy, bool):
        raise ArgumentTypeError.of(
            f"{_WHERE}(merge_with_redundancy)", "a bool", merge_with_redundancy
        )
    if not isinstance(max_process_num, int) or max_process_num < 1:
        where = f"{_WHERE}(max_process_num)"
        raise ArgumentValueError.of(where, "a whole number above 0", repr(max_process_num))
    number, count = _share(split_dst_file)
    strategy = strategy_of(f"{_WHERE}(src_strategy_file)", src_strategy_file)
    files = _needed(_files_in(Path(src_dir), file_suffix or ""), strategy)
    told = _told(files, strategy)
    names = _chosen(told.sizes, choice_func)
    sizes = {name: told.sizes[name] for name in names}
    parts = divided(sizes, _MOST)
    into = Path(dst_dir)
    into.mkdir(parents=True, exist_ok=True)

    def make(index: int) -> None:
        recut = Recut(_WHERE, 0, strategy, None, frozenset(parts[index]).__contains__)
        for rank, file in files.items():
            recut.add(rank, file)
        values = recut.values()
        _write(into / _name_of(index), {names[name]: values[name] for name in parts[index]})

    with ThreadPoolExecutor(max_process_num) as threads:
        own = range(len(parts) * (number - 1) // count, len(parts) * number // count)
        list(threads.map(make, own))
    if told.others:
        _write(into / "hyper_param.safetensors", _first_of_each(told.others, files.values()))
    _write_table(into / "param_name_map.json", parts, names, sum(sizes.values()))


def divided(sizes: Mapping[str, int], most: int) -> list[list[str]]:
    """Names in their order, in groups of at most so many bytes; what is larger stands alone.

    >>> divided({"a": 2, "b": 1, "c": 5, "d": 1}, 3)
    [['a', 'b'], ['c'], ['d']]
    """
    groups: list[list[str]] = []
    room = 0
    for name, size in sizes.items():
        if not groups or size > room:
            groups.append([])
            room = most
        groups[-1].append(name)
        room -= size
    return groups


class _Told(NamedTuple):
    """What the headers of all files say."""

    sizes: dict[str, int]  # bytes of whole parameters, by name
    others: list[str]  # what the strategy does not mention


def _told(files: Files, strategy: Strategy | None) -> _Told:
    sizes: dict[str, int] = {}
    others: dict[str, None] = {}
    for rank, path in files.items():
        header = _header(path)
        bytes_of = {entry.name: entry.size for entry in header.entries}
        for name in header.names:
            is_of_state = NAME in header.texts and is_reserved(name)
            if is_of_state or name.startswith(_OF_ONE_STEP):
                continue
            if strategy is None and name in bytes_of:
                sizes[name] = bytes_of[name]
            elif strategy is None or name not in strategy.layouts:
                others[name] = None
            elif name in bytes_of and name not in sizes:
                sizes[name] = _whole_size(bytes_of[name], strategy, name, rank)
    return _Told(sizes, list(others))


def _header(path: Path) -> Header:
    try:
        with path.open("rb") as file:
            return read_header(f"checkpoint {path}", file)
    except ValueError as error:  # the format's own type; users of engine catch engine's
        raise CheckpointError(str(error)) from error


def _whole_size(size: int, strategy: Strategy, name: str, rank: int) -> int:
    """The bytes of a parameter, from those of the slice of a rank."""
    stage, device = divmod(rank, strategy.devices)
    by_stage = strategy.layouts[name]
    layout = by_stage.get(stage, by_stage[min(by_stage)])
    share = prod(end - begin for begin, end in layout.spans(layout.block_of(device)))
    return int(size / share) if share else 0


def _files_in(folder: Path, suffix: str) -> Files:
    """The file of each rank, by its number."""
    where = f"{_WHERE}(src_dir)"
    if not folder.is_dir():
        raise CheckpointError(f"{where} expected a folder, got none at {folder}.")
    files: Files = {}
    for path in sorted(folder.glob("rank_*/*")):
        number = path.parent.name.removeprefix("rank_")
        if not number.isdecimal() or not path.is_file():
            continue
        if path.suffix == ".ckpt":
            hint = "ckpt_to_safetensors converts them"
            expected, got = "safetensors files alone", f"{path} too"
            raise ArgumentValueError.of(where, expected, got, hint)
        if path.suffix == ".safetensors" and path.stem.endswith(suffix):
            files[int(number)] = path  # the last by name
    if not files:
        ending = f"{suffix}.safetensors"
        expected = f"files that end in {ending} in folders rank_0, …"
        raise CheckpointError(f"{where} expected {expected}, got none in {folder}.")
    return dict(sorted(files.items()))


def _needed(files: Files, strategy: Strategy | None) -> Files:
    """Those of the ranks that the strategy has: first what is needed, then what may stand in."""
    needed = sorted(ranks_needed(_WHERE, 0, strategy, None))
    missing = [rank for rank in needed if rank not in files]
    if missing:
        raise CheckpointError(f"{_WHERE} expected the files of ranks {needed}, got no {missing}.")
    count = strategy.devices * strategy.stages if strategy else 1
    order = [*needed, *(rank for rank in files if rank not in needed and rank < count)]
    return {rank: files[rank] for rank in order}


def _chosen(names: Iterable[str], choice: Choice | None) -> dict[str, str]:
    """The names that parameters get, by those that they have."""
    chosen: dict[str, str] = {}
    for name in names:
        answer = True if choice is None else choice(name)
        if not isinstance(answer, bool | str):
            where, got = f"{_WHERE}(choice_func): what it returns", type(answer).__name__
            raise ArgumentValueError.of(where, "a bool or a str", got)
        if answer is not False:
            chosen[name] = name if answer is True else answer
    twice = sorted(new for new, times in Counter(chosen.values()).items() if times > 1)
    if twice:
        where = f"{_WHERE}(choice_func)"
        raise ArgumentValueError.of(where, "a name for each parameter", f"{twice} for several")
    return chosen


def _first_of_each(names: Iterable[str], paths: Iterable[Path]) -> dict[str, Any]:
    """Values from the first file that has them."""
    found: dict[str, Any] = {}
    left = set(names)
    for path in paths:
        values = values_in(path, left.__contains__)
        found |= values
        left -= set(values)
    return found


def _write(path: Path, values: Mapping[str, Any]) -> None:
    codec = codec_of(_WHERE, "safetensors")
    write_parts(path, codec.parts(f"checkpoint {path}", values))


def _write_table(path: Path, parts: list[list[str]], names: Mapping[str, str], size: int) -> None:
    where = {names[name]: _name_of(k) for k, part in enumerate(parts) for name in part}
    table = {"metadata": {"total_size": size}, "weight_map": where}
    written_atomically(path, [json.dumps(table, indent=4, ensure_ascii=False).encode()])


def _name_of(index: int) -> str:
    return f"part{index}.safetensors"


def _share(given: Any) -> tuple[int, int]:
    where = f"{_WHERE}(split_dst_file)"
    if not isinstance(given, tuple | list):
        raise ArgumentTypeError.of(where, "a tuple of two numbers", given)
    if not given:
        return 1, 1
    if len(given) != 2 or not all(isinstance(part, int) for part in given):
        raise ArgumentValueError.of(where, "(number, count)", repr(given))
    number, count = given
    if not 1 <= number <= count:
        raise ArgumentValueError.of(where, "a number from 1 to the count", repr(given))
    return number, count


def _check_texts(**given: Any) -> None:
    for name, value in given.items():
        if not isinstance(value, str):
            raise ArgumentTypeError.of(f"{_WHERE}({name})", "a str", value)
