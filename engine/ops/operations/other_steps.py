"""Operator classes of optimizers that MindSpore has no optimizer for: one step, in place.

Each changes the parameters that it is given and returns them. Rates are numbers or tensors.
"""

from __future__ import annotations

from typing import Any

from engine.backend import xp_of
from engine.ops import apply
from engine.ops.apply import shortened
from engine.ops.stepping import stepping
from engine.typed import Tensor, TensorOrNumber

from .operator_class import Primitive
from .step import moved, number

__all__ = [
    "AdamWeightDecay",
    "ApplyAdagradDA",
    "ApplyAdagradV2",
    "ApplyAdamWithAmsgrad",
    "ApplyAdamWithAmsgradV2",
    "ApplyAddSign",
    "ApplyKerasMomentum",
    "ApplyPowerSign",
    "ApplyProximalGradientDescent",
]


class _Step(Primitive):
    """A step that is never shared between threads, so `use_locking` is accepted alone."""

    def __init__(self, use_locking: bool = False) -> None:
        super().__init__()


class AdamWeightDecay(_Step):
    """A step of Adam without correction of bias that decays the weight itself; weight, moments."""

    def __call__(
        self,
        var: Tensor,
        m: Tensor,
        v: Tensor,
        lr: float,
        beta1: float,
        beta2: float,
        epsilon: float,
        decay: float,
        gradient: Tensor,
    ) -> tuple[Tensor, Tensor, Tensor]:
        moved(self.name, var, m, v)
        shortened(var, number(lr) * number(decay))
        apply.apply_adam(var, m, v, gradient, *map(number, (lr, beta1, beta2, epsilon)))
        return var, m, v


@stepping("param", "accum")
def keras_momentum(
    param: Any, accum: Any, grad: Any, rate: float, momentum: float, nesterov: bool
) -> None:
    accum *= momentum
    accum -= rate * grad
    param += accum * momentum - rate * grad if nesterov else accum


class ApplyKerasMomentum(Primitive):
    """A step with momentum that holds the rate, as Keras has it; weight and momentum."""

    def __init__(self, use_locking: bool = False, use_nesterov: bool = False) -> None:
        super().__init__()
        self.use_nesterov = use_nesterov

    def __call__(
        self, var: Tensor, accum: Tensor, lr: TensorOrNumber, grad: Tensor, momentum: TensorOrNumber
    ) -> tuple[Tensor, Tensor]:
        moved(self.name, var, accum)
        keras_momentum(var, accum, grad, number(lr), number(momentum), self.use_nesterov)
        return var, accum


class ApplyAdamWithAmsgradV2(_Step):
    """A step of Adam that divides by the largest second moment so far; weight and moments.

    Source: Reddi, Kale & Kumar, ICLR 2018, Algorithm 2, with Adam's correction of bias.
    """

    def __call__(
        self,
        var: Tensor,
        m: Tensor,
        v: Tensor,
        vhat: Tensor,
        beta1_power: TensorOrNumber,
        beta2_power: TensorOrNumber,
        lr: TensorOrNumber,
        beta1: TensorOrNumber,
        beta2: TensorOrNumber,
        epsilon: TensorOrNumber,
        grad: Tensor,
    ) -> tuple[Tensor, ...]:
        moved(self.name, var, m, v, vhat)
        rate = number(lr) * (1 - number(beta2_power)) ** 0.5 / (1 - number(beta1_power))
        numbers = rate, number(beta1), number(beta2), number(epsilon)
        apply.apply_adam(var, m, v, grad, *numbers, False, vhat)
        return var, m, v, vhat


class ApplyAdamWithAmsgrad(Primitive):
    """As `ApplyAdamWithAmsgradV2`, with both betas and epsilon as options."""

    def __init__(
        self,
        beta1: float = 0.9,
        beta2: float = 0.999,
        epsilon: float = 1e-08,
        use_locking: bool = False,
    ) -> None:
        super().__init__()
        self.beta1, self.beta2, self.epsilon = beta1, beta2, epsilon

    def __call__(
        self,
        var: Tensor,
        m: Tensor,
        v: Tensor,
        vhat: Tensor,
        beta1_power: TensorOrNumber,
        beta2_power: TensorOrNumber,
        lr: TensorOrNumber,
        grad: Tensor,
    ) -> tuple[Tensor, ...]:
        betas = self.beta1, self.beta2, self.epsilon
        step = ApplyAdamWithAmsgradV2()
        return step(var, m, v, vhat, beta1_power, beta2_power, lr, *betas, grad)


