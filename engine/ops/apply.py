"""One optimizer step on one parameter, in place: the formulas, and the hand-written kernels.

Each is an operator that writes (`stepping.py`), of tensors or arrays; no gradient flows through it.
The gradient that it takes is already unscaled and decayed.
"""

from __future__ import annotations

from typing import Any

from engine.autodiff import PRIMITIVES
from engine.backend import xp_of
from engine.backend.kernels.adam import adam_step
from engine.backend.kernels.momentum import momentum_step
from engine.backend.kernels.sgd import sgd_step
from engine.backend.native import steps as native_steps

from .stepping import stepping

__all__ = [
    "apply_ada_max",
    "apply_adadelta",
    "apply_adagrad",
    "apply_adam",
    "apply_ftrl",
    "apply_momentum",
    "apply_proximal_adagrad",
    "apply_rms_prop",
    "apply_sgd",
]


@stepping("param")
def shortened(param: Any, share: float) -> None:
    """Take a share of `param` away: the decay of weights that is no part of a gradient."""
    param *= 1.0 - share


@stepping("param", "accum")
def apply_momentum(
    param: Any, accum: Any, grad: Any, rate: float, momentum: float, nesterov: bool = False
) -> None:
    """Move `param` one step with momentum.

    >>> import numpy as np
    >>> weight, accum = np.array([1.0]), np.array([0.0])
    >>> apply_momentum(weight, accum, np.array([2.0]), rate=0.1, momentum=0.9)
    >>> weight.tolist(), accum.tolist()
    ([0.8], [2.0])
    """
    momentum_step(param, accum, grad, rate, momentum, nesterov)


@PRIMITIVES["apply_momentum"].form(device="CPU", provider="native")
def _momentum_natively(param: Any, *values: Any) -> Any:
    if native_steps.moved_by_momentum(param, *values):
        return param
    return PRIMITIVES["apply_momentum"].forms.after("native")(param, *values)


@stepping("param", "accum", "fresh")
def apply_sgd(
    param: Any,
    accum: Any,
    fresh: Any,
    grad: Any,
    rate: float,
    momentum: float = 0.0,
    dampening: float = 0.0,
    nesterov: bool = False,
) -> None:
    """Move `param` one step of gradient descent.

    `fresh` holds ones before the first step, which starts `accum` with the whole gradient.

    >>> import numpy as np
    >>> weight = np.array([1.0])
    >>> apply_sgd(weight, np.zeros(1), np.ones(1), np.array([2.0]), rate=0.1)
    >>> weight.tolist()
    [0.8]
    """
    sgd_step(param, accum, fresh, grad, rate, momentum, dampening, nesterov)


@stepping("param", "first", "second", "largest")
def apply_adam(
    param: Any,
    first: Any,
    second: Any,
    grad: Any,
    rate: float,
    beta1: float = 0.9,
    beta2: float = 0.999,
    eps: float = 1e-8,
    nesterov: bool = False,
    largest: Any = None,
) -> None:
    """Move `param` one Adam step; `rate` holds the correction of both biases.

    >>> import numpy as np
    >>> weight = np.array([1.0])
    >>> apply_adam(weight, np.zeros(1), np.zeros(1), np.array([2.0]), rate=0.1 * 0.001**0.5 / 0.1)
    >>> weight.round(6).tolist()
    [0.9]
    """
    numbers = (rate, beta1, beta2, eps, nesterov)
    adam_step(param, first, second, grad, *numbers, largest)


@PRIMITIVES["apply_adam"].form(device="CPU", provider="native")
def _adam_natively(param: Any, *values: Any) -> Any:
    if native_steps.moved_by_adam(param, *values):
        return param
    return PRIMITIVES["apply_adam"].forms.after("native")(param, *values)


