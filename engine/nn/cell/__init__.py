"""Cell: what every network and every layer is.

The class is put together from concerns, one a file: `_tree`, `_parameters`, `_buffers`, `_state`,
`_hooks`, `_flags`, `_precision`, `_execution`, `_pipelined`, `_parallel`. A mixin uses only what
its bases have; every field is made here. What a call does beyond `construct` lies in the cell's
`_call_plan`, and `_running` does it.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Any, ParamSpec, Protocol, TypeVar

from engine.autodiff import observed
from engine.autodiff.changes import changes
from engine.autodiff.planner import planned_by, planner
from engine.autodiff.replayable import beside_the_graph
from engine.context.processes import until_release
from engine.context.state import in_graph_mode
from engine.errors import AttributeMissingError

from ._buffers import Buffer
from ._execution import Execution
from ._handle import HookList, RemovableHandle
from ._layout import ParallelHints
from ._parallel import Parallel
from ._plan import CallPlan, first_plan
from ._register import adopt, check_initialised, forget, is_member, refill
from ._running import run
from ._scope import scope_of
from ._stage_line import has_come
from ._staged import computed_after
from ._state import State
from ._state_walk import StateHooks

__all__ = ["Buffer", "Cell", "RemovableHandle", "computed_after", "has_come", "runs_alone"]


Inputs = ParamSpec("Inputs")
Outputs_co = TypeVar("Outputs_co", covariant=True)


class Constructs(Protocol[Inputs, Outputs_co]):
    """What a call asks of a cell."""

    _call_plan: CallPlan | None

    def construct(self, *args: Inputs.args, **kwargs: Inputs.kwargs) -> Outputs_co:
        """Compute the outputs."""


class Cell(State, Execution, Parallel):
    """A network, or a layer of one.

    A subclass calls `super().__init__()`, assigns parameters and other cells to attributes, and
    computes its outputs in `construct`. With a method `bprop(*inputs, out, dout)` it gives the
    gradients of its inputs itself; its own parameters then get none.

    Args:
        auto_prefix: Whether the parameters of a cell that is assigned to an attribute take its
            name before theirs: `conv1.weight`. Cells around a network (losses, optimizers, training
            cells) say False and leave the names alone.
        flags: Attributes to set, as `add_flags`.

    Attributes:
        training: Whether layers such as dropout train; `set_train` sets it.
        phase: "train" or "predict", as `set_train` said last; "train" before.

    >>> import engine
    >>> from engine import nn
    >>> class Scale(nn.Cell):
    ...     def __init__(self):
    ...         super().__init__()
    ...         self.factor = engine.Parameter(engine.Tensor([2.0]))
    ...
    ...     def construct(self, x):
    ...         return x * self.factor
    >>> Scale()(engine.Tensor([3.0]))
    Tensor(shape=[1], dtype=Float32, value= [ 6.00000000e+00])

    """

    def __init__(self, auto_prefix: bool = True, flags: dict[str, Any] | None = None) -> None:
        self.__dict__.update(
            _params=OrderedDict(),
            _listed_names=set(),
            _nameless=0,
            _cells=OrderedDict(),
            _unnamed=set(),
            _buffers=OrderedDict(),
            _passing=set(),
            _param_prefix="",
            _scope=None,
            _flags={},
            _jit_options={},
            _call_plan=first_plan(self),
            _parallel_hints=ParallelHints(),
            _state_hooks=StateHooks(HookList(), HookList(), HookList(), HookList()),
            _auto_prefix=auto_prefix,
            training=False,
            phase="train",  # of a new cell too, as in MindSpore
            requires_grad=False,
        )
        self.add_flags(**(flags or {}))

    def __call__(
        self: Constructs[Inputs, Outputs_co], *args: Inputs.args, **kwargs: Inputs.kwargs
    ) -> Outputs_co:
        # What goes in and comes out are what the cell's own `construct` says: decisions/0113.
        if self._call_plan is None and not observed() and not until_release and not in_graph_mode:
            return self.construct(*args, **kwargs)
        asked = self._call_plan is not None and self._call_plan.planned
        if (asked or in_graph_mode) and (planning := planner(asked=asked)) is not None:
            with planned_by(planning):
                out: Outputs_co = planning.forward(self, partial(_called, self), args, kwargs)
            return out
        return _called(self, *args, **kwargs)

    def __setattr__(self, name: str, value: Any) -> None:
        if self.__dict__.get(name, self) is not value:
            changes.note()
            beside_the_graph(f"{type(self).__name__}.{name} is set", may_pass=True)
        if is_member(value):
            adopt(self, name, value)
        elif not refill(self, name, value):
            object.__setattr__(self, name, value)

    def __delattr__(self, name: str) -> None:
        changes.note()
        forget(self, name)
        object.__delattr__(self, name)

    def __getattr__(self, name: str) -> Any:
        # Members are ordinary attributes; here arrives what was put into a registry directly.
        for registry in ("_params", "_cells", "_buffers"):
            members = self.__dict__.get(registry, ())
            if name in members:
                return members[name]
        check_initialised(self, f"Reading {type(self).__name__}.{name}")
        raise AttributeMissingError(
            f"The '{type(self).__name__}' object has no attribute '{name}'."
        )


def runs_alone(cell: Any, construct: Callable[..., Any]) -> bool:
    """Whether a call of the cell is this `construct` of its class and no more, seen by nobody."""
    return (
        getattr(cell.construct, "__func__", None) is construct
        and cell._call_plan is None
        and not (observed() or until_release or in_graph_mode)
    )


def _called(cell: Any, *args: Any, **kwargs: Any) -> Any:
    """What a call returns of which more was asked than `construct`, or that is watched."""
    with scope_of(cell):
        if cell._call_plan is None and not until_release:
            return cell.construct(*args, **kwargs)
        return run(cell, cell._call_plan, args, kwargs)
