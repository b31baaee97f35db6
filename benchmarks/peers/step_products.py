"""Floating-point operations of a training step's products, by formula.

Counted are dense layers, convolutions and attention: forward, the gradient of the weights and that
of the input, where anybody asks for it. What is not a product, the optimizer among it, is not.
"""

from __future__ import annotations

from itertools import pairwise

from .network_sizes import RESNET_BLOCKS, RESNET_WIDTHS

MULTIPLY_AND_ADD = 2


def dense(rows: int, inside: int, outside: int, *, is_first: bool = False) -> int:
    """Of a dense layer; the first of a network has no gradient of its input.

    >>> dense(1, 2, 3), dense(1, 2, 3, is_first=True)
    (36, 24)
    """
    return MULTIPLY_AND_ADD * rows * inside * outside * (2 if is_first else 3)


def convolution(
    pixels: int, inside: int, outside: int, side: int, *, is_first: bool = False
) -> int:
    """Of a convolution by `side` x `side` that makes so many pixels, all samples together."""
    return dense(pixels, inside * side**2, outside, is_first=is_first)


def attention(samples: int, steps: int, width: int) -> int:
    """Of scores and of what they weigh, all heads together; the dense layers are not in it."""
    return 2 * 3 * MULTIPLY_AND_ADD * samples * steps**2 * width


def mlp(batch: int, widths: tuple[int, ...]) -> int:
    pairs = pairwise(widths)
    return sum(dense(batch, *pair, is_first=not k) for k, pair in enumerate(pairs))


def lenet(batch: int) -> int:
    """Of LeNet-5 for 32 x 32 images of one channel."""
    convolved = convolution(batch * 28**2, 1, 6, 5, is_first=True)
    convolved += convolution(batch * 10**2, 6, 16, 5)
    return convolved + sum(dense(batch, *pair) for pair in ((400, 120), (120, 84), (84, 10)))


def resnet(batch: int) -> int:
    """Of ResNet-20 for 32 x 32 images of one channel."""
    side, inside = 32, RESNET_WIDTHS[0]
    total = convolution(batch * side**2, 1, inside, 3, is_first=True)
    for width in RESNET_WIDTHS:
        for _ in range(RESNET_BLOCKS):
            if width != inside:
                side //= 2
                total += convolution(batch * side**2, inside, width, 1)
            total += convolution(batch * side**2, inside, width, 3)
            total += convolution(batch * side**2, width, width, 3)
            inside = width
    return total + dense(batch, inside, 10)


def transformer(batch: int, steps: int, width: int, inner: int, layers: int) -> int:
    """Of an encoder and a dense layer of 10 on the mean of its steps."""
    rows = batch * steps
    within = dense(rows, width, width) + 2 * dense(rows, width, inner)
    total = layers * (within + attention(batch, steps, width))
    total += sum(dense(rows, width, 3 * width, is_first=not k) for k in range(layers))
    return total + dense(batch, width, 10)
