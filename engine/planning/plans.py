"""The plans of one function, by shapes, types and all that it depends on besides: a few."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from engine.autodiff import Value, current_cast
from engine.autodiff.changes import changes
from engine.autodiff.forms import allowed
from engine.autodiff.planner import planned_by
from engine.autodiff.replayable import NotReplayable
from engine.backend import computes_on_host
from engine.context.processes import world
from engine.errors import EngineError
from engine.nn.cell import Cell
from engine.nn.cell._undrawn import draw_all
from engine.nn.initializer.skipped import are_skipped

from .made import Around
from .made import made as written_down
from .plan import MismatchError, Plan, nothing
from .reach import Reach
from .refusal import RefusedError, tell
from .signature import Signature

MOST = 16  # plans for one state of a function: shapes of batches, kinds of arguments
STATES = 8  # of a function that plans are kept for: training, evaluation, frozen layers …
PAYS = 4  # times that a plan is to be used for each that is made
COUNTED = 256  # kinds of arguments
REMAKINGS = 32  # states after which a function that never comes back to one is left alone

_making = threading.Lock()  # what is written down changes parameters for a moment


class State:
    """Plans that hold while nothing changes that a function depends on.

    Attributes:
        plans: By arguments; None where there can be no plan.
        is_open: Whether there may be plans at all.
        made: How many plans were made.
        used: How often one was called again.
        came: How often arguments came that have no plan yet, but may have one.

    """

    def __init__(self, function: Any) -> None:
        self.reach = Reach(function)
        self.signature = Signature(self.reach)
        self.plans: OrderedDict[Any, Plan | None] = OrderedDict()
        self.is_open = self.signature.is_free_of_hooks() and not self.reach.meets_threads
        self.made = self.used = 0
        self.came: dict[Any, int] = {}

    def holds(self) -> bool:
        """Whether nothing has changed that it depends on."""
        return self.signature.holds() and self.reach.holds(self.reach.now())

    def keep(self, key: Any, plan: Plan | None) -> None:
        self.plans[key] = plan
        self.made += 1
        if len(self.plans) > MOST:
            self.plans.popitem(last=False)

    def is_wasted(self) -> bool:
        """Whether more plans were made than pay, as of shapes that are ever new."""
        return self.made > 2 * MOST and self.used < PAYS * self.made

    def came_often(self, key: Any, patience: int) -> bool:
        """Whether such arguments came so often before; only some kinds are counted at a time."""
        if not patience:
            return True
        if len(self.came) > COUNTED:
            self.came.clear()
        count = self.came[key] = self.came.get(key, 0) + 1
        return count > patience


class Told(NamedTuple):
    """Numbers of Python's that a run takes behind its inputs, and that differ from run to run.

    Attributes:
        like: Such numbers, to write a run down with.
        numbers: Tells those of this run: asked at most once, when it is sure that there is a plan.
        made: Called when a plan has written everything.

    """

    like: Sequence[Any] = ()
    numbers: Callable[[], Sequence[Any]] = list
    made: Callable[[], None] = nothing


_NOTHING_TOLD = Told()


class Latest(NamedTuple):
    """What computed a run: a plan, in a state that holds, and what code of users read then."""

    plan: Plan
    state: State
    read: list[Any]


class Plans:
    """Computes a function's runs, each by the plan that it has for such inputs, or as it was given.

    Args:
        function: What everything depends on; it is not kept.

    Attributes:
        latest: What computed the last run; None: it was made as ever.

    """

    def __init__(self, function: Any) -> None:
        self.latest: Latest | None = None
        self._read: list[Any] = []
        self._name = named(function)
        self._state = self._begun(function)
        self._states = [self._state]
        self._seen = changes.count
        self._made = 0
        self._failed: set[Any] = set()  # keys under which some attribute was set, once

    def call(
        self,
        function: Any,
        key: Any,
        run: Callable[..., Any],
        inputs: Sequence[Any],
        parameters: Sequence[Any],
        otherwise: Callable[..., Any] | None = None,
        told: Told = _NOTHING_TOLD,
        patience: int = 0,
    ) -> Any:
        """What `run(*inputs)` gives and does.

        Args:
            function: The same as ever.
            key: What the run depends on besides its inputs.
            run: Takes as many tensors or arrays.
            inputs: Tensors and arrays.
            parameters: Tensors that it may read and write, besides those that `function` has.
            otherwise: What is called instead where there is no plan; None: the run.
            told: Numbers that it takes behind the inputs.
            patience: How often such inputs are to come before a plan is made for them.

        """
        otherwise = otherwise or run
        self.latest = None
        arrays = [one.array if isinstance(one, Value) else one for one in inputs]
        if not is_alone_on_the_cpu() or not _are_on_host(arrays):
            return otherwise(*inputs)
        if changes.count != self._seen:
            self._settle(function)
        if not self._state.is_open or self._made > REMAKINGS:
            return otherwise(*inputs)
        now = self._state.reach.now()
        if not self._state.reach.holds(now):
            self._settle(function)
            now = self._state.reach.now()
            if not self._state.is_open or self._made > REMAKINGS:
                return otherwise(*inputs)
        state, self._read = self._state, now.plain
        whole = (
            key,
            current_cast(),
            allowed(),
            *now.plain,
            *[(one.shape, one.dtype) for one in arrays],
        )
        if whole not in state.plans:
            if not state.came_often(whole, patience):
                return otherwise(*inputs)
            return self._first(function, whole, run, inputs, arrays, parameters, otherwise, told)
        plan = state.plans[whole]
        if plan is None:
            return otherwise(*inputs)
        if not plan.fits():
            del state.plans[whole]
            return self._first(function, whole, run, inputs, arrays, parameters, otherwise, told)
        state.used += 1
        if plan.is_to_be_checked():
            return self._checked(whole, plan, run, arrays, told)
        try:
            found = plan([*arrays, *told.numbers()], told.made)
        except EngineError:
            if plan.written:
                raise
            return otherwise(*inputs)  # which knows where the error stands
        self.latest = Latest(plan, state, self._read)
        return found

    def _settle(self, function: Any) -> None:
        """Something somewhere has changed: go over to the state that holds now."""
        self._seen = changes.count
        if self._state.holds():
            return
        for state in self._states:
            if state.holds():
                self._state = state
                return
        self._made += 1
        if self._made > REMAKINGS:
            tell(self._name, "what it reads is another thing again and again")
        self._state = self._begun(function)
        self._states = [*self._states[1 - STATES :], self._state]

    def _begun(self, function: Any) -> State:
        state = State(function)
        if state.reach.meets_threads:
            tell(self._name, "it names what threads meet at")
        return state

    def _first(
        self,
        function: Any,
        whole: Any,
        run: Callable[..., Any],
        inputs: Sequence[Any],
        arrays: Sequence[Any],
        parameters: Sequence[Any],
        otherwise: Callable[..., Any],
        told: Told,
    ) -> Any:
        if are_skipped() or any(getattr(one, "_gradient_hooks", None) for one in inputs):
            return otherwise(*inputs)
        if self._state.is_wasted():
            self._state.is_open = False
            tell(self._name, "its inputs have ever other shapes, or it reads ever other numbers")
            return otherwise(*inputs)
        for cell in self._state.reach.cells:
            if cell._call_plan is not None and cell._call_plan.undrawn:
                draw_all(cell, cell._call_plan)
        if not _making.acquire(blocking=False):
            return otherwise(*inputs)
        state = self._state
        reachable = {id(one): one for one in (*state.reach.parameters, *parameters)}
        try:
            with planned_by(None):
                reach = state.reach
                around = Around(reach.containers, reach.tensors, reach.arrays)
                known = list(reachable.values()), around
                plan = Plan(written_down(run, [*arrays, *told.like], *known, self._name))
        except NotReplayable as found:
            self._note(whole, found)
            plan = None
        except RefusedError as refusal:
            tell(self._name, str(refusal))
            state.keep(whole, None)
            plan = None
        except Exception as error:  # of the user's code, which will raise it again
            tell(self._name, f"writing it down raised {type(error).__name__}: {error}")
            state.keep(whole, None)
            plan = None
        finally:
            _making.release()
        if plan is None:
            return otherwise(*inputs)
        state.keep(whole, plan)
        if plan.is_to_be_checked():
            return self._checked(whole, plan, run, arrays, told)
        return plan([*arrays, *told.numbers()], told.made)

    def _note(self, whole: Any, found: NotReplayable) -> None:
        """A run did something that no graph repeats; an attribute may be set once only."""
        if found.may_pass and whole not in self._failed:
            self._failed.add(whole)
            return
        if not found.in_parts:
            tell(self._name, found.what, found.line)
        self._state.keep(whole, None)

    def _checked(
        self,
        whole: Any,
        plan: Plan,
        run: Callable[..., Any],
        arrays: Sequence[Any],
        told: Told,
    ) -> Any:
        state = self._state
        try:
            with planned_by(None):
                found = plan.checked(run, [*arrays, *told.numbers()], told.made)
        except MismatchError as mismatch:
            told.made()
            tell(self._name, str(mismatch))
            state.keep(whole, None)
            return mismatch.result
        self.latest = Latest(plan, state, self._read)
        return found


def is_alone_on_the_cpu() -> bool:
    """Whether plans are made at all: those for a GPU are to come.

    Of several processes one could refuse what others plan, and they would wait for each other.
    """
    return computes_on_host() and len(world().ranks) == 1


def _are_on_host(arrays: Sequence[Any]) -> bool:
    for array in arrays:  # noqa: SIM110  # `all` takes longer, and this is asked at each step
        if not isinstance(array, np.ndarray):
            return False
    return True


def named(function: Any) -> str:
    if isinstance(function, Cell):
        return type(function).__name__
    return getattr(function, "__qualname__", type(function).__name__)
