"""One step of Adam, in place."""

from __future__ import annotations

import functools
from typing import Any

from engine.backend import xp_of

from . import by_device


def _cpu(
    param: Any,
    first: Any,
    second: Any,
    grad: Any,
    rate: float,
    beta1: float,
    beta2: float,
    eps: float,
    nesterov: bool = False,
    largest: Any = None,
) -> None:
    """Move `param` one Adam step, in place.

    Args:
        param: Any shape.
        first: Running mean of the gradients, the shape of `param`; updated in place.
        second: Running mean of their squares; updated in place.
        grad: The shape of `param`; already unscaled and decayed.
        rate: Learning rate of this step, with the correction of both biases already in it.
        beta1: How much of the first moment stays.
        beta2: How much of the second stays.
        eps: Added to the root.
        nesterov: Whether to mix the gradient into the first moment once more.
        largest: With AMSGrad the largest second moment so far; updated in place.

    Source: Kingma & Ba, arXiv:1412.6980, the form at the end of section 2: eps outside the
    correction. AMSGrad: Reddi, Kale & Kumar (2018), on the uncorrected moment.

    """
    first *= beta1
    first += (1.0 - beta1) * grad
    second *= beta2
    second += (1.0 - beta2) * (grad * grad)
    xp = xp_of(param)
    root = xp.sqrt(second if largest is None else xp.maximum(largest, second, out=largest))
    root += eps
    step = beta1 * first + (1.0 - beta1) * grad if nesterov else first
    param -= rate * (step / root)


def _gpu(
    param: Any,
    first: Any,
    second: Any,
    grad: Any,
    rate: float,
    beta1: float,
    beta2: float,
    eps: float,
    nesterov: bool = False,
    largest: Any = None,
) -> None:
    numbers = (rate, beta1, beta2, eps)
    if param.dtype.itemsize < 4:  # CUDA's sqrt and max are ambiguous for half precision
        _cpu(param, first, second, grad, *numbers, nesterov, largest)
        return
    grad = grad.astype(param.dtype, copy=False)
    state = (first, second) if largest is None else (first, second, largest)
    _compiled("" if largest is None else "largest")(grad, *numbers, int(nesterov), *state, param)


@functools.cache
def _compiled(largest: str) -> Any:
    import cupy

    outputs = "T first, T second, T largest, T param" if largest else "T first, T second, T param"
    keep = "largest = max(largest, second);" if largest else ""
    return cupy.ElementwiseKernel(
        "T grad, float64 rate, float64 beta1, float64 beta2, float64 eps, int32 nesterov",
        outputs,
        f"""
        first = (T)beta1 * first + (T)(1 - beta1) * grad;
        second = (T)beta2 * second + (T)(1 - beta2) * grad * grad;
        {keep}
        T root = sqrt({largest or "second"}) + (T)eps;
        T step = nesterov ? (T)beta1 * first + (T)(1 - beta1) * grad : first;
        param -= (T)rate * step / root;
        """,
        "adam_step",
    )


adam_step = by_device(_cpu, _gpu)
