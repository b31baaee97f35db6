"""Images smoothed and sharpened."""

from __future__ import annotations

import numpy as np

from .edges import padded
from .saturation import as_pixels

SMALL = {1: (1.0,), 3: (0.25, 0.5, 0.25), 5: (0.0625, 0.25, 0.375, 0.25, 0.0625)}
SMALL[7] = (0.03125, 0.109375, 0.21875, 0.28125, 0.21875, 0.109375, 0.03125)
FIXED_BITS = 8  # of the weights of uint8 images


def gaussian_kernel(length: int, sigma: float) -> np.ndarray:
    """Weights of a Gaussian, float64; a sigma of 0 is one that suits the length."""
    if sigma <= 0 and length in SMALL:
        return np.array(SMALL[length])
    width = sigma if sigma > 0 else 0.3 * ((length - 1) * 0.5 - 1) + 0.8
    distances = np.arange(length) - (length - 1) / 2
    weights = np.exp(-0.5 * (distances / width) ** 2)
    return weights / weights.sum()


def blurred(image: np.ndarray, size: tuple[int, int], sigma: tuple[float, float]) -> np.ndarray:
    """The image (height, width, channels) under a Gaussian; both arguments are across, down.

    Beyond the border the image is mirrored, its outermost pixels not repeated.
    """
    kernels = [gaussian_kernel(*pair) for pair in zip(size, sigma, strict=True)]
    wide, high = (length // 2 for length in size)
    framed = padded(image, (high, high, wide, wide), "reflect")
    if image.dtype == np.uint8:
        across, down = map(_fixed, kernels)
        lines = np.minimum(_summed(framed.astype(np.int32), across, 1), 0xFFFF)
        total = _summed(lines, down, 0)
        half = 1 << (2 * FIXED_BITS - 1)
        return np.minimum((total + half) >> 2 * FIXED_BITS, 255).astype(np.uint8)
    kind = np.float64 if image.dtype == np.float64 else np.float32
    across, down = (kernel.astype(kind) for kernel in kernels)
    return as_pixels(_summed(_summed(framed.astype(kind), across, 1), down, 0), image.dtype)


def sharpened(image: np.ndarray, factor: float) -> np.ndarray:
    """The image away from a smoothed one, by a factor; 1 changes nothing, 0 gives the smoothed.

    The outermost pixels stay as they are.
    """
    smooth = image.copy()
    if min(image.shape[:2]) > 2:
        kind = np.int32 if image.dtype.kind in "iu" else image.dtype
        work = image.astype(kind)
        columns = work[:, :-2] + work[:, 1:-1] + work[:, 2:]
        total = columns[:-2] + columns[1:-1] + columns[2:]
        total += 4 * work[1:-1, 1:-1]
        mean = total / (13 if image.dtype == np.float64 else np.float32(13))
        smooth[1:-1, 1:-1] = as_pixels(mean, image.dtype)
    return mixed(image, smooth, factor)


def mixed(image: np.ndarray, other: np.ndarray, factor: float) -> np.ndarray:
    """`factor * image + (1 - factor) * other`, in the number type of the image."""
    one = float(np.float32(factor))
    return weighted(image, one, other, 1 - one)


def weighted(image: np.ndarray, part: float, other: np.ndarray, rest: float) -> np.ndarray:
    """`part * image + rest * other` in the number type of the image.

    The second product is rounded to float32 and the sum once more, as processors do that add and
    multiply at once: so halves go the way that they go in OpenCV.
    """
    if image.dtype == np.float64:
        return image * part + other * rest
    if image.dtype == np.uint8 and image.size > 1 << 16:  # there are fewer pairs of levels
        levels = np.arange(256, dtype=np.uint8)
        table = weighted(levels[:256, None], part, levels[None], rest)
        return table.ravel()[image.astype(np.uint16) << 8 | other]
    second = (other.astype(np.float32) * np.float32(rest)).astype(np.float64)
    first = image.astype(np.float64) * float(np.float32(part))
    return as_pixels((first + second).astype(np.float32), image.dtype)


def _summed(framed: np.ndarray, kernel: np.ndarray, axis: int) -> np.ndarray:
    length = framed.shape[axis] - len(kernel) + 1
    total = np.zeros(1, framed.dtype)
    for index, weight in enumerate(kernel):
        lines = [slice(None)] * framed.ndim
        lines[axis] = slice(index, index + length)
        total = total + framed[tuple(lines)] * weight
    return total


def _fixed(kernel: np.ndarray) -> np.ndarray:
    """The weights as whole numbers that sum to 256: what rounding leaves goes on to the next."""
    one = 1 << FIXED_BITS
    fixed = np.zeros(len(kernel), np.int32)
    left = 0.0
    for index in range(len(kernel) // 2):
        wanted = kernel[index] * one + left
        fixed[index] = fixed[-1 - index] = np.rint(wanted)
        left = wanted - fixed[index]
    fixed[len(kernel) // 2] = one - fixed.sum()
    return fixed
