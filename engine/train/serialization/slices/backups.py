"""Which checkpoint a device may take for its own: that of another with the same slices."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from engine.context.processes import get_rank
from engine.errors import ArgumentTypeError

from .strategy import Strategy, strategy_of

_WHERE = "get_ckpt_path_with_strategy"
_RANK = re.compile(r"rank_\d+")
_OF_ONE_STEP = ("accu_grads", "inputs")  # MindSpore's names for what no other step needs


def get_ckpt_path_with_strategy(cur_ckpt_path: str, cur_strategy_path: str) -> str | None:
    """The checkpoint of this rank, or, where it is missing, one of a rank with the same slices.

    Which rank this is says `communication.get_rank`. Beside its own the others are looked for in
    rising order, under the same path with their numbers in `rank_<number>`.

    Args:
        cur_ckpt_path: Where the checkpoint would lie. Without `rank_<number>` in it, it counts
            itself.
        cur_strategy_path: How the parameters lie: a strategy file of the rank's own stage, or what
            `merge_pipeline_strategys` wrote.

    Returns:
        The path of a file, or None if no such rank has one.

    Raises:
        TypeError: If an argument is no str.
        ValueError: If the strategy file is missing or something else.

    >>> import engine, tempfile
    >>> path = tempfile.mkdtemp() + "/net.ckpt"
    >>> engine.save_checkpoint({"weight": engine.Tensor([1.0])}, path)
    >>> get_ckpt_path_with_strategy(path, "strategy.ckpt") == path
    True

    """
    if not isinstance(cur_ckpt_path, str):
        raise ArgumentTypeError.of(f"{_WHERE}(cur_ckpt_path)", "a str", cur_ckpt_path)
    if not isinstance(cur_strategy_path, str):
        raise ArgumentTypeError.of(f"{_WHERE}(cur_strategy_path)", "a str", cur_strategy_path)
    rank = get_rank()
    own = _RANK.sub(f"rank_{rank}", cur_ckpt_path)
    if Path(own).is_file():
        return own
    if own == cur_ckpt_path and not _RANK.search(own):
        return None
    strategy: Any = strategy_of(f"{_WHERE}(cur_strategy_path)", cur_strategy_path)
    paths = (_RANK.sub(f"rank_{other}", cur_ckpt_path) for other in same_slices(strategy, rank))
    return next((path for path in paths if Path(path).is_file()), None)


def same_slices(strategy: Strategy, rank: int) -> list[int]:
    """The ranks that hold the same of every parameter of their stage, itself among them.

    >>> from .layout import SliceLayout
    >>> twice = Strategy({"w": {0: SliceLayout((2, 2), ((1,), ()))}}, 4, 1)
    >>> same_slices(twice, 1), same_slices(twice, 6)
    ([0, 1], [6, 7])

    """
    # A file of one stage says nothing of the stages before it, but all have as many devices.
    number, device = divmod(rank, strategy.devices)
    stage = number if strategy.stages > 1 else 0
    layouts = [
        by_stage[stage]
        for name, by_stage in strategy.layouts.items()
        if stage in by_stage and not name.startswith(_OF_ONE_STEP)
    ]
    return [
        number * strategy.devices + other
        for other in range(strategy.devices)
        if all(one.block_of(other) == one.block_of(device) for one in layouts)
    ]
