"""Groups that a script makes of some of the processes."""

from __future__ import annotations

from typing import Any

from engine.context.state import current
from engine.errors import (
    ArgumentTypeError,
    ArgumentValueError,
    StateError,
    UnknownNameError,
    compose,
)

from .alone import STARTED_BY
from .communicator import forget, make, world
from .groups import is_world, named, started

__all__ = ["create_group", "destroy_group"]


def create_group(group: str, rank_ids: list[int], options: Any = None) -> None:
    """Make a group of processes, whose ranks in it follow the list.

    One of the name that is there already stays. All that are in it call this; who is not, may.

    Args:
        group: Its name.
        rank_ids: The ranks in it among all.
        options: None; MindSpore's settings of its library have no meaning here.

    Raises:
        ArgumentTypeError: If the name is no str, the ranks no list of ints, or options are given.
        ArgumentValueError: If there is no rank, or one twice.
        StateError: If `init` was not called, or no process has one of the ranks.

    >>> from engine.communication import get_group_size, init
    >>> init()
    >>> create_group("alone", [0])
    >>> get_group_size("alone")
    1
    >>> destroy_group("alone")

    """
    named("create_group", group)
    started("create_group")
    if options is not None:
        raise ArgumentTypeError.of("create_group(options)", "None", options)
    make(group, _ranks(rank_ids))


def _ranks(rank_ids: Any) -> tuple[int, ...]:
    where = "create_group(rank_ids)"
    if not isinstance(rank_ids, list):
        raise ArgumentTypeError.of(where, "a list", rank_ids)
    for rank in rank_ids:
        if isinstance(rank, bool) or not isinstance(rank, int):
            raise ArgumentTypeError.of(where, "ints", rank)
    if not rank_ids or len(set(rank_ids)) != len(rank_ids):
        raise ArgumentValueError.of(where, "ranks, each once", rank_ids)
    size = len(world().ranks)
    if not all(0 <= rank < size for rank in rank_ids):
        hint = STARTED_BY if size == 1 else ""
        expected = "[0]" if size == 1 else f"ranks from 0 to {size - 1}"
        raise StateError(compose(where, expected, rank_ids, hint))
    return tuple(rank_ids)


def destroy_group(group: str) -> None:
    """Forget a group that was made.

    Raises:
        ArgumentTypeError: If the name is no str.
        ArgumentValueError: If it is the group of all processes.
        StateError: If `init` was not called.
        UnknownNameError: If there is no such group.

    """
    named("destroy_group", group)
    started("destroy_group")
    if is_world(group):
        raise ArgumentValueError.of("destroy_group", "a group that was made", repr(group))
    if group not in current.groups:
        raise UnknownNameError.of("destroy_group", group, sorted(current.groups))
    forget(group)
