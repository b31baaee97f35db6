"""One step of stochastic gradient descent with dampened momentum, in place."""

from __future__ import annotations

import functools
from typing import Any

from . import by_device


def _cpu(
    param: Any,
    accum: Any,
    fresh: Any,
    grad: Any,
    rate: float,
    momentum: float,
    dampening: float = 0.0,
    nesterov: bool = False,
) -> None:
    """Move `param` one step against `grad`, in place.

    Args:
        param: Any shape.
        accum: The running sum, the shape of `param`; updated in place.
        fresh: The shape of `param`; above 0 before the first step, which starts the sum with the
            whole gradient, and set to 0 by it.
        grad: The shape of `param`; already unscaled and decayed.
        rate: Learning rate of this step.
        momentum: How much of the running sum stays; 0 for plain descent.
        dampening: How much of the gradient does not enter the sum.
        nesterov: Whether to look one step ahead.

    Source: the update of torch.optim.SGD, which MindSpore's follows.

    """
    if momentum == 0.0:
        param -= rate * grad
        return
    if fresh.size and fresh.flat[0] > 0:
        accum[...] = grad
        fresh[...] = 0
    else:
        accum *= momentum
        accum += (1.0 - dampening) * grad
    param -= rate * (grad + momentum * accum) if nesterov else rate * accum


def _gpu(
    param: Any,
    accum: Any,
    fresh: Any,
    grad: Any,
    rate: float,
    momentum: float,
    dampening: float = 0.0,
    nesterov: bool = False,
) -> None:
    if momentum == 0.0:
        param -= rate * grad
        return
    grad = grad.astype(param.dtype, copy=False)
    _compiled()(grad, rate, momentum, 1.0 - dampening, int(nesterov), accum, fresh, param)


@functools.cache
def _compiled() -> Any:
    import cupy

    return cupy.ElementwiseKernel(
        "T grad, float64 rate, float64 momentum, float64 share, int32 nesterov",
        "T accum, T fresh, T param",
        """
        accum = fresh > (T)0 ? grad : (T)((T)momentum * accum + (T)share * grad);
        fresh = (T)0;
        param -= (T)rate * (nesterov ? (T)(grad + (T)momentum * accum) : accum);
        """,
        "sgd_step",
    )


sgd_step = by_device(_cpu, _gpu)
