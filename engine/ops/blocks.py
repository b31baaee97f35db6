"""Blocks of pixels moved into the batch or the channels and back."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import Any

from engine.errors import ShapeError
from engine.typed import Tensor

from .arrangement import as_numbers, reshape, transpose
from .joining import pad_with
from .slicing import slice as part_from

__all__ = ["batch_to_space_nd", "space_to_batch_nd"]


def space_to_batch_nd(
    input_x: Tensor, block_size: int | Sequence[int], paddings: Sequence[Sequence[int]]
) -> Tensor:
    """The pixels of each place of a block as a picture of its own, in the batch.

    Args:
        input_x: (batch, …, *space): as many axes of space as `paddings` has rows.
        block_size: The lengths of a block: a number for each axis of space, or one for all.
        paddings: (before, after) for each axis of space: zeros that are added first.

    Returns:
        (batch * block, …, *(space / block_size)); the place in the block changes slowest.

    Raises:
        ShapeError: If the padded axes are no multiples of the block.

    >>> import engine
    >>> x = engine.ops.reshape(engine.ops.arange(4), (1, 1, 2, 2))
    >>> space_to_batch_nd(x, (2, 2), ((0, 0), (0, 0))).asnumpy().ravel()
    array([0, 1, 2, 3])

    """
    lead = len(input_x.shape) - len(paddings)
    widths = ((0, 0),) * lead + tuple((int(a), int(b)) for a, b in paddings)
    padded = pad_with(input_x, widths=widths)
    block = _block(block_size, len(paddings))
    head, space = tuple(padded.shape[:lead]), padded.shape[lead:]
    if any(n % b for n, b in zip(space, block, strict=True)):
        raise ShapeError.of("space_to_batch_nd", f"multiples of {block}", tuple(padded.shape))
    small = tuple(n // b for n, b in zip(space, block, strict=True))
    apart = reshape(padded, (*head, *itertools.chain(*zip(small, block, strict=True))))
    inner = range(lead + 1, len(apart.shape), 2)
    order = (*inner, *range(lead), *range(lead, len(apart.shape), 2))
    return reshape(transpose(apart, order), (math.prod(block) * head[0], *head[1:], *small))


def batch_to_space_nd(
    input_x: Tensor, block_shape: int | Sequence[int], crops: Sequence[Sequence[int]]
) -> Tensor:
    """What undoes `space_to_batch_nd`: pictures of the batch as the places of blocks.

    Args:
        input_x: (batch * block, …, *space): as many axes of space as `crops` has rows.
        block_shape: The lengths of a block: a number for each axis of space, or one for all.
        crops: (before, after) for each axis of space: how much is cut off in the end.

    Raises:
        ShapeError: If the batch is no multiple of the block.

    """
    lead = len(input_x.shape) - len(crops)
    block = _block(block_shape, len(crops))
    count, head, space = math.prod(block), input_x.shape[1:lead], input_x.shape[lead:]
    if input_x.shape[0] % count:
        expected = f"a batch that is a multiple of {count}"
        raise ShapeError.of("batch_to_space_nd", expected, tuple(input_x.shape))
    batch, blocks = input_x.shape[0] // count, len(block)
    apart = reshape(input_x, (*block, batch, *head, *space))
    pairs = ((blocks + lead + k, k) for k in range(blocks))
    order = (*range(blocks, blocks + lead), *itertools.chain(*pairs))
    large = tuple(n * b for n, b in zip(space, block, strict=True))
    whole = reshape(transpose(apart, order), (batch, *head, *large))
    begin = (0,) * lead + tuple(int(before) for before, _ in crops)
    sizes = tuple(n - int(a) - int(b) for n, (a, b) in zip(large, crops, strict=True))
    return part_from(whole, begin, (batch, *head, *sizes))


def space_to_depth(x: Any, block_size: int) -> Any:
    """(batch, channels, height, width) with the pixels of each block as channels.

    The place in the block changes slower than the channel.
    """
    batch, channels, height, width = x.shape
    if height % block_size or width % block_size:
        expected = f"height and width that are multiples of {block_size}"
        raise ShapeError.of("SpaceToDepth", expected, tuple(x.shape))
    small = (height // block_size, width // block_size)
    apart = reshape(x, (batch, channels, small[0], block_size, small[1], block_size))
    moved = transpose(apart, (0, 3, 5, 1, 2, 4))
    return reshape(moved, (batch, channels * block_size**2, *small))


def depth_to_space(x: Any, block_size: int) -> Any:
    """What undoes `space_to_depth`: channels as the pixels of blocks."""
    batch, channels, height, width = x.shape
    if channels % block_size**2:
        expected = f"channels that are a multiple of {block_size**2}"
        raise ShapeError.of("DepthToSpace", expected, tuple(x.shape))
    fewer = channels // block_size**2
    apart = reshape(x, (batch, block_size, block_size, fewer, height, width))
    moved = transpose(apart, (0, 3, 4, 1, 5, 2))
    return reshape(moved, (batch, fewer, height * block_size, width * block_size))


def _block(lengths: Any, rank: int) -> tuple[int, ...]:
    block = as_numbers(lengths)
    return block * rank if isinstance(lengths, int) else block
