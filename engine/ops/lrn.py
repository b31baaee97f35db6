"""Local response normalisation."""

from __future__ import annotations

from engine.backend.kernels.window import Window
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.typed import Tensor

from .arithmetic import div
from .arrangement import reshape
from .below import window_sum
from .elementary import pow, square

__all__ = ["lrn"]


def lrn(
    x: Tensor,
    depth_radius: int = 5,
    bias: float = 1.0,
    alpha: float = 1.0,
    beta: float = 0.5,
    norm_region: str = "ACROSS_CHANNELS",
) -> Tensor:
    """Each element divided by what its neighbours in other channels add up to.

    `x / (bias + alpha * s) ** beta`, with `s` the sum of the squares of the elements at the same
    place in up to `depth_radius` channels on either side and in its own. Krizhevsky et al. (2012),
    section 3.3, with the sum not divided by its length.

    Args:
        x: (batch, channels, height, width).
        depth_radius: How many channels on either side.
        bias: What is added to the sum; above 0 keeps it from 0.
        alpha: The factor of the sum.
        beta: The exponent.
        norm_region: "ACROSS_CHANNELS".

    Raises:
        ArgumentTypeError: If depth_radius is no int, or another number none.
        ArgumentValueError: If depth_radius is negative, or norm_region another.
        ShapeError: If the input has not four axes.

    >>> import engine
    >>> lrn(engine.Tensor([[[[2.0]], [[2.0]]]]), 1).asnumpy().reshape(-1).tolist()
    [0.6666666865348816, 0.6666666865348816]

    """
    if isinstance(depth_radius, bool) or not isinstance(depth_radius, int):
        raise ArgumentTypeError.of("lrn(depth_radius)", "an int", depth_radius)
    for name, value in (("bias", bias), ("alpha", alpha), ("beta", beta)):
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise ArgumentTypeError.of(f"lrn({name})", "a float", value)
    if not isinstance(norm_region, str):
        raise ArgumentTypeError.of("lrn(norm_region)", "a str", norm_region)
    if depth_radius < 0:
        raise ArgumentValueError.of("lrn(depth_radius)", "a number from 0", depth_radius)
    if norm_region != "ACROSS_CHANNELS":
        raise ArgumentValueError.of("lrn(norm_region)", "'ACROSS_CHANNELS'", repr(norm_region))
    shape = tuple(x.shape)
    if len(shape) != 4:
        raise ShapeError.of("lrn", "(batch, channels, height, width)", shape)
    batch, channels, height, width = shape
    window = Window((2 * depth_radius + 1, 1), pads=(depth_radius, depth_radius, 0, 0))
    squares = reshape(square(x), (batch, 1, channels, height * width))
    total = reshape(window_sum(squares, window=window), shape)
    return div(x, pow(total * alpha + bias, beta))
