"""What cuts tensors over processes, or brings them together: one process has all of each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.autodiff import Value, cutter
from engine.context import (
    ParallelMode,
    get_auto_parallel_context,
    prepare_to_cut,
    set_auto_parallel_context,
)
from engine.context.processes import world
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.nn import Cell

from .layout import Layout
from .shared_parameters import broadcast_parameters, take_from

__all__ = ["parameter_broadcast", "reshard", "shard", "sync_pipeline_shared_parameters"]


def shard(
    fn: Callable[..., Any],
    in_strategy: tuple[Any, ...],
    out_strategy: tuple[Any, ...] | None = None,
    parameter_plan: dict[str, Any] | None = None,
) -> Callable[..., Any]:
    """The function or cell with its inputs and parameters cut over processes.

    What it computes is what it computes of the whole; how the rest is cut follows from inputs and
    parameters. The parallel mode becomes "auto_parallel", as by `Cell.shard`. In one process it is
    `fn` itself: there is nobody to cut tensors for.

    Args:
        fn: A function or a cell.
        in_strategy: How its inputs are cut: for each a tuple of ints, or a `Layout`; None: as it
            comes.
        out_strategy: Recorded nowhere: outputs are cut as follows from the rest.
        parameter_plan: The same of a cell's parameters, by name.

    Raises:
        ArgumentTypeError: If it cannot be called.
        ArgumentValueError: If the processes or the lengths of axes do not allow the parts.

    >>> from engine import nn
    >>> net = nn.Dense(4, 2)
    >>> shard(net, ((1, 1),)) is net
    True

    """
    if not callable(fn):
        raise ArgumentTypeError.of("shard(fn)", "a function or a cell", fn)
    if len(world().ranks) == 1:
        return fn
    if isinstance(fn, Cell):
        return fn.shard(in_strategy, out_strategy, parameter_plan)
    mode, search = ParallelMode.AUTO_PARALLEL, "sharding_propagation"
    set_auto_parallel_context(parallel_mode=mode, search_mode=search)

    def sharded(*args: Any, **options: Any) -> Any:
        cutting = cutter()
        assert cutting is not None, "the mode has begun it"
        return cutting.cell(fn, in_strategy, args, options)

    return sharded


def reshard(tensor: Any, layout: Layout) -> Any:
    """The tensor, of which each process holds the part that a layout says; the same numbers.

    Outside of what is cut its numbers are those of all processes, which must ask for them together.
    In one process it is the tensor itself.

    Args:
        tensor: A tensor.
        layout: How it is to lie.

    Raises:
        ArgumentTypeError: If one is another object.
        ArgumentValueError: If the layout does not fit the tensor or the processes.

    >>> import engine
    >>> x = engine.ops.ones((4, 2))
    >>> reshard(x, Layout((1, 1), ("dp", "mp"))("dp", "mp")) is x
    True

    """
    if not isinstance(tensor, Value):
        raise ArgumentTypeError.of("reshard(tensor)", "a tensor", tensor)
    if not isinstance(layout, Layout):
        raise ArgumentTypeError.of("reshard(layout)", "a Layout", layout)
    if len(world().ranks) == 1:
        return tensor
    prepare_to_cut()
    from .sharded.laid import laid_as  # what one process does not need

    return laid_as(tensor, layout)


def parameter_broadcast(net: Cell, layout: Any, cur_rank: int = 0, initial_rank: int = 0) -> None:
    """Let processes have the same numbers of parameters that are not cut; all call this.

    Those with `layerwise_parallel` stay a process's own. One process has them as they are.

    Args:
        net: The network.
        layout: How its parameters lie on devices, by name; they know it themselves.
        cur_rank: The rank of this process; likewise.
        initial_rank: The rank of the process whose numbers all get.

    Raises:
        ArgumentTypeError: If `net` is no cell.
        ArgumentValueError: If no process has the rank.
        StateError: If a process has left.

    """
    if not isinstance(net, Cell):
        raise ArgumentTypeError.of("parameter_broadcast(net)", "a Cell", net)
    processes = world()
    if initial_rank not in range(len(processes.ranks)):
        expected = f"a rank below {len(processes.ranks)}"
        raise ArgumentValueError.of("parameter_broadcast(initial_rank)", expected, initial_rank)
    broadcast_parameters(net, processes, initial_rank)


def sync_pipeline_shared_parameters(net: Cell) -> None:
    """Let parameters of several stages have the numbers of the first of these; all call this.

    One process has one of each.

    Args:
        net: The network.

    Raises:
        ArgumentTypeError: If it has no parameters, as it is no cell.
        StateError: If a process has left.

    """
    if not hasattr(net, "get_parameters"):
        raise ArgumentTypeError.of("sync_pipeline_shared_parameters(net)", "a Cell", net)
    if get_auto_parallel_context("pipeline_stages") == 1:
        return
    for parameter in net.get_parameters():
        if len(parameter.pipeline_stages) > 1:
            take_from([parameter], world(), min(parameter.pipeline_stages))
