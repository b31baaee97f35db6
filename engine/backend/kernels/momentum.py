"""One step of gradient descent with momentum, in place."""

from __future__ import annotations

import functools
from typing import Any

from . import by_device


def _cpu(
    param: Any, accum: Any, grad: Any, rate: float, momentum: float, nesterov: bool = False
) -> None:
    """Move `param` one step against `grad`, in place.

    Args:
        param: Any shape.
        accum: The running sum, the shape of `param`; updated in place.
        grad: The shape of `param`; already unscaled and decayed.
        rate: Learning rate of this step.
        momentum: How much of the running sum stays.
        nesterov: Whether to look one step ahead.

    Source: Sutskever et al., "On the importance of initialization and momentum in deep learning"
    (2013), with the rate outside the running sum.

    """
    accum *= momentum
    accum += grad
    param -= rate * (grad + momentum * accum) if nesterov else rate * accum


def _gpu(
    param: Any, accum: Any, grad: Any, rate: float, momentum: float, nesterov: bool = False
) -> None:
    ahead = momentum if nesterov else 0.0
    grad = grad.astype(param.dtype, copy=False)
    _compiled()(grad, rate, momentum, ahead, int(nesterov), accum, param)


@functools.cache
def _compiled() -> Any:
    import cupy

    return cupy.ElementwiseKernel(
        "T grad, float64 rate, float64 momentum, float64 ahead, int32 nesterov",
        "T accum, T param",
        """
        accum = (T)momentum * accum + grad;
        param -= (T)rate * (nesterov ? (T)(grad + (T)ahead * accum) : accum);
        """,
        "momentum_step",
    )


momentum_step = by_device(_cpu, _gpu)
