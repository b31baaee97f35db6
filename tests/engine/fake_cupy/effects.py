"""What each CUDA source of the engine is meant to do, in float64 and from the formula it cites.

The text of a source is not read here: NVRTC judges whether it compiles, the tests marked `gpu`
whether it computes this. What is judged here is the call: that every argument is where the source
declares it, for an effect takes them by those names.
"""

from __future__ import annotations

from typing import Any

import numpy as np


def adam_step(
    *,
    grad: Any,
    rate: float,
    beta1: float,
    beta2: float,
    eps: float,
    nesterov: int,
    first: Any,
    second: Any,
    param: Any,
    largest: Any = None,
) -> None:
    """Kingma & Ba, arXiv:1412.6980, section 2; Dozat (2016) with `nesterov`."""
    g, m, v, w = (x.astype(np.float64) for x in (grad, first, second, param))
    m = beta1 * m + (1 - beta1) * g
    v = beta2 * v + (1 - beta2) * g**2
    top = v if largest is None else np.maximum(v, largest.astype(np.float64))
    mixed = beta1 * m + (1 - beta1) * g if nesterov else m
    first[...], second[...], param[...] = m, v, w - rate * mixed / (np.sqrt(top) + eps)
    if largest is not None:
        largest[...] = top


def momentum_step(
    *,
    grad: Any,
    rate: float,
    momentum: float,
    ahead: float,
    nesterov: int,
    accum: Any,
    param: Any,
) -> None:
    """Sutskever et al. (2013), with the rate outside the running sum."""
    g, v, w = (x.astype(np.float64) for x in (grad, accum, param))
    v = momentum * v + g
    accum[...], param[...] = v, w - rate * (g + ahead * v if nesterov else v)


def sgd_step(
    *,
    grad: Any,
    rate: float,
    momentum: float,
    share: float,
    nesterov: int,
    accum: Any,
    fresh: Any,
    param: Any,
) -> None:
    """The update of torch.optim.SGD: the first gradient counts whole, later ones by `share`."""
    g, v, w = (x.astype(np.float64) for x in (grad, accum, param))
    v = np.where(fresh > 0, g, momentum * v + share * g)
    accum[...], fresh[...] = v, 0
    param[...] = w - rate * (g + momentum * v if nesterov else v)


def insight_col2im(
    *,
    columns: Any,
    depth: int,
    height: int,
    width: int,
    batch: int,
    deep: int,
    down: int,
    across: int,
    kernel_d: int,
    kernel_h: int,
    kernel_w: int,
    step_d: int,
    step_h: int,
    step_w: int,
    front: int,
    top: int,
    left: int,
    gap_d: int,
    gap_h: int,
    gap_w: int,
    image: Any,
) -> None:
    """Each element of each window added where it came from, one position at a time."""
    kernel, positions = (kernel_d, kernel_h, kernel_w), (deep, down, across)
    parts = columns.reshape(len(image), *kernel, *positions, batch)
    total = np.zeros(image.shape)
    for c, a, b, slab, row, column in np.ndindex(*kernel, *positions):
        z = c * gap_d + slab * step_d - front
        y = a * gap_h + row * step_h - top
        x = b * gap_w + column * step_w - left
        if 0 <= z < depth and 0 <= y < height and 0 <= x < width:
            total[:, z, y, x] += parts[:, c, a, b, slab, row, column]
    image[...] = total


EFFECTS = {
    effect.__name__: effect for effect in (adam_step, insight_col2im, momentum_step, sgd_step)
}
