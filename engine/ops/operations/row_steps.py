"""Operator classes of optimizers for tables of which a batch touches few rows, as embeddings.

Each is given the gradients of some rows and their numbers; those of a row that comes twice are
added. It changes the parameters that it is given, in these rows, and returns them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from engine.autodiff.replayable import read
from engine.backend import xp_of
from engine.backend.kernels.scatter import scatter_add
from engine.errors import ArgumentTypeError, ShapeError
from engine.ops import apply
from engine.typed import Tensor, TensorOrNumber

from .operator_class import Primitive
from .other_steps import adagrad_with_epsilon
from .step import moved, number

__all__ = [
    "FusedSparseAdam",
    "FusedSparseFtrl",
    "FusedSparseLazyAdam",
    "FusedSparseProximalAdagrad",
    "SparseApplyAdadelta",
    "SparseApplyAdagrad",
    "SparseApplyAdagradV2",
    "SparseApplyFtrl",
    "SparseApplyFtrlV2",
    "SparseApplyProximalAdagrad",
    "SparseApplyRMSProp",
]


def step_rows(
    where: str, step: Callable[..., None], states: tuple[Any, ...], grad: Any, indices: Any
) -> None:
    """Take a step in the rows that `indices` name.

    Args:
        where: Who asks, for errors.
        step: What moves its first arguments, given behind them their gradient.
        states: A parameter and its running state.
        grad: The gradient of each row that is named.
        indices: (rows,) whole numbers.

    Raises:
        ArgumentTypeError: If the indices are no whole numbers, or a state is no tensor.
        ShapeError: If there is not a gradient for each index, of the shape of a row.

    """
    rows, summed = summed_rows(where, states, grad, indices)
    parts = [read(state)[rows] for state in states]
    step(*parts, summed)
    for state, part in zip(states, parts, strict=True):
        state.array[rows] = part


def summed_rows(where: str, states: tuple[Any, ...], grad: Any, indices: Any) -> tuple[Any, Any]:
    """The rows that are named, each once, and the sums of their gradients."""
    moved(where, *states)
    table = states[0].array
    given, at = (read(x) for x in (grad, indices))
    if at.dtype.kind not in "iu" or at.ndim != 1:
        raise ArgumentTypeError(f"{where}(indices) expected a vector of whole numbers.")
    if tuple(given.shape) != (len(at), *table.shape[1:]):
        expected = str((len(at), *table.shape[1:]))
        raise ShapeError.of(f"{where}(grad)", expected, tuple(given.shape))
    xp = xp_of(table)
    rows, inverse = xp.unique(at, return_inverse=True)
    summed = xp.zeros((len(rows), *table.shape[1:]), given.dtype)
    scatter_add(summed, (inverse.reshape(-1),), given)
    return rows, summed.astype(np.result_type(table.dtype, given.dtype), copy=False)


class SparseApplyAdagradV2(Primitive):
    """A step of Adagrad; the table and its sums of squares."""

    def __init__(
        self, lr: float, epsilon: float, update_slots: bool = True, use_locking: bool = False
    ) -> None:
        super().__init__()
        self.lr, self.epsilon, self.update_slots = lr, epsilon, update_slots

    def __call__(
        self, var: Tensor, accum: Tensor, grad: Tensor, indices: Tensor
    ) -> tuple[Tensor, Tensor]:
        def step(param: Any, squares: Any, given: Any) -> None:
            adagrad_with_epsilon(param, squares, given, self.lr, self.epsilon, self.update_slots)

        step_rows(self.name, step, (var, accum), grad, indices)
        return var, accum


class SparseApplyAdagrad(SparseApplyAdagradV2):
    """As `SparseApplyAdagradV2`, with nothing added to the root."""

    def __init__(self, lr: float, update_slots: bool = True, use_locking: bool = False) -> None:
        super().__init__(lr, 0.0, update_slots)


class SparseApplyAdadelta(Primitive):
    """A step of Adadelta; the table and both running squares."""

    def __init__(self, epsilon: float, use_locking: bool = False) -> None:
        super().__init__()
        self.epsilon = epsilon

    def __call__(
        self,
        var: Tensor,
        accum: Tensor,
        accum_update: Tensor,
        lr: TensorOrNumber,
        rho: TensorOrNumber,
        grad: Tensor,
        indices: Tensor,
    ) -> tuple[Tensor, Tensor, Tensor]:
        numbers = number(lr), number(rho), self.epsilon
        states = var, accum, accum_update
        step_rows(self.name, lambda *x: apply.apply_adadelta(*x, *numbers), states, grad, indices)
        return states


class SparseApplyFtrl(Primitive):
    """A step of "follow the regularised leader"; the table and both states."""

    def __init__(
        self, lr: float, l1: float, l2: float, lr_power: float, use_locking: bool = False
    ) -> None:
        super().__init__()
        self.lr, self.l1, self.l2, self.lr_power = lr, l1, l2, lr_power

    def __call__(
        self, var: Tensor, accum: Tensor, linear: Tensor, grad: Tensor, indices: Tensor
    ) -> tuple[Tensor, Tensor, Tensor]:
        numbers = self.lr, self.l1, self.l2, self.lr_power
        states = var, accum, linear
        step_rows(self.name, lambda *x: apply.apply_ftrl(*x, *numbers), states, grad, indices)
        return states


class FusedSparseFtrl(SparseApplyFtrl):
    """As `SparseApplyFtrl`."""


class SparseApplyFtrlV2(Primitive):
    """As `SparseApplyFtrl`, with a shrinkage that the sums of squares do not see."""

    def __init__(
        self,
        lr: float,
        l1: float,
        l2: float,
        l2_shrinkage: float,
        lr_power: float,
        use_locking: bool = False,
    ) -> None:
        super().__init__()
        self.lr, self.l1, self.l2 = lr, l1, l2
        self.l2_shrinkage, self.lr_power = l2_shrinkage, lr_power

    def __call__(
        self, var: Tensor, accum: Tensor, linear: Tensor, grad: Tensor, indices: Tensor
    ) -> tuple[Tensor, Tensor, Tensor]:
        def step(param: Any, squares: Any, line: Any, given: Any) -> None:
            # The square of the plain gradient is added; the line also takes the shrunk weight.
            line += 2 * self.l2_shrinkage * param
            apply.apply_ftrl(param, squares, line, given, self.lr, self.l1, self.l2, self.lr_power)

        states = var, accum, linear
        step_rows(self.name, step, states, grad, indices)
        return states


class SparseApplyProximalAdagrad(Primitive):
    """A step of Adagrad that shrinks towards 0; the table and its sums of squares."""

    def __init__(self, use_locking: bool = False) -> None:
        super().__init__()

    def __call__(
        self,
        var: Tensor,
        accum: Tensor,
        lr: TensorOrNumber,
        l1: TensorOrNumber,
        l2: TensorOrNumber,
        grad: Tensor,
        indices: Tensor,
    ) -> tuple[Tensor, Tensor]:
        numbers = [number(n) for n in (lr, l1, l2)]
        states = var, accum
        step_rows(
            self.name, lambda *x: apply.apply_proximal_adagrad(*x, *numbers), states, grad, indices
        )
        return states


class FusedSparseProximalAdagrad(SparseApplyProximalAdagrad):
    """As `SparseApplyProximalAdagrad`."""


class SparseApplyRMSProp(Primitive):
    """A step of RMSProp; the table, its mean squares and its momentum."""

    def __init__(
        self, rho: float, momentum: float, epsilon: float, use_locking: bool = False
    ) -> None:
        super().__init__()
        self.rho, self.momentum, self.epsilon = rho, momentum, epsilon

    def __call__(
        self,
        var: Tensor,
        ms: Tensor,
        mom: Tensor,
        lr: TensorOrNumber,
        grad: Tensor,
        indices: Tensor,
    ) -> tuple[Tensor, Tensor, Tensor]:
        numbers = number(lr), self.rho, self.momentum, self.epsilon
        states = var, ms, mom
        step_rows(self.name, lambda *x: apply.apply_rms_prop(*x, *numbers), states, grad, indices)
        return states


class _RowsOfAdam(Primitive):
    def __init__(self, use_locking: bool = False, use_nesterov: bool = False) -> None:
        super().__init__()
        self.use_nesterov = use_nesterov

    def _numbers(self, lr: Any, powers: Any, betas: Any, epsilon: Any) -> tuple[Any, ...]:
        one, two = map(number, powers)
        rate = number(lr) * (1 - two) ** 0.5 / (1 - one)
        return rate, *map(number, betas), number(epsilon), self.use_nesterov


class FusedSparseLazyAdam(_RowsOfAdam):
    """A step of Adam in the rows that are named; the others, and their moments, stay."""

    def __call__(
        self,
        var: Tensor,
        m: Tensor,
        v: Tensor,
        beta1_power: TensorOrNumber,
        beta2_power: TensorOrNumber,
        lr: TensorOrNumber,
        beta1: TensorOrNumber,
        beta2: TensorOrNumber,
        epsilon: TensorOrNumber,
        gradient: Tensor,
        indices: Tensor,
    ) -> tuple[Tensor, Tensor, Tensor]:
        numbers = self._numbers(lr, (beta1_power, beta2_power), (beta1, beta2), epsilon)
        states = var, m, v
        step_rows(self.name, lambda *x: apply.apply_adam(*x, *numbers), states, gradient, indices)
        return states


class FusedSparseAdam(_RowsOfAdam):
    """A step of Adam in all rows; the gradient of those that are not named is 0."""

    def __call__(
        self,
        var: Tensor,
        m: Tensor,
        v: Tensor,
        beta1_power: TensorOrNumber,
        beta2_power: TensorOrNumber,
        lr: TensorOrNumber,
        beta1: TensorOrNumber,
        beta2: TensorOrNumber,
        epsilon: TensorOrNumber,
        gradient: Tensor,
        indices: Tensor,
    ) -> tuple[Tensor, Tensor, Tensor]:
        states = var, m, v
        rows, summed = summed_rows(self.name, states, gradient, indices)
        whole = xp_of(summed).zeros_like(var.array)
        whole[rows] = summed
        numbers = self._numbers(lr, (beta1_power, beta2_power), (beta1, beta2), epsilon)
        apply.apply_adam(*states, whole, *numbers)
        return states
