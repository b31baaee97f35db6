"""What cuts tensors over devices, or brings them together: one process has all of each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.autodiff import Value
from engine.errors import ArgumentTypeError

from .layout import Layout

__all__ = ["parameter_broadcast", "reshard", "shard", "sync_pipeline_shared_parameters"]


def shard(
    fn: Callable[..., Any],
    in_strategy: tuple[Any, ...],
    out_strategy: tuple[Any, ...] | None = None,
    parameter_plan: dict[str, Any] | None = None,
) -> Callable[..., Any]:
    """The function or cell itself: in one process there is nobody to cut tensors for.

    `Cell.shard` records what was asked for; so does MindSpore return `fn` where it trains alone.

    Args:
        fn: A function or a cell.
        in_strategy: How its inputs would be cut: for each a tuple of ints, or a `Layout`.
        out_strategy: The same of outputs.
        parameter_plan: The same of parameters, by name.

    Raises:
        ArgumentTypeError: If it cannot be called.

    >>> from engine import nn
    >>> net = nn.Dense(4, 2)
    >>> shard(net, ((1, 1),)) is net
    True

    """
    if not callable(fn):
        raise ArgumentTypeError.of("shard(fn)", "a function or a cell", fn)
    return fn


def reshard(tensor: Any, layout: Layout) -> Any:
    """The tensor itself: one process has all of it, however it is to lie on devices.

    Args:
        tensor: A tensor.
        layout: How it is to lie.

    Raises:
        ArgumentTypeError: If one is another object.

    >>> import engine
    >>> x = engine.ops.ones((4, 2))
    >>> reshard(x, Layout((1, 1), ("dp", "mp"))("dp", "mp")) is x
    True

    """
    if not isinstance(tensor, Value):
        raise ArgumentTypeError.of("reshard(tensor)", "a tensor", tensor)
    if not isinstance(layout, Layout):
        raise ArgumentTypeError.of("reshard(layout)", "a Layout", layout)
    return tensor


def parameter_broadcast(net: Any, layout: Any, cur_rank: int = 0, initial_rank: int = 0) -> None:
    """Let processes that hold the same parameters have the same numbers: as one has.

    Args:
        net: The network.
        layout: How its parameters lie on devices, by name.
        cur_rank: The rank of this process.
        initial_rank: The first rank of its stage.

    """


def sync_pipeline_shared_parameters(net: Any) -> None:
    """Let stages that share parameters have the same numbers: as one stage has.

    Args:
        net: The network.

    Raises:
        ArgumentTypeError: If it has no parameters, as it is no cell.

    """
    if not hasattr(net, "get_parameters"):
        raise ArgumentTypeError.of("sync_pipeline_shared_parameters(net)", "a Cell", net)