@stepping("param", "mean_square", "moment", "mean_grad")
def apply_rms_prop(
    param: Any,
    mean_square: Any,
    moment: Any,
    grad: Any,
    rate: float,
    decay: float = 0.9,
    momentum: float = 0.0,
    eps: float = 1e-10,
    mean_grad: Any = None,
) -> None:
    """Move `param` one RMSProp step; centred with `mean_grad`. `eps` stands inside the root.

    Source: Hinton, Coursera "Neural networks for machine learning", lecture 6e; centred: Graves,
    arXiv:1308.0850, section 4.2.
    """
    mean_square *= decay
    mean_square += (1.0 - decay) * (grad * grad)
    spread = mean_square
    if mean_grad is not None:
        mean_grad *= decay
        mean_grad += (1.0 - decay) * grad
        spread = mean_square - mean_grad * mean_grad
    moment *= momentum
    moment += rate * grad / xp_of(param).sqrt(spread + eps)
    param -= moment


@stepping("param", "accum")
def apply_adagrad(
    param: Any, accum: Any, grad: Any, rate: float, update_slots: bool = True
) -> None:
    """Move `param` one Adagrad step; without `update_slots` the sum of squares stays.

    Source: Duchi, Hazan & Singer, JMLR 12 (2011).
    """
    if update_slots:
        accum += grad * grad
    param -= rate * grad / xp_of(param).sqrt(accum)


@stepping("param", "first", "largest")
def apply_ada_max(
    param: Any,
    first: Any,
    largest: Any,
    grad: Any,
    rate: float,
    beta1: float = 0.9,
    beta2: float = 0.999,
    eps: float = 1e-8,
) -> None:
    """Move `param` one AdaMax step; `rate` holds the correction of the first moment's bias.

    Source: Kingma & Ba, arXiv:1412.6980, Algorithm 2.
    """
    first *= beta1
    first += (1.0 - beta1) * grad
    largest *= beta2
    xp_of(param).maximum(largest, abs(grad), out=largest)
    param -= rate * first / (largest + eps)


@stepping("param", "accum", "accum_update")
def apply_adadelta(
    param: Any,
    accum: Any,
    accum_update: Any,
    grad: Any,
    rate: float,
    rho: float = 0.9,
    eps: float = 1e-6,
) -> None:
    """Move `param` one Adadelta step.

    Source: Zeiler, arXiv:1212.5701, Algorithm 1.
    """
    xp = xp_of(param)
    accum *= rho
    accum += (1.0 - rho) * (grad * grad)
    update = xp.sqrt(accum_update + eps) / xp.sqrt(accum + eps) * grad
    accum_update *= rho
    accum_update += (1.0 - rho) * (update * update)
    param -= rate * update


@stepping("param", "accum", "linear")
def apply_ftrl(
    param: Any,
    accum: Any,
    linear: Any,
    grad: Any,
    rate: float,
    l1: float = 0.0,
    l2: float = 0.0,
    lr_power: float = -0.5,
) -> None:
    """Move `param` one step of "follow the regularised leader".

    Source: McMahan et al., "Ad click prediction: a view from the trenches" (2013), with l2 doubled
    as TensorFlow and MindSpore do.
    """
    xp = xp_of(param)
    grown = accum + grad * grad
    power, power_before = grown**-lr_power, accum**-lr_power
    linear += grad - (power - power_before) / rate * param
    accum[...] = grown
    pull = l1 * xp.sign(linear) - linear
    param[...] = xp.where(abs(linear) > l1, pull / (power / rate + 2.0 * l2), 0.0)


@stepping("param", "accum")
def apply_proximal_adagrad(
    param: Any, accum: Any, grad: Any, rate: float, l1: float = 0.0, l2: float = 0.0
) -> None:
    """Move `param` one Adagrad step and shrink it towards 0.

    Source: Duchi & Singer, "Efficient online and batch learning using forward backward splitting",
    JMLR 10 (2009).
    """
    xp = xp_of(param)
    accum += grad * grad
    own_rate = rate / xp.sqrt(accum)
    moved = param - own_rate * grad
    shrunk = xp.sign(moved) * xp.maximum(abs(moved) - own_rate * l1, 0.0) if l1 > 0 else moved
    param[...] = shrunk / (1.0 + own_rate * l2)
