"""Whose checkpoints a device needs to make its own in another layout."""

from __future__ import annotations

from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError

from .layout import whole
from .pieces import Pieces
from .strategy import Strategy, strategy_of

_WHERE = "rank_list_for_transform"


def rank_list_for_transform(
    rank_id: int, src_strategy_file: str | None = None, dst_strategy_file: str | None = None
) -> list[int]:
    """The ranks before whose checkpoints rank `rank_id` needs for its own afterwards, falling.

    Of ranks with the same slice it is the one nearest to `rank_id`. Its own number counts always:
    from there comes what no strategy mentions, such as a learning rate.

    Args:
        rank_id: A rank of the layout afterwards.
        src_strategy_file: How parameters lay before; None: whole, in one file.
        dst_strategy_file: How they are to lie; None: whole.

    Raises:
        TypeError: If `rank_id` is no int, or a name of a file no str.
        ValueError: If there is no such rank, or a file cannot be read.

    >>> rank_list_for_transform(3)
    [0]

    """
    check_rank(_WHERE, rank_id)
    source = strategy_of(f"{_WHERE}(src_strategy_file)", src_strategy_file)
    target = strategy_of(f"{_WHERE}(dst_strategy_file)", dst_strategy_file)
    return ranks_needed(_WHERE, rank_id, source, target)


def ranks_needed(
    where: str, rank: int, source: Strategy | None, target: Strategy | None
) -> list[int]:
    """The same of strategies.

    Raises:
        ArgumentValueError: If there is no such rank.

    """
    if source is None:
        return [0]
    stage, local = stage_and_device(where, rank, target)
    inside: set[int] = set()
    stages: set[int] = set()
    for name, by_stage in source.layouts.items():
        if is_of_another_stage(name, stage, target):
            continue
        stages.update(by_stage)
        if target is not None and name not in target.layouts:
            continue
        layout = by_stage[min(by_stage)]
        after = target.layouts[name][stage] if target else whole(len(layout.axes), layout.fields)
        inside.add(local % layout.device_count)
        inside.update(Pieces(f"{where}: {name}", layout, after, local).sources())
    needed = {source.devices * stage + device for stage in stages for device in inside}
    return sorted(needed, reverse=True)


def stage_and_device(where: str, rank: int, target: Strategy | None) -> tuple[int, int]:
    """In which stage a rank of the layout afterwards is, and which device there.

    Raises:
        ArgumentValueError: If there is no such rank.

    """
    devices, stages = (target.devices, target.stages) if target else (1, 1)
    if not 0 <= rank < devices * stages:
        expected = f"a rank below {devices * stages}"
        raise ArgumentValueError.of(f"{where}(rank_id)", expected, str(rank))
    return divmod(rank, devices)


def is_of_another_stage(name: str, stage: int, target: Strategy | None) -> bool:
    """Whether a parameter belongs to other stages of a pipeline than this one."""
    return target is not None and stage not in target.layouts.get(name, {stage: None})


def check_rank(where: str, rank: Any) -> None:
    """It is a number.

    Raises:
        ArgumentTypeError: If not.

    """
    if not isinstance(rank, int):
        raise ArgumentTypeError.of(f"{where}(rank_id)", "an int", rank)
