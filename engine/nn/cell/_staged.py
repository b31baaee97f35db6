"""Cells that belong to a stage of a pipeline: one process computes each, all others hear of it.

Every process runs the whole program. Where it calls a cell of another process's stage it goes on at
once, with tensors whose numbers come when somebody reads them; on the way back it waits for those
gradients that it needs. So all have the same tensors between stages, while parameters and
activations of a stage are in one process alone, and stages compute at one time where a program has
micro-batches that do not need each other.

A cell without parameters that gets what a stage has made, such as a loss, is computed in that
stage, too: else all would wait for what goes in.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any

from engine.autodiff import Node, differentiating, recording
from engine.autodiff.structure import values_in
from engine.autodiff.tape import Holding
from engine.context.processes import until_release, world
from engine.errors import ArgumentTypeError, StateError, compose
from engine.ops.with_draws import with_draws
from engine.tensor import Tensor

from ._stage_form import Form, asked, count_tensors, form_of, in_words, is_lasting, rebuilt
from ._stage_gradients import Elsewhere, Entry, Exit, inside, with_history
from ._stage_line import (
    Awaited,
    Line,
    check_one_batch,
    line_between_stages,
    made_by,
    stage_that_made,
)

_ANEW = "anew"  # stands for a form that is told at each call, for it has numbers or texts
_BY_ALL = "by all"  # stands for one of a cell that each process computes itself

_inside: ContextVar[int | None] = ContextVar("inside", default=None)


def stage_after(cell: Any, args: Any, kwargs: dict[str, Any]) -> int | None:
    """The stage that computes a cell which belongs to none; None: each process does.

    It is the highest that made one of the arguments, if there is no parameter in the cell.
    """
    stage = _last_of((args, kwargs))
    return stage if stage is not None and _is_free(cell) else None


def computed_after(cell: Any, function: Callable[..., Any], *args: Any) -> Any:
    """What a function without parameters returns, which a cell of no stage calls.

    It is computed as a cell without parameters is.
    """
    stage = _last_of(args) if until_release else None
    if stage is None:
        return function(*args)
    return staged(cell, stage, function, args, {}, follows=True)


def _last_of(arguments: Any) -> int | None:
    """The highest stage that made one of the arguments; None inside of a stage."""
    if _inside.get() is not None:
        return None
    found = (stage_that_made(one) for one in values_in(arguments))
    return max((stage for stage in found if stage is not None), default=None)


def _is_free(cell: Any) -> bool:
    """Whether a cell has no state, and no cell of a stage."""
    if any(True for _ in cell.get_parameters()) or any(True for _ in cell.buffers()):
        return False
    plans = (below._call_plan for _, below in cell.cells_and_names())
    return all(plan is None or plan.stage is None for plan in plans)


@dataclass
class Call:
    """One call of a cell outside of all stages.

    Attributes:
        cell: It.
        stage: Which computes it.
        follows: Whether it belongs to none, and is computed where its arguments are.
        run: Computes it.
        args: Its arguments.
        kwargs: Its arguments by keyword.

    """

    cell: Any
    stage: int
    follows: bool
    run: Callable[..., Any]
    args: Any
    kwargs: dict[str, Any]

    def asked(self) -> Hashable:
        """What may decide the form of the result."""
        flags = self.cell.training, bool(recording())
        return flags, asked(self.args), asked(self.kwargs)


def staged(
    cell: Any, stage: int, run: Callable[..., Any], args: Any, kwargs: dict[str, Any], follows: bool
) -> Any:
    """What a cell of a stage returns, in the process of the stage or in another.

    Args:
        cell: It.
        stage: Its stage.
        run: Computes it.
        args: Its arguments.
        kwargs: Its arguments by keyword.
        follows: Whether it belongs to none, and is computed where its arguments are.

    Raises:
        ArgumentTypeError: If it returns something else than tensors, numbers, texts and None in
            tuples, lists and dicts.
        StateError: If there is no such stage, the cell is called inside of one of another, or it
            returns another form than it did for such arguments before; if the parallel mode gives
            each process a batch of its own.

    """
    around = _inside.get()
    if around == stage:
        return run(*args, **kwargs)
    if around is not None:
        raise StateError(
            f"A cell of stage {stage} expected to be called outside of all stages, "
            f"got a call inside of stage {around}."
        )
    processes = world()
    if stage >= len(processes.ranks):
        expected = f"a stage from 0 to {len(processes.ranks) - 1}"
        raise StateError(f"Cell.pipeline_stage expected {expected}, got {stage}.")
    check_one_batch("Cell.pipeline_stage")
    line = line_between_stages()
    call = Call(cell, stage, follows, run, args, kwargs)
    event = line.next_event()
    known = line.forms(cell).get(call.asked())
    if known == _BY_ALL:
        return run(*args, **kwargs)
    return (_computed if line.rank == stage else _awaited)(call, line, event, known)


def _computed(call: Call, line: Line, event: int, known: Any) -> Any:
    """What the cell returns, here and now; all others are told."""
    given = with_history((call.args, call.kwargs)) if recording() else []
    has_history = _may_have_history(call, given)
    entry = Entry(call.stage, given, line, event)
    entered = entry.node(given) if given else None
    args, kwargs = call.args, call.kwargs
    if entered is not None:
        args, kwargs = inside(entered, given, (args, kwargs))
    with Holding(_inside, call.stage):
        result, is_drawn = with_draws(call.run, *args, **kwargs)
    if call.follows and known is None and (is_drawn or not _can_be_told(result)):
        _remember(call, line, None)
        line.tell(None, [], line.others, event)
        entry.is_told = False
        return result
    form = form_of(result)
    values = values_in(result)
    _check(call, known, form, is_drawn=is_drawn, has_more=not has_history and _remembers(values))
    _remember(call, line, form)
    line.tell(form, [one.array for one in values], line.others, event)
    return rebuilt(form, _come_out(call, values, entered, has_history))


def _come_out(call: Call, values: list[Any], entered: Node | None, has_history: bool) -> list[Any]:
    border = Exit(call.stage, is_entered=entered is not None)
    node = border.node(values, entered) if has_history and values else None
    return [
        made_by(call.stage, Tensor.wrap(one.array, None if node is None else (node, number)))
        for number, one in enumerate(values)
    ]


def _awaited(call: Call, line: Line, event: int, known: Any) -> Any:
    """What the cell returns in another process: tensors that come when they are read."""
    arrival = line.hear(call.stage, event)
    form = known
    if known is None or known == _ANEW:
        form = arrival.fact()
        _remember(call, line, form)
        if form is None:
            return call.run(*call.args, **call.kwargs)
    count = count_tensors(form)
    found: list[Any] = [Awaited.of(arrival, number) for number in range(count)]
    given = with_history((call.args, call.kwargs)) if recording() else []
    if _may_have_history(call, given) and found:
        node = Elsewhere(call.stage, given, line, event).node(given, arrival, count)
        for number, one in enumerate(found):
            one.origin = node, number
    return rebuilt(form, [made_by(call.stage, one) for one in found])


def _may_have_history(call: Call, given: list[Any]) -> bool:
    """Whether gradients may be asked for; all processes must say the same.

    So it is not asked what is differentiated: each process may train its own parameters alone.
    """
    if not (recording() and differentiating()):
        return False
    return bool(given) or any(one.requires_grad for one in call.cell.get_parameters())


def _remembers(values: list[Any]) -> bool:
    return bool(recording()) and any(one.origin is not None for one in values)


def _remember(call: Call, line: Line, form: Form | None) -> None:
    known = _BY_ALL if form is None else form if is_lasting(form) else _ANEW
    line.forms(call.cell)[call.asked()] = known


def _can_be_told(result: Any) -> bool:
    try:
        form_of(result)
    except ArgumentTypeError:
        return False
    return True


def _check(call: Call, known: Any, form: Form, *, is_drawn: bool, has_more: bool) -> None:
    """Refuse what others could not know.

    Raises:
        StateError: If the cell returned another form than before, or drew random numbers where it
            did not, or if what it returned depends on parameters that it does not have.

    """
    where = f"{type(call.cell).__name__}, computed in stage {call.stage},"
    if isinstance(known, list) and known != form:
        expected = f"to return {in_words(known)}, as it did for such arguments before"
        hint = "other processes go on with what they were told"
        raise StateError(compose(where, expected, in_words(form), hint))
    if call.follows and is_drawn:
        hint = "pipeline_stage = … gives a cell a stage"
        raise StateError(compose(where, "no random numbers, as before", "some", hint))
    if has_more:
        hint = "give what is differentiated to the cell, as an attribute or argument"
        raise StateError(compose(where, "gradients of its own parameters", "others", hint))
