"""Directions scaled to the parameters, so that a step means the same in every network.

A ReLU network computes the same when a layer's weights are doubled and those of the next halved.
Steps of one size would then be small for the one and large for the other: a picture of the scale,
not of the loss.

Source: Li et al., "Visualizing the Loss Landscape of Neural Nets", arXiv:1712.09913, section 4;
biases and parameters of norm layers, which have one axis, do not move, as in the authors' code with
`ignore="biasbn"`.
"""

from __future__ import annotations

import numpy as np

from insight.errors import SummaryValueError

from .parameters import Array

NORMALIZE = ("filter", "layer", "none")
_LEAST = 1e-10  # beside a length that is divided by, as in the paper


def normalized(direction: Array, parameter: Array, normalize: str) -> Array:
    """An array of a direction, scaled to that of the parameters.

    Args:
        direction: Any numbers, in the shape of `parameter`.
        parameter: The array at the origin.
        normalize: `"filter"`: each filter of a convolution and each row of a matrix, which is what
            one neuron weighs, gets the length of its parameters. `"layer"`: the array as a whole
            does. Both leave arrays of less than two axes where they are. `"none"`: as it is.

    >>> normalized(np.array([[1.0, 1.0], [0.0, 2.0]]), np.array([[3.0, 4.0], [1.0, 0.0]]), "filter")
    array([[3.53553391, 3.53553391],
           [0.        , 1.        ]])

    """
    if normalize == "none":
        return direction
    if parameter.ndim <= 1:
        return np.zeros_like(direction)
    axes = tuple(range(1, parameter.ndim)) if normalize == "filter" else None
    scaled: Array = direction * (_length(parameter, axes) / (_length(direction, axes) + _LEAST))
    return scaled.astype(direction.dtype, copy=False)


def checked_normalize(where: str, normalize: str) -> str:
    """How directions are scaled, if there is such a way.

    Raises:
        SummaryValueError: If there is none.

    """
    if normalize not in NORMALIZE:
        raise SummaryValueError.of(f"{where}: normalize", f"one of {NORMALIZE}", repr(normalize))
    return normalize


def _length(array: Array, axes: tuple[int, ...] | None) -> Array:
    squares = np.square(array, dtype=np.float64)
    lengths: Array = np.sqrt(squares.sum(axis=axes, keepdims=True))
    return lengths
