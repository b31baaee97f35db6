"""Operator classes of optimizers: one step on one parameter, in place.

Each changes the parameters that it is given and returns them. Rates are numbers or tensors.
"""

from __future__ import annotations

from typing import Any

from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.ops import apply, norm
from engine.ops.arithmetic import abs, add, div, mul
from engine.ops.comparison import logical_and, where
from engine.ops.elementary import sqrt
from engine.typed import Tensor, TensorOrNumber

from .operator_class import Primitive

__all__ = [
    "SGD",
    "Adam",
    "ApplyAdaMax",
    "ApplyAdadelta",
    "ApplyAdagrad",
    "ApplyCenteredRMSProp",
    "ApplyFtrl",
    "ApplyGradientDescent",
    "ApplyMomentum",
    "ApplyProximalAdagrad",
    "ApplyRMSProp",
    "LARSUpdate",
]


def number(value: Any) -> float:
    """A rate: a number, or a tensor of one, which may have an axis.

    Raises:
        ArgumentValueError: If it has more numbers.

    """
    if not isinstance(value, Value):
        return float(value)
    if value.array.size != 1:
        raise ArgumentValueError.of("a rate", "one number", f"shape {value.array.shape}")
    return float(read(value).reshape(()))


def moved(where: str, *states: Any) -> None:
    """Refuse to move what is no tensor: nobody would see the step.

    Raises:
        ArgumentTypeError: If one of them is no Parameter or Tensor.

    """
    for state in states:
        if not isinstance(state, Value):
            raise ArgumentTypeError.of(where, "Parameters to move", state)


class ApplyMomentum(Primitive):
    """A step with momentum, as `nn.Momentum`.

    Args:
        use_nesterov: Whether the gradient is looked at ahead of the step.
        use_locking: Accepted; a step here is never shared between threads.
        gradient_scale: What gradients are multiplied by first.

    """

    def __init__(
        self, use_nesterov: bool = False, use_locking: bool = False, gradient_scale: float = 1.0
    ) -> None:
        super().__init__()
        self.use_nesterov, self.gradient_scale = use_nesterov, gradient_scale

    def __call__(
        self,
        variable: Tensor,
        accumulation: Tensor,
        learning_rate: TensorOrNumber,
        gradient: Tensor,
        momentum: TensorOrNumber,
    ) -> Tensor:
        moved(self.name, variable, accumulation)
        if self.gradient_scale != 1.0:
            gradient = mul(gradient, self.gradient_scale)
        rate, momentum = number(learning_rate), number(momentum)
        apply.apply_momentum(variable, accumulation, gradient, rate, momentum, self.use_nesterov)
        return variable


class SGD(Primitive):
    """A step of gradient descent with momentum, as `nn.SGD`; `stat` holds ones before the first."""

    def __init__(
        self, dampening: float = 0.0, weight_decay: float = 0.0, nesterov: bool = False
    ) -> None:
        super().__init__()
        self.dampening, self.weight_decay, self.nesterov = dampening, weight_decay, nesterov

    def __call__(
        self,
        parameters: Tensor,
        gradient: Tensor,
        learning_rate: TensorOrNumber,
        accum: Tensor,
        momentum: TensorOrNumber,
        stat: Tensor,
    ) -> Tensor:
        moved(self.name, parameters, accum, stat)
        if self.weight_decay:
            gradient = add(gradient, mul(parameters, self.weight_decay))
        rate, momentum = number(learning_rate), number(momentum)
        numbers = (rate, momentum, float(self.dampening), self.nesterov)
        apply.apply_sgd(parameters, accum, stat, gradient, *numbers)
        return parameters


class Adam(Primitive):
    """A step of Adam, from the powers of both betas; returns the weight and both moments.

    Args:
        use_locking: Accepted; a step here is never shared between threads.
        use_nesterov: Whether the first moment is looked at ahead of the step.

    """

    def __init__(self, use_locking: bool = False, use_nesterov: bool = False) -> None:
        super().__init__()
        self.use_nesterov = use_nesterov

    def __call__(
        self,
        var: Tensor,
        m: Tensor,
        v: Tensor,
        beta1_power: float,
        beta2_power: float,
        lr: float,
        beta1: float,
        beta2: float,
        epsilon: float,
        gradient: Tensor,
    ) -> tuple[Tensor, Tensor, Tensor]:
        moved(self.name, var, m, v)
        unbiased = (1 - number(beta2_power)) ** 0.5 / (1 - number(beta1_power))
        numbers = (number(lr) * unbiased, number(beta1), number(beta2), number(epsilon))
        apply.apply_adam(var, m, v, gradient, *numbers, self.use_nesterov)
        return var, m, v


class ApplyGradientDescent(Primitive):
    """A step against the gradient: `var - alpha * delta`."""

    def __call__(self, var: Tensor, alpha: TensorOrNumber, delta: Tensor) -> Tensor:
        moved(self.name, var)
        var.array -= read(mul(delta, number(alpha)))
        return var


class ApplyRMSProp(Primitive):
    """A step of RMSProp, as `nn.RMSProp`; `epsilon` stands inside the root."""

    def __init__(self, use_locking: bool = False) -> None:
        super().__init__()

    def __call__(
        self,
        var: Tensor,
        mean_square: Tensor,
        moment: Tensor,
        learning_rate: TensorOrNumber,
        grad: Tensor,
        decay: float,
        momentum: float,
        epsilon: float,
    ) -> Tensor:
        moved(self.name, var, mean_square, moment)
        numbers = (number(n) for n in (learning_rate, decay, momentum, epsilon))
        apply.apply_rms_prop(var, mean_square, moment, grad, *numbers)
        return var


