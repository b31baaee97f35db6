"""What was set, in one object; the functions of its neighbours read and write it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any


@dataclass
class State:
    """What was set so far; what is absent has its default.

    Attributes:
        options: By `set_context`.
        parallel: By `set_auto_parallel_context`.
        server: By `set_ps_context`.
        offload: By `set_offload_context`.
        fusion: Positions at which sums of gradients are cut, by group.
        search: By `set_algo_parameters`.
        costs: By `set_cost_model_context` and its kin.
        strategies: By `set_op_strategy_config`: what is done with a file, and its path.
        groups: The processes of each group that was made, by its name.
        seed: By `set_seed`.
        device_checks: What says whether a device is here; the backend puts it here.
        seed_listeners: What is told of a new seed.
        chance: What draws without a seed begins from, in all processes that found each other.
        chance_listeners: What is told of it.
        printers: What writes prints that go to a file.
        cutters: What has operators cut over processes, once a mode asks for it.
        seeds_drawn: How often each kind of operator has asked for a seed of its own.
        bound_before: The processors that the process had before `set_cpu_affinity` chose some.

    """

    options: dict[str, object] = field(default_factory=dict)
    parallel: dict[str, object] = field(default_factory=dict)
    server: dict[str, object] = field(default_factory=dict)
    offload: dict[str, object] = field(default_factory=dict)
    fusion: dict[str, list[int]] = field(default_factory=dict)
    search: dict[str, object] = field(default_factory=dict)
    costs: dict[str, object] = field(default_factory=dict)
    strategies: tuple[str, str] | None = None
    groups: dict[str, tuple[int, ...]] = field(default_factory=dict)
    seed: int | None = None
    device_checks: list[Callable[[str], None]] = field(default_factory=list)
    seed_listeners: list[Callable[[int], None]] = field(default_factory=list)
    chance: int | None = None
    chance_listeners: list[Callable[[int], None]] = field(default_factory=list)
    printers: list[Callable[[Path, list[Any]], None]] = field(default_factory=list)
    cutters: list[Callable[[], None]] = field(default_factory=list)
    seeds_drawn: dict[str, int] = field(default_factory=dict)
    bound_before: set[int] | None = None


current = State()
in_graph_mode: list[bool] = []  # not empty while it is set; cells look at each call
