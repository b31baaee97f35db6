"""Dropout: elements or whole channels set to 0 at random, the others scaled up.

It draws from the generator that `engine.set_seed` starts anew.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import defvjp, primitive
from engine.backend import default_xp
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.typed import Tensor

from . import infer
from .own_part import batch_uniform

__all__ = ["dropout", "dropout1d", "dropout2d", "dropout3d"]


@primitive(infer=infer.same)
def dropped(x: Any, mask: Any, scale: float = 1.0) -> Any:
    """`x * scale` where the mask is true, 0 elsewhere."""
    out = x * mask
    if x.dtype.kind in "iu":
        return (out * scale).astype(x.dtype)
    out *= scale
    return out


def _dropped_examples(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 3)), rng.random((2, 3)) > 0.5), {"scale": 2.0}
    yield (rng.standard_normal((2, 3, 2)), rng.random((2, 3, 1)) > 0.5), {"scale": 1.5}
    yield (rng.integers(1, 9, (2, 3)), rng.random((2, 3)) > 0.5), {"scale": 1.5}


defvjp(
    dropped,
    lambda g, out, x, mask, scale: dropped(g, mask, scale=scale),
    None,
    examples=_dropped_examples,
)


def dropout(
    input: Tensor, p: float = 0.5, training: bool = True, seed: int | None = None
) -> Tensor:
    """The tensor with each element set to 0 with probability `p`, the others divided by 1 - p.

    Args:
        input: Any shape.
        p: The share to drop, from 0 to before 1; not looked at where none is dropped.
        training: Whether to drop at all.
        seed: For the same elements at each call.

    Raises:
        ArgumentValueError: If `p` is not in [0, 1), while training.

    Source: Srivastava et al., JMLR 15 (2014), scaled while training.

    >>> import engine
    >>> sorted(set(dropout(engine.ops.ones(100), 0.5).asnumpy().tolist()))
    [0.0, 2.0]

    """
    if training and not 0 <= p < 1:
        raise ArgumentValueError.of("dropout(p)", "a number from 0 to before 1", p)
    return _dropout(input, p, training, seed, tuple(input.shape))


def dropout1d(input: Tensor, p: float = 0.5, training: bool = True) -> Tensor:
    """The tensor with whole channels set to 0 with probability `p`, the others divided by 1 - p.

    Args:
        input: (batch, channels, length) or (channels, length).
        p: The share to drop, from 0 to 1.
        training: Whether to drop at all.

    Raises:
        ArgumentTypeError: If `p` is no float.
        ArgumentValueError: If `p` is not in [0, 1].
        ShapeError: If the input has other than two or three axes.

    >>> import engine
    >>> dropout1d(engine.ops.ones((2, 3)), 1.0).asnumpy().tolist()
    [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]

    """
    return _by_channel("dropout1d", input, p, training, (2, 3))


def dropout2d(input: Tensor, p: float = 0.5, training: bool = True) -> Tensor:
    """As `dropout1d`, of (batch, channels, height, width)."""
    return _by_channel("dropout2d", input, p, training, (4,))


def dropout3d(input: Tensor, p: float = 0.5, training: bool = True) -> Tensor:
    """As `dropout1d`, of (batch, channels, depth, height, width)."""
    return _by_channel("dropout3d", input, p, training, (5,))


def _by_channel(where: str, x: Any, p: float, training: bool, ranks: tuple[int, ...]) -> Any:
    share(f"{where}(p)", p)
    shape = tuple(x.shape)
    if len(shape) not in ranks:
        expected = f"{' or '.join(map(str, ranks))} axes"
        raise ShapeError.of(where, expected, shape)
    lead = 1 if len(shape) == 2 else 2
    return _dropout(x, p, training, None, shape[:lead] + (1,) * (len(shape) - lead))


def share(where: str, p: Any) -> float:
    """A float from 0 to 1.

    Raises:
        ArgumentTypeError: If it is no float.
        ArgumentValueError: If it is out of range.

    """
    if not isinstance(p, float):
        raise ArgumentTypeError.of(where, "a float", p)
    if not 0 <= p <= 1:
        raise ArgumentValueError.of(where, "a number from 0 to 1", p)
    return p


def _dropout(
    input: Any, p: float, training: bool, seed: int | None, mask_shape: tuple[int, ...]
) -> Any:
    if not training or p == 0:
        return input
    return dropped(input, kept(mask_shape, p, seed), scale=1 / (1 - p) if p < 1 else 0.0)


def kept(shape: tuple[int, ...], p: float, seed: int | None = None) -> Any:
    """Which elements dropout keeps: true with probability 1 - p."""
    if seed is None:
        return batch_uniform(shape=shape) >= p
    return default_xp().random.default_rng(seed).random(shape, dtype=np.float32) >= p
