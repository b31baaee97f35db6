"""Who cuts operators: what strategies say is done where operators, cells and steps are called."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import nullcontext
from typing import Any
from weakref import WeakSet

import numpy as np

from engine.autodiff import OwnArray, Value, computed_by, cut_by, cutter
from engine.autodiff.structure import values_in
from engine.autodiff.tape import differentiating
from engine.context import get_auto_parallel_context
from engine.errors import ArgumentValueError
from engine.parallel.layout import Layout
from engine.tensor import Parameter

from .batches import DealtBatch
from .computing import computed
from .inside import FULL, batch_strategy, entering, inside, is_automatic
from .laid import laid_out
from .mesh import Mesh, mesh_of_all
from .parameters import cut_parameter
from .sharded_array import ShardedArray, settle_together, whole_of
from .strategies import check_divides, cuts_of, cuts_together, letters_of


class Cutting:
    """See `engine.autodiff.own_arrays.Cutter` for what it does.

    Args:
        write_strategy: Writes a strategy file of parameters.

    """

    def __init__(self, write_strategy: Callable[[str, Iterable[Parameter]], None]) -> None:
        self._write_strategy = write_strategy
        self._told: WeakSet[Any] = WeakSet()  # steps whose layouts were written

    def operator(
        self, operator: Any, call: Callable[..., Any], args: tuple[Any, ...], options: Any
    ) -> Any:
        strategy = operator.attrs.get("in_strategy")
        if strategy is None or not is_automatic():
            return call(operator, *args, **options)
        where = f"{operator.name}.shard(in_strategy)"
        strategies = _flat_strategies(strategy)
        tensors = _inputs(where, _flat(args), strategies)
        with nullcontext() if self._may_be_part() else entering():
            letters = letters_of(operator, [np.ndim(one) for one in tensors])
            cuts = cuts_together(where, strategies, mesh_of_all(), letters=letters)
            placed = {
                id(one): _placed(one, own, where)
                for one, own in zip(tensors, cuts, strict=True)
                if isinstance(one, Value)
            }
            out = call(operator, *_replaced(args, placed), **options)
        out = self._laid_as(out, operator.attrs.get("out_strategy"), operator.name)
        return self._left(out)

    def _may_be_part(self) -> bool:
        """Whether a plain tensor here may be a part of a batch."""
        return not inside() and not differentiating() and batch_strategy() != FULL

    def _laid_as(self, out: Any, strategy: Any, name: str) -> Any:
        if strategy is None or not isinstance(out, Value):
            return out
        where = f"{name}.shard(out_strategy)"
        (cuts,) = cuts_together(where, _flat_strategies(strategy)[:1], mesh_of_all())
        check_divides(where, out.array.shape, cuts, mesh_of_all())
        return laid_out(out, cuts)

    def _left(self, out: Any) -> Any:
        """What an operator gives outside of everything is whole."""
        return out if inside() or differentiating() else brought_together(out)

    def cut_cell(self, cell: Any) -> None:
        mesh = mesh_of_all()
        plan = cell._parallel_hints.layout.parameters
        where = "shard(parameter_plan)"
        for name, parameter in cell.parameters_and_names():
            parts = plan.get(parameter.name, plan.get(name))
            if parts is not None:
                cuts = cuts_of(where, parts, mesh, fastest=True)
                cut_parameter(parameter, cuts, mesh, where)

    def cell(self, run: Callable[..., Any], strategies: Any, args: Any, options: Any) -> Any:
        if not is_automatic():
            return run(*args, **options)
        if not inside() and not differentiating():
            batch = DealtBatch(batch_strategy(), mesh_of_all())
            with entering():
                out = run(*_cut_inputs(batch.joined(args), strategies), **options)
            return batch.parted(out)
        return run(*_cut_inputs(args, strategies), **options)

    def differentiation(self, run: Callable[..., Any], *given: Any) -> Any:
        if inside() or not is_automatic():
            return self._finished(run, given)
        fn, args, options, targets, weights, *rest = given
        batch = DealtBatch(batch_strategy(), mesh_of_all())
        found = batch.joined((*args, *options.values()))
        args, options = found[: len(args)], dict(zip(options, found[len(args) :], strict=True))
        batch.check_given()
        with entering():
            return self._finished(run, (fn, args, options, targets, weights, *rest), batch)

    def _finished(
        self, run: Callable[..., Any], given: tuple[Any, ...], batch: DealtBatch | None = None
    ) -> Any:
        """The result and the gradients: whole, or laid out as what they belong to."""
        _, args, options, targets, weights, *_ = given
        result, gradients = run(*given)
        by_key = dict(enumerate(args)) | options
        owners = [*(by_key[key] for key in targets), *weights]
        settle_together([gradient.array for gradient in gradients])
        for owner, gradient in zip(owners, gradients, strict=True):
            like = owner.array
            if isinstance(like, ShardedArray):
                held = like.laid_out(gradient.array)
                is_part = batch is not None and batch.has_made(owner)
                gradient.array = held if is_part else like.holding(held)
            else:
                gradient.array = whole_of(gradient.array)
        return brought_together(result), gradients

    def forward(
        self, run: Callable[..., Any], inputs: tuple[Any, ...], strategy: Any = None
    ) -> Any:
        if inside() or (strategy is None and (differentiating() or not is_automatic())):
            return run(*inputs)
        batch = DealtBatch(strategy or batch_strategy(), mesh_of_all())
        with entering():
            out = run(*batch.joined(inputs))
            return out if differentiating() else brought_together(out)

    def stepped(self, step: Any) -> None:
        path: Any = get_auto_parallel_context("strategy_ckpt_save_file")
        if is_automatic() and path:
            files: Any = get_auto_parallel_context("strategy_ckpt_config")
            self.tell(step, path, only_trainable=files["only_trainable_params"])

    def tell(self, cell: Any, path: str, *, only_trainable: bool) -> None:
        """Write how the parameters of a cell lie in a strategy file, once."""
        if cell in self._told:
            return
        self._told.add(cell)
        chosen = cell.get_parameters()
        if only_trainable:
            chosen = [parameter for parameter in chosen if parameter.requires_grad]
        self._write_strategy(path, chosen)


def brought_together(result: Any) -> Any:
    """What was returned, of whole tensors."""
    values = [one for one in values_in(result) if isinstance(one.array, OwnArray)]
    settle_together([one.array for one in values])
    for one in values:
        if not isinstance(one, Parameter):
            one.array = whole_of(one.array)
    return result


def _placed(tensor: Any, cuts: Any, where: str) -> Any:
    mesh: Mesh = mesh_of_all()
    if isinstance(tensor, Parameter):
        cut_parameter(tensor, cuts, mesh, where)
        if isinstance(tensor.array, ShardedArray):
            return tensor if tensor.array.cuts == cuts else laid_out(tensor, cuts)
        return tensor
    check_divides(where, tensor.shape, cuts, mesh)
    return laid_out(tensor, cuts)


def _cut_inputs(args: tuple[Any, ...], strategies: Sequence[Any]) -> tuple[Any, ...]:
    """The inputs of a cell or function, cut as it was asked."""
    where, mesh = "shard(in_strategy)", mesh_of_all()
    tensors = _inputs(where, list(args), strategies)
    given = list(args)
    for at, (one, parts) in enumerate(zip(tensors, strategies, strict=True)):
        if isinstance(one, Value) and parts is not None:
            given[at] = _placed(one, cuts_of(where, parts, mesh), where)
    return tuple(given)


def _inputs(where: str, args: list[Any], strategies: Sequence[Any]) -> list[Any]:
    """The inputs that the strategies are of.

    Raises:
        ArgumentValueError: If there are fewer.

    """
    if len(strategies) > len(args):
        expected = f"strategies of {len(args)} inputs"
        raise ArgumentValueError.of(where, expected, tuple(strategies))
    return args[: len(strategies)]


def _flat(args: Sequence[Any]) -> list[Any]:
    found = []
    for one in args:
        found += _flat(one) if isinstance(one, tuple | list) else [one]
    return found


def _flat_strategies(strategy: Any) -> list[Any]:
    """One for each tensor; those of tensors in a tuple stand in a tuple of their own."""
    found: list[Any] = []
    for one in strategy:
        nested = isinstance(one, tuple) and one and isinstance(one[0], tuple | Layout)
        found += _flat_strategies(one) if nested else [one]
    return found


def _replaced(args: Any, placed: dict[int, Any]) -> tuple[Any, ...]:
    return tuple(
        type(one)(_replaced(one, placed))
        if isinstance(one, tuple | list)
        else placed.get(id(one), one)
        for one in args
    )


def install(write_strategy: Callable[[str, Iterable[Parameter]], None]) -> None:
    """Let operators be cut from now on."""
    if cutter() is None:
        computed_by(ShardedArray, computed)
        cut_by(Cutting(write_strategy))
