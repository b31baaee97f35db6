"""How the gradient of a network's loss changes along a direction, by differentiating twice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from engine import ops
from engine.errors import ShapeError, UnknownNameError
from engine.tensor import Parameter, Tensor

from .samples import Samples

Array = np.ndarray[Any, np.dtype[Any]]
_WHERE = "LandscapeModel.hessian_vector"


def hessian_product(
    loss_of: Callable[..., Any],
    weights: Mapping[str, Parameter],
    direction: Mapping[str, Array],
    samples: Samples,
) -> dict[str, Array]:
    """The second derivatives of the mean loss times a direction, by name, in float64.

    Args:
        loss_of: The loss of a batch with the weights that the network has now, as a tensor.
        weights: By which it is differentiated.
        direction: Arrays by these names, in their shapes.
        samples: The batches.

    Raises:
        UnknownNameError: If the direction has another name, or lacks one.
        ShapeError: If an array of it has another shape.

    Source: Pearlmutter, "Fast exact multiplication by the Hessian" (1994), as the gradient of
    gradient times direction.

    """
    along = _tensors(weights, direction)
    parameters = list(weights.values())
    gradient = ops.grad(loss_of, None, parameters)

    def slope(*batch: Any) -> Any:
        parts = gradient(*batch)
        return sum(ops.mul(part, way).sum() for part, way in zip(parts, along, strict=True))

    differentiated = ops.grad(slope, None, parameters)
    total = {name: np.zeros(weight.shape) for name, weight in weights.items()}
    for batch, count in zip(samples.batches, samples.counts, strict=True):
        for name, part in zip(weights, differentiated(*batch), strict=True):
            total[name] += count / samples.count * part.asnumpy().astype(np.float64)
    return total


def _tensors(weights: Mapping[str, Parameter], direction: Mapping[str, Array]) -> list[Tensor]:
    for name in weights.keys() ^ direction.keys():
        raise UnknownNameError.of(f"{_WHERE}: direction", name, sorted(weights))
    tensors = []
    for name, weight in weights.items():
        array = np.asarray(direction[name])
        if array.shape != weight.shape:
            where, expected = f"{_WHERE}: direction[{name!r}]", f"shape {tuple(weight.shape)}"
            raise ShapeError.of(where, expected, array.shape)
        tensors.append(Tensor(array.astype(weight.asnumpy().dtype)))
    return tensors
