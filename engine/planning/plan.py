"""One plan: what is computed of inputs of some shapes, with parameters as they are at each call."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.autodiff import Primitive
from engine.autodiff.structure import values_in
from engine.backend import Draws
from engine.backend.native.loading import needed_by
from engine.errors import EngineError
from engine.graph.alike import close_value
from engine.nn.optim.unbroken import Unbroken
from engine.plan import BusyError, Replay, table_of

from .confirmation import Confirmation
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
        self._graph = graph
        needed_by(node.primitive for node in graph.nodes)
        self._confirmation = Confirmation(graph)
        self._table = table_of(graph)
        self._replay = None if self._table is not None else self._of_operators()
        way: Any = self._replay if self._table is None else self._table
        self._still = way.still
        self._holders = [by_name[name] for name in way.parameters]
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
        return self._table is not None and not self._still

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
        for at in self._still:  # who gets it may write to it
            ends[at] = ends[at].copy()
        return self._template.filled(ends)

    def _ends(self, inputs: Sequence[Any]) -> list[Any]:
        """By the table of kernels where there is one, and it is free; else by operators."""
        if self._table is not None:
            try:
                return self._table(inputs, self._arrays)
            except BusyError:
                pass
        if self._replay is None:
            self._replay = self._of_operators()
        return self._replay(inputs, self._arrays)

    def _of_operators(self) -> Replay:
        """What computes by operators, in the forms that are chosen now: they are part of a key."""
        graph = self._graph
        held = [one.value for one in (*graph.parameters, *graph.constants)]
        device = Primitive.device_of(*(one for one in held if hasattr(one, "dtype")))
        return Replay(graph, device=device)

    def is_to_be_checked(self) -> bool:
        """Whether the next call is to be compared, too: the first few are, then ever fewer.

        The first one is not where an earlier process has compared it.
        """
        if self.calls == 0 and self._confirmation.is_there():
            return False
        return self.calls & (self.calls + 1) == 0

    def checked(
        self, run: Callable[..., Any], inputs: Sequence[Any], made: Callable[[], None] = nothing
    ) -> Any:
        """As a call, but for which the run is made, too, and was found to give the same.

        The numbers are the plan's, and so are those of its effects.

        Raises:
            MismatchError: If it gives something else; then effects are those of the run, which is
                not to be made again: `result` of the error is what it returned.

        """
        way = self._behind_it if self.calls == 0 else self._before_it
        try:
            found = way(run, inputs, made)
        except MismatchError:
            self._confirmation.withdraw()
            raise
        self._confirmation.give()
        return found

    def _behind_it(
        self, run: Callable[..., Any], inputs: Sequence[Any], made: Callable[[], None]
    ) -> Any:
        """First the run: nothing was computed so far, and it may refuse what it is given."""
        before, draws = Kept(self.written), Draws()
        try:
            with draws.followed():
                expected = run(*inputs)
            given = Kept(self.written)
            before.put_back()
            with draws.repeated():
                found = self(inputs)
        except BaseException:
            before.put_back()
            raise
        with Unbroken():
            if not (_same(found, expected) and given.same_as(Kept(self.written))):
                given.put_back()
                raise MismatchError(expected)
            made()
        return found

    def _before_it(
        self, run: Callable[..., Any], inputs: Sequence[Any], made: Callable[[], None]
    ) -> Any:
        """The run behind the plan's call: who interrupts it finds that call made."""
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
