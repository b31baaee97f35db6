"""How high the loss rises in a box around the parameters that grows with them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from insight.needed import from_analysis

from .hessian import Hessian
from .model import DifferentiableModel
from .parameters import Array

_STEPS = 10  # of the search, as many as in the paper


def box_rise(
    model: DifferentiableModel,
    hessian: Hessian,
    loss: float,
    epsilon: float,
    ways: Sequence[Array],
) -> float:
    """The highest rise of the loss that is found within `epsilon * (|θ_i| + 1)` of each parameter.

    The search begins at the corner of the box, of those in the signs of some ways, where the loss
    is highest, as at a minimum the gradient tells nothing; then L-BFGS-B takes ten steps.

    Args:
        model: The model.
        hessian: It knows the origin and the gradient.
        loss: At the origin.
        epsilon: The size of the box.
        ways: Directions whose signs tell corners, (size,) each.

    Source: Keskar et al., arXiv:1609.04836, definition 2.1 with A the identity, and section 2.2.2
    for the steps; they begin at the origin.

    """
    with from_analysis("scipy", "sharpness"):
        from scipy.optimize import Bounds, minimize

    edge = epsilon * (np.abs(_joined(hessian)) + 1)
    corners = [edge * np.sign(way) for way in ways]
    rises = [float(model.loss(hessian.moved(corner))) - loss for corner in corners]
    known = [rise if np.isfinite(rise) else -np.inf for rise in rises]
    start = corners[int(np.argmax(known))]
    highest = max(0.0, *known)

    def falls(offset: Array) -> tuple[float, Array]:
        nonlocal highest
        rise = float(model.loss(hessian.moved(offset))) - loss
        highest = max(highest, rise) if np.isfinite(rise) else highest
        return -rise, -hessian.gradient(offset)

    minimize(
        falls,
        start,
        jac=True,
        method="L-BFGS-B",
        bounds=Bounds(-edge, edge),
        options={"maxiter": _STEPS},
    )
    return highest


def _joined(hessian: Hessian) -> Array:
    arrays = [np.asarray(array, np.float64).reshape(-1) for array in hessian.origin.values()]
    return np.concatenate(arrays)
