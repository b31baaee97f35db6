"""The strategies of a pipeline's stages as one, and the ranks whose checkpoints are alike."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from engine.errors import ArgumentTypeError, CheckpointError, FolderError, StrategyError
from insight.format.atomic import written_atomically
from insight.format.messages import ParallelStrategyMap
from insight.format.strategy import json_strategy, restored_ranks

from .strategy import content_of, strategy_message

_WHERE = "merge_pipeline_strategys"


def merge_pipeline_strategys(src_strategy_dirs: str, dst_strategy_file: str) -> None:
    """Join the strategy files of all stages of a pipeline in one, which transforming takes.

    Parameters are called `<stage>-<name>` there. Of several files of one stage the first by name
    counts.

    Args:
        src_strategy_dirs: A folder with the files of all stages, all `.ckpt` or all `.json`.
        dst_strategy_file: The file to write; its folder is made where it is missing.

    Raises:
        TypeError: If a name is no str.
        NotADirectoryError: If there is no such folder.
        ValueError: If it has no files, files of both kinds, or one without strategies.
        OSError: If the file cannot be written.

    >>> import tempfile
    >>> folder = Path(tempfile.mkdtemp())
    >>> for stage in range(2):
    ...     text = {"parallel_strategy_item": {"MatMul": {"stage": stage}}}
    ...     text["parallel_layout_item"] = {f"fc{stage}.weight": {}}
    ...     _ = (folder / f"stage{stage}.json").write_text(json.dumps(text))
    >>> merge_pipeline_strategys(str(folder), str(folder / "all" / "strategy.json"))
    >>> list(json.loads((folder / "all" / "strategy.json").read_text())["parallel_layout_item"])
    ['0-fc0.weight', '1-fc1.weight']

    """
    for name, value in (
        ("src_strategy_dirs", src_strategy_dirs),
        ("dst_strategy_file", dst_strategy_file),
    ):
        if not isinstance(value, str):
            raise ArgumentTypeError.of(f"{_WHERE}({name})", "a str", value)
    folder, after = Path(src_strategy_dirs), Path(dst_strategy_file)
    if not folder.is_dir():
        got = f"none at {folder}"
        raise FolderError(f"{_WHERE}(src_strategy_dirs) expected a folder, got {got}.")
    messages, texts = (sorted(folder.glob(f"*{suffix}")) for suffix in (".ckpt", ".json"))
    if bool(messages) == bool(texts):
        got = "both" if messages else "neither"
        expected = f"files .ckpt or files .json in {folder}"
        raise CheckpointError(f"{_WHERE}(src_strategy_dirs) expected {expected}, got {got}.")
    merged = _merged_messages(messages) if messages else _merged_texts(texts)
    after.parent.mkdir(parents=True, exist_ok=True)
    written_atomically(after, [merged])


def restore_group_info_list(group_info_file_name: str) -> list[int]:
    """The ranks whose checkpoints hold the same, from the file of MindSpore's `GROUP_INFO_FILE`.

    Raises:
        TypeError: If the name is no str.
        ValueError: If the file is missing, empty or something else.

    >>> import tempfile
    >>> from engine.train.node_strategy_pb2 import ParallelGroupMap
    >>> groups = ParallelGroupMap(ckpt_restore_rank_list={"dim": [0, 4]})
    >>> path = Path(tempfile.mkdtemp()) / "group_info.pb"
    >>> _ = path.write_bytes(groups.SerializeToString())
    >>> restore_group_info_list(str(path))
    [0, 4]

    """
    where = "restore_group_info_list"
    data = content_of(where, group_info_file_name)
    try:
        return list(restored_ranks(f"{where}: file {group_info_file_name}", data))
    except ValueError as error:  # the format's own type; users of engine catch engine's
        raise StrategyError(str(error)) from error


def _merged_messages(paths: Iterable[Path]) -> bytes:
    merged = ParallelStrategyMap(current_stage=1)
    done: set[int] = set()
    for path in paths:
        message = strategy_message(_WHERE, os.fspath(path))
        _check_told(path, message.parallel_strategy_item, message.parallel_layout_item)
        stage = message.parallel_strategy_item[0].parallel_strategys.stage
        if stage in done:
            continue
        done.add(stage)
        for item in message.parallel_layout_item:
            item.param_name = f"{stage}-{item.param_name}"
        merged.parallel_strategy_item.extend(message.parallel_strategy_item)
        merged.parallel_layout_item.extend(message.parallel_layout_item)
    return bytes(merged.SerializeToString())


def _merged_texts(paths: Iterable[Path]) -> bytes:
    operators: dict[str, Any] = {}
    parameters: dict[str, Any] = {}
    done: set[int] = set()
    for path in paths:
        try:
            content = json_strategy(f"{_WHERE}: {path}", path.read_bytes())
        except ValueError as error:  # the format's own type; users of engine catch engine's
            raise StrategyError(str(error)) from error
        found = content["parallel_strategy_item"]
        _check_told(path, found, content["parallel_layout_item"])
        try:
            stage = next(iter(found.values()))["stage"]
        except (TypeError, KeyError) as error:
            raise StrategyError(f"{_WHERE} expected the stage of {path}, got none.") from error
        if stage in done:
            continue
        done.add(stage)
        operators |= found
        layouts = content["parallel_layout_item"]
        parameters |= {f"{stage}-{name}": layout for name, layout in layouts.items()}
    merged = {"current_stage": 1, "parallel_strategy_item": operators}
    return json.dumps(merged | {"parallel_layout_item": parameters}).encode()


def _check_told(path: Path, operators: Any, layouts: Any) -> None:
    if not operators or not layouts:
        raise CheckpointError(f"{_WHERE} expected strategies of a stage, got none in {path}.")
