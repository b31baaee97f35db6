"""Who plans what is differentiated, run alone, or moved by an optimizer inside of `planning()`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any
from weakref import WeakKeyDictionary

from engine.autodiff import Value
from engine.autodiff.changes import changes
from engine.autodiff.planner import planned_by
from engine.autodiff.ready import listening
from engine.autodiff.replayable import followed
from engine.autodiff.structure import replaced, values_in
from engine.autodiff.tape import Holding, observed
from engine.context import GRAPH_MODE
from engine.context.state import current
from engine.nn.optim.pattern import Beginning, Pattern
from engine.nn.recurring import RUNS

from .described import OpaqueError, described
from .plans import Plans, Told, named
from .refusal import tell
from .repeated import Repeated, repeated


class _Planner:
    """Keeps the plans of each function beside it, as long as it is there."""

    def __init__(self) -> None:
        self._plans: WeakKeyDictionary[Any, Plans] = WeakKeyDictionary()
        self._patterns: WeakKeyDictionary[Any, tuple[int, Pattern]] = WeakKeyDictionary()
        self._repeated: WeakKeyDictionary[Any, Repeated] = WeakKeyDictionary()

    def differentiation(self, run: Callable[..., Any], *given: Any, owner: Any = None) -> Any:
        """What an outermost differentiation gives; see `engine.autodiff.planner`."""
        fn, args, options, targets, weights, has_aux, seeds = given
        lasting = fn if owner is None else owner
        plans = self._of(lasting) if listening() is None else None
        said = _said(fn, (args, options))
        if plans is None or said is None:
            return run(*given)
        values = values_in((args, options))
        count = len(values)

        def again(*given: Any) -> Any:
            tensors = list(map(_as_value, given))
            fresh = iter(tensors)
            own_args, own_options = replaced((args, options), lambda _: next(fresh))
            own_seeds = None if seeds is None else list(map(followed, tensors[count:]))
            return run(fn, own_args, own_options, targets, weights, has_aux, own_seeds)

        key = said, tuple(targets), tuple(map(id, weights)), has_aux, owner is None
        inputs = values if seeds is None else [*values, *seeds]
        return plans.call(lasting, key, again, inputs, weights)

    def forward(
        self,
        owner: Any,
        run: Callable[..., Any],
        args: tuple[Any, ...],
        kwargs: Mapping[str, Any],
    ) -> Any:
        """What a cell or a function gives; see `engine.autodiff.planner`."""
        return self._forward(owner, run, args, kwargs, patience=0)

    def _forward(
        self,
        owner: Any,
        run: Callable[..., Any],
        args: tuple[Any, ...],
        kwargs: Mapping[str, Any],
        patience: int,
    ) -> Any:
        plans, said = self._of(owner), _said(owner, (args, kwargs))
        if plans is None or said is None:
            return run(*args, **kwargs)
        values = values_in((args, kwargs))

        def again(*given: Any) -> Any:
            fresh = map(_as_value, given)
            own_args, own_kwargs = replaced((args, kwargs), lambda _: next(fresh))
            return run(*own_args, **own_kwargs)

        return plans.call(owner, (said, "forward"), again, values, (), patience=patience)

    def evaluation(self, network: Any, inputs: tuple[Any, ...]) -> Any:
        """What a network gives of a batch; see `engine.autodiff.planner`."""
        return self._forward(network, network, inputs, {}, patience=RUNS)

    def step(
        self, optimizer: Any, gradients: list[Any], otherwise: Callable[[list[Any]], Any]
    ) -> None:
        """Move an optimizer's parameters one step; see `engine.autodiff.planner`."""
        pattern = self._pattern(optimizer)
        self._moved(
            optimizer,
            pattern.key,
            pattern.moving(optimizer),
            gradients,
            optimizer,
            pattern,
            lambda *_given: otherwise(gradients),
        )

    def training(
        self,
        owner: Any,
        run: Callable[..., Any],
        inputs: tuple[Any, ...],
        optimizer: Any,
        otherwise: Callable[[], Any],
    ) -> Any:
        """Loss, gradients and the optimizer's step as one; see `engine.autodiff.planner`."""
        said = _said(owner, inputs)
        if said is None:
            return otherwise()
        values, pattern = values_in(inputs), self._pattern(optimizer)
        count, move = len(values), pattern.moving(optimizer)

        def again(*given: Any) -> Any:
            fresh = map(_as_value, given[:count])
            loss, gradients = run(*replaced(inputs, lambda _: next(fresh)))
            move(*[one if observed() else one.array for one in gradients], *given[count:])
            return loss

        key = said, *pattern.key
        loss = self._moved(
            owner, key, again, values, optimizer, pattern, lambda *_given: otherwise()
        )
        like_this = repeated(self._plans[owner].latest, pattern, inputs[:-1], inputs[-1])
        if like_this is None:
            self._repeated.pop(owner, None)
        else:
            self._repeated[owner] = like_this
        return loss

    def training_again(self, owner: Any, inputs: tuple[Any, ...], sens: Any, optimizer: Any) -> Any:
        """The same as the last time, after few looks; see `engine.autodiff.planner`."""
        like_the_last = self._repeated.get(owner)
        return None if like_the_last is None else like_the_last(inputs, sens, optimizer)

    def _moved(
        self,
        owner: Any,
        key: Any,
        run: Callable[..., Any],
        inputs: list[Any],
        optimizer: Any,
        pattern: Pattern,
        otherwise: Callable[..., Any],
    ) -> Any:
        plans = self._of(owner)
        assert plans is not None, "who makes a step is a cell"
        beginning = Beginning(optimizer, pattern)
        told = Told(pattern.like, beginning.numbers, beginning.made)
        try:
            return plans.call(owner, key, run, inputs, optimizer.parameters, otherwise, told)
        except BaseException:
            beginning.undo()
            raise

    def _pattern(self, optimizer: Any) -> Pattern:
        """Which numbers of a step its parameters share, as long as nothing changes."""
        seen, found = self._patterns.get(optimizer, (-1, None))
        if found is None or seen != changes.count:
            found = Pattern(optimizer)
            self._patterns[optimizer] = changes.count, found
        return found

    def _of(self, function: Any) -> Plans | None:
        """The plans of a function; None for what is none that they could be kept beside."""
        try:
            found = self._plans.get(function)
            if found is None:
                found = self._plans[function] = Plans(function)
        except TypeError:  # it cannot be hashed, or has no weak references
            return None
        return found


def _said(function: Any, arguments: Any) -> Any:
    """What arguments say besides tensors; None where that may change without a word."""
    try:
        return described(arguments)
    except OpaqueError as found:
        tell(named(function), str(found))
        return None


def _as_value(given: Any) -> Any:
    return given if isinstance(given, Value) else Value.wrap(given)


PLANNER = _Planner()


def planning() -> Holding[Any]:
    """Compute by plans inside the block, where that is possible."""
    return planned_by(PLANNER)


def plans() -> Holding[Any]:
    """What a model computes in: with plans in graph mode, and while nobody has set a mode."""
    wanted = current.options.get("mode", GRAPH_MODE) == GRAPH_MODE
    return planned_by(PLANNER if wanted else None)