class ApplyCenteredRMSProp(Primitive):
    """A step of centred RMSProp: the spread of gradients around their mean divides the step."""

    def __init__(self, use_locking: bool = False) -> None:
        super().__init__()

    def __call__(
        self,
        variable: Tensor,
        mean_gradient: Tensor,
        mean_square: Tensor,
        moment: Tensor,
        grad: Tensor,
        learning_rate: TensorOrNumber,
        decay: float,
        momentum: float,
        epsilon: float,
    ) -> Tensor:
        moved(self.name, variable, mean_gradient, mean_square, moment)
        numbers = (number(n) for n in (learning_rate, decay, momentum, epsilon))
        apply.apply_rms_prop(variable, mean_square, moment, grad, *numbers, mean_gradient)
        return variable


class ApplyAdagrad(Primitive):
    """A step of Adagrad; returns the weight and the sum of squares.

    Args:
        update_slots: Whether the gradient is added to the sum of squares.

    """

    def __init__(self, update_slots: bool = True) -> None:
        super().__init__()
        self.update_slots = update_slots

    def __call__(
        self, var: Tensor, accum: Tensor, lr: TensorOrNumber, grad: Tensor
    ) -> tuple[Tensor, Tensor]:
        moved(self.name, var, accum)
        apply.apply_adagrad(var, accum, grad, number(lr), self.update_slots)
        return var, accum


class ApplyAdaMax(Primitive):
    """A step of AdaMax, from the power of beta1; returns the weight and both moments."""

    def __call__(
        self,
        var: Tensor,
        m: Tensor,
        v: Tensor,
        beta1_power: TensorOrNumber,
        lr: TensorOrNumber,
        beta1: TensorOrNumber,
        beta2: TensorOrNumber,
        epsilon: TensorOrNumber,
        grad: Tensor,
    ) -> tuple[Tensor, Tensor, Tensor]:
        moved(self.name, var, m, v)
        rate = number(lr) / (1 - number(beta1_power))
        apply.apply_ada_max(var, m, v, grad, rate, *map(number, (beta1, beta2, epsilon)))
        return var, m, v


class ApplyAdadelta(Primitive):
    """A step of Adadelta; returns the weight and both running squares."""

    def __call__(
        self,
        var: Tensor,
        accum: Tensor,
        accum_update: Tensor,
        lr: TensorOrNumber,
        rho: TensorOrNumber,
        epsilon: TensorOrNumber,
        grad: Tensor,
    ) -> tuple[Tensor, Tensor, Tensor]:
        moved(self.name, var, accum, accum_update)
        numbers = (number(n) for n in (lr, rho, epsilon))
        apply.apply_adadelta(var, accum, accum_update, grad, *numbers)
        return var, accum, accum_update


class ApplyFtrl(Primitive):
    """A step of "follow the regularised leader", as `nn.FTRL`."""

    def __init__(self, use_locking: bool = False) -> None:
        super().__init__()

    def __call__(
        self,
        var: Tensor,
        accum: Tensor,
        linear: Tensor,
        grad: Tensor,
        lr: TensorOrNumber,
        l1: TensorOrNumber,
        l2: TensorOrNumber,
        lr_power: TensorOrNumber,
    ) -> Tensor:
        moved(self.name, var, accum, linear)
        numbers = (number(n) for n in (lr, l1, l2, lr_power))
        apply.apply_ftrl(var, accum, linear, grad, *numbers)
        return var


class ApplyProximalAdagrad(Primitive):
    """A step of Adagrad that shrinks towards 0; returns the weight and the sum of squares."""

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
    ) -> tuple[Tensor, Tensor]:
        moved(self.name, var, accum)
        apply.apply_proximal_adagrad(var, accum, grad, *map(number, (lr, l1, l2)))
        return var, accum


class LARSUpdate(Primitive):
    """The gradient scaled by the layer's ratio of norms, weight decay added.

    Args:
        epsilon: Added to the divisor.
        hyperpara: The trust coefficient.
        use_clip: Whether the ratio is bounded by 1 after division by the learning rate.

    Source: You, Gitman & Ginsburg, arXiv:1708.03888, equation 6.

    """

    def __init__(
        self, epsilon: float = 1e-05, hyperpara: float = 0.001, use_clip: bool = False
    ) -> None:
        super().__init__()
        self.epsilon, self.hyperpara, self.use_clip = epsilon, hyperpara, use_clip

    def __call__(
        self,
        weight: Tensor,
        gradient: Tensor,
        norm_weight: Tensor | None,
        norm_gradient: Tensor | None,
        weight_decay: TensorOrNumber,
        learning_rate: TensorOrNumber,
    ) -> Any:
        """The gradient to step along.

        Args:
            weight: Any shape.
            gradient: The shape of the weight.
            norm_weight: The squared norm of the weight, or None to compute it.
            norm_gradient: The same of the gradient.
            weight_decay: What of the weight is added to the gradient.
            learning_rate: The rate of the step that follows.

        """
        of_weight = norm(weight) if norm_weight is None else sqrt(norm_weight)
        of_gradient = norm(gradient) if norm_gradient is None else sqrt(norm_gradient)
        divisor = add(add(of_gradient, mul(of_weight, weight_decay)), self.epsilon)
        trust = div(mul(of_weight, self.hyperpara), divisor)
        if self.use_clip:
            bounded = div(trust, learning_rate)
            trust = where(bounded < 1.0, bounded, 1.0)
        some = logical_and(abs(of_weight) > 0.0, abs(of_gradient) > 0.0)
        decayed = add(gradient, mul(weight, weight_decay))
        return mul(decayed, where(some, trust, 1.0))