@stepping("param", "first")
def sign_step(
    param: Any, first: Any, grad: Any, rate: float, alpha: Any, steep: float, beta: float
) -> None:
    xp = xp_of(param)
    first *= beta
    first += (1 - beta) * grad
    agree = steep * xp.sign(grad) * xp.sign(first)
    param -= rate * (xp.exp(agree) if alpha is None else alpha + agree) * grad


class ApplyAddSign(Primitive):
    """A step that is longer where gradient and momentum agree in sign; weight and momentum.

    Source: Bello et al., arXiv:1709.07417.
    """

    def __call__(
        self,
        var: Tensor,
        m: Tensor,
        lr: TensorOrNumber,
        alpha: TensorOrNumber,
        sign_decay: TensorOrNumber,
        beta: TensorOrNumber,
        grad: Tensor,
    ) -> tuple[Tensor, Tensor]:
        moved(self.name, var, m)
        sign_step(var, m, grad, *map(number, (lr, alpha, sign_decay, beta)))
        return var, m


class ApplyPowerSign(Primitive):
    """A step longer by a power where gradient and momentum agree in sign; weight and momentum.

    Source: Bello et al., arXiv:1709.07417.
    """

    def __call__(
        self,
        var: Tensor,
        m: Tensor,
        lr: TensorOrNumber,
        logbase: TensorOrNumber,
        sign_decay: TensorOrNumber,
        beta: TensorOrNumber,
        grad: Tensor,
    ) -> tuple[Tensor, Tensor]:
        moved(self.name, var, m)
        steep = number(logbase) * number(sign_decay)
        sign_step(var, m, grad, number(lr), None, steep, number(beta))
        return var, m


@stepping("param", "total", "squares")
def dual_averaging(
    param: Any, total: Any, squares: Any, grad: Any, rate: float, l1: float, l2: float, step: float
) -> None:
    xp = xp_of(param)
    total += grad
    squares += grad * grad
    shrunk = xp.sign(total) * xp.maximum(xp.abs(total) - l1 * step, 0) if l1 > 0 else total
    param[...] = -rate * shrunk / (l2 * step * rate + xp.sqrt(squares))


class ApplyAdagradDA(_Step):
    """A step of Adagrad's dual averaging; the weight.

    Source: Duchi, Hazan & Singer, JMLR 12 (2011), section 3.
    """

    def __call__(
        self,
        var: Tensor,
        gradient_accumulator: Tensor,
        gradient_squared_accumulator: Tensor,
        grad: Tensor,
        lr: TensorOrNumber,
        l1: TensorOrNumber,
        l2: TensorOrNumber,
        global_step: TensorOrNumber,
    ) -> Tensor:
        state = gradient_accumulator, gradient_squared_accumulator
        moved(self.name, var, *state)
        dual_averaging(var, *state, grad, *map(number, (lr, l1, l2, global_step)))
        return var


@stepping("param", "accum")
def adagrad_with_epsilon(
    param: Any, accum: Any, grad: Any, rate: float, epsilon: float, update: bool
) -> None:
    """Move `param` one step of Adagrad, `epsilon` added to the root."""
    if update:
        accum += grad * grad
    param -= rate * grad / (xp_of(param).sqrt(accum) + epsilon)


class ApplyAdagradV2(Primitive):
    """A step of Adagrad with a number added to the root; weight and sum of squares."""

    def __init__(self, epsilon: float, update_slots: bool = True) -> None:
        super().__init__()
        self.epsilon, self.update_slots = epsilon, update_slots

    def __call__(
        self, var: Tensor, accum: Tensor, lr: TensorOrNumber, grad: Tensor
    ) -> tuple[Tensor, Tensor]:
        moved(self.name, var, accum)
        adagrad_with_epsilon(var, accum, grad, number(lr), self.epsilon, self.update_slots)
        return var, accum


@stepping("param")
def proximal_step(param: Any, delta: Any, rate: float, l1: float, l2: float) -> None:
    xp = xp_of(param)
    ahead = param - rate * delta
    shrunk = xp.sign(ahead) * xp.maximum(xp.abs(ahead) - rate * l1, 0) if l1 > 0 else ahead
    param[...] = shrunk / (1 + rate * l2)


class ApplyProximalGradientDescent(Primitive):
    """A step against the gradient that shrinks towards 0; the weight.

    Source: Duchi & Singer, JMLR 10 (2009).
    """

    def __call__(
        self,
        var: Tensor,
        alpha: TensorOrNumber,
        l1: TensorOrNumber,
        l2: TensorOrNumber,
        delta: Tensor,
    ) -> Tensor:
        moved(self.name, var)
        proximal_step(var, delta, *map(number, (alpha, l1, l2)))
        return var
