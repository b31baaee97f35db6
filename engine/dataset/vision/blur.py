"""Images smoothed."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.dataset.description import single
from engine.dataset.pixels.filters import blurred
from engine.errors import ArgumentTypeError, ArgumentValueError

from . import arguments
from .image import ImageOperation

__all__ = ["GaussianBlur"]


class GaussianBlur(ImageOperation):
    """The image under a Gaussian.

    Args:
        kernel_size: How many pixels (across, down) count, odd; one number is for both.
        sigma: Its deviation (across, down) in pixels; one number is for both. Where it is 0 or
            None it is 0.15 of the kernel's length and 0.35 more.

    Raises:
        ArgumentTypeError: If one is of another type.
        ArgumentValueError: If a length is even or below 1, or a deviation below 0.

    """

    def __init__(
        self,
        kernel_size: int | list[int] | tuple[int, int],
        sigma: float | list[float] | tuple[float, float] | None = None,
    ) -> None:
        where = "GaussianBlur(kernel_size)"
        self.kernel_size = arguments.sides(where, kernel_size)
        if any(length % 2 == 0 for length in self.kernel_size):
            raise ArgumentValueError.of(where, "odd numbers", kernel_size)
        listed = sigma if isinstance(sigma, list | tuple) else [0.0 if sigma is None else sigma]
        if len(listed) not in {1, 2} or (len(listed) == 1 and listed is sigma):
            raise ArgumentTypeError.of(
                "GaussianBlur(sigma)", "a number or a pair of numbers", sigma
            )
        self.sigma = [arguments.reach("GaussianBlur(sigma)", one, 0) for one in listed]

    def _of_image(self, image: np.ndarray) -> np.ndarray:
        across, down = self.kernel_size[0], self.kernel_size[-1]
        wide = _deviation(self.sigma[0], across)
        high = _deviation(self.sigma[1], down) if len(self.sigma) == 2 else wide
        return blurred(image, (across, down), (wide, high))

    def _graph(self) -> dict[str, Any]:
        told = {"kernel_size": self.kernel_size, "sigma": [single(one) for one in self.sigma]}
        return {"device_target": "CPU", **told}


def _deviation(sigma: float, length: int) -> float:
    suiting = np.float32(length) * np.float32(0.15) + np.float32(0.35)
    return float(np.float32(sigma)) if sigma > 0 else float(suiting)
