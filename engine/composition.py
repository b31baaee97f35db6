"""Parts that know nothing of each other, put together: each is imported when it is needed.

What is below gives others a place to be called from; here stands who is called. Who imports one of
the two alone need not import the other for it.
"""

from __future__ import annotations

import functools
import importlib
import pkgutil
from typing import TYPE_CHECKING, Any

from insight.record.in_network import offer
from insight.record.provenance.seeds import offer_seed

from . import context
from .autodiff import PRIMITIVES, on_first_result
from .autodiff.planner import plan_in_graph_mode
from .autodiff.walker import walk_by

if TYPE_CHECKING:
    from pathlib import Path

    from insight.record.in_network import NetworkValues

    from .autodiff import Value
    from .autodiff.planner import Planner
    from .autodiff.walker import Walker


def compose() -> None:
    """Say who is called for what."""
    on_first_result(_tensor)
    PRIMITIVES.load_all = _load_operators
    context.on_device_target(_check_device)
    context.on_print(_write_printed)
    context.on_automatic_mode(_cut_operators)
    plan_in_graph_mode(_planner)
    walk_by(_walker)
    offer(_watched_networks)
    offer_seed("engine", context.get_seed)


def _tensor() -> type[Value]:
    from .tensor import Tensor

    return Tensor


def _load_operators() -> None:
    """Import every module of operators: files and graphs name primitives that nobody called."""
    from . import ops

    for module in pkgutil.iter_modules(ops.__path__):
        importlib.import_module(f"{ops.__name__}.{module.name}")


def _check_device(target: str) -> None:
    from .backend.device import check_target

    check_target(target)


def _write_printed(path: Path, values: list[Any]) -> None:
    from .train.serialization.printed import write_printed

    write_printed(path, values)


def _cut_operators() -> None:
    from .parallel.sharded.cutting import install
    from .train.serialization.slices.writing import write_strategy

    install(write_strategy)


def _planner() -> Planner:
    from .planning import PLANNER

    return PLANNER


@functools.cache
def _walker() -> Walker:
    from .plan.walk import WALKER

    return WALKER


def _watched_networks() -> NetworkValues:
    from .train.summary.watched import WatchedNetworks

    return WatchedNetworks()
