"""One plan: what is computed of inputs of some shapes, with parameters as they are at each call."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.autodiff import Primitive
from engine.autodiff.structure import values_in
from engine.backend import Draws
from engine.errors import EngineError
from engine.graph.alike import close_value
from engine.nn.optim.unbroken import Unbroken
from engine.plan import BusyError, Replay, table_of

from .made import Made
from .refusal import RefusedError
from .state import Kept, written_by


def nothing() -> None:
    """What is done where nobody asks when a plan was made."""


class Plan:
    """Computes what a run would, and can be compared with it.

    Args:
        made: What was written down.

    Attributes:
        written: The tensors that it writes to.
        calls: How often it was called.

    """

    def __init__(self, made: Made) -> None:
        graph = made.graph
        self._template = made.template
        by_name = {one.name: one.holder for one in graph.parameters}
        held = [one.value for one in (*graph.parameters, *graph.constants)]
        device = Primitive.device_of(*(one for one in held if hasattr(one, "dtype")))
        self._replay = Replay(graph, device=device)
        self._table = table_of(graph)
        self._holders = [by_name[name] for name in self._replay.parameters]
        self._specs = [(one.array.shape, one.array.dtype) for one in self._holders]
        self._arrays = tuple([one.array for one in self._holders])
        self.written = written_by(graph.writes, graph.parameters)
        self.calls = 0

    def fits(self) -> bool:
        """Whether the parameters have the shapes and number types that they had."""
        if self.finds_the_same():
            return True
        self._arrays = tuple([one.array for one in self._holders])
        return all(
            (array.shape, array.dtype) == spec
            for array, spec in zip(self._arrays, self._specs, strict=True)
        )

    def finds_the_same(self) -> bool:
        """Whether the parameters have the arrays that they had."""
        for holder, array in zip(self._holders, self._arrays, strict=True):
            if holder.array is not array:
                return False
        return True

    @property
    def is_tabled(self) -> bool:
        """Whether kernels compute all that it returns, anew each time: `once_more` may be asked."""
        return self._table is not None and not self._replay.still

    @property
    def runs(self) -> int:
        """How often its kernels have done all that they do."""
        return 0 if self._table is None else self._table.runs

    def once_more(self, inputs: Sequence[Any]) -> Any:
        """As a call, of the same parameters and by kernels alone; `is_tabled` was asked.

        What interrupts it comes before or behind them: `runs` says which.

        Raises:
            BusyError: If they cannot; nothing was done then.

        """
        assert self._table is not None
        found = self._template.filled(self._table(inputs, self._arrays))
        self.calls += 1
        return found

    def __call__(self, inputs: Sequence[Any], made: Callable[[], None] = nothing) -> Any:
        """What the run returns, and its effects; `fits` was asked before.

        Args:
            inputs: Arrays and numbers.
            made: Called when everything is written: from then on nothing is to be undone.

        """
        self.calls += 1
        if self.written:
            with Unbroken():
                ends = self._ends(inputs)
                made()
        else:
            ends = self._ends(inputs)
        for at in self._replay.still:  # who gets it may write to it
            ends[at] = ends[at].copy()
        return self._template.filled(ends)

    def _ends(self, inputs: Sequence[Any]) -> list[Any]:
        """By the table of kernels where there is one, and it is free; else by operators."""
        if self._table is not None:
            try:
                return self._table(inputs, self._arrays)
            except BusyError:
                pass
        return self._replay(inputs, self._arrays)

    def is_to_be_checked(self) -> bool:
        """Whether the next call is to be compared, too: the first few are, then ever fewer."""
        return self.calls & (self.calls + 1) == 0

    def checked(
        self, run: Callable[..., Any], inputs: Sequence[Any], made: Callable[[], None] = nothing
    ) -> Any:
        """As a call, after which the run is made, too, and was found to give the same.

        The numbers are the plan's, and so are those of its effects.

        Raises:
            RefusedError: If it gives something else; then effects are those of the run, which is
                not to be made again: `result` of the error is what it returned.

        """
        before, draws = Kept(self.written), Draws()
        try:
            with draws.followed():
                found = self(inputs)
        except EngineError:
            if self.written:
                raise
            return run(*inputs)  # which knows where the error stands
        planned = Kept(self.written)
        before.put_back()
        try:
            with draws.repeated():
                expected = run(*inputs)
        except BaseException as error:
            with Unbroken():  # an error is the run's own; what interrupts it comes behind the step
                if isinstance(error, Exception):
                    before.put_back()
                else:
                    planned.put_back()
                    made()
            raise
        given = Kept(self.written)
        if not (_same(found, expected) and planned.same_as(given)):
            raise MismatchError(expected)
        with Unbroken():
            planned.put_back()
            made()
        return found


class MismatchError(RefusedError):
    """A plan does not give what the run gives.

    Attributes:
        result: What the run returned.

    """

    def __init__(self, result: Any) -> None:
        super().__init__("its numbers differ from those of the operators one by one")
        self.result = result


def _same(found: Any, expected: Any) -> bool:
    pairs = [values_in(found), values_in(expected)]
    if len(pairs[0]) != len(pairs[1]):
        return False
    return all(close_value(one.array, other.array) for one, other in zip(*pairs, strict=True))
